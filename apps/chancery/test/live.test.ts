import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RING } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

/** A live campaign in a folder: each post is a turn of its own. */
const ring = () => {
  const { folder, runWith } = desk();
  return { folder, run: (...argv: readonly string[]) => runWith({ rulesets: [RING] }, ...argv) };
};

test('a live window takes one post at a time, in the order of its seats; without any, time is over', async () => {
  const { folder, run } = ring();
  expect((await run('new', 'ring')).exit).toBe(0);
  const orders = (turn: number, seat: string, text: string) =>
    writeFileSync(join(folder, `ring/orders/${String(turn).padStart(4, '0')}/${seat}.txt`), text);
  orders(1, 'Ann', 'SOW\nROLL\n');
  orders(1, 'Bob', 'SOW\n');
  const { out } = await run('resolve', 'ring');
  expect(out).toContain('orders/0001/Bob.txt: refused: one post is resolved at a time');
  expect(existsSync(join(folder, 'ring/turns/0001/sheets/Ann.json'))).toBe(true);
  expect(existsSync(join(folder, 'ring/turns/0001/sheets/Bob.json'))).toBe(false);
  expect(readFileSync(join(folder, 'ring/turns/0001/reports/Bob.txt'), 'utf8')).toMatch(/Ann rolled [1-6]\./);
  orders(2, 'Bob', 'SOW\n');
  await run('resolve', 'ring');
  // Nobody posts: the opening is over for all, and the first round begins.
  expect((await run('resolve', 'ring')).out).toContain('Round 1: Ann');
  const file = await run('turnfile', 'ring', 'Ann');
  expect(JSON.parse(file.out)).toMatchObject({ turn: 3, since: 0, window: { mode: 'live', seats: ['Ann'] } });
  expect(await run('verify', 'ring')).toMatchObject({
    exit: 0,
    out: expect.stringMatching(/^Verified: 3 turns, 2 sheets/),
  });
});

test('bots play a live campaign to its end, post by post', async () => {
  const { folder, run } = ring();
  await run('new', 'ring', '--set', 'rounds=2');
  const played = await run('play', 'ring');
  expect(played.exit).toBe(0);
  // Each seat sows and ends, in the opening and in two rounds.
  expect(played.out).toMatch(/^18 turns played\./);
  expect(existsSync(join(folder, 'ring/turns/0018/manifest.json'))).toBe(true);
  const file = await run('turnfile', 'ring', 'Ann');
  expect(JSON.parse(file.out)).toMatchObject({ turn: 18, label: 'Round 2: Cem', window: { kind: 'outcome' } });
  expect((await run('verify', 'ring')).exit).toBe(0);
});
