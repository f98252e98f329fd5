import type { Instant } from '../clock/calendar.ts';
import type { SeatId } from '../ids.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';

/**
 * Who orders for a seat by the rules: a ruler, or they themselves; `gone` when nobody can any more, `later` as long as its power
 * has not come into the game. A power that comes into it, or comes back, opens its seat.
 */
export type SeatedBy = 'ruler' | 'rules' | 'gone' | 'later';

/** Whether there is a power to be ruled from the seat. */
export const isInGame = (by: SeatedBy): boolean => by === 'ruler' || by === 'rules';

/** A seat that is played from the start, and since when its ruler has been in the game; null for a bot. */
export interface Joined {
  readonly seat: SeatId;
  readonly at: Instant | null;
}

/** What becomes of a seat whose orders did not come. Each step includes that its ruler is told. */
export const SILENCE_STEPS = ['warn', 'caretaker', 'open'] as const;
export type SilenceStep = (typeof SILENCE_STEPS)[number];

/** What is done about silence, step by step. */
export interface SilenceLadder {
  /** After so many missed turns in a row, from 1; what stands last holds for all that follow. */
  readonly inARow: readonly SilenceStep[];
  /** After missing the very first turn of the campaign. */
  readonly firstTurn: SilenceStep;
}

/** What a ruleset and the seats of its host have to do with each other, where the rules play seats without a ruler. */
export interface SeatingSpec<T extends RulesetTypes> {
  /**
   * What becomes of a seat while the rules play it, for whoever begins with too few rulers: a sentence that goes on after
   * the names of the powers, in every language of the pages.
   */
  readonly unruled: { readonly en: string; readonly de: string };
  seatedBy(position: Position<T>, seat: SeatId): SeatedBy;
  /**
   * The act of the master that gives a seat to a new ruler, or to the rules. Left out where the rules play no seat, and do not
   * ask who rules one.
   */
  act?(setting: T['setting'], seat: SeatId, to: 'ruler' | 'rules'): T['order'];
  /**
   * Where powers act one after another: the act of the master by which those who play do so in the order in which they have
   * joined, bots last. Those who joined at the same time keep their order. Null when nothing changes by it, or it is too late.
   * Without it the order is that of the settings.
   */
  inOrderOfJoining?(position: Position<T>, players: readonly Joined[]): T['order'] | null;
  /** Whether the seat is worth another ruler's while. If not, none is sought when its own is silent. */
  viable(position: Position<T>, seat: SeatId): boolean;
  /**
   * What the rulebook has the host do about silence, unless a master says otherwise; without it rulers are told, and nothing
   * else happens. What a silent power does is a matter of the rules.
   */
  readonly silence?: SilenceLadder;
  /**
   * The rules have standing orders of their own, which rulers send with their sheets: so the host keeps none beside them, and says
   * so to whoever would leave some.
   */
  readonly standingOrders?: 'in-the-rules';
  /** The seat whose ruler has lost it by an event of the turn; null for most. */
  unseats(event: T['event'], setting: T['setting']): SeatId | null;
}
