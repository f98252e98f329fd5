import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatId } from '@chancery/core';
import {
  type MailHouse,
  type Message,
  mailDirectory,
  type Received,
  readMessage,
  type Transport,
} from '@chancery/mail';
import { type IncomingMailRow, type OutboxRow, seatsOf } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { deliverMail } from '../../src/channels/mail/outgoing/deliver-mail.ts';
import { drainMail, type MailRate } from '../../src/channels/mail/outgoing/drain-mail.ts';
import { type MailAnswer, receiveMail } from '../../src/channels/mail/receive-mail.ts';
import { replyTokenFor } from '../../src/channels/mail/reply-right.ts';
import type { MailOffice, MailSettings } from '../../src/channels/mail/settings.ts';
import { HOUR, type House, NOON, type Player, type Table } from '../sample/people.ts';
import { ENGLAND, rulerOf } from '../sample/play.ts';

export const MAIL_HOUSE: MailHouse = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: { mailbox: 'orders@play.example.net', separator: '+' },
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 10_000_000,
};

export const SETTINGS: MailSettings = { house: MAIL_HOUSE, trustedServers: ['mx.example.net'], limit: 1_000_000 };

/** A picture of one pixel: who draws maps is the server's business. */
export const PIXEL = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/** A house whose mail goes into a directory, and comes in from a text. */
export interface PostOffice {
  readonly house: House;
  /** Sends what waits; says how many went out. */
  drain(rate?: MailRate): Promise<number>;
  /** The mails in the directory for somebody, opened, in the order in which they were written. */
  mailsTo(address: string): Promise<readonly Message[]>;
  /** A mail comes in, now unless said otherwise. */
  receive(raw: string | Uint8Array, given?: Partial<Received>): Promise<MailAnswer>;
  /** All answers to mails that came in for somebody, whether they have left or not. */
  answersTo(player: Player): Promise<readonly Answer[]>;
  incoming(): Promise<IncomingMailRow[]>;
}

export interface Answer {
  readonly subject: string;
  readonly text: string;
  readonly answers: { readonly messageId: string } | null;
  readonly report: number | null;
}

export const postOffice = (
  house: House,
  given: { transport?: Transport; mail?: Partial<MailHouse>; drawPng?: MailOffice['drawPng'] } = {},
): PostOffice => {
  const folder = temporaryFolder();
  const { app, db } = house;
  const transport = given.transport ?? mailDirectory(folder);
  const office = {
    house: { ...MAIL_HOUSE, ...given.mail },
    transport,
    takesAnswers: true,
    drawPng: given.drawPng ?? (() => PIXEL),
  };
  return {
    house,
    drain: (rate) => drainMail(app, deliverMail(app, office), rate),
    mailsTo: async (address) => {
      const safe = address.replace(/[^A-Za-z0-9@-]+/g, '_');
      const names = readdirSync(folder).filter((name) => name.startsWith(safe.slice(-60)));
      const messages = await Promise.all(names.map((name) => opened(readFileSync(join(folder, name)))));
      return messages.sort((one, other) => (one.date.at ?? 0) - (other.date.at ?? 0));
    },
    receive: (raw, more = {}) => {
      const bytes = typeof raw === 'string' ? Buffer.from(raw.replace(/\r?\n/g, '\r\n')) : raw;
      const mail = {
        raw: bytes,
        size: bytes.length,
        cut: false,
        at: app.now(),
        via: 'mailbox',
        envelope: null,
      } as const;
      return receiveMail(app, SETTINGS, { ...mail, ...more });
    },
    answersTo: async ({ id }) => {
      const rows: OutboxRow[] = await db
        .selectFrom('outbox')
        .selectAll()
        .where('userId', '=', id)
        .orderBy('seq')
        .execute();
      return rows.filter(({ dedupeKey }) => dedupeKey.startsWith('answer:')).map(({ payload }) => JSON.parse(payload));
    },
    incoming: () => db.selectFrom('incomingMail').selectAll().orderBy('receivedAt').execute(),
  };
};

const opened = async (raw: Uint8Array): Promise<Message> => {
  const read = await readMessage({ raw, size: raw.length, cut: false, at: 0, via: 'mailbox', envelope: null });
  if (!read.ok) throw new Error(read.error.why);
  return read.value;
};

/** What the plain text, or the page, of a mail says. */
export const partOf = ({ parts }: Message, contentType: string): string =>
  parts.find((part) => part.contentType === contentType)?.text ?? '';

/** The address to which a ruler answers the report of the last turn. */
export const replyAddressOf = async (table: Table, seat: SeatId = ENGLAND, turn = 1): Promise<string> => {
  const { campaignId, house } = table;
  const userId = rulerOf(table, seat).id;
  const token = await replyTokenFor(house.app, { campaignId, seat, userId, turn, letter: null });
  return `orders+${token}@play.example.net`;
};

let letters = 0;

export interface Written {
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly subject?: string;
  readonly date?: Date;
  /** More header lines. */
  readonly headers?: string;
}

/** A mail as a plain program writes it. */
export const written = ({ from, to, body, subject = 'Re: your report', date, headers = '' }: Written): string => {
  letters += 1;
  return [
    `From: A Ruler <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${(date ?? new Date(NOON + HOUR + letters * 1000)).toUTCString()}`,
    `Message-ID: <m${letters}@example.org>`,
    ...(headers === '' ? [] : [headers]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
  ].join('\n');
};

export const seatHolders = ({ house, campaignId }: Table) => seatsOf(house.db, campaignId);
