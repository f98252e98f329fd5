import { err, ok, type Result } from '@chancery/core';
import { findWords } from '@chancery/mail';
import { findLetter, type LetterId, MASTER_PARTY } from '@chancery/store';
import { writeLetter } from '../../../desk/letters/write-letter.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { Addressed } from './mail-desk.ts';
import { orderReader } from './order-reader.ts';

/** Sends what a mail says as the answer to a letter, unless it looks like orders that went astray. */
export const answerLetter = async (mail: Addressed, letter: LetterId): Promise<Result<string, string | AppError>> => {
  const { desk, right, user, seatName, say } = mail;
  const { app, message } = desk;
  const { campaignId, seat } = right;
  const body = findWords(message);
  if (body === '') return err(say.refused.emptyLetter);
  if (seat !== MASTER_PARTY && (await looksLikeOrders(mail, body))) return err(say.refused.ordersAsLetter);
  const answered = await findLetter(app.store.db, campaignId, letter);
  const subject = `Re: ${(answered?.subject ?? '').replace(/^(?:Re:\s*)+/i, '')}`.slice(0, LONGEST);
  const written = await writeLetter(app, userActor(user.id), {
    campaignId,
    from: seat,
    answers: letter,
    subject,
    body,
  });
  if (!written.ok) return written;
  const author = answered === undefined || answered.anonymous === 1 ? null : answered.seat;
  return ok(say.done.letter(author === null ? say.whoever : seatName(author)));
};

const LONGEST = 200;

const looksLikeOrders = async (mail: Addressed, body: string): Promise<boolean> => {
  const reader = await orderReader(mail);
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return reader !== null && lines.filter(reader.isOrder).length * 2 >= lines.length;
};
