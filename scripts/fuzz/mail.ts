import { readdirSync, readFileSync } from 'node:fs';
import {
  authenticationOf,
  classify,
  findOrders,
  type House,
  type Message,
  type Received,
  type ReplyForm,
  readMessage,
  readReplyToken,
  senderOf,
} from '@chancery/post';
import { spoilt } from './spoil.ts';
import type { Chance, FuzzTarget } from './target.ts';

/** Mails as programs of all kinds write them: the collection on which the reading of mail is tested. */
const COLLECTION = new URL('../../packages/post/test/mails/', import.meta.url);
export const sampleMails = (): readonly Buffer[] =>
  readdirSync(COLLECTION)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(new URL(name, COLLECTION)));

/** One of them with pieces cut out and put in, and now and then a piece of another. */
export const spoiltMail = (mails: readonly Buffer[], chance: Chance): Buffer => {
  const mail = chance.pick(mails).toString('latin1');
  const other = chance.pick(mails).toString('latin1');
  const at = chance.upTo(mail.length);
  const from = chance.upTo(other.length);
  const grafted = chance.once(3) ? mail.slice(0, at) + other.slice(from, from + 300) + mail.slice(at) : mail;
  return Buffer.from(spoilt(grafted, chance, 8), chance.once(2) ? 'latin1' : 'utf8');
};

const REPLY: ReplyForm = { mailbox: 'orders@play.example.net', separator: '+' };
const HOUSE: House = { reply: REPLY, mark: 'play.example.net' };

/** Everything that is asked of a mail before anybody acts on it. */
export const askedOf = (message: Message): string => {
  authenticationOf(message, ['mx.example.net']);
  const sender = senderOf(message, REPLY);
  if (sender.kind === 'token') readReplyToken(['key'], sender.token, 0);
  const { sheet } = findOrders(message);
  return `${classify(message, HOUSE).kind}, ${sheet.kind}`;
};

/** A mail as a receiver hands it on. */
export const asReceived = (raw: Uint8Array): Received => ({
  raw,
  size: raw.length,
  cut: false,
  at: 0,
  via: 'mailbox',
  envelope: null,
});

export const mail: FuzzTarget = {
  name: 'mail',
  async open() {
    const mails = sampleMails();
    return {
      make: (chance) => spoiltMail(mails, chance),
      async feed(input) {
        const read = await readMessage(asReceived(input as Uint8Array));
        return read.ok ? askedOf(read.value) : 'unreadable';
      },
      async close() {},
    };
  },
};
