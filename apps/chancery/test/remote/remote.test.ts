import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, desk } from '../desk.ts';
import { begunTable, type RealServer, startRealServer, type Table } from './real-server.ts';

let house: RealServer;
let table: Table;

beforeAll(async () => {
  house = await startRealServer();
  table = await begunTable(house, 'Spring War');
  return () => house.stop();
});

/** The command line of somebody who has a token. */
const at = (token: string) => {
  const { folder, runWith } = desk();
  const environment = { CHANCERY_SERVER: house.url, CHANCERY_TOKEN: token };
  const typed = (input: string, ...argv: readonly string[]): Promise<Answer> =>
    runWith({ rulesets: RULESETS, environment, input, randomBytes }, ...argv);
  const run = (...argv: readonly string[]): Promise<Answer> => typed('', ...argv);
  return { folder, run, typed, write: (name: string, text: string) => writeFileSync(join(folder, name), text) };
};

const england = () => at(table.rulers['Eng'] as string);
const master = () => at(table.master);

describe('a ruler at the command line', () => {
  test('finds their campaigns and sees where they stand', async () => {
    const { run } = england();
    expect((await run('campaigns')).out).toMatch(new RegExp(`^${table.campaign} +Spring War +running +0 `, 'm'));
    const { exit, out } = await run('status', 'spring');
    expect(exit).toBe(0);
    expect(out).toContain(`Spring War (Medieval Diplomacy, four-crowns), ${table.campaign}\n`);
    expect(out).toMatch(/^Spring 1320.*; turn 1 is open, until .* UTC, in /m);
    expect(out).toContain('  you are            Eng\n');
    expect(out).toMatch(/^Eng +Kingdom of England +Ruler of Eng +ruler +waited for$/m);
    expect((await run('status', table.campaign)).out).toBe(out);
  });

  test('reads their report, map and turn file, and writes them to files', async () => {
    const { folder, run } = england();
    expect((await run('report', 'Spring War')).out).toContain('Headquarters\n====');
    expect((await run('report', 'Spring War', 'public')).out).not.toContain('Headquarters');
    expect((await run('report', 'Spring War', 'Eng', '--format', 'html')).out).toMatch(/^<!doctype html>.*<svg/s);
    expect((await run('map', 'Spring War')).out).toMatch(/^<svg .*London/s);
    expect(await run('map', 'Spring War', '--seat', 'Eng', '--out', 'map.png', '--size', '300')).toMatchObject({
      exit: 0,
    });
    expect(readFileSync(join(folder, 'map.png')).readUInt32BE(16)).toBe(300);
    expect((await run('turnfile', 'Spring War', '--out', 'eng.json')).exit).toBe(0);
    const file = JSON.parse(readFileSync(join(folder, 'eng.json'), 'utf8'));
    expect(file).toMatchObject({ format: 'chancery-turn-1', seat: 'Eng', turn: 0 });
  });

  test('checks orders without sending them, sends them, sees the receipt, takes them back', async () => {
    const { run, write } = england();
    write('eng.txt', 'G1 RECRUIT 2 militia\nA1 FLY Rome\nSEND GOLD Eng 5\n');
    const checked = await run('orders', 'check', 'Spring War', 'eng.txt');
    expect(checked.exit).toBe(1);
    expect(checked.out).toContain('eng.txt:3: illegal (MD-15.17): SEND GOLD Eng 5\n');
    expect((await run('orders', 'receipts', 'Spring War')).out).toBe('Eng has sent nothing.\n');

    const sent = await run('orders', 'send', 'Spring War', 'eng.txt', '--turn', '1');
    expect(sent.exit).toBe(1);
    expect(sent.out).toMatch(
      /^Sheet 1 of Eng for turn 1, .* UTC: it counts\n {2}SHA-256 of its orders {2}[0-9a-f]{64}\n/,
    );
    // In the words in which it was checked.
    expect(sent.out.endsWith(checked.out)).toBe(true);
    expect(await run('orders', 'show', 'Spring War')).toMatchObject({
      exit: 0,
      err: '',
      out: 'G1 RECRUIT 2 Militia\n',
    });
    const shown = await run('orders', 'show', 'Spring War', 'Eng', '--turn', '1', '--format', 'json');
    expect(JSON.parse(shown.out)).toMatchObject({
      format: 'chancery-orders-1',
      campaign: table.campaign,
      seat: 'Eng',
      turn: 1,
      orders: [{ verb: 'RECRUIT', unit: 'G1' }],
    });
    const receipts = await run('orders', 'receipts', 'Spring War');
    expect(receipts.out).toContain('  sheet 1:3: illegal (MD-15.17): SEND GOLD Eng 5\n');
    expect(await run('orders', 'withdraw', 'Spring War')).toMatchObject({
      err: '',
      out: 'Sheet 1 of Eng for turn 1 does not count any more.\n',
    });
    expect(await run('orders', 'show', 'Spring War')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('Eng has no orders that count for the open turn'),
    });
  });

  test('sends the order file of the client, or what a program writes to it', async () => {
    const { typed } = england();
    const orders = [{ verb: 'PROCLAIM', args: { text: 'Peace to all on this island.' } }];
    const file = { format: 'chancery-orders-1', ruleset: 'medieval-diplomacy', campaign: table.campaign, seat: 'Eng' };
    const sent = await typed(
      JSON.stringify({ ...file, turn: 1, orders }),
      'orders',
      'send',
      'Spring War',
      '-',
      '--ready',
    );
    expect(sent).toMatchObject({ exit: 0, out: expect.stringContaining('-: 1 order taken\n') });
    const other = JSON.stringify({ ...file, seat: 'Lit', turn: 1, orders });
    expect(await typed(other, 'orders', 'send', 'Spring War', '-')).toMatchObject({
      exit: 5,
      err: expect.stringContaining('It is from Lit, not from Eng.'),
    });
    expect((await typed('', 'ready', 'Spring War', '--not')).out).toBe('Eng is not ready for turn 1.\n');
  });

  test('writes letters and reads them', async () => {
    const { typed } = england();
    const written = await typed(
      'Shall we?\n',
      'letters',
      'write',
      'Spring War',
      '-',
      '--to',
      'Lit,master',
      '--subject',
      'Peace',
    );
    expect(written.out).toMatch(/^Sent as letter \w+\.$/m);
    const lithuania = at(table.rulers['Lit'] as string);
    const { out } = await lithuania.run('letters', 'read', 'Spring War');
    expect(out).toMatch(/^Peace \*\nfrom Eng to master, Lit, .*, turn \d+, letter \w+\n\nShall we\?$/m);
    expect((await master().run('letters', 'read', 'Spring War')).out).toContain('Shall we?');
    expect((await typed('', 'letters', 'read', 'Spring War', '--sent')).out).toContain('Peace');
    expect(await typed('Hm', 'letters', 'write', 'Spring War', '-')).toMatchObject({ exit: 2 });
  });
});

