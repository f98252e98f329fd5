import { expect, test } from 'vitest';
import { nextAttempt } from '../../src/index.ts';

const MINUTE = 60_000;

test('a mail that fails is tried again soon, then seldom, and given up after two days', () => {
  const waits: number[] = [];
  let at = 0;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, at);
    if (next === null) break;
    waits.push((next - at) / MINUTE);
    at = next;
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 5, 10, 15, 30, 60, 120, 240]);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(at / MINUTE / 60).toBeGreaterThanOrEqual(47);
  expect(at / MINUTE / 60).toBeLessThanOrEqual(49);
});

test.each([0, -1, 1.5])('%s attempts are none', (attempts) => {
  expect(() => nextAttempt(attempts, 0)).toThrow(RangeError);
});
