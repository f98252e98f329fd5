import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertWhole, basisPoints, ceilDiv, clamp, floorDiv, percentOf, roundHalfUp } from '../src/whole-numbers.ts';

const whole = fc.maxSafeInteger();
const divisor = whole.filter((number) => number !== 0);

/** The rounding down that all others are judged by. */
const floorOf = (dividend: bigint, by: bigint): bigint => {
  const [top, bottom] = by < 0n ? [-dividend, -by] : [dividend, by];
  return top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom);
};

describe('named rounding', () => {
  test.each([
    // dividend, divisor, down, up, nearest
    [7, 2, 3, 4, 4],
    [-7, 2, -4, -3, -3],
    [7, -2, -4, -3, -3],
    [-7, -2, 3, 4, 4],
    [8, 3, 2, 3, 3],
    [7, 3, 2, 3, 2],
    [-8, 3, -3, -2, -3],
    [6, 3, 2, 2, 2],
    [0, -5, 0, 0, 0],
    [1, 3, 0, 1, 0],
    [-1, 3, -1, 0, 0],
    [2 ** 53 - 1, 2, 2 ** 52 - 1, 2 ** 52, 2 ** 52],
    [1 - 2 ** 53, 2, -(2 ** 52), 1 - 2 ** 52, 1 - 2 ** 52],
  ])('%i / %i is %i down, %i up, %i to the nearest', (dividend, by, down, up, nearest) => {
    expect(floorDiv(dividend, by)).toBe(down);
    expect(ceilDiv(dividend, by)).toBe(up);
    expect(roundHalfUp(dividend, by)).toBe(nearest);
  });

  test('all three are exact for every pair of whole numbers', () => {
    fc.assert(
      fc.property(whole, divisor, (dividend, by) => {
        const [top, bottom] = [BigInt(dividend), BigInt(by)];
        expect(BigInt(floorDiv(dividend, by))).toBe(floorOf(top, bottom));
        expect(BigInt(ceilDiv(dividend, by))).toBe(-floorOf(-top, bottom));
        expect(BigInt(roundHalfUp(dividend, by))).toBe(floorOf(2n * top + bottom, 2n * bottom));
      }),
    );
  });

  test('none of them makes a minus zero', () => {
    for (const round of [floorDiv, ceilDiv, roundHalfUp]) expect(Object.is(round(0, -3), 0)).toBe(true);
    expect(Object.is(ceilDiv(-1, 3), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-1, 3), 0)).toBe(true);
  });

  test.each([floorDiv, ceilDiv, roundHalfUp])(
    '$name refuses fractions, unsafe numbers and division by zero',
    (round) => {
      expect(() => round(1.5, 2)).toThrow('dividend must be a whole number, not 1.5');
      expect(() => round(3, 0.5)).toThrow('divisor must be a whole number, not 0.5');
      expect(() => round(2 ** 53, 2)).toThrow(RangeError);
      expect(() => round(Number.NaN, 2)).toThrow(RangeError);
      expect(() => round(3, 0)).toThrow('division by zero');
    },
  );
});

describe('percentOf', () => {
  test.each([
    [99, 15, 14],
    [100, 15, 15],
    [7, 50, 3],
    [-7, 50, -4],
    [10, 250, 25],
    [0, 33, 0],
    [2 ** 53 - 1, 100, 2 ** 53 - 1],
  ])('of %i, %i percent is %i', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  test('is exact, or refuses a result that is no safe integer', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: -1000, max: 1000 }), (amount, percent) => {
        const exact = floorOf(BigInt(amount) * BigInt(percent), 100n);
        if (Number.isSafeInteger(Number(exact))) expect(BigInt(percentOf(amount, percent))).toBe(exact);
        else expect(() => percentOf(amount, percent)).toThrow(RangeError);
      }),
    );
  });

  test('refuses fractions', () => {
    expect(() => percentOf(10.5, 10)).toThrow('amount must be a whole number');
    expect(() => percentOf(10, 0.1)).toThrow('percent must be a whole number');
  });
});

describe('basisPoints', () => {
  test.each([
    [1, 3, 3333],
    [2, 3, 6667],
    [1, 20_000, 1],
    [1, 20_001, 0],
    [5, 5, 10_000],
    [0, 7, 0],
    [-1, 20_000, 0],
  ])('%i / %i is %i', (numerator, denominator, points) => {
    expect(basisPoints(numerator, denominator)).toBe(points);
  });

  test('is exact also where the numbers are large', () => {
    fc.assert(
      fc.property(whole, divisor, (numerator, denominator) => {
        const [top, bottom] = [BigInt(numerator) * 10_000n, BigInt(denominator)];
        const exact = floorOf(2n * top + bottom, 2n * bottom);
        if (Number.isSafeInteger(Number(exact))) expect(BigInt(basisPoints(numerator, denominator))).toBe(exact);
        else expect(() => basisPoints(numerator, denominator)).toThrow(RangeError);
      }),
    );
  });

  test('refuses a denominator of zero, for small and large numerators', () => {
    expect(() => basisPoints(1, 0)).toThrow('division by zero');
    expect(() => basisPoints(2 ** 52, 0)).toThrow('division by zero');
  });
});

describe('assertWhole and clamp', () => {
  test('assertWhole gives the number back, or names what is wrong', () => {
    expect(assertWhole(-12)).toBe(-12);
    expect(() => assertWhole(0.1, 'gold')).toThrow('gold must be a whole number, not 0.1');
    expect(() => assertWhole(Number.POSITIVE_INFINITY)).toThrow('value must be a whole number, not Infinity');
  });

  test('clamp keeps what lies inside and moves the rest to the nearer end', () => {
    expect([-3, 0, 4, 9, 12].map((value) => clamp(value, 0, 9))).toEqual([0, 0, 4, 9, 9]);
    expect(() => clamp(1, 5, 4)).toThrow('no number lies in 5..4');
    expect(() => clamp(1.5, 0, 4)).toThrow(RangeError);
  });
});
