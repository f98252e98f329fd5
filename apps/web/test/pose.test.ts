import { describe, expect, test } from 'vitest';
import { fitted, focused, moved, onPixels, reaching, transformOf, zoomed } from '../src/lib/desk/pose.ts';

const SHEET = { width: 1000, height: 500 };
const FRAME = { width: 500, height: 500 };

describe('where a map lies in its frame', () => {
  test('the whole of it fits, in the middle', () => {
    expect(fitted(SHEET, FRAME)).toEqual({ scale: 0.5, x: 0, y: 125 });
  });

  test('a larger one cannot be pulled out of its frame, a smaller one stays in the middle', () => {
    const large = { scale: 2, x: -100, y: -100 };
    expect(moved(large, { dx: 1000, dy: -5000 }, SHEET, FRAME)).toEqual({ scale: 2, x: 0, y: -500 });
    expect(moved(fitted(SHEET, FRAME), { dx: 30, dy: 40 }, SHEET, FRAME)).toEqual(fitted(SHEET, FRAME));
  });

  test('the point under the finger stays where it is when the map grows', () => {
    const before = { scale: 1, x: -200, y: 0 };
    const after = zoomed(before, { factor: 2, x: 100, y: 250 }, SHEET, FRAME);
    const under = ({ scale, x, y }: typeof before) => [(100 - x) / scale, (250 - y) / scale];
    expect(under(after)).toEqual(under(before));
    expect(after.scale).toBe(2);
  });

  test('it grows and shrinks within bounds', () => {
    expect(zoomed(fitted(SHEET, FRAME), { factor: 1000, x: 0, y: 0 }, SHEET, FRAME).scale).toBe(8);
    expect(zoomed(fitted(SHEET, FRAME), { factor: 0.001, x: 0, y: 0 }, SHEET, FRAME).scale).toBeCloseTo(0.4);
  });

  test('it opens where one’s own lands are, at a size that can be read', () => {
    const pose = focused(
      [
        { x: 700, y: 200 },
        { x: 740, y: 240 },
      ],
      SHEET,
      FRAME,
    );
    expect(pose.scale).toBe(1.6);
    expect([(250 - pose.x) / pose.scale, (250 - pose.y) / pose.scale]).toEqual([720, 220]);
    expect(focused([], SHEET, FRAME)).toEqual(fitted(SHEET, FRAME));
  });

  test('it opens without empty bands beside it, as long as it need not be made too large for that', () => {
    const ends = [
      { x: 100, y: 250 },
      { x: 900, y: 250 },
    ];
    expect(focused(ends, SHEET, FRAME)).toEqual({ scale: 1, x: -250, y: 0 });
    const high = { width: 500, height: 1200 };
    expect(focused(ends, SHEET, high).scale).toBeCloseTo(500 / 920);
  });

  test('it is said in the words of a style sheet', () => {
    expect(transformOf({ x: 1, y: -2, scale: 0.5 })).toBe('translate(1px, -2px) scale(0.5)');
  });

  test('a place is brought into sight by the least pull, and one in sight moves nothing', () => {
    const pose = { scale: 2, x: -600, y: -200 };
    expect(reaching(pose, [{ x: 400, y: 200 }], SHEET, FRAME)).toEqual(pose);
    const reached = reaching(pose, [{ x: 540, y: 200 }], SHEET, FRAME);
    expect(reached.x + 540 * reached.scale).toBe(FRAME.width - 60);
    expect([reached.y, reached.scale]).toEqual([pose.y, pose.scale]);
    expect(reaching(pose, [], SHEET, FRAME)).toBe(pose);
  });

  test('a place far out of sight comes to the middle, so that what lies around it is seen', () => {
    const pose = { scale: 2, x: -600, y: -200 };
    const reached = reaching(pose, [{ x: 750, y: 200 }], SHEET, FRAME);
    expect(reached.x + 750 * reached.scale).toBe(FRAME.width / 2);
    expect([reached.y, reached.scale]).toEqual([pose.y, pose.scale]);
  });

  test('it grows smaller to show all of several places, and one that is far away together with where one was', () => {
    const phone = { width: 390, height: 300 };
    const near = { scale: 2, x: 0, y: -300 };
    const at = (pose: typeof near, x: number, y: number) => [pose.x + x * pose.scale, pose.y + y * pose.scale];
    const both = reaching(
      near,
      [
        { x: 100, y: 200 },
        { x: 500, y: 260 },
      ],
      SHEET,
      phone,
    );
    expect(both.scale).toBeLessThan(2);
    for (const [x, y] of [at(both, 100, 200), at(both, 500, 260)]) {
      expect(x).toBeGreaterThanOrEqual(59);
      expect(x).toBeLessThanOrEqual(331);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(300);
    }
    const far = reaching(near, [{ x: 900, y: 250 }], SHEET, phone);
    expect(far.scale).toBeLessThan(1);
    expect(far.scale).toBeGreaterThanOrEqual(fitted(SHEET, phone).scale);
    expect(at(far, 900, 250)[0]).toBeLessThanOrEqual(390);
    expect(at(far, 97, 225)[0]).toBeGreaterThanOrEqual(0);
    expect(
      reaching(
        near,
        [
          { x: 100, y: 200 },
          { x: 140, y: 220 },
        ],
        SHEET,
        phone,
      ).scale,
    ).toBe(2);
  });

  test('a point of it is laid on a pixel of the screen, wherever that was', () => {
    const pose = { x: -433.837, y: -530.48, scale: 1.7 };
    for (const ratio of [1, 2, 3]) {
      const laid = onPixels(pose, { left: 131, top: 77 }, ratio);
      const [x, y] = [(laid.x + 131 * 1.7) * ratio, (laid.y + 77 * 1.7) * ratio];
      expect(x).toBeCloseTo(Math.round(x), 8);
      expect(y).toBeCloseTo(Math.round(y), 8);
      expect(Math.abs(laid.x - pose.x)).toBeLessThanOrEqual(0.5 / ratio);
    }
  });
});
