import type { Result } from '@chancery/core';
import type { ComposedMail } from '../outgoing/mail.ts';

/** A way by which mail leaves the house. */
export interface Transport {
  readonly kind: 'smtp' | 'file' | 'none';
  /** Never throws for what a server or disk does. */
  send(mail: ComposedMail): Promise<Result<Sent, SendFault>>;
  /** Ends connections; mails that are under way are finished first. */
  close(): Promise<void>;
}

export interface Sent {
  /** What the server answered, or the path of the file. */
  readonly answer: string;
}

/**
 * Why a mail did not go out.
 *
 * - `temporary`: try again later, see `nextAttempt`.
 * - `permanent`: never try again.
 * - `uncertain`: the connection broke after all was handed over and before the answer. The mail may have gone out, and a
 *   notice goes out at most once, so it is not tried again.
 */
export interface SendFault {
  readonly code: 'temporary' | 'permanent' | 'uncertain';
  /**
   * Whether it is about this mail alone, or any other would fail as well (`server`). `sender`: the server does not take
   * this mail from us, and perhaps no other either.
   */
  readonly scope: 'mail' | 'sender' | 'server';
  readonly why: string;
}
