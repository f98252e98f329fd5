import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bentPlane } from '../../src/grow/bent-plane.ts';
import { cellLines } from '../../src/grow/cell-lines.ts';
import { chanceOf } from '../../src/grow/chance.ts';
import { withCutCorners } from '../../src/grow/cut-corners.ts';
import type { Spot } from '../../src/grow/plane.ts';
import { roughened } from '../../src/grow/roughen.ts';
import { crossingsOf, type Stretch, stretchesOf } from './crossings.ts';

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const chance = chanceOf('test');

/** Sites of four owners, no two in the same place. */
const someSites = fc
  .uniqueArray(
    fc.record({
      x: fc.integer({ min: 5, max: 395 }),
      y: fc.integer({ min: 5, max: 295 }),
      owner: fc.integer({ min: 1, max: 4 }),
    }),
    {
      selector: ({ x, y }) => `${x} ${y}`,
      minLength: 2,
      maxLength: 14,
    },
  )
  .map((list) => list.map(({ x, y, owner }) => ({ at: [x + chance(x, y) / 9, y + chance(y, x) / 9] as Spot, owner })));

const stretches = (spots: readonly Spot[]): readonly Stretch[] => stretchesOf(spots.flat());

describe('lines between cells', () => {
  test('lie as far from one site as from the other', () => {
    const [line, ...more] = cellLines(
      [
        { at: [100, 150], owner: 1 },
        { at: [300, 150], owner: 2 },
      ],
      FRAME,
    );
    expect(more).toEqual([]);
    expect([line?.from[0], line?.to[0]].map((x) => Math.round(x ?? 0))).toEqual([200, 200]);
    expect(Math.min(line?.from[1] ?? 0, line?.to[1] ?? 0)).toBeLessThan(0);
    expect(Math.max(line?.from[1] ?? 0, line?.to[1] ?? 0)).toBeGreaterThan(300);
  });

  test('part different owners only', () => {
    const sites = [100, 200, 300].map((x) => ({ at: [x, 150] as Spot, owner: 7 }));
    expect(cellLines(sites, FRAME)).toEqual([]);
  });

  test('never cross, also with cut corners, roughened, and on a bent plane', () => {
    const { bend } = bentPlane(chance);
    fc.assert(
      fc.property(someSites, fc.integer({ min: 0, max: 60 }), (sites, percent) => {
        const rough = withCutCorners(cellLines(sites, FRAME)).map((line) =>
          roughened(line, { percent, stride: 8 }, chance, FRAME),
        );
        expect(crossingsOf(rough.flatMap(stretches))).toEqual([]);
        const near = rough.flat().every(([x, y]) => Math.abs(x) < 2000 && Math.abs(y) < 2000);
        if (near) expect(crossingsOf(rough.map((line) => line.map(bend)).flatMap(stretches))).toEqual([]);
      }),
      { numRuns: 60, seed: 1320 },
    );
  });

  test('that meet in pairs lose their corner', () => {
    const sites = [
      { at: [100, 100], owner: 1 },
      { at: [200, 90], owner: 1 },
      { at: [150, 200], owner: 2 },
    ] as const;
    const [one, other] = cellLines(sites, FRAME);
    const corner = [one?.from, one?.to].find(
      (end) => other?.from.join() === end?.join() || other?.to.join() === end?.join(),
    );
    const cut = withCutCorners(cellLines(sites, FRAME));
    expect(cut).toHaveLength(3);
    expect(cut.flatMap(({ from, to }) => [from.join(), to.join()])).not.toContain(corner?.join());
  });
});

describe('roughening', () => {
  const line = {
    from: [100, 50],
    to: [300, 50],
    apexes: [
      [200, 0],
      [200, 100],
    ],
  } as const;
  const rough = roughened(line, { percent: 30, stride: 10 }, chance, FRAME);

  test('keeps the ends exactly and never leaves the triangles with the apexes', () => {
    expect([rough[0], rough.at(-1)]).toEqual([line.from, line.to]);
    for (const [x, y] of rough) expect(Math.abs(y - 50)).toBeLessThanOrEqual(Math.min(x - 100, 300 - x) / 2 + 1e-9);
  });

  test('makes a line that is not straight, with a spot at least every stride', () => {
    expect(rough.some(([, y]) => Math.abs(y - 50) > 5)).toBe(true);
    for (const [index, [x]] of rough.slice(1).entries()) expect(x - (rough[index]?.[0] ?? 0)).toBeLessThanOrEqual(10);
  });

  test('gives the same line again, another one for another seed, and a straight one for 0 percent', () => {
    expect(roughened(line, { percent: 30, stride: 10 }, chanceOf('test'), FRAME)).toEqual(rough);
    expect(roughened(line, { percent: 30, stride: 10 }, chanceOf('tess'), FRAME)).not.toEqual(rough);
    expect(roughened(line, { percent: 0, stride: 10 }, chance, FRAME).every(([, y]) => y === 50)).toBe(true);
  });

  test('spends no spots far beyond the frame', () => {
    const far = { ...line, from: [-90_000, 50], to: [90_000, 50] } as const;
    expect(roughened(far, { percent: 30, stride: 10 }, chance, FRAME).length).toBeLessThan(140);
  });
});

describe('the bent plane', () => {
  test('is straightened again', () => {
    const { bend, straighten } = bentPlane(chance);
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 4500 }), fc.integer({ min: -500, max: 4500 }), (x, y) => {
        const [back, down] = bend(straighten([x, y]));
        expect(Math.abs(back - x) + Math.abs(down - y)).toBeLessThan(1e-6);
      }),
      { seed: 1320 },
    );
  });
});

describe('chance', () => {
  test('lies from -1 to 1, evenly to both sides, and depends on every part of its key', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => chance(index, 3));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(Math.abs(draws.reduce((sum, draw) => sum + draw, 0))).toBeLessThan(60);
    expect(new Set([chance(1, 2), chance(2, 1), chance(1, 2, 0), chanceOf('other')(1, 2)]).size).toBe(4);
  });
});