describe('a master at the command line', () => {
  test('tries a turn, rules, and runs it', async () => {
    const { run, write } = master();
    const trial = await run('dry-run', 'Spring War', '--news');
    expect(trial.exit).toBe(0);
    expect(trial.out).toMatch(/^Turn 1 on trial, 1 question to its masters\n/);
    expect(trial.out).toMatch(/^Eng +1 +sheet$/m);
    expect(trial.out).toContain('Peace to all on this island.');

    write('acts.txt', 'SET STATUS Eng royalty\nSET\n');
    const acted = await run('acts', 'Spring War', 'acts.txt');
    expect(acted).toMatchObject({ exit: 1, out: expect.stringMatching(/^Acts 1 for turn 1\nacts.txt:2: malformed/) });

    const asked = await run('rulings', 'Spring War');
    expect(asked.out).toContain('proclamation:Eng (MD-3.30): suitable, as usual\n');
    const ruled = await run('rulings', 'Spring War', 'proclamation:Eng=unsuitable');
    expect(ruled.out).toContain('proclamation:Eng (MD-3.30): unsuitable\n');
    expect((await run('rulings', 'Spring War', 'proclamation:Eng=')).out).toContain('suitable, as usual\n');
    expect(await run('rulings', 'Spring War', 'proclamation:Eng=perhaps')).toMatchObject({ exit: 5 });

    const closed = await run('close', 'Spring War', '--excused');
    expect(closed).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^Turn 1 is out, turn 2 is open until .* UTC\.\n$/),
    });
    expect((await england().run('report', 'Spring War', '--turn', '1')).out).toContain('Peace to all on this island.');
  });
});

