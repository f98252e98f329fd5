import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SIDES } from '../../src/dice/dice.ts';
import { quickDice } from '../../src/dice/quick-dice.ts';

test('the same seed rolls the same, another seed differently', () => {
  const rolls = (seed: number): number[] => {
    const roller = quickDice(seed).at('odds');
    return Array.from({ length: 30 }, () => roller.d(1000));
  };
  expect(rolls(1)).toEqual(rolls(1));
  expect(rolls(1)).not.toEqual(rolls(2));
  expect(rolls(0)).not.toEqual(rolls(2 ** 32 - 1));
});

test('rolls lie on the die, for every number of sides', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: MOST_SIDES }), (seed, sides) => {
      const roller = quickDice(seed).at('odds', 3);
      for (let count = 0; count < 20; count += 1) {
        const value = roller.d(sides);
        expect(Number.isInteger(value) && value >= 1 && value <= sides).toBe(true);
      }
    }),
  );
});

test('every face comes equally often: 60 000 rolls, chi-squared below the one-in-a-million mark for 9 degrees', () => {
  const counts = new Array<number>(10).fill(0);
  const roller = quickDice(1320).at('odds');
  for (let roll = 0; roll < 60_000; roll += 1) {
    const face = roller.d(10) - 1;
    counts[face] = (counts[face] as number) + 1;
  }
  expect(counts.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0)).toBeLessThan(45.1);
});

test('nothing is logged, labels are checked as everywhere, and there is no default seed', () => {
  const dice = quickDice(5);
  dice.at('odds').d(6);
  expect(dice.log()).toEqual([]);
  expect(() => dice.at('a@b')).toThrow(RangeError);
  for (const sides of [0, -6, 2.5]) expect(() => quickDice(5).at('odds').d(sides)).toThrow(RangeError);
  for (const seed of [-1, 0.5, 2 ** 32, Number.NaN]) expect(() => quickDice(seed)).toThrow('a quick seed');
});
