import type { BattleQuestion } from '@chancery/kit';
import type { Ratings } from '../events/battle-record.ts';
import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import type { Rank, TroopType } from '../words.ts';

/** A battle that might be fought, and the troops that there are. All attackers are at war with all defenders. */
export type OddsQuestion = BattleQuestion<OddsPlace, OddsForce> & { readonly setting: Pick<Setting, 'troops'> };

/** The first defender owns the province; the others are its allies. */
export interface OddsPlace {
  readonly kind: 'land' | 'border' | 'sea';
  /** What the attackers are to each other; allies if not said. */
  readonly attackersAre?: 'allied' | 'neutral' | 'at war';
  /** The walls of the province, 0 to 12, and how much of them is ruined already. On land only. */
  readonly fort?: { readonly level: number; readonly damage: number };
}

/**
 * An army; at sea a fleet, whose soldiers are an army aboard that fights as marines. Every force is a realm of its own.
 * Without a retreat level it stays to the end; with one it always finds a place to go.
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

/** What falls in battle: a type of troops, or commanders (null). */
export type OddsKind = TroopType | null;
