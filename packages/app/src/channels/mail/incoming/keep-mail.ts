import { createHash } from 'node:crypto';
import { DAY, type Instant, MINUTE } from '@chancery/core';
import { type ClaimedDate, type Message, type Received, readMessage } from '@chancery/mail';
import { type IncomingMailRow, keepIncomingMail, newId } from '@chancery/store';
import type { App } from '../../../ground/app.ts';

export interface KeptMail {
  readonly kept: IncomingMailRow;
  /** Null when the bytes are no mail. */
  readonly message: Message | null;
}

/** Saves a mail before anything else is done. If it came before, by whatever way, this is the one that was saved then. */
export const keepMail = async (app: App, received: Received): Promise<KeptMail> => {
  const read = await readMessage(received);
  const message = read.ok ? read.value : null;
  const kept = await keepIncomingMail(app.store.db, {
    id: newId<'incoming-mail'>(),
    digest: message?.contentHash ?? createHash('sha256').update(received.raw).digest('hex'),
    receivedAt: received.at,
    sender: (message?.from?.address ?? received.envelope?.from ?? '').slice(0, LONGEST),
    recipient: (message?.recipients[0] ?? received.envelope?.to[0] ?? '').slice(0, LONGEST),
    writtenAt: message === null ? received.at : writtenAt(message.date, received.at),
    raw: Buffer.from(received.raw).toString('base64'),
  });
  return { kept, message };
};

/**
 * When a mail was written: as its own date says, if that lies before it came, give or take a clock that is not quite
 * right, and not longer ago than servers keep trying. Any other date is wild, and the mail was written when it came.
 */
export const writtenAt = ({ at }: ClaimedDate, receivedAt: Instant): Instant =>
  at !== null && at <= receivedAt + WRONG_CLOCK && at >= receivedAt - LONGEST_WAY ? at : receivedAt;

const WRONG_CLOCK = 10 * MINUTE;
const LONGEST_WAY = 5 * DAY;
const LONGEST = 254;
