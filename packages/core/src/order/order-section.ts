/** A part of a sheet under a heading of its own: a round, a list, a chapter. */
export interface OrderSection {
  readonly id: string;
  /** What forms and receipts call it: `Round 2`. */
  readonly title: string;
  /** The line above its orders, such as `ROUND 2`. It may also stand before an order, on the same line. */
  readonly heading: string;
  /** Other headings, understood and never shown: `R2`. */
  readonly also?: readonly string[];
  /** How many orders it takes; as many as there are unless said. */
  readonly takes?: number;
  /** How many usually stand in it, where it takes more: a form then goes on to the next section, and comes back if asked to. */
  readonly usual?: number;
  /**
   * When its orders are run: in the window that asks their seat, unless said, or `any`: with the turn for which they were sent,
   * where the window lets the seat send.
   */
  readonly when?: 'asked' | 'any';
}
