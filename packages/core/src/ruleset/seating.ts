import type { SeatId } from '../ids.ts';
import type { Position, RulesetTypes } from './types.ts';

/** Who orders for a seat by the rules: a ruler, or they themselves; `gone` when nobody can any more. */
export type SeatedBy = 'ruler' | 'rules' | 'gone';

/** What a ruleset and the seats of its host have to do with each other, where the rules play seats without a ruler. */
export interface SeatingSpec<T extends RulesetTypes> {
  /**
   * What becomes of a seat while the rules play it, for whoever begins with too few rulers: a sentence that goes on after
   * the names of the powers, in every language of the pages.
   */
  readonly unruled: { readonly en: string; readonly de: string };
  seatedBy(position: Position<T>, seat: SeatId): SeatedBy;
  /** The act of the master that gives a seat to a new ruler, or to the rules. */
  act(setting: T['setting'], seat: SeatId, to: Exclude<SeatedBy, 'gone'>): T['order'];
  /** Whether the seat is worth another ruler's while. If not, none is sought when its own is silent. */
  viable(position: Position<T>, seat: SeatId): boolean;
  /** The seat whose ruler has lost it by an event of the turn; null for most. */
  unseats(event: T['event'], setting: T['setting']): SeatId | null;
}
