/** Something that takes mail in until it is stopped. */
export interface Receiver {
  /** Takes no new mail, finishes the mail in hand, and is fulfilled when all is at rest. */
  stop(): Promise<void>;
}
