import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../src/folder/lock.ts';
import { desk } from './desk.ts';
import { diggers } from './toy/diggers.ts';

test('a turn that cannot be resolved is an incident: it has a number, and the campaign is as it was', async () => {
  const { folder, run } = desk();
  await run('new', 'field');
  const before = readdirSync(join(folder, 'field'), { recursive: true, encoding: 'utf8' });
  writeFileSync(join(folder, 'field/orders/0001/Ann.txt'), 'DIG 7\n');
  const { exit, err } = await run('resolve', 'field');
  expect(exit).toBe(70);
  const [, id] = /incident ([0-9a-f]{8}): turn 1 could not be resolved/.exec(err) ?? [];
  expect(err).toContain('phase work, after 0 events: the seventh layer is cursed');
  const path = join(folder, `field/incidents/0001-${id}.json`);
  expect(err).toContain(path);
  const incident = readFileSync(path, 'utf8');
  expect(JSON.parse(incident)).toMatchObject({
    incident: { phase: 'work', reason: 'the seventh layer is cursed' },
    inputs: { turn: 1, sheets: [{ seat: 'Ann', orders: [{ verb: 'DIG', args: { depth: 7 } }] }] },
  });
  const secret = readFileSync(join(folder, 'field/secrets/0001.txt'), 'utf8').trim();
  expect(incident).not.toContain(secret);
  const after = readdirSync(join(folder, 'field'), { recursive: true, encoding: 'utf8' });
  expect(after.filter((name) => !before.includes(name) && !/^(incidents|orders)/.test(name))).toEqual([]);
  writeFileSync(join(folder, 'field/orders/0001/Ann.txt'), 'DIG 5\n');
  expect(await run('resolve', 'field')).toMatchObject({ exit: 0 });
});

test('a bug of ours ends with 70 and its place', async () => {
  const { runWith } = desk();
  const broken = {
    ...diggers,
    readScenario: () => {
      throw new Error('out of spades');
    },
  };
  const { exit, err } = await runWith({ rulesets: [broken] }, 'new', 'field');
  expect(exit).toBe(70);
  expect(err).toMatch(/a bug of ours: out of spades\nError: out of spades\n +at /);
});

test('two processes do not work on one campaign', async () => {
  const { folder, run } = desk();
  await run('new', 'field');
  const answer = await withLock(join(folder, 'field'), () => run('resolve', 'field'));
  expect(answer).toMatchObject({ exit: 4, err: expect.stringContaining('another process is working on') });
  expect(await run('resolve', 'field')).toMatchObject({ exit: 0 });
});

test('secrets can be read by their owner only', async () => {
  const { folder, run } = desk();
  await run('new', 'field');
  expect((statSync(join(folder, 'field/secrets/0001.txt')).mode & 0o777).toString(8)).toBe('600');
  expect((statSync(join(folder, 'field/secrets')).mode & 0o777).toString(8)).toBe('700');
});

test('a turn file says what its seat may know, and no more', async () => {
  const { folder, run } = desk();
  await run('new', 'field');
  writeFileSync(join(folder, 'field/orders/0001/Ann.txt'), 'DIG 5\n');
  writeFileSync(join(folder, 'field/orders/0001/Bob.txt'), 'DIG 4\nSHOUT "Mine!"\n');
  await run('resolve', 'field');
  writeFileSync(join(folder, 'field/orders/0002/Ann.txt'), 'DIG 2\n');
  const file = JSON.parse((await run('turnfile', 'field', 'Ann')).out);
  expect(file).toMatchObject({
    format: 'chancery-turn-1',
    seat: 'Ann',
    turn: 1,
    window: { seats: ['Ann', 'Bob'] },
    choices: { DIG: { ask: 'number' } },
    draft: [{ verb: 'DIG', args: { depth: 2 } }],
  });
  expect(file.commitment).toBe(readFileSync(join(folder, 'field/turns/0001/next-commitment.txt'), 'utf8').trim());
  expect(file.tellings.map(({ told }: { told: { kind: string; seat: string } }) => [told.kind, told.seat])).toEqual([
    ['dug', 'Ann'],
    ['shouted', 'Bob'],
  ]);
  await run('turnfile', 'field', 'Ann', '--out', 'out/Ann.json');
  expect(JSON.parse(readFileSync(join(folder, 'out/Ann.json'), 'utf8'))).toEqual(file);
});
