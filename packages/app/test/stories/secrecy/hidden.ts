import type { SeatId } from '@chancery/core';
import { HORDE, LITHUANIA, ROUM } from '../../sample/play.ts';

/** The seats of the others; the viewer rules England. */
export const OTHERS: readonly SeatId[] = [LITHUANIA, HORDE, ROUM];

/** What one ruler does that no other may know. */
export interface HiddenDeeds {
  /** Letters to other rulers; nobody else may know that there is one. */
  readonly letters: readonly { readonly to: SeatId; readonly subject: string; readonly body: string }[];
  /** Lines that mean nothing, sent with their orders. */
  readonly remarks: readonly string[];
  /** Sheets for a turn that is not out; the last one counts. */
  readonly sheets: readonly string[];
  readonly drafts: readonly string[];
  /** To be carried out when they fall silent. */
  readonly standing: string;
  readonly absence: string;
  readonly extension: string;
  /** Why they complain of a letter. */
  readonly complaint: string;
  readonly mutes: SeatId;
  readonly ready: boolean;
}

/** All that is different in two campaigns that a viewer cannot tell apart. */
export interface Hidden {
  readonly names: readonly string[];
  readonly of: { readonly [seat: SeatId]: HiddenDeeds };
  /** The unnamed author of a letter to the viewer, where letters are not signed. */
  readonly unnamed: SeatId;
  /** What the master lays down for the turn that is not out. */
  readonly acts: string;
  readonly webhookPath: string;
}
