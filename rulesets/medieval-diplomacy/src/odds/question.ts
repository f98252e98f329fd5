import type { Ratings } from '../battle/record.ts';
import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import type { Rank } from '../words.ts';

/** A battle that might be fought. Every force is a realm of its own; all attackers are at war with all defenders. */
export interface OddsQuestion {
  readonly setting: Pick<Setting, 'troops'>;
  readonly kind: 'land' | 'border' | 'sea';
  /** At least one on each side. */
  readonly attackers: readonly OddsForce[];
  /** The first owns the province; the others are its allies. */
  readonly defenders: readonly OddsForce[];
  /** What the attackers are to each other; allies if not said. */
  readonly attackersAre?: 'allied' | 'neutral' | 'at war';
  /** The walls of the province, 0 to 12, and how much of them is ruined already. On land only. */
  readonly fort?: { readonly level: number; readonly damage: number };
}

/**
 * An army; at sea a fleet, whose soldiers are an army aboard that fights as marines. Without a retreat level it stays to
 * the end; with one it always finds a place to go.
 */
export interface OddsForce {
  readonly stacks: readonly Stack[];
  /** The first leads. */
  readonly commanders?: readonly Ratings[];
  readonly retreatLevel?: Rank;
  /** It has just been landed: an attacker on land. */
  readonly landed?: boolean;
  /** It stays outside the walls: a defender on land. */
  readonly outside?: boolean;
}
