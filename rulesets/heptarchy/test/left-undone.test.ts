import { seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { leftUndone } from '../src/left-undone.ts';
import { HEPTARCHY } from './heptarchy.ts';
import { END, order } from './play.ts';
import { area, type GivenPosition, levy, position } from './position.ts';

const said: GivenPosition = {
  players: ['CHE', 'SSX'],
  kingdoms: { CHE: { gold: 9 } },
  units: [levy('CHE'), levy('CHE', 'CHE', { fresh: true }), levy('SSX')],
};
const told = (given: GivenPosition, ...orders: Parameters<typeof leftUndone>[1]): readonly string[] =>
  leftUndone(knownTo(HEPTARCHY, position(given), seatId('CHE')), orders).map(({ text }) => text);
const raise = order('RAISE', { area: area('CHE'), kind: 'levy' });

test('a Post that ends the Phase tells which units have not acted, and the Gold that nobody spends', () => {
  expect(told(said, END)).toEqual(['1 unit without actions: 1.', '9 Gold unspent.']);
  expect(told({ ...said, units: [levy('SSX')] }, raise, END)).toEqual(['6 Gold unspent.']);
});

test('a Post that does not end the Phase leaves nothing undone: another may follow', () => {
  expect(told(said)).toEqual([]);
  expect(told(said, raise)).toEqual([]);
});

test('HEP-5.19 a Proposal without an answer is told before the Phase is ended', () => {
  const offered: GivenPosition = { ...said, units: [], proposals: [{ between: 'SSX-CHE', kind: 'trade' }] };
  expect(told(offered, END)).toContain('Sudsexe proposes a Trade Treaty and has no answer.');
});
