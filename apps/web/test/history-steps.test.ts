import { expect, test } from 'vitest';
import { stepOf, stepsUpTo } from '../src/lib/desk/game/history-steps.ts';

const LISTED = [
  { turn: 0, label: null },
  { turn: 3, label: 'Opening' },
  { turn: 5, label: 'Round 1: Ann' },
];

test('in live play the history steps from move to move, and the posts of each lie between', () => {
  expect(stepsUpTo(5, LISTED)).toEqual([
    { turn: 0, first: 0, label: null },
    { turn: 3, first: 1, label: 'Opening' },
    { turn: 5, first: 4, label: 'Round 1: Ann' },
  ]);
});

test.each([
  ['a post is here that the list does not know yet', 6, [0, 3, 5, 6]],
  ['the server has more than is here', 4, [0, 3, 4]],
])('it ends with the newest that is here: %s', (_, newest, turns) => {
  const steps = stepsUpTo(newest, LISTED);
  expect(steps.map(({ turn }) => turn)).toEqual(turns);
  expect(steps.at(-1)?.label).toBe(null);
});

test('where nothing is told, and where orders are sealed, every turn is a step', () => {
  const every = [0, 1, 2].map((turn) => ({ turn, first: turn, label: null }));
  expect(stepsUpTo(2, null)).toEqual(every);
  expect(
    stepsUpTo(
      2,
      [0, 1, 2].map((turn) => ({ turn, label: null })),
    ),
  ).toEqual(every);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
])('turn %i lies in step %i', (turn, step) => expect(stepOf(stepsUpTo(5, LISTED), turn)).toBe(step));
