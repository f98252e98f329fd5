import type { Instant } from '@chancery/core';
import type { MailAddress } from '../address.ts';
import type { ReplyLanguage } from '../language.ts';
import type { Answers } from '../report-marks.ts';

/** A mail to be sent, before it is put into its form. */
export interface Mail {
  /** Unique for ever: letters, digits, full stops, hyphens. It makes the Message-ID, so the same notice is the same mail. */
  readonly id: string;
  readonly at: Instant;
  readonly to: MailAddress;
  readonly subject: string;
  /** Comes first, for those who read plain text. */
  readonly text: string;
  /** The same as a page. */
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** The address of a page where that is found which was left out for its size. */
  readonly elsewhere?: string;
  /** The campaign, and the turn if it is about one: mails about the same stand together. */
  readonly thread?: MailThread;
  /** The mail of the ruler that this one answers. */
  readonly answers?: { readonly messageId: string; readonly references: readonly string[] };
  /**
   * Gives answers a way back to seat and turn, and puts the mail between marks by which it is known when it is quoted.
   * Without it, answers go to the mailbox of the house.
   */
  readonly replyToken?: string;
  /** What an answer is; orders if not given. The marks say so. */
  readonly replyIs?: Answers;
  /** In which the house speaks in it; English if not given. */
  readonly language?: ReplyLanguage;
  /** How to get no more mails of this sort. */
  readonly unsubscribe?: Unsubscribe;
}

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
  /** Stands within the page, which names it as `cid:` and this: it is shown there, and no file. */
  readonly inline?: string;
  /** Left out, the largest first, when the mail would be too large; its name is told. */
  readonly optional?: boolean;
}

export interface MailThread {
  /** Short names. */
  readonly game: string;
  readonly realm: string;
  readonly turn: number | null;
}

/**
 * `page` is opened by the reader's mail program with one click and no sign-in: it must only be able to turn off mails of
 * this sort, since mails are passed on and kept for years.
 */
export interface Unsubscribe {
  readonly page: string;
  readonly mailbox?: string;
}

/** A mail in the form in which it travels. */
export interface ComposedMail {
  readonly id: string;
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: string };
  /** RFC 5322. */
  readonly raw: Uint8Array;
  /** Names of attachments that were left out for their size. */
  readonly leftOut: readonly string[];
}
