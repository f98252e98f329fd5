import type { KingdomOrder, Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { KingdomNumber } from '../words.ts';

/** What became of an action that was written. */
export type OrderEvent =
  /** It is done, with all that follows from it, which was told before this (HEP-15.3). */
  | {
      readonly kind: 'acted';
      readonly kingdom: KingdomNumber;
      readonly order: KingdomOrder;
      readonly goldBefore: number;
      readonly gold: number;
    }
  /** Its condition failed when its moment came: nothing was spent, and the Post went on (HEP-1.8). */
  | {
      readonly kind: 'skipped';
      /** Null for an act of the master, who has no Gold. */
      readonly kingdom: KingdomNumber | null;
      readonly order: Order;
      readonly refusal: Refusal;
      readonly gold: number | null;
    };
