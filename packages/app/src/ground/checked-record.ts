import type { CampaignId } from '@chancery/core';

/** The parts of a turn's record that are compared with what the rules make of its sheets and dice. */
export type RecordPart =
  | 'founding'
  | 'setting'
  | 'secret'
  | 'commitment'
  | 'list'
  | 'sheets'
  | 'rules'
  | 'events'
  | 'dice'
  | 'state'
  | 'seal'
  | 'chain';

/** What was found when a campaign was run again from its record. */
export interface CheckedRecord {
  /** The last turn that is out. */
  readonly turns: number;
  readonly sheets: number;
  readonly rolls: number;
  /**
   * Turns, 0 for the beginning, that another version of the rules made. They are no fault: the release that made them can run
   * them again, and the next goes on from the state that they recorded.
   */
  readonly unchecked: readonly { readonly turn: number; readonly version: number; readonly engine: string }[];
  /** What is not as recorded. After the first turn that cannot be run again nothing more is judged. */
  readonly faults: readonly { readonly turn: number; readonly part: RecordPart }[];
  /** Of the record up to the last turn. */
  readonly seal: string;
}

/** Long work on the record of a campaign. A server does it in a thread of its own, so that nobody else waits for it. */
export interface RecordWork {
  /** `before`: what was found up to an earlier turn, from which it goes on where that turn still stands. */
  check(campaignId: CampaignId, before?: CheckedRecord | null): Promise<CheckedRecord>;
  pack(campaignId: CampaignId): Promise<Uint8Array<ArrayBuffer>>;
}
