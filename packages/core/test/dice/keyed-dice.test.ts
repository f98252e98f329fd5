import { createCipheriv, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawRun, highestFairWord, MOST_SIDES, totalOfWay, waysOf } from '../../src/dice/dice.ts';
import { keyedDice } from '../../src/dice/keyed-dice.ts';

const SEED = '0123456789abcdef'.repeat(4);
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const sidesOfDice = fc.integer({ min: 2, max: MOST_SIDES });

const rolls = (roller: { d(sides: number): number }, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => roller.d(sides));

/** The published recipe, done again with the system library: what somebody who trusts nobody would write. */
const recomputed = (seed: string, label: string, sides: readonly number[]): number[] => {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(label).digest();
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(64 * 200));
  let at = 0;
  return sides.map((count) => {
    for (;;) {
      const word = stream.readUInt32LE(at);
      at += 4;
      if (word < Math.floor(2 ** 32 / count) * count) return (word % count) + 1;
    }
  });
};

describe('the rolls', () => {
  test('of one seed and label never change: old campaigns must verify', () => {
    const dice = keyedDice(SEED);
    expect(rolls(dice.at('battle', 'kent'), 8, 6)).toEqual([1, 4, 3, 5, 1, 5, 4, 1]);
    expect(rolls(dice.at('battle', 12), 3, 10_000)).toEqual([2451, 1913, 2868]);
    expect(rolls(dice.at('coup'), 2, MOST_SIDES)).toEqual([859_708_105, 216_697_259]);
  });

  test('can be recomputed with other tools, dice of all sides mixed', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.array(sidesOfDice, { maxLength: 60 }), (seed, place, sides) => {
        const roller = keyedDice(seed).at('battle', place);
        expect(sides.map((count) => roller.d(count))).toEqual(recomputed(seed, `battle@${place}`, sides));
      }),
    );
  });

  test('a quarter of the words are passed over where sides do not divide 2^32', () => {
    const sides = Array.from({ length: 300 }, () => 2 ** 30 + 1);
    const roller = keyedDice(SEED).at('uneven');
    expect(sides.map((count) => roller.d(count))).toEqual(recomputed(SEED, 'uneven', sides));
  });

  test('lie on the die', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: MOST_SIDES }), (seed, sides) => {
        for (const value of rolls(keyedDice(seed).at('x'), 20, sides)) {
          expect(Number.isInteger(value) && value >= 1 && value <= sides).toBe(true);
        }
      }),
    );
  });

  test('of a d6 are even: 60 000 rolls, chi-squared below the one-in-a-million mark for 5 degrees', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const value of rolls(keyedDice(SEED).at('even'), 60_000, 6)) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(35.9);
  });

  test('the words in use are the most that can be shared out evenly', () => {
    fc.assert(
      fc.property(sidesOfDice, (sides) => {
        const words = highestFairWord(sides) + 1;
        expect(words % sides).toBe(0);
        expect(words + sides).toBeGreaterThan(2 ** 32);
      }),
      { examples: [[2], [3], [6], [10_000], [MOST_SIDES - 1], [MOST_SIDES]] },
    );
  });
});

describe('several dice at once', () => {
  test('of one seed and label never change: old campaigns must verify', () => {
    const roller = keyedDice(SEED).at('tax', 'kent');
    expect(Array.from({ length: 10 }, () => roller.sum(2, 6))).toEqual([3, 7, 3, 6, 2, 6, 8, 6, 11, 9]);
  });

  test('are one draw: a die with a side for each way in which they fall, its digits the dice', () => {
    const throws = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 100 }));
    fc.assert(
      fc.property(seeds, fc.array(throws, { maxLength: 40 }), (seed, thrown) => {
        const ways = recomputed(
          seed,
          'tax',
          thrown.map(([dice, sides]) => sides ** dice),
        );
        const totals = ways.map((way, index) => {
          const [dice, sides] = thrown[index] as [number, number];
          return Array.from({ length: dice }, (_, at) => Math.floor((way - 1) / sides ** at) % sides).reduce(
            (sum, digit) => sum + digit + 1,
            0,
          );
        });
        const roller = keyedDice(seed).at('tax');
        expect(thrown.map(([dice, sides]) => roller.sum(dice, sides))).toEqual(totals);
      }),
    );
  });

  test('fall as dice do: of the 36 ways of 2d6 six give 7, one gives 2 and one 12', () => {
    const counts = new Array<number>(13).fill(0);
    for (let way = 1; way <= waysOf(2, 6); way += 1) {
      const total = totalOfWay(way, 2, 6);
      counts[total] = (counts[total] as number) + 1;
    }
    expect(counts).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('stand in the log with how many they are, one alone as the die it is', () => {
    const dice = keyedDice(SEED);
    const values = [dice.at('tax').sum(2, 6), dice.at('tax').sum(2, 6), dice.at('tax').sum(1, 6)];
    expect(dice.log()).toEqual([
      { label: 'tax', sides: 6, dice: 2, values: values.slice(0, 2) },
      { label: 'tax', sides: 6, values: values.slice(2) },
    ] satisfies DrawRun[]);
  });

  test('of one side are not rolled, and dice that cannot be drawn at once are refused', () => {
    const dice = keyedDice(SEED);
    expect(dice.at('tax').sum(3, 1)).toBe(3);
    expect(dice.log()).toEqual([]);
    for (const [count, sides] of [
      [0, 6],
      [1.5, 6],
      [12, 6],
      [2, 0],
      [2, 2.5],
    ] as const) {
      expect(() => dice.at('tax').sum(count, sides)).toThrow(RangeError);
    }
  });
});

