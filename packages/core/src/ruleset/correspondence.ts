import type { SeatId } from '../ids.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What a ruleset and the letters of its host have to do with each other. */
export interface CorrespondenceSpec<T extends RulesetTypes> {
  /**
   * Whether an order carries words of its ruler to others: to some of them, or to all. The host refuses it where the
   * campaign allows no such words, and does not offer it. Null for orders that carry none. The verb alone decides it: it is
   * asked before there are words.
   */
  carries(order: T['order']): 'private' | 'public' | null;
  /**
   * The argument of an order that holds words for one seat alone, and that seat; null for all other orders. In the record a
   * digest stands for them, so the rules must tell such words and do nothing else with them. Without it no words are private.
   */
  privateWords?(order: T['order']): PrivateWords | null;
  /** What the host shall deliver because of an event of a turn that is out; null for most. */
  delivers(event: T['event'], setting: T['setting']): LetterDelivery | null;
  /**
   * A proclamation written as a letter, as an order: the host hands it over with the sheet of its seat, after the other
   * orders. Without this the rules know nothing of proclamations, and the host publishes them by itself.
   */
  proclamation?(text: string): T['order'];
}

export interface PrivateWords {
  readonly arg: string;
  /** Who else may read them, if the rules deliver them. */
  readonly to: SeatId;
}

export type LetterDelivery =
  /** `to` shall have an address at which `from` can be reached, if the campaign lets rulers know each other. */
  | { readonly kind: 'ambassador'; readonly from: SeatId; readonly to: SeatId; readonly text: string }
  /** Published by the rules; it stands among the press too. */
  | { readonly kind: 'proclamation'; readonly from: SeatId; readonly text: string };
