import { adviceIn, seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { DESK } from '../src/desk.ts';
import type { Order } from '../src/order.ts';
import { HEPTARCHY } from './heptarchy.ts';
import { area, type GivenPosition, position } from './position.ts';

const given = (said: GivenPosition, ...drafted: readonly Order[]): readonly string[] => {
  const known = knownTo(HEPTARCHY, position(said), seatId('CHE')) as Parameters<
    NonNullable<(typeof DESK.advice)[number]['when']>
  >[0];
  return DESK.rooms.flatMap(({ id }) => adviceIn(DESK, id, { known, drafted }).map(({ text }) => text));
};

const NEW: GivenPosition = { players: ['CHE', 'SSX'], kingdoms: { CHE: { leader: '' } } };
const AT_WAR: GivenPosition = {
  players: ['CHE', 'SSX'],
  kingdoms: { CHE: { leader: 'King Offa' } },
  wars: ['CHE-SSX'],
};
const RAISE: Order = { verb: 'RAISE', args: { area: area('CHE'), kind: 'retinue' } };
const MOVE: Order = { verb: 'MOVE', args: { all: 'levy', from: area('CHE'), to: area('SSX') } };

test('every hint is given in some position, and none that is of no use', () => {
  const some = new Set([...given(NEW), ...given(AT_WAR, RAISE, MOVE)]);
  expect(DESK.advice.map(({ text }) => text).filter((text) => !some.has(text))).toEqual([]);
  expect(given(AT_WAR).join()).not.toContain('First of all sign up');
  expect(given(NEW).join()).not.toContain('White Peace');
});
