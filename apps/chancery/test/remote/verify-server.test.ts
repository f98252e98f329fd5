/** A ruler checks the dice of a campaign on a server with the command, by what they kept, before and after its end. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitTo, type DiceRegister, REGISTER_FAULTS } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { UserId } from '@chancery/store';
import { tamper } from '@chancery/store/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { otherThanListed } from '../../src/remote/whole-record.ts';
import { type Answer, desk } from '../desk.ts';
import { keptCampaign, namedFault, OTHERWISE, toldBy } from '../told-otherwise.ts';
import { lyingServer } from './lying-server.ts';
import { begunTable, type RealServer, startRealServer, type Table } from './real-server.ts';

let house: RealServer;
beforeAll(async () => {
  house = await startRealServer();
  return () => house.stop();
});

/** The command line of England, who keeps each receipt and report. */
const england = ({ rulers, campaign }: Table) => {
  const { folder, runWith } = desk();
  const environment = { CHANCERY_SERVER: house.url, CHANCERY_TOKEN: rulers['Eng'] as string };
  const run = (...argv: readonly string[]): Promise<Answer> =>
    runWith({ rulesets: RULESETS, environment, input: '', randomBytes }, ...argv);
  mkdirSync(join(folder, 'kept'));
  let number = 0;
  const keep = async (...argv: readonly string[]): Promise<void> => {
    number += 1;
    writeFileSync(join(folder, `kept/${number}.txt`), (await run(...argv)).out);
  };
  writeFileSync(join(folder, 'eng.txt'), 'G1 RECRUIT 2 militia\n');
  const verify = (...more: readonly string[]) => run('verify', '--campaign', campaign, ...more);
  return { run, keep, verify, sealed: () => verify('--kept', 'kept') };
};

/** A campaign after a turn of which England kept everything. */
const played = async (title: string) => {
  const table = await begunTable(house, title);
  const ruler = england(table);
  await ruler.keep('report', table.campaign);
  await ruler.keep('orders', 'send', table.campaign, 'eng.txt');
  await house.call(table.master, 'POST', `${table.path}/turns/1/close`, { excused: true });
  await ruler.keep('report', table.campaign);
  return { table, ...ruler };
};

test('what is proved now, what only at the end, and what not at all is said; after the end the secrets are told', async () => {
  const { table, sealed, verify } = await played('Fair');
  const now = await sealed();
  expect(now.err).toBe('');
  expect(now.exit).toBe(0);
  for (const line of [
    'Proved now:',
    '  One told secret is the one that was committed to.',
    '  D follows from the lines of one list.',
    '  Your own line is on its list.',
    '  One of them holds the orders of the receipt that you kept.',
    'Only at the end of the game:',
    '  Dice that the rules hide come from the closed secret, which is told at the end.',
    'Not at all:',
    '  That whoever knows a secret before it is told has not tried it with sheets, acts or rulings of their own.',
    'No fault was found.',
  ]) {
    expect(now.out).toContain(`${line}\n`);
  }
  expect((await verify()).out).toContain('You brought nothing that you kept');

  await house.call(table.master, 'POST', `${table.path}/end`, { how: 'By agreement.' });
  const after = await sealed();
  expect(after.exit).toBe(0);
  expect(after.out).toContain('  The closed secret is the one that was committed to.\n');
  expect(after.out).toContain('Not by this list: the whole record, which is open now, proves it:\n');
  expect(after.out).toMatch(/The whole record:\nVerified: 1 turn, /);
});

