import { randomFillSync } from 'node:crypto';
import type { Id } from '@chancery/core';

/** A person with an account. */
export type UserId = Id<'user'>;
export type AccessTokenId = Id<'access-token'>;
export type InvitationId = Id<'invitation'>;
export type AbsenceId = Id<'absence'>;
export type ExtensionId = Id<'extension'>;
export type PollId = Id<'poll'>;
export type SheetId = Id<'sheet'>;
export type ReceiptId = Id<'receipt'>;
export type LetterId = Id<'letter'>;
export type LetterReportId = Id<'letter-report'>;
export type PressId = Id<'press'>;
export type NoticeId = Id<'notice'>;
export type OwnScenarioId = Id<'own-scenario'>;
export type WebhookId = Id<'webhook'>;
/** A process of the server. */
export type PresenceId = Id<'presence'>;
export type IncomingMailId = Id<'incoming-mail'>;
/** Names one claim of work; a claim that has run out and was made again has another. */
export type LeaseOwner = Id<'lease-owner'>;

/**
 * A new id: 120 random bits as 24 letters and digits that survive a mail address, where large and small letters are the
 * same. It says nothing of when the thing was made or how many there are.
 */
export const newId = <Kind extends string>(): Id<Kind> => {
  let id = '';
  for (let digit = 0; digit < LENGTH; digit += 1) id += DIGITS[drawByte() & 31];
  return id as Id<Kind>;
};

/** Chance is drawn for many ids together: asking for it takes longer than using it. */
const POOL = new Uint8Array(4096);
let drawn = POOL.length;

const drawByte = (): number => {
  if (drawn === POOL.length) {
    randomFillSync(POOL);
    drawn = 0;
  }
  drawn += 1;
  return POOL[drawn - 1] as number;
};

const LENGTH = 24;
/** Without i, l, o and u, which are misread. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
