import { ok } from '@chancery/core';
import { readMessage, type Transport } from '@chancery/mail';
import { deliverMail } from '../../../src/channels/mail/outgoing/deliver-mail.ts';
import { drainMail } from '../../../src/channels/mail/outgoing/drain-mail.ts';
import { MAIL_HOUSE, PIXEL } from '../../mail/post-office.ts';
import type { House } from '../../sample/people.ts';

/** A mail that has left, as its reader's program shows it: headers, texts, names and sizes of files. */
export interface SentMail {
  readonly to: string;
  readonly shown: string;
}

const ALL_AT_ONCE = { perLane: 10_000, perMinute: 10_000, atOnce: 10_000 };

/** Sends everything that waits in a house. */
export const sentMails = async ({ app }: House): Promise<readonly SentMail[]> => {
  const sent: SentMail[] = [];
  const transport: Transport = {
    kind: 'file',
    async send({ envelope, raw }) {
      sent.push({ to: envelope.to, shown: await shownIn(raw, app.now()) });
      return ok({ answer: '' });
    },
    async close() {},
  };
  const office = { house: MAIL_HOUSE, transport, takesAnswers: true, drawPng: () => PIXEL };
  await drainMail(app, deliverMail(app, office), ALL_AT_ONCE);
  return sent;
};

const shownIn = async (raw: Uint8Array, at: number): Promise<string> => {
  const read = await readMessage({ raw, size: raw.length, cut: false, at, via: 'mailbox', envelope: null });
  if (!read.ok) throw new Error(`a mail of ours cannot be read: ${read.error.why}`);
  const { headers, parts } = read.value;
  // Marks that part its pieces are drawn at random, in as many letters each time.
  const open = headers.map(({ name, value }) => `${name}: ${value.replaceAll(/boundary="[^"]*"/g, '')}`);
  return [`${raw.length} bytes`, ...open, ...parts.map((part) => JSON.stringify(part))].join('\n');
};
