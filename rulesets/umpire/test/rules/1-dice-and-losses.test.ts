import { scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { ChanceTaken } from '../../src/data/rolls.ts';
import { allotted, moraleScaled, shared } from '../../src/rules/losses.ts';
import { chanceOf, lossOf } from '../../src/rules/rolls.ts';
import { turnOrder } from '../../src/rules/turn-order.ts';
import { changed, positionOf } from '../board.ts';
import { ITALIA } from '../scenarios.ts';

const thrower = (byLabel: { readonly [label: string]: readonly number[] }) => ({
  dice: scriptedDice({ byLabel }),
  memory: { chances: [] as ChanceTaken[] },
});

describe('dice', () => {
  test('UM-1.13 the impossible and the sure are not rolled for', () => {
    const none = thrower({});
    expect(chanceOf(none, 'REVOLT.chance', 'PAR', 0)).toBe(false);
    expect(chanceOf(none, 'REVOLT.chance', 'PAR', 100)).toBe(true);
    expect(none.memory.chances).toEqual([]);
  });

  test('UM-1.12, UM-1.13 a chance succeeds up to its number, and is noted with what it needed', () => {
    const dice = thrower({ 'REVOLT.chance@PAR': [45, 46] });
    expect(chanceOf(dice, 'REVOLT.chance', 'PAR', 45)).toBe(true);
    expect(chanceOf(dice, 'REVOLT.chance', 'PAR', 45)).toBe(false);
    expect(dice.memory.chances.map(({ roll, needed, success }) => [roll, needed, success])).toEqual([
      [45, 45, 'yes'],
      [46, 45, 'no'],
    ]);
  });

  test('UM-1.14 casualties: the whole, and a roll for the rest; nothing is rolled where nothing is left over', () => {
    expect(lossOf(thrower({ 'LOSER.frac@VER': [30] }), 'LOSER', 'VER', { units: 11, percent: 30 })).toBe(4);
    expect(lossOf(thrower({ 'LOSER.frac@VER': [31] }), 'LOSER', 'VER', { units: 11, percent: 30 })).toBe(3);
    expect(lossOf(thrower({}), 'LOSER', 'VER', { units: 10, percent: 30 })).toBe(3);
    expect(lossOf(thrower({}), 'LOSER', 'VER', { units: 0, percent: 30 })).toBe(0);
    expect(lossOf(thrower({}), 'LOSER', 'VER', { units: 3, percent: 0 })).toBe(0);
  });

  test('UM-1.14 the roll for the rest is one of a hundred', () => {
    const dice = scriptedDice({ list: [] }, { mode: 'collect' });
    lossOf({ dice, memory: { chances: [] } }, 'LOSER', 'VER', { units: 11, percent: 30 });
    expect(dice.missing()).toMatchObject([{ label: 'LOSER.frac@VER', sides: 100 }]);
  });

  test('UM-1.17 no percentage counts for more than a hundred', () => {
    expect(lossOf(thrower({}), 'LOSER', 'VER', { units: 7, percent: 140 })).toBe(7);
    expect(moraleScaled(90, 30)).toBe(100);
  });
});

describe('losses', () => {
  test('UM-1.15 by size, the rest to the largest remainders, the first of equals', () => {
    expect(allotted(3, [5, 5])).toEqual([2, 1]);
    expect(allotted(4, [7, 2, 1])).toEqual([3, 1, 0]);
    expect(allotted(10, [7, 2, 1])).toEqual([7, 2, 1]);
    expect(shared(5, [0, 0])).toEqual([0, 0]);
  });

  test('UM-1.16 attrition grows as morale falls, half a percent rounds up', () => {
    expect(moraleScaled(10, 100)).toBe(10);
    expect(moraleScaled(5, 70)).toBe(7);
    expect(moraleScaled(10, 30)).toBe(17);
    expect(moraleScaled(50, 100)).toBe(50);
  });
});

test('UM-1.8 turn order: nation order, rotated by the turn; who is out has no place', () => {
  const start = positionOf(ITALIA);
  expect(turnOrder(start.state)).toEqual([1, 2, 3, 4, 5, 6]);
  const third = changed(start, (state) => {
    state.turn = 3;
    const florence = state.nations[3];
    if (florence) florence.status = 'eliminated';
  });
  expect(turnOrder(third.state)).toEqual([4, 5, 6, 1, 2]);
});
