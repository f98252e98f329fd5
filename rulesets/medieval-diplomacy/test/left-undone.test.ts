import { expect, test } from 'vitest';
import { leftUndone } from '../src/left-undone.ts';
import { ENGLAND } from './english-position.ts';
import { england, readLines } from './ordering.ts';

const known = england(ENGLAND);
const told = (...lines: readonly string[]): readonly string[] =>
  leftUndone(known, readLines(known, ...lines).orders).map(({ text }) => text);

test('what a sheet leaves undone: units without orders that no fleet takes along, and gold beyond a reserve', () => {
  expect(told()[0]).toBe('7 units without orders: A1, A2, A4, F1, F2, G1, G4.');
  expect(told()[1]).toBe('50.60 gold unspent; 2.00 gold in hand are enough.');
  expect(told('A1 HOLD', 'A2 HOLD')[0]).not.toMatch(/A1|A2/);
  expect(told('SEND GOLD Fra 45').some((text) => text.includes('gold'))).toBe(false);
});
