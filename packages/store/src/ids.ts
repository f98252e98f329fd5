import { randomBytes } from 'node:crypto';
import type { Id } from '@chancery/core';

/** A person with an account. */
export type UserId = Id<'user'>;
export type AccessTokenId = Id<'access-token'>;
export type InvitationId = Id<'invitation'>;
export type AbsenceId = Id<'absence'>;
export type ExtensionId = Id<'extension'>;
export type SheetId = Id<'sheet'>;
export type ReceiptId = Id<'receipt'>;
export type LetterId = Id<'letter'>;
export type LetterReportId = Id<'letter-report'>;
export type PressId = Id<'press'>;
export type NoticeId = Id<'notice'>;
export type WebhookId = Id<'webhook'>;
export type IncomingMailId = Id<'incoming-mail'>;
/** Names one claim of work; a claim that has run out and was made again has another. */
export type LeaseOwner = Id<'lease-owner'>;

/**
 * A new id: 120 random bits as 24 letters and digits that survive a mail address, where large and small letters are the
 * same. It says nothing of when the thing was made or how many there are.
 */
export const newId = <Kind extends string>(): Id<Kind> => {
  const bytes = randomBytes(BITS / 8);
  let id = '';
  for (let bit = 0; bit < BITS; bit += 5) {
    const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    id += DIGITS[(pair >> (11 - (bit & 7))) & 31];
  }
  return id as Id<Kind>;
};

const BITS = 120;
/** Without i, l, o and u, which are misread. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