describe('what is not done', () => {
  test('the server refuses what one may not, with its reason', async () => {
    const { run } = england();
    expect(await run('close', 'Spring War')).toMatchObject({ exit: 5, err: expect.stringContaining('(not-allowed)') });
    expect(await run('report', 'Spring War', 'Lit')).toMatchObject({ exit: 5 });
    const stranger = at('chancery_nothing');
    expect(await stranger.run('status', table.campaign)).toMatchObject({
      exit: 5,
      err: expect.stringMatching(/\(bad-token\)\n {2}Make a new token/),
    });
    const { runWith } = desk();
    const nobody = await runWith({ rulesets: RULESETS }, '--server', house.url, 'status', table.campaign);
    expect(await runWith({ rulesets: RULESETS }, 'status', table.campaign, `--server=${house.url}`)).toEqual(nobody);
    expect(nobody).toMatchObject({ exit: 0, out: expect.stringContaining('Spring War') });
  });

  test('campaigns and seats that are not there are named, with what may have been meant', async () => {
    const { run } = england();
    expect(await run('status', 'Sprong War')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('you have no campaign Sprong War; did you mean Spring War?'),
    });
    expect(await run('report', 'Spring War', 'Atlantis')).toMatchObject({ exit: 2 });
    expect(await master().run('turnfile', 'Spring War')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('you rule no seat in Spring War: name one'),
    });
  });

  test('a token travels by https only, and needs a server', async () => {
    const { run } = desk();
    expect(await run('--server', 'http://chancery.example', 'campaigns')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('write https://'),
    });
    expect(await run('--token', 'x', 'status', 'a')).toMatchObject({ exit: 2 });
    expect(await run('--server')).toMatchObject({ exit: 2, err: expect.stringContaining('--server needs a value') });
    expect(await run('--server', 'chancery', 'campaigns')).toMatchObject({ exit: 2 });
  });

  test('a server that is not there ends with 6', async () => {
    expect(await desk().run('--server', 'http://127.0.0.1:9', 'campaigns')).toMatchObject({
      exit: 6,
      err: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
    });
  });

  test('commands that the server does not have work on folders', async () => {
    const { run } = england();
    expect((await run('help')).out).toMatch(
      /^On http.*:\n {2}campaigns [\s\S]*\n\nOn this machine:\n[\s\S]* {2}resolve /m,
    );
    expect(await run('resolve', 'nowhere')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('is not a campaign'),
    });
  });
});

describe('login', () => {
  const tokens = (folder: string): string => join(folder, 'config/tokens.json');

  test('tries the token and keeps it where only its owner can read it', async () => {
    const { folder, runWith } = desk();
    const environment = { CHANCERY_TOKENS: tokens(folder) };
    const input = `${table.rulers['Eng']}\n`;
    const made = await runWith({ input, environment }, 'login', `${house.url}/`);
    expect(made).toMatchObject({ exit: 0, out: expect.stringMatching(/^You are Ruler of Eng at http.*, and may: /) });
    expect(statSync(tokens(folder)).mode & 0o777).toBe(0o600);
    const { out } = await runWith({ rulesets: RULESETS, environment }, '--server', house.url, 'campaigns');
    expect(out).toContain('Spring War');

    chmodSync(tokens(folder), 0o644);
    expect(await runWith({ environment }, '--server', house.url, 'campaigns')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('holds tokens, and others can read it'),
    });
  });

  test('keeps nothing that the server does not know', async () => {
    const { folder, runWith } = desk();
    const environment = { CHANCERY_TOKENS: tokens(folder) };
    expect(await runWith({ input: 'chancery_wrong', environment }, 'login', house.url)).toMatchObject({ exit: 5 });
    expect(await runWith({ input: ' ', environment }, 'login', house.url)).toMatchObject({ exit: 2 });
    expect(() => statSync(tokens(folder))).toThrow();
  });
});
