import { describe, expect, test } from 'vitest';
import { nextAttempt } from '../../src/index.ts';
import { earliestInLane, earliestOfAll, stillCounting } from '../../src/transport/pace.ts';

const MINUTE = 60_000;

describe('pace', () => {
  const NOW = 100_000;
  const pace = { perMinute: 3, perLane: 2 };
  const sent = (...mails: readonly (readonly [lane: string, at: number])[]) =>
    mails.map(([lane, at]) => ({ lane, at }));

  test.each([
    ['nothing sent yet', sent(), NOW, NOW],
    ['one lane is full', sent(['a', 90_000], ['a', 70_000]), 130_000, NOW],
    ['another lane is full', sent(['b', 90_000], ['b', 70_000]), NOW, NOW],
    ['all together are full', sent(['b', 90_000], ['b', 50_000], ['c', 60_000]), NOW, 110_000],
    ['what is a minute old does not count', sent(['a', 40_000], ['a', 30_000]), NOW, NOW],
  ])('%s', (_, mails, inLane, ofAll) => {
    expect(earliestInLane('a', mails, pace, NOW)).toBe(inLane);
    expect(earliestOfAll(mails, pace, NOW)).toBe(ofAll);
  });

  test('forgets what is over', () => {
    expect(stillCounting(sent(['a', 40_000], ['a', 40_001]), NOW)).toEqual(sent(['a', 40_001]));
  });
});

describe('attempts', () => {
  test('come soon at first, then every four hours, for two days', () => {
    const waits: number[] = [];
    let at = 0;
    for (let attempt = 1; ; attempt += 1) {
      const next = nextAttempt(attempt, at);
      if (next === null) break;
      waits.push((next - at) / MINUTE);
      at = next;
    }
    expect(waits).toEqual([1, 2, 5, 10, 15, 30, 60, 120, ...Array.from({ length: 11 }, () => 240)]);
    expect(at).toBe((243 + 11 * 240) * MINUTE);
  });

  test.each([0, -1, 1.5])('%s attempts are no attempt', (attempts) => {
    expect(() => nextAttempt(attempts, 0)).toThrow(RangeError);
  });
});
