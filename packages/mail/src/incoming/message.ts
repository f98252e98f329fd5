import type { Instant } from '@chancery/core';
import type { MailAddress } from '../address.ts';

/** A mail that came in, opened: plain data, nothing judged. */
export interface Message {
  /** In bytes, as it came in. */
  readonly size: number;
  /** Only its beginning was read, because the whole is too large. */
  readonly cut: boolean;
  /** With its angle brackets; null if it has none. */
  readonly messageId: string | null;
  /** The mails it answers, the nearest last. */
  readonly references: readonly string[];
  /** Who it says it is from; null unless there is exactly one, in exactly one header. */
  readonly from: MailAddress | null;
  /** Where bounces would go: from the envelope, or else the Return-Path. Empty for a bounce; null if unknown. */
  readonly returnPath: string | null;
  /** Addresses it was for: those of the envelope first, then those of its headers. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly date: ClaimedDate;
  /** All headers of the mail itself in their order, unfolded but not decoded. */
  readonly headers: readonly MailHeader[];
  readonly parts: readonly MailPart[];
  /**
   * The same for the same mail delivered twice, whatever way it took. It covers the date, so that who sends the same
   * orders again later is heard again.
   */
  readonly contentHash: string;
}

/** The time that the sender's machine believed it was. Nothing is decided by it. */
export interface ClaimedDate {
  readonly written: string | null;
  readonly at: Instant | null;
}

export interface MailHeader {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
}

/** One leaf of a mail. Mails within the mail are leaves as well: what others wrote is not opened. */
export interface MailPart {
  /** In small letters, such as `text/plain`. */
  readonly contentType: string;
  readonly fileName: string | null;
  /** Sent as a file: it has a name or is marked as an attachment. */
  readonly attached: boolean;
  /** Parts with the same number say the same thing in different forms; null for those that stand alone. */
  readonly alternative: number | null;
  /** What it says, in lines separated by line feeds; null if it is no text. */
  readonly text: string | null;
  readonly size: number;
}

/** The values of a header, from the top of the mail down. */
export const headerValues = ({ headers }: Pick<Message, 'headers'>, name: string): readonly string[] =>
  headers.filter((header) => header.name === name).map((header) => header.value);

/** The topmost value of a header; empty if there is none. */
export const headerValue = (message: Pick<Message, 'headers'>, name: string): string =>
  headerValues(message, name)[0] ?? '';
