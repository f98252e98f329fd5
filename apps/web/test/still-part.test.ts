import { describe, expect, test } from 'vitest';
import {
  covers,
  isBest,
  isGood,
  isSpent,
  type Part,
  partOf,
  type Sight,
  wholeOf,
} from '../src/lib/desk/map/still-part.ts';
import { moved, zoomed } from '../src/lib/desk/pose.ts';

const SHEET = { width: 1800, height: 1463 };
const LAPTOP: Sight = {
  pose: { x: -434, y: -530, scale: 1.6 },
  frame: { width: 870, height: 734 },
  sheet: SHEET,
  ratio: 1,
};
const PHONE: Sight = {
  pose: { x: -300, y: -200, scale: 2 },
  frame: { width: 390, height: 700 },
  sheet: SHEET,
  ratio: 3,
};
const SCREEN: Sight = {
  ...LAPTOP,
  pose: { x: -900, y: -900, scale: 4 },
  frame: { width: 3800, height: 2000 },
  ratio: 2,
};
const SIGHTS = { LAPTOP, PHONE, SCREEN };

const pulled = (sight: Sight, dx: number, dy: number): Sight => ({
  ...sight,
  pose: moved(sight.pose, { dx, dy }, sight.sheet, sight.frame),
});
const grown = (sight: Sight, factor: number): Sight => ({
  ...sight,
  pose: zoomed(sight.pose, { factor, x: sight.frame.width / 2, y: sight.frame.height / 2 }, sight.sheet, sight.frame),
});
const pixels = ({ width, height, resolution }: Part): number => width * height * resolution ** 2;

describe('the still picture of a map', () => {
  test.each(Object.entries(SIGHTS))(
    'two of the whole and two of what is seen have 16 million pixels: %s',
    (_, sight) => {
      const sizes = [wholeOf(sight), partOf(sight)].map(pixels);
      expect(2 * (sizes[0] as number) + 2 * (sizes[1] as number)).toBeLessThan(16_500_000);
    },
  );

  test.each(Object.entries(SIGHTS))('shows what is seen as well as can be, and is not made twice: %s', (_, sight) => {
    const part = partOf(sight);
    expect([isBest(part, sight), isSpent(part, sight)]).toEqual([true, false]);
    expect(isGood(part, sight)).toBe(sight !== SCREEN);
  });

  test('is as sharp as the screen, where that is not too many pixels', () => {
    expect(partOf(LAPTOP).resolution).toBe(1.6);
    expect(partOf(PHONE).resolution).toBe(6);
    expect(partOf(SCREEN).resolution).toBeLessThan(8);
  });

  test('is good for a pull of half a frame to any side, and made anew before it ends', () => {
    const part = partOf(LAPTOP);
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const short = pulled(LAPTOP, 200 * x, 200 * y);
      const long = pulled(LAPTOP, 420 * x, 420 * y);
      expect([isGood(part, short), isSpent(part, short)]).toEqual([true, false]);
      expect(isGood(part, long)).toBe(true);
    }
    expect(isSpent(part, pulled(LAPTOP, -600, 0))).toBe(true);
    expect(covers(part, pulled(LAPTOP, -900, 0))).toBe(false);
  });

  test('at the edge of the sheet there is nothing more to be shown', () => {
    const corner = pulled(LAPTOP, 5000, 5000);
    const part = partOf(corner);
    expect([part.left, part.top]).toEqual([0, 0]);
    expect(isSpent(part, corner)).toBe(false);
  });

  test('another size is another picture', () => {
    const part = partOf(LAPTOP);
    expect([isGood(part, grown(LAPTOP, 1.01)), isSpent(part, grown(LAPTOP, 1.01))]).toEqual([true, false]);
    for (const factor of [1.1, 0.9])
      expect([isGood(part, grown(LAPTOP, factor)), isSpent(part, grown(LAPTOP, factor))]).toEqual([false, true]);
  });

  test('of the whole it is no sharper than it is shown', () => {
    const small = { ...LAPTOP, pose: { x: 0, y: 0, scale: 0.5 } };
    expect(wholeOf(small)).toEqual({ left: 0, top: 0, ...SHEET, resolution: 0.5 });
  });
});
