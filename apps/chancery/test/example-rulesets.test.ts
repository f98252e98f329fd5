import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_RULESET } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

/** Each example with orders of one ruler, what its report says then, and how many turns it has. */
const EXAMPLES = [
  {
    game: 'Fog',
    scenario: 'misty-island',
    bots: 'Her',
    seat: 'Gul',
    orders: 'S2 MARCH Oldmere, Highmoor\nC1 MARCH Oldmere\nMUSTER Column\n',
    said: /Taken: Oldmere\.[\s\S]*S2 marched from Harbury to Oldmere and Highmoor\./,
    turns: 8,
  },
  {
    game: 'Rounds',
    scenario: 'five-valleys',
    bots: 'Elm,Oak',
    seat: 'Ash',
    orders: [
      'R1 TAKE 3 Foot, 1 Horse FROM Ford TO Mill RETREAT losses>=3',
      'R2 TAKE 1 Foot, 1 Bow FROM Ford TO Pine',
      'R3 TAKE 1 Foot FROM Pine TO Birch FALLBACK TRAIN Bow AT Ford',
    ].join('\n'),
    said: /Captain Ash attacked Mill with 3 Foot and 1 Horse\./,
    turns: 6,
  },
  {
    game: 'Sections',
    scenario: 'market-towns',
    bots: 'Dun,Mar',
    seat: 'Ash',
    orders: [
      'HIRE "Old Tom" IN Ambry',
      'BUY Wool FOR Bess AT 2.5',
      'DELIVER #1 WITH Bess',
      'BUY Wool FOR "Old Tom"',
      'DRIVE "Old Tom" TO "Kings Cross"',
    ].join('\n'),
    said: /House Ash delivered #1: Wool for Ambry, 4\.5\.[\s\S]*Old Tom drove from Ambry to Kings Cross\./,
    turns: 8,
  },
];

test.each(EXAMPLES)(
  '$game: orders are read, a turn is run, its report tells of them, bots play on, and the record is verified',
  async ({ scenario, bots, seat, orders, said, turns }) => {
    const { folder, runWith } = desk();
    const run = (...argv: readonly string[]) => runWith({ rulesets: EVERY_RULESET }, ...argv);
    await run('new', 'game', '--scenario', scenario, '--bots', bots, '--seed', 'an example');
    writeFileSync(join(folder, `game/orders/0001/${seat}.txt`), orders);
    expect(await run('orders', 'check', 'game')).toMatchObject({ exit: 0 });
    expect(await run('resolve', 'game', '--strict')).toMatchObject({ exit: 0, err: '' });
    expect((await run('report', 'game', seat)).out).toMatch(said);
    expect((await run('play', 'game')).out).toMatch(/the most (areas|camps|deliveries)\./);
    expect(await run('verify', 'game')).toMatchObject({
      exit: 0,
      out: expect.stringContaining(`Verified: ${turns} turns`),
    });
  },
);

test('FG-6.1, FG-6.2 a seat that begins in mid-campaign is asked, ordered for and verified by the command line', async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: EVERY_RULESET }, ...argv);
  const order = (turn: string, seat: string, text: string): void =>
    writeFileSync(join(folder, `isle/orders/${turn}/${seat}.txt`), text);
  await run('new', 'isle', '--ruleset', 'fog', '--scenario', 'restless-island', '--seed', 'rebels');
  order('0001', 'Gul', 'C1 MARCH Westcliff\nS2 MARCH Stonebridge\n');
  expect((await run('resolve', 'isle')).out).toContain('Turn 2 is open: Turn 2, 2 seats.');
  order('0002', 'Gul', 'C1 MARCH Oldmere\n');
  const risen = (await run('resolve', 'isle')).out;
  expect(risen).toContain('Turn 3 is open: Turn 3, 3 seats.');
  expect((await run('status', 'isle')).out).toMatch(/2 +Captain Kite +1[\s\S]*4 +Free land +4/);
  order('0003', 'Kit', 'C1 MARCH Southpoint\n');
  expect(await run('orders', 'check', 'isle', 'Kit')).toMatchObject({ exit: 0 });
  await run('resolve', 'isle');
  expect((await run('report', 'isle', 'Kit')).out).toContain('C1 marched from Highmoor to Southpoint.');
  expect(await run('verify', 'isle')).toMatchObject({ exit: 0, out: expect.stringContaining('Verified: 3 turns') });
});

test('in a folder nothing acts on arrival: the check says so, and the turn runs without it', async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: EVERY_RULESET }, ...argv);
  await run('new', 'game', '--scenario', 'market-towns', '--bots', 'Dun,Mar', '--seed', 'an example');
  writeFileSync(join(folder, 'game/orders/0001/Ash.txt'), 'WRITE Dun "Wool is dear here."\nBUY Wool FOR Bess\n');
  const checked = await run('orders', 'check', 'game');
  expect(checked.exit).toBe(0);
  expect(`${checked.out}${checked.err}`).toMatch(
    /Ash\.txt:1: at once \(SC-1\.12\): WRITE Dun[\s\S]*In a folder nobody does: tell them yourself\./,
  );
  expect(await run('resolve', 'game', '--strict')).toMatchObject({ exit: 0 });
  expect(await run('verify', 'game')).toMatchObject({ exit: 0 });
});

test('FA-1.3, FA-1.5 in a folder, who is not asked bargains now and is told what to send later; news reach back to their half', async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: EVERY_RULESET }, ...argv);
  const order = (turn: string, seat: string, text: string): void =>
    writeFileSync(join(folder, `fair/orders/${turn}/${seat}.txt`), text);
  await run('new', 'fair', '--ruleset', 'fairs', '--scenario', 'four-houses', '--bots', 'Elm,Yew', '--seed', 'a fair');
  order('0001', 'Oak', 'GATHER AT Eastwick\nTRADE 1 Wool WITH "House Ash" FOR 1 Salt\n');
  order('0001', 'Ash', 'GATHER AT Harbury\nTRADE 1 Salt WITH "House Oak" FOR 1 Wool\n');
  expect((await run('status', 'fair')).out).toMatch(
    /Turn 1 is open: Turn 1, first half, 2 seats; 2 more may send\.[\s\S]*Oak +House Oak/,
  );
  const resolved = await run('resolve', 'fair');
  expect(`${resolved.out}${resolved.err}`).toContain(
    '1 order not run: put them with the orders of Turn 1, second half',
  );
  const first = (await run('report', 'fair', 'Oak')).out;
  expect(first).toMatch(
    /House (Ash|Oak) offered 1 (Salt|Wool) for 1 (Salt|Wool), and House (Oak|Ash) answered: it is done\./,
  );
  expect(first).not.toContain('House Oak gathered');
  order('0002', 'Oak', 'GATHER AT Eastwick\n');
  await run('resolve', 'fair');
  const own = (await run('report', 'fair', 'Ash')).out;
  expect(own).toContain('House Ash gathered 2 Salt in Harbury.');
  expect(own).toMatch(/House Oak gathered \d Wool in Eastwick\./);
  expect((await run('play', 'fair')).out).toContain('the most sets of goods.');
  expect(await run('verify', 'fair')).toMatchObject({ exit: 0, out: expect.stringContaining('Verified: 10 turns') });
});
