import type { LineReason } from '../text/line-reasons.ts';

/** Why a seat was adjudicated by other orders than its receipts say. The host knows it, and the rules do not. */
export interface OrdersOtherwise {
  readonly turn: number;
  readonly why: LineReason;
  /** Where a master has struck out or changed some of them. */
  readonly struck?: readonly StruckWords[];
}

/** An order that does not stand, in words. */
export interface StruckWords {
  /** As its ruler had it. */
  readonly text: string;
  /** What stands in its place; null when nothing does. */
  readonly instead: string | null;
  readonly reason: string;
}