const HEX = 'ab'.repeat(32);
test.each([
  [
    'redraws the secret of a turn',
    'secret',
    `secret = '${HEX}', commitment = '${commitTo(HEX)}'`,
    'turn = 1',
    'Turn 1, edition 1: the commitment to its dice is not the one that you kept.',
  ],
  [
    'redraws that of the turn to come',
    'secret',
    `secret = '${HEX}', commitment = '${commitTo(HEX)}'`,
    'turn = 2',
    'Turn 2, edition 1: the commitment to its dice is not the one that you kept.',
  ],
  [
    'redraws the closed secret',
    'closed_secret',
    `secret = '${HEX}', commitment = '${commitTo(HEX)}'`,
    'true',
    'The campaign: the commitment to the closed secret is not the one that you kept.',
  ],
  [
    'swaps the sheet of another',
    'turn_list',
    `lines = replace(lines, substr(lines, instr(lines, '"Lit"') - 73, 64), '${HEX}')`,
    'turn = 1',
    'Turn 1, edition 1: D (the hash of its list) is not the one that you kept.',
  ],
  [
    'adds a sheet',
    'turn_list',
    `lines = substr(lines, 1, length(lines) - 1) || ',{"hash":"${HEX}","seat":"Lit"}]'`,
    'turn = 1',
    'Turn 1, edition 1: a seat has two lines on the list.',
  ],
  [
    'changes the orders of the ruler',
    'turn_list',
    `of_record = replace(of_record, 'RECRUIT', 'DISBAND')`,
    'turn = 1',
    'Turn 1, edition 1: your own line, as it is opened to you, is not on the list.',
  ],
])('a host who %s is caught by what the ruler kept', async (deed, name, set, where, fault) => {
  const { table, sealed } = await played(deed);
  await tamper(house.server.app.store, name, set, `campaign_id = '${table.campaign}' and ${where}`);
  const { exit, out } = await sealed();
  expect(out).toContain(`  ${fault}\n`);
  expect(exit).toBe(1);
});

describe('whatever a host tells otherwise than it was', () => {
  test('is named by the command', async () => {
    const { table, kept, told } = await keptCampaign(house.server);
    const honest = await told();
    const server = await lyingServer(house.url, honest);
    const { folder, runWith } = desk();
    const environment = {
      CHANCERY_SERVER: server.url,
      CHANCERY_TOKEN: await house.token(table.ruler('Eng').id as UserId),
    };
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'kept/all.txt'), kept.join('\n'));
    const verify = (): Promise<Answer> =>
      runWith(
        { rulesets: RULESETS, environment, input: '', randomBytes },
        ...['verify', '--campaign', table.campaignId, '--kept', 'kept'],
      );
    const fair = await verify();
    expect([fair.out.split('\n').at(-2), fair.exit]).toEqual(['No fault was found.', 0]);
    for (const each of OTHERWISE.filter(({ when = 'now' }) => when === 'now')) {
      const { brought, ...tampered } = toldBy(each, honest);
      server.tell(tampered);
      writeFileSync(join(folder, 'kept/brought.txt'), brought.join('\n'));
      const { out, exit } = await verify();
      expect([out.includes(`  ${namedFault(each)}\n`), exit], `a host who ${each.host}:\n${out}`).toEqual([true, 1]);
    }
  });

  test('has an example for each fault that a check can find', () => {
    expect([...new Set(OTHERWISE.map(({ code }) => code))].sort()).toEqual([...REGISTER_FAULTS].sort());
  });
});

test('a folder is verified as always, and what was kept needs a campaign', async () => {
  const { run } = england(await begunTable(house, 'Words'));
  expect((await run('verify', '--kept', 'kept')).err).toContain('which campaign? Name it with --campaign');
  expect((await run('verify')).err).toContain('name a campaign of the server with --campaign, or one folder');
  expect((await run('verify', 'kept')).err).toContain('is not a campaign: it has no turns');
  expect((await run('verify', '--campaign', 'Words', '--kept', 'nowhere')).err).toContain('nowhere does not exist');
});

test('a record with other secrets or lists than the public list is named by file', async () => {
  const { runWith, folder } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: RULESETS }, ...argv);
  await run('new', 'game', '--ruleset', 'medieval-diplomacy', '--scenario', 'four-crowns', '--bots', 'all');
  await run('play', 'game', '--turns', '1');
  const game = join(folder, 'game');
  const read = (path: string): string => readFileSync(join(game, path), 'utf8').trim();
  const { lines } = JSON.parse(read('turns/0001/lines.json'));
  const list = { digest: HEX, diceDigest: HEX, lines, closedAt: 1 };
  const turn = { turn: 1, edition: 1, secret: read('turns/0001/secret.txt'), list, ranAt: 1, void: false };
  const register = { founding: { secret: read('turns/0000/secret.txt') }, turns: [turn] } as unknown as DiceRegister;
  expect(otherThanListed(game, register)).toEqual([]);
  const other = {
    founding: { secret: HEX },
    turns: [{ ...turn, secret: HEX, list: { ...list, lines: lines.slice(1) } }],
  };
  expect(otherThanListed(game, other as unknown as DiceRegister)).toEqual([
    'turns/0000/secret.txt',
    'turns/0001/secret.txt',
    'turns/0001/lines.json',
  ]);
});
