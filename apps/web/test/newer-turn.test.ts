import { expect, test } from 'vitest';
import { isNewer, isTakenBack, type Pulse } from '../src/lib/desk/server-seat.ts';

const COMMITMENT = 'f'.repeat(64);
const file = { turn: 3, edition: 1, commitment: COMMITMENT };
const pulse = (changes: Partial<Pulse>): Pulse =>
  ({ turn: 3, edition: 1, commitment: COMMITMENT, ...changes }) as Pulse;

test('a desk learns that its turn was run again, though the dice have stayed', () => {
  expect(isNewer(pulse({}), file)).toBe(false);
  expect(isNewer(pulse({ edition: 2 }), file)).toBe(true);
  expect(isTakenBack(pulse({ edition: 2 }), file)).toBe(true);
  expect(isTakenBack(pulse({ turn: 4, edition: 2, commitment: '0'.repeat(64) }), file)).toBe(false);
});

test('a file of an older release names no edition, and goes by its dice', () => {
  const { edition: _, ...older } = file;
  expect(isNewer(pulse({ edition: 2 }), older)).toBe(false);
  expect(isNewer(pulse({ edition: 2, commitment: '0'.repeat(64) }), older)).toBe(true);
});
