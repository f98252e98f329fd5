import type { App } from '@chancery/app';
import { DAY, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { campaignDuty } from '../../src/server/worker/duties.ts';
import type { Duty } from '../../src/server/worker/duty.ts';
import { restAfter } from '../../src/server/worker/rest.ts';
import { runDuties } from '../../src/server/worker/run-duties.ts';
import { begin, openHouse } from './table.ts';
import { keptLog } from './visitor.ts';

const RESTS = { breath: 10, pause: 1000 };
const NOON = 1_772_366_400_000;

test.each([
  ['until something is due', { did: 0, failures: 0, nextDue: NOON + 300 }, 300],
  ['a pause at most', { did: 0, failures: 0, nextDue: NOON + 90_000 }, 1000],
  ['a pause when nothing is known', { did: 0, failures: 0, nextDue: null }, 1000],
  ['a pause when what is due is in the hands of another', { did: 0, failures: 0, nextDue: NOON - 5 }, 1000],
  ['never nothing at all', { did: 0, failures: 0, nextDue: NOON + 1 }, 10],
  ['a breath while there is more to do', { did: 3, failures: 0, nextDue: null }, 10],
  ['longer after each failure', { did: 0, failures: 3, nextDue: null }, 8000],
  ['a minute at most, however often it failed', { did: 0, failures: 40, nextDue: null }, 60_000],
])('a duty rests %s', (_what, round, milliseconds) => {
  expect(restAfter(round, NOON, RESTS, 0.5)).toBe(milliseconds);
});

test('workers do not go in step', () => {
  const round = { did: 0, failures: 0, nextDue: null };
  expect(restAfter(round, NOON, RESTS, 0)).toBe(800);
  expect(restAfter(round, NOON, RESTS, 1)).toBeCloseTo(1200);
});

const duty = (name: string, perform: Duty['perform']): Duty => ({
  name,
  breath: 1,
  perform,
  nextDue: async () => null,
});

test('an error in one duty stops no other, and shows; a stop waits for what is in hand', async () => {
  const { log, lines } = keptLog();
  const app = { log, now: () => NOON, random: () => 'abcdef' } as unknown as App;
  let rounds = 0;
  let release = (): void => undefined;
  const inHand = new Promise<number>((resolve) => {
    release = () => resolve(1);
  });
  let enough = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const worker = runDuties(
    app,
    [
      duty('broken', async () => {
        throw new Error('out of order');
      }),
      duty('steady', async () => {
        rounds += 1;
        if (rounds === 5) enough();
        return rounds < 5 ? 1 : 0;
      }),
      duty('slow', () => inHand),
    ],
    { pause: 5 },
  );
  await seen;
  expect(worker.states()).toEqual([
    { name: 'broken', failures: expect.any(Number), wellAt: null },
    { name: 'steady', failures: 0, wellAt: NOON },
    { name: 'slow', failures: 0, wellAt: null },
  ]);
  expect(worker.states()[0]?.failures).toBeGreaterThan(0);
  expect(lines.join('')).toContain('worker: broken');
  let stopped = false;
  const stopping = worker.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(stopped).toBe(true);
});

test.each([
  [60_000, 1],
  [60_001, 0],
  [-3 * 86_400_000, 0],
])(
  'a worker whose clock is %d milliseconds ahead of the database looks after campaigns or leaves them alone',
  async (ahead, looks) => {
    const { app, pass, guest } = await openHouse();
    await begin(app, await guest('Marta'), [[seatId('Eng'), await guest('Ruth')]]);
    pass(2 * DAY);
    expect(await campaignDuty(app, () => ahead).perform(new AbortController().signal)).toBe(looks);
  },
);
