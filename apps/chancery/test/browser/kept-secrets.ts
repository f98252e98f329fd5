/**
 * Whether pages, files and mails of a ruler tell what only others know. The database of a running game is copied twice, once as
 * it is and once with all otherwise that the ruler may not know, after every turn. Two servers with one clock show both, and
 * nothing that the ruler reads may differ.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deliverMail } from '@chancery/app';
import { type AnyRuleset, ok, type SeatId, sha256Hex } from '@chancery/core';
import { SECRETS } from '@chancery/domains/secrets';
import { readMessage, type Transport } from '@chancery/mail';
import type { ClaimedItem } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { scrambledFor } from '@chancery/testkit';
import { onTestFinished } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { drawPng } from '../server/running.ts';
import { keptLog } from '../server/visitor.ts';
import { device } from './chromium.ts';
import { comeIn, crowded } from './house.ts';

type Position = Parameters<typeof SECRETS.positions>[0];

export interface KeptGame {
  /** Where the server keeps its data. */
  readonly folder: string;
  readonly rulesets: readonly AnyRuleset[];
  now(): number;
}

export interface Reader {
  readonly seat: SeatId;
  readonly id: string;
  readonly email: string;
  /** Pages and files that they can open. */
  readonly paths: readonly string[];
}

/** So many values are changed one after the other, beside the changes that the ruleset names. */
const CHANGES = 120;

/** What differs for a ruler when all is otherwise that they may not know; and how many states were changed, pages and mails read. */
export const secretsShown = async (game: KeptGame, reader: Reader) => {
  const time = game.now();
  const frozen = { ...game, now: () => time };
  const [as, otherwise] = [copied(game.folder), copied(game.folder)];
  const changed = scramble(otherwise, reader.seat);
  const [is, was] = [await allRead(otherwise, frozen, reader), await allRead(as, frozen, reader)];
  const shown = was.flatMap(({ what, text }, at) => {
    const other = is[at];
    return other?.what === what && other.text === text ? [] : [`${what} ${parting(text, other?.text ?? '')}`];
  });
  return { shown, changed, read: was.length };
};

/** Where two texts part. */
const parting = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `has "${around(one)}" or "${around(other)}"`;
};

/** The folder of a server that runs, at one moment. */
const copied = (folder: string): string => {
  const copy = join(temporaryFolder(), 'data');
  mkdirSync(copy);
  cpSync(folder, copy, { recursive: true, filter: (path) => !/mails$|chancery\.db/.test(path) });
  const database = new DatabaseSync(join(folder, 'chancery.db'), { readOnly: true });
  database.prepare('vacuum into ?').run(join(copy, 'chancery.db'));
  database.close();
  return copy;
};

/** Changes each state that is kept; says how many were. */
const scramble = (folder: string, seat: SeatId): number => {
  const database = new DatabaseSync(join(folder, 'chancery.db'));
  const triggers = database.prepare(
    "select name from sqlite_schema where type = 'trigger' and tbl_name in ('state', 'turn')",
  );
  for (const { name } of triggers.all()) database.exec(`drop trigger ${name}`);
  const setting = JSON.parse(String(database.prepare('select setting from founding').get()?.['setting']));
  const write = database.prepare('update state set state = ? where turn = ? and edition = ?');
  // Nobody is shown a state that is not what the turn left: this is what it left now.
  const seal = database.prepare('update turn set state_hash = ? where turn = ? and edition = ?');
  let changed = 0;
  for (const row of database.prepare('select turn, edition, state from state').all()) {
    const { turn, edition, state } = row as { turn: number; edition: number; state: string };
    const other = JSON.stringify(otherwiseFor({ setting, state: JSON.parse(state) }, seat).state);
    if (other !== state) changed += 1;
    write.run(other, turn, edition);
    seal.run(sha256Hex(other), turn, edition);
  }
  database.close();
  return changed;
};

/** All that the ruleset says a viewer may not know is otherwise, one change after the other. */
const otherwiseFor = (position: Position, seat: SeatId): Position => {
  let now = position;
  for (let at = 0; at < SECRETS.positions(now, seat).length; at += 1) now = SECRETS.positions(now, seat)[at] ?? now;
  const { scrambled } = SECRETS;
  if (scrambled === undefined) throw new Error('the ruleset does not say who may know what');
  for (let from = 0; from < CHANGES; from += 1) {
    now = scrambledFor(scrambled, now, seat, { most: 1, from })[0]?.position ?? now;
  }
  return now;
};

interface Read {
  readonly what: string;
  readonly text: string;
}

/** Without what differs in any case: where the server is, and the hash that stands for a state without telling it. */
const bare = (text: string, address: string): string =>
  text.replaceAll(address, '').replaceAll(/\b[0-9a-f]{64}\b/g, '#');

const allRead = async (folder: string, game: KeptGame, reader: Reader): Promise<readonly Read[]> => {
  const { now } = game;
  // A server keeps in mind for each ruleset what it has read.
  const rulesets = game.rulesets.map((each) => ({ ...each }));
  const server = await startServer(crowded(folder), { rulesets, log: keptLog().log, drawPng, now });
  onTestFinished(() => server.stop());
  const { address, app } = server;
  const laptop = await device(address);
  await comeIn(laptop, address, reader.email);
  const read: Read[] = [];
  for (const path of reader.paths) {
    const answer = await laptop.request.get(path);
    const text = bare(await answer.text(), address).replace(/(?<="requestId":")[^"]+/, '');
    read.push({ what: path, text: `${answer.status()} ${text}` });
  }
  const sent: string[] = [];
  const deliver = deliverMail(app, { house: OFFICE, transport: keeping(sent), takesAnswers: true, drawPng });
  const items = await app.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').orderBy('seq').execute();
  for (const item of items.filter(({ userId }) => userId === reader.id)) {
    const claimed = { ...item, leaseOwner: '', leasedUntil: 0 } as unknown as ClaimedItem;
    await deliver(claimed, async () => true);
  }
  await laptop.close();
  return [...read, ...sent.map((text, at) => ({ what: `mail ${at + 1}`, text: bare(text, address) }))];
};

const OFFICE = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: { mailbox: 'orders@play.example.net', separator: '+' },
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 10_000_000,
} as const;

/** The words and the files of each mail; the addresses for answers are drawn anew. */
const keeping = (sent: string[]): Transport => ({
  kind: 'file',
  async send({ raw }) {
    const read = await readMessage({ raw, size: raw.length, cut: false, at: 0, via: 'mailbox', envelope: null });
    if (!read.ok) throw new Error(read.error.why);
    const { subject, parts } = read.value;
    sent.push(`${subject}\n${JSON.stringify(parts).replaceAll(/orders\+[^@"]+@/g, 'orders@')}`);
    return ok({ answer: '' });
  },
  async close() {},
});
