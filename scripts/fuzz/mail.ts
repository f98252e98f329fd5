import { readdirSync, readFileSync } from 'node:fs';
import { receiveMail } from '@chancery/app';
import { asReceived, MAIL_HOUSE, openPostWorld } from './post-world.ts';
import { spoilt } from './spoil.ts';
import type { Chance, FuzzTarget } from './target.ts';

/** Mails as programs of all kinds write them: the collection on which the reading of mail is tested. */
const COLLECTION = new URL('../../packages/mail/test/mails/', import.meta.url);
/** The token in them, which no server has made. */
const TOKEN = 'md9eng-7-9i2k-0123456789abcdef0123';

const sampleMails = (): readonly string[] =>
  readdirSync(COLLECTION)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(new URL(name, COLLECTION), 'latin1'))
    .map((text) => text.replace(/\r?\n/g, '\r\n').replaceAll(/turn([ _])7/gi, 'turn$11'));

const withToken = (mail: string, token: string): string => mail.replaceAll(TOKEN, token);

/** What rulers write besides orders, and orders that can be carried out. */
const WORDS = [
  ...['HELP', 'STATUS', 'WITHDRAW', 'NO ORDERS', 'I AM BACK', 'READY', 'NOT READY', 'REPORT 0', 'EXTENSION 60 a train'],
  ...['AWAY UNTIL 2026-04-01 the sea', 'STANDING ORDERS', 'NO STANDING ORDERS', 'LETTER TO Lit', 'END', 'PRESS', '# '],
  ...[
    'G1 RECRUIT 2 militia',
    'G1 FORM ARMY AS A1 "First"',
    'SEND GOLD Lit 5',
    'PROCLAIM "Peace to all who live by the sea"',
  ],
];

/** A mail of a few lines that mean something, more or less. */
const written = (chance: Chance, number: number): string => {
  const lines = chance.some(6, () => spoilt(chance.pick(WORDS), chance, 1));
  const subject = chance.once(3)
    ? spoilt(chance.pick(WORDS), chance, 1).replaceAll(/[\r\n]/g, ' ')
    : 'Re: [md9 turn 1]';
  return [
    'From: Anna Ford <anna@example.org>',
    `To: orders+${TOKEN}@play.example.net`,
    `Subject: ${subject}`,
    `Message-ID: <${number}@example.org>`,
    '',
    ...lines,
  ].join('\r\n');
};

/** One of the collection with pieces cut out and put in, and now and then a piece of another. */
const spoiltMail = (mails: readonly string[], chance: Chance): string => {
  const mail = chance.pick(mails);
  const [other, at] = [chance.pick(mails), chance.upTo(mail.length)];
  const from = chance.upTo(other.length);
  const grafted = chance.once(3) ? mail.slice(0, at) + other.slice(from, from + 300) + mail.slice(at) : mail;
  return spoilt(grafted, chance, 8);
};

/** So many mails are a long campaign. */
const ROUND = 1_000;

/** Mails from the outside of the house to the answers in its outbox. */
export const mail: FuzzTarget = {
  name: 'mail',
  async open() {
    const world = await openPostWorld();
    const mails = sampleMails();
    let fed = 0;
    return {
      make(chance) {
        const text = chance.once(3) ? written(chance, chance.upTo(2 ** 30)) : spoiltMail(mails, chance);
        return Buffer.from(withToken(text, world.token), chance.once(2) ? 'latin1' : 'utf8');
      },
      async feed(input) {
        fed += 1;
        if (fed % ROUND === 0) await world.renew();
        const settings = { house: MAIL_HOUSE, trustedServers: ['mx.example.net'], limit: 1_000_000 };
        const { outcome, reason } = await receiveMail(
          world.app,
          settings,
          asReceived(input as Uint8Array, world.app.now()),
        );
        const incidents = world.incidents();
        if (incidents.length > 0) throw new Error(incidents.join('\n'));
        return `${outcome}: ${reason}`;
      },
      close: () => world.close(),
    };
  },
};