describe('labels', () => {
  test('one more roll at one label changes no other', () => {
    const quiet = keyedDice(SEED);
    const busy = keyedDice(SEED);
    rolls(busy.at('battle', 'wales'), 100, 6);
    expect(rolls(busy.at('battle', 'kent'), 20, 6)).toEqual(rolls(quiet.at('battle', 'kent'), 20, 6));
  });

  test('the same label again continues its run', () => {
    const once = rolls(keyedDice(SEED).at('battle', 7), 40, 20);
    const dice = keyedDice(SEED);
    expect(Array.from({ length: 40 }, () => dice.at('battle', '7').d(20))).toEqual(once);
  });

  test('another label or another seed is another run', () => {
    const dice = keyedDice(SEED);
    const one = rolls(dice.at('battle', 'kent'), 30, 100);
    expect(rolls(dice.at('battle', 'wales'), 30, 100)).not.toEqual(one);
    expect(rolls(dice.at('battle'), 30, 100)).not.toEqual(one);
    expect(rolls(keyedDice(`f${SEED.slice(1)}`).at('battle', 'kent'), 30, 100)).not.toEqual(one);
  });

  test('a name must not contain the sign that stands before the place', () => {
    expect(() => keyedDice(SEED).at('battle@kent')).toThrow("'battle@kent' cannot name a roll");
    expect(keyedDice(SEED).at('battle', 'kent@night').d(1)).toBe(1);
  });
});

describe('the log', () => {
  test('holds every roll, labels in the order in which they first rolled, a run for each change of sides', () => {
    const dice = keyedDice(SEED);
    const late = dice.at('late');
    const kent = dice.at('battle', 'kent');
    const first = rolls(kent, 2, 6);
    const second = rolls(late, 1, 10);
    const third = [...rolls(kent, 1, 6)];
    const fourth = rolls(kent, 2, 8);
    const fifth = rolls(kent, 1, 6);
    expect(dice.log()).toEqual([
      { label: 'battle@kent', sides: 6, values: [...first, ...third] },
      { label: 'battle@kent', sides: 8, values: fourth },
      { label: 'battle@kent', sides: 6, values: fifth },
      { label: 'late', sides: 10, values: second },
    ] satisfies DrawRun[]);
  });

  test('of many rolls is complete, and earlier logs do not change', () => {
    const dice = keyedDice(SEED);
    const before = rolls(dice.at('x'), 5, 6);
    const early = dice.log();
    const after = rolls(dice.at('x'), 5000, 6);
    expect(early).toEqual([{ label: 'x', sides: 6, values: before }]);
    expect(dice.log()).toEqual([{ label: 'x', sides: 6, values: [...before, ...after] }]);
  });

  test('a certain draw is not made: a die of one side is not in it and moves nothing', () => {
    const dice = keyedDice(SEED);
    dice.at('untouched');
    const roller = dice.at('x');
    expect(roller.d(1)).toBe(1);
    expect(dice.log()).toEqual([]);
    const [first, certain, second] = [roller.d(6), roller.d(1), roller.d(6)];
    expect(certain).toBe(1);
    expect([first, second]).toEqual(rolls(keyedDice(SEED).at('x'), 2, 6));
    expect(dice.log()).toEqual([{ label: 'x', sides: 6, values: [first, second] }]);
  });
});

describe('what is refused', () => {
  test.each([0, -6, 2.5, Number.NaN, MOST_SIDES + 1, Number.POSITIVE_INFINITY])('a die of %d sides', (sides) => {
    const dice = keyedDice(SEED);
    expect(() => dice.at('x').d(sides)).toThrow(RangeError);
    expect(dice.log()).toEqual([]);
  });

  test.each(['', 'abc', SEED.slice(2), `${SEED}00`, SEED.replace('0', 'x')])('the seed %j, unrepeated', (seed) => {
    expect(() => keyedDice(seed)).toThrow(new RangeError('a seed is 64 hexadecimal digits'));
  });
});
