import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOfChances } from '../../src/odds/exact.ts';

const chance = fc.integer({ min: 0, max: 10_000 });

describe('sumOfChances', () => {
  test('two attempts at a half', () => {
    const landing = sumOfChances([5000, 5000]);
    expect([0, 1, 2].map(landing.exactly)).toEqual([2500, 5000, 2500]);
    expect([0, 1, 2, 3].map(landing.atLeast)).toEqual([10_000, 7500, 2500, 0]);
    expect(landing.mean).toBe(10_000);
  });

  test('three unlike attempts, exactly', () => {
    const { weights, total } = sumOfChances([1000, 2000, 5000]);
    expect(total).toBe(10n ** 12n);
    expect(weights).toEqual([360_000_000_000n, 490_000_000_000n, 140_000_000_000n, 10_000_000_000n]);
  });

  test('rounds half up: a chance of one in 20 000 is one part', () => {
    const rare = sumOfChances([1, 5000]);
    expect(rare.weights[2]).toBe(5000n);
    expect(rare.exactly(2)).toBe(1);
    expect(sumOfChances([1, 4999]).exactly(2)).toBe(0);
  });

  test('certain and impossible attempts, and none at all', () => {
    const sure = sumOfChances([10_000, 0, 10_000]);
    expect([0, 1, 2, 3].map(sure.exactly)).toEqual([0, 0, 10_000, 0]);
    const none = sumOfChances([]);
    expect([none.exactly(0), none.atLeast(0), none.atLeast(1), none.mean]).toEqual([10_000, 10_000, 0, 0]);
  });

  test('outside the number of attempts there is nothing to find', () => {
    const one = sumOfChances([2500]);
    expect([one.exactly(-1), one.exactly(2)]).toEqual([0, 0]);
    expect([one.atLeast(-1), one.atLeast(2)]).toEqual([10_000, 0]);
    expect(() => one.exactly(0.5)).toThrow('successes must be a whole number');
  });

  test('a hundred attempts at a tenth are the binomial distribution', () => {
    const { weights, total } = sumOfChances(new Array<number>(100).fill(1000));
    let ways = 1n;
    weights.forEach((weight, k) => {
      expect(weight * 10n ** 100n).toBe(ways * 9n ** BigInt(100 - k) * total);
      ways = (ways * BigInt(100 - k)) / BigInt(k + 1);
    });
  });

  test('the cases add up, the mean is that of the weights, and the order of attempts is nothing', () => {
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 12 }), (chances) => {
        const { weights, total, mean } = sumOfChances(chances);
        expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total);
        expect(weights.reduce((sum, weight, k) => sum + weight * BigInt(k), 0n) * 10_000n).toBe(BigInt(mean) * total);
        expect(sumOfChances([...chances].reverse()).weights).toEqual(weights);
      }),
    );
  });

  test.each([-1, 10_001, 0.5, Number.NaN])('a chance of %d is refused', (bad) => {
    expect(() => sumOfChances([5000, bad])).toThrow('a chance is 0 to 10000 parts of 10 000');
  });
});
