import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

test('a campaign from its first turn to its last: new, orders, status, resolve, play, verify', async () => {
  const { folder, run } = desk();
  const made = await run('new', 'field', '--title', 'A Field', '--set', 'lastTurn=3');
  expect(made).toMatchObject({ exit: 0, err: '' });
  expect(made.out).toContain('A Field: Diggers, 2 seats, 0 of them played by bots');
  expect(made.out).toContain(join(folder, 'field/orders/0001'));

  writeFileSync(join(folder, 'field/orders/0001/Ann.txt'), 'dig 3\nSHOUT "Gold!"\n');
  writeFileSync(join(folder, 'field/orders/0001/bob.json'), '[{"verb":"DIG","args":{"depth":6}}]');
  const { out } = await run('status', 'field');
  expect(out).toContain('Ann   Ann of the Hill  ruler    2 orders taken');
  expect(out).toContain('Bob   Bob of the Dale  ruler    1 order taken, 1 of them with a warning');

  const resolved = await run('resolve', 'field');
  expect(resolved).toMatchObject({ exit: 0, err: '' });
  expect(resolved.out).toContain('Turn 1: 3 orders of 2 rulers and 0 bots.');
  expect(resolved.out).toContain('Turn 1 is out: 4 events, 2 rolls of dice.');
  expect(resolved.out).toContain('Turn 2 is open: all diggers, 2 seats.');
  expect(await run('orders', 'show', 'field', 'Ann', '--turn', '1')).toMatchObject({ out: 'DIG 3\nSHOUT "Gold!"\n' });

  const played = await run('play', 'field');
  expect(played.out).toContain('2 turns played.');
  expect(played.out).toMatch(/(Ann|Bob) found most\./);
  expect(played.err).toBe('1 Day 2\n2 Day 3\n');
  expect(await run('verify', 'field')).toMatchObject({
    exit: 0,
    out: expect.stringMatching(
      /^Verified: 3 turns, 6 sheets, 6 rolls of dice are as recorded\.\nState after turn 3: [0-9a-f]{64}\nturns 0 to 3: run by Chancery \d+\.\d+\.\d+(\+[0-9a-f]{12})?\n$/,
    ),
  });
  expect(await run('resolve', 'field')).toMatchObject({
    exit: 1,
    err: expect.stringContaining('the campaign is over'),
  });
});

test('the same seed makes the same campaign, another seed another', async () => {
  const recordOf = async (seed: string): Promise<string> => {
    const { folder, run } = desk();
    await run('new', 'field', '--seed', seed);
    await run('play', 'field', '--turns', '2', '--seed', seed);
    return readFileSync(join(folder, 'field/turns/0002/manifest.json'), 'utf8');
  };
  expect(await recordOf('spring')).toBe(await recordOf('spring'));
  expect(await recordOf('autumn')).not.toBe(await recordOf('spring'));
});

test('what a seat does not order is ordered by its bot, if it has one', async () => {
  const { folder, run } = desk();
  await run('new', 'field', '--bots', 'Bob');
  writeFileSync(join(folder, 'field/orders/0001/Ann.txt'), 'DIG 1');
  expect((await run('resolve', 'field')).out).toContain('Turn 1: 2 orders of 1 ruler and 1 bot.');
  const second = await run('resolve', 'field', '--bots', 'none');
  expect(second.out).toContain('Turn 2: 0 orders of 0 rulers and 0 bots.');
  expect(second.out).toContain('Without orders: Ann, Bob');
  expect((await run('resolve', 'field', '--bots', 'all')).out).toContain('Turn 3: 2 orders of 0 rulers and 2 bots.');
  writeFileSync(join(folder, 'field/seats.json'), '{"Bob": "ruler"}');
  expect((await run('resolve', 'field')).out).toContain('Without orders: Ann, Bob');
});
