import type { Instant } from '@chancery/core';
import type { Authentication } from '../authentication.ts';

/** A mail as it arrived, not yet opened. */
export interface Received {
  /** RFC 5322; of a mail above the limit, its beginning only. */
  readonly raw: Uint8Array;
  /** In bytes, of the whole mail. */
  readonly size: number;
  readonly cut: boolean;
  /** By our clock or the mailbox server's, never by the sender's. */
  readonly at: Instant;
  /**
   * How it came. What a mail says about checks that a server made is believed only of mail from a mailbox, whose server
   * takes out what strangers wrote under its name.
   */
  readonly via: 'mailbox' | 'smtp';
  /** What we found out ourselves of a mail that came to our own listener. */
  readonly judged?: Authentication;
  /** What the delivering server said; null if the mailbox does not keep it. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] } | null;
}

/**
 * Takes a mail over. Only when the promise is fulfilled is the mail acknowledged; when it is rejected, the mail comes
 * again later. So it must be kept safely before it is fulfilled, and the same mail may come twice.
 */
export type OnMail = (mail: Received) => Promise<void>;

/** What a receiver tells about its own troubles. It goes on by itself. */
export type OnTrouble = (trouble: ReceiverTrouble) => void;

export interface ReceiverTrouble {
  readonly code: 'unreachable' | 'refused-login' | 'no-mailbox' | 'not-taken' | 'connection';
  readonly why: string;
}
