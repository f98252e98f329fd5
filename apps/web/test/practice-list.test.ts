import { expect, test } from 'vitest';
import { listOf, standingsOf } from '../src/lib/practice/practice-list.ts';

const turn = (number: number, label?: string, clock?: string) => ({
  turn: number,
  heading: `Spring ${number}`,
  standings: [],
  ...(label === undefined ? {} : { label }),
  ...(clock === undefined ? {} : { clock }),
});

const POSTS = [turn(0), turn(1, 'Opening', 'a'), turn(2, 'Opening', 'a'), turn(3, 'Round 1', 'b'), turn(4, 'A parley')];

test('posts of one own move are listed as one turn, by what the rules call the move', () => {
  const listed = [
    { turn: 0, label: null },
    { turn: 2, label: 'Opening' },
    { turn: 3, label: 'Round 1' },
    { turn: 4, label: 'A parley' },
  ];
  expect(listOf(POSTS)).toEqual(listed);
  expect(standingsOf(POSTS)).toMatchObject(listed);
  expect(standingsOf(POSTS).map(({ heading }) => heading)).toEqual(['Spring 0', 'Opening', 'Round 1', 'A parley']);
});

test('live windows of no clock stand each for itself, and so does what was kept before labels were', () => {
  expect(listOf([turn(1, 'A parley'), turn(2, 'A parley')]).map((each) => each.turn)).toEqual([1, 2]);
  expect(listOf([turn(0), turn(1), turn(2, 'Opening', 'a')])).toEqual([
    { turn: 0, label: null },
    { turn: 1, label: null },
    { turn: 2, label: 'Opening' },
  ]);
});
