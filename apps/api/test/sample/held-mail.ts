import { type MailSettings, receiveMail } from '@chancery/app';
import type { House, Person } from './house.ts';

const POST: MailSettings = {
  house: {
    host: 'play.example.net',
    from: { address: 'orders@play.example.net', name: 'Chancery' },
    reply: { mailbox: 'orders@play.example.net', separator: '+' },
    tokenIn: 'address',
    bounces: 'bounces@play.example.net',
    limit: 10_000_000,
  },
  trustedServers: ['mx.example.net'],
  limit: 1_000_000,
};

/** A mail with orders in the name of England's ruler that nobody vouches for; it is held, and that ruler is told. */
export const heldMailOf = async ({ app }: House, { id, email }: Person, campaign: string) => {
  const text = [
    `From: A Ruler <${email}>`,
    'To: orders@play.example.net',
    'Subject: orders',
    `Date: ${new Date(app.now()).toUTCString()}`,
    `Message-ID: <${id}@example.org>`,
    '',
    `GAME ${campaign} TURN 1 REALM Eng`,
    'G1 RECRUIT 2 militia',
  ];
  const raw = Buffer.from(text.join('\r\n'));
  const mail = { raw, size: raw.length, cut: false, at: app.now(), via: 'mailbox', envelope: null } as const;
  const { mail: held } = await receiveMail(app, POST, mail);
  const rows = await app.store.db.selectFrom('outbox').select('payload').where('userId', '=', id).execute();
  const link = rows.map(({ payload }) => /https:\/\/[^\s"\\]+\/mail\/[^\s"\\]+/.exec(payload)?.[0]).findLast(Boolean);
  if (link === undefined) throw new Error(`the mail ${held} is not held`);
  return { id: held as string, link };
};
