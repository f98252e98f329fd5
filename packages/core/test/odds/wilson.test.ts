import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from '../../src/odds/wilson.ts';

/** The ends in floating point, straight from the textbook. */
const textbook = (hits: number, trials: number): { readonly low: number; readonly high: number } => {
  const z = 1.959964;
  const p = hits / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  const size = 1 + (z * z) / trials;
  return { low: (10_000 * (centre - spread)) / size, high: (10_000 * (centre + spread)) / size };
};

test.each([
  // hits, trials, chance, low, high: 0.2366 to 0.7634 and 0.4038 to 0.5962 are the usual printed examples
  [5, 10, 5000, 2365, 7635],
  [50, 100, 5000, 4038, 5962],
  [0, 10, 0, 0, 2776],
  [10, 10, 10_000, 7224, 10_000],
  [1, 3, 3333, 614, 7924],
  [1, 1, 10_000, 2065, 10_000],
])('%i of %i: %i, from %i to %i', (hits, trials, chance, low, high) => {
  expect(wilsonInterval(hits, trials)).toEqual({ chance, low, high });
});

test('the ends are those of the textbook, rounded outwards, and enclose the share', () => {
  const counts = fc
    .integer({ min: 1, max: 10_000_000 })
    .chain((trials) => fc.tuple(fc.nat(trials), fc.constant(trials)));
  fc.assert(
    fc.property(counts, ([hits, trials]) => {
      const { chance, low, high } = wilsonInterval(hits, trials);
      const exact = textbook(hits, trials);
      expect(low).toBeGreaterThanOrEqual(Math.floor(exact.low - 0.01));
      expect(low).toBeLessThanOrEqual(exact.low + 0.01);
      expect(high).toBeLessThanOrEqual(Math.ceil(exact.high + 0.01));
      expect(high).toBeGreaterThanOrEqual(exact.high - 0.01);
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
      expect(chance).toBe(Math.floor((20_000 * hits + trials) / (2 * trials)));
    }),
  );
});

test('hits and misses are treated alike', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 500, max: 1000 }), (hits, trials) => {
      const one = wilsonInterval(hits, trials);
      const other = wilsonInterval(trials - hits, trials);
      expect([one.low + other.high, one.high + other.low]).toEqual([10_000, 10_000]);
    }),
  );
});

test.each([
  [1, 0],
  [-1, 5],
  [6, 5],
  [0.5, 5],
  [1, 1.5],
])('%d of %d is refused', (hits, trials) => {
  expect(() => wilsonInterval(hits, trials)).toThrow(RangeError);
});
