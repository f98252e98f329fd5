import type { Instant } from '@chancery/core';
import type { ComposedMail } from '../outgoing/mail.ts';
import type { SendFault } from './transport.ts';

/** A mail that waits to go out, claimed for us for a while. */
export interface WaitingMail {
  readonly id: string;
  /** The domain it goes to, by which the pace is kept. */
  readonly lane: string;
  /** How often it has failed by itself so far. */
  readonly failures: number;
}

/** Where mails wait: the store's table. Each step is durable before its promise is fulfilled. */
export interface Outbox {
  /**
   * Claims the mail that is due and was written first, in none of these lanes; null if there is none. What has become
   * stale, such as a reminder after its deadline, is never given out.
   */
  next(now: Instant, exceptLanes: readonly string[]): Promise<WaitingMail | null>;
  /**
   * Notes that the mail is being handed over and gives it in its form; null if the claim has run out. After a crash the
   * note stays, and the mail is not sent again, since it may have gone out.
   */
  begin(mail: WaitingMail, now: Instant): Promise<ComposedMail | null>;
  sent(mail: WaitingMail, now: Instant, answer: string): Promise<void>;
  /** It failed by itself, and waits until `due`. */
  failed(mail: WaitingMail, due: Instant, fault: SendFault): Promise<void>;
  /** The server could not be reached: the mail keeps its place, as if it had not been tried. */
  released(mail: WaitingMail, fault: SendFault): Promise<void>;
  gaveUp(mail: WaitingMail, now: Instant, why: GivenUp): Promise<void>;
}

/** Why a mail never goes out, or is not known to have gone out. */
export interface GivenUp {
  readonly code: 'too-often' | 'permanent' | 'uncertain';
  readonly fault: SendFault;
}
