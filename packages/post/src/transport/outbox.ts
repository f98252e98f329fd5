import type { Instant } from '@chancery/core';
import type { ComposedMail } from '../outgoing/mail.ts';
import type { SendFault } from './transport.ts';

/** A mail that waits to go out. */
export interface WaitingMail {
  readonly id: string;
  /** The recipient's address. */
  readonly to: string;
  /** From this instant on it is useless, such as a reminder after its deadline; null for what is never too late. */
  readonly staleAt: Instant | null;
  /** How often it has failed. */
  readonly attempts: number;
}

/** Where mails wait: the store's table. Each step is durable before its promise is fulfilled. */
export interface Outbox {
  /** The mails that are due, first those that were written first; at most so many. */
  due(now: Instant, most: number): Promise<readonly WaitingMail[]>;
  /**
   * Marks the mail as being sent and hands it out; null if somebody else has it. After a crash it stays marked, since it
   * may have gone out.
   */
  claim(id: string, now: Instant): Promise<ComposedMail | null>;
  sent(id: string, at: Instant, answer: string): Promise<void>;
  /** Waits again until `due`. */
  failed(id: string, due: Instant, fault: SendFault): Promise<void>;
  /** Puts the mail back as if it had not been tried: the server could not be reached. */
  released(id: string): Promise<void>;
  gaveUp(id: string, at: Instant, why: GivenUp): Promise<void>;
}

/** Why a mail never goes out, or is not known to have gone out. */
export type GivenUp =
  | { readonly code: 'stale' }
  | { readonly code: 'too-often'; readonly fault: SendFault }
  | { readonly code: 'permanent'; readonly fault: SendFault }
  | { readonly code: 'uncertain'; readonly fault: SendFault };
