import type { Standing } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import {
  coursesOf,
  measuresOf,
  SCORE,
  type StandingsAfter,
  shortNames,
  spread,
  ticksUpTo,
} from '../src/lib/desk/game/standings.ts';

const row = (seat: string, place: number, score: number, figures: Standing['figures']): Standing => ({
  seat,
  place,
  name: seat,
  score,
  figures,
});
const TURNS: readonly StandingsAfter[] = [
  {
    turn: 0,
    heading: 'Spring',
    label: null,
    at: 0,
    standings: [row('Eng', 1, 5, { lands: '5', ruler: 'you' }), row('Fra', 2, 4, { lands: '4', ruler: 'bot' })],
  },
  { turn: 1, heading: 'Summer', label: null, at: 1, standings: [row('Fra', 1, 6, { lands: '6', ruler: 'bot' })] },
];

test('turns go by their numbers where there is little room, and where they have none by what the rules call them', () => {
  expect(shortNames(TURNS, true)).toEqual(['0', '1']);
  expect(shortNames(TURNS, false)).toEqual(['Spring', 'Summer']);
  const live = [TURNS[0], { ...TURNS[1], heading: 'Round 1: Ann', label: 'Round 1: Ann' }] as typeof TURNS;
  expect(shortNames(live, true)).toEqual(['Spring', 'Round 1: Ann']);
});

test('what can be measured is the score, and every figure that is a number throughout', () => {
  expect(measuresOf(TURNS)).toEqual([SCORE, 'lands']);
});

test('a course has a value for every turn, none where a power was on no table; the last table says the order', () => {
  expect(coursesOf(TURNS, 'lands').map(({ seat, values }) => [seat, values])).toEqual([
    ['Fra', [4, 6]],
    ['Eng', [5, null]],
  ]);
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [74, [0, 20, 40, 60, 80]],
  [100, [0, 50, 100]],
])('the lines of a chart up to %i', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

describe('labels one under the other', () => {
  test.each([
    ['stay where they are if there is room', [10, 40, 80], [10, 40, 80]],
    ['make room for each other', [10, 12, 80], [10, 20, 80]],
    ['do not leave the chart', [99, 99, 10], [90, 100, 10]],
  ])('%s', (_, wanted, places) => {
    expect(spread(wanted, 10, 0, 100)).toEqual(places);
  });
});
