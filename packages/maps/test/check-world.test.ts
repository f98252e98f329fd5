import type { World, WorldArea, WorldBorder } from '@chancery/core';
import { covers, faultsOfWorld, type WorldFault, worldFaultText } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { grown } from './grow/small-realm.ts';

const { world } = grown();

const withArea = (number: number, change: Partial<WorldArea>): World => ({
  ...world,
  areas: world.areas.map((area) => (area.number === number ? { ...area, ...change } : area)),
});

const withBorder = (a: number, b: number, change: Partial<WorldBorder>): World => ({
  ...world,
  borders: world.borders.map((border) => (border.a === a && border.b === b ? { ...border, ...change } : border)),
});

const without = (...gone: readonly (readonly [number, number])[]): World => ({
  ...world,
  borders: world.borders.filter(({ a, b }) => !gone.some(([one, other]) => a === one && b === other)),
});

const border = (a: number, b: number): WorldBorder =>
  world.borders.find((known) => known.a === a && known.b === b) as WorldBorder;

const SPECK = [10, 10, 13, 10, 13, 13, 10, 13];

const CASES: readonly (readonly [string, World, WorldFault, string])[] = [
  [
    'a number given twice',
    { ...world, areas: [...world.areas, { ...(world.areas[0] as WorldArea), name: 'Again' }] },
    { code: 'duplicate-area', area: 1 },
    'The number of 1 West is given twice.',
  ],
  [
    'a name given twice',
    withArea(2, { name: 'west' }),
    { code: 'duplicate-name', area: 2, other: 1 },
    '2 west is called like 1 West.',
  ],
  [
    'a border with an area that does not exist',
    { ...world, borders: [...world.borders, { ...border(1, 2), b: 99 }] },
    { code: 'unknown-area', area: 99, border: { ...border(1, 2), b: 99 } },
    'The border of 1 West and area 99: there is no 99.',
  ],
  [
    'a border given twice',
    { ...world, borders: [...world.borders, border(1, 2)] },
    { code: 'duplicate-border', a: 1, b: 2 },
    'The border of 1 West and 2 Middle is given twice.',
  ],
  [
    'a border with itself',
    { ...world, borders: [...world.borders, { ...border(1, 2), b: 1 }] },
    { code: 'self-border', area: 1 },
    '1 West borders itself.',
  ],
  [
    'a border seen from the wrong side',
    withBorder(1, 2, { a: 2, b: 1 }),
    { code: 'backward-border', a: 2, b: 1 },
    'The border of 2 Middle and 1 West must stand the other way round.',
  ],
  [
    'a coast between two lands: a coast that touches no sea',
    withBorder(1, 2, { kind: 'coast' }),
    { code: 'impossible-border', border: { ...border(1, 2), kind: 'coast' }, between: 'land-land' },
    '1 West and 2 Middle are land-land: their border cannot be coast.',
  ],
  [
    'a barrier between two seas',
    withBorder(10, 12, { kind: 'reef' }),
    { code: 'impossible-border', border: { ...border(10, 12), kind: 'reef' }, between: 'sea-sea' },
    '10 North Sea and 12 Sound are sea-sea: their border cannot be reef.',
  ],
  [
    'a border without lines',
    withBorder(1, 2, { lines: [] }),
    { code: 'border-apart', a: 1, b: 2 },
    'The border of 1 West and 2 Middle does not lie on both their outlines.',
  ],
  [
    'a line that lies elsewhere',
    withBorder(1, 2, { lines: [[1, 1, 2, 2]] }),
    { code: 'border-apart', a: 1, b: 2 },
    'The border of 1 West and 2 Middle does not lie on both their outlines.',
  ],
  [
    'a forgotten border',
    without([2, 10]),
    { code: 'missing-border', a: 2, b: 10, length: expect.any(Number) },
    '2 Middle and 10 North Sea touch along',
  ],
  [
    'an island that cannot be reached',
    without([4, 10], [4, 11], [4, 12]),
    { code: 'unreachable', area: 4 },
    '4 Island cannot be reached from the rest of the world.',
  ],
  ['no outline', withArea(4, { rings: [] }), { code: 'no-rings', area: 4 }, '4 Island has no outline.'],
  [
    'an outline beyond the frame',
    withArea(4, { rings: [[700, 200, 1001, 200, 1000, 300, 700, 300]] }),
    { code: 'beyond-frame', area: 4 },
    '4 Island reaches beyond the frame.',
  ],
  [
    'an area too small to click',
    withArea(4, { rings: [SPECK], label: { x: 11, y: 11, room: 2 }, seat: { x: 11, y: 11 } }),
    { code: 'too-small', area: 4, across: 3, least: 4 },
    '4 Island is 3 units across; 4 are needed to touch it.',
  ],
  [
    'a label outside',
    withArea(4, { label: { x: 1, y: 1, room: 9 } }),
    { code: 'label-outside', area: 4 },
    'The name of 4 Island stands outside it.',
  ],
  [
    'a seat outside',
    withArea(4, { seat: { x: 1, y: 1 } }),
    { code: 'seat-outside', area: 4 },
    'The seat of 4 Island stands outside it.',
  ],
];

describe('checking a world', () => {
  test('finds nothing in a good one', () => {
    expect(faultsOfWorld(world)).toEqual([]);
  });

  test.each(CASES)('finds %s', (_, bad, fault, text) => {
    const found = faultsOfWorld(bad).find(({ code }) => code === fault.code);
    expect(found).toEqual(fault);
    expect(worldFaultText(found as WorldFault, bad)).toContain(text);
  });

  test('finds areas behind mountains and reefs only', () => {
    const closed = {
      ...world,
      borders: world.borders.map((known) =>
        known.a === 1 || known.b === 1
          ? ({ ...known, kind: known.kind === 'coast' ? 'reef' : 'mountain' } as const)
          : known,
      ),
    };
    expect(faultsOfWorld(closed)).toEqual([{ code: 'unreachable', area: 1 }]);
  });

  test('lists all faults', () => {
    const bad = withArea(4, { seat: { x: 1, y: 1 }, label: { x: 1, y: 1, room: 9 }, name: 'West' });
    expect(faultsOfWorld(bad).map(({ code }) => code)).toEqual(['duplicate-name', 'label-outside', 'seat-outside']);
  });
});

describe('covers', () => {
  const ring = [0, 0, 10, 0, 10, 10, 0, 10];
  const hole = [4, 4, 6, 4, 6, 6, 4, 6];

  test.each([
    [{ x: 2, y: 2 }, true],
    [{ x: 5, y: 5 }, false],
    [{ x: -1, y: 5 }, false],
    [{ x: 11, y: 5 }, false],
    [{ x: 9, y: 4 }, true],
    [{ x: 2, y: 6 }, true],
  ])('%j: %s', (point, inside) => {
    expect(covers([ring, hole], point)).toBe(inside);
    expect(
      covers(
        [
          [...ring].reverse().flatMap((_, at, all) => (at % 2 === 0 ? [all[at + 1] as number, all[at] as number] : [])),
          hole,
        ],
        point,
      ),
    ).toBe(inside);
  });
});
