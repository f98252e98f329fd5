import { checkSheet, choiceTree, seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { HEPTARCHY } from './heptarchy.ts';
import { area, levy, position } from './position.ts';

const CHE = seatId('CHE');

test.each([
  ['before their Phase of the Turn', { turn: 3, active: 'SSX', state: { ended: [] } }],
  ['after their Phase of the Turn', { turn: 3, active: 'SSX', state: { ended: [area('CHE')] } }],
  ['after their END in Turn 0', { turn: 0, state: { ended: [area('CHE')] } }],
] as const)('HEP-17.4 who writes ahead, %s, is shown and checked what their next Phase would allow', (_, when) => {
  const ahead = position({ ...when, players: ['CHE', 'SSX'], kingdoms: { CHE: { gold: 20 } }, units: [levy('CHE')] });
  const known = knownTo(HEPTARCHY, ahead, CHE);
  expect(Object.keys(choiceTree(HEPTARCHY, known, []))).toEqual(
    expect.arrayContaining(['DEVELOP', 'DECLARE_WAR', 'END']),
  );
  const written = [
    { verb: 'DECLARE_WAR', args: { kingdom: 'SUR' } },
    { verb: 'END', args: {} },
  ] as const;
  expect(checkSheet(HEPTARCHY, known, written).orders).toEqual(written);
});
