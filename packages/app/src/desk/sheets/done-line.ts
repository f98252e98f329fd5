import type { ArrivalAct, Instant } from '@chancery/core';

/** What was done for an order as soon as it arrived. */
export interface DoneLine {
  readonly act: ArrivalAct['act'];
  readonly at: Instant;
  /** In words. */
  readonly text: string;
  /** It was done when the same order came before, and is not done again. */
  readonly before?: true;
}
