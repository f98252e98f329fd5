import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AREA_KINDS,
  type Area,
  BORDER_KINDS,
  BORDERS_BETWEEN,
  type Border,
  compileGraph,
  type GraphFault,
  type MapGraph,
} from '../../src/map/graph.ts';

const land = (number: number): Area => ({ number, kind: 'land' });
const sea = (number: number): Area => ({ number, kind: 'sea' });
const border = (a: number, b: number, kind: Border['kind']): Border => ({ a, b, kind });

const graphOf = (areas: readonly Area[], borders: readonly Border[]): MapGraph => {
  const graph = compileGraph(areas, borders);
  if (!graph.ok) throw new Error(JSON.stringify(graph.error));
  return graph.value;
};
const faultsOf = (areas: readonly Area[], borders: readonly Border[]): readonly GraphFault[] => {
  const graph = compileGraph(areas, borders);
  return graph.ok ? [] : graph.error;
};

const ISLAND = {
  areas: [sea(200), land(7), land(3), land(12), sea(100)],
  borders: [
    border(12, 3, 'river'),
    border(3, 7, 'land'),
    border(100, 3, 'coast'),
    border(7, 100, 'reef'),
    border(100, 200, 'sea'),
    border(12, 7, 'mountain'),
  ],
};

describe('a graph', () => {
  const graph = graphOf(ISLAND.areas, ISLAND.borders);

  test('knows its areas and their neighbours, ascending', () => {
    expect(graph.areas).toEqual([3, 7, 12, 100, 200]);
    expect(graph.neighbours(3)).toEqual([7, 12, 100]);
    expect(graph.neighbours(100)).toEqual([3, 7, 200]);
    expect(graph.neighbours(200)).toEqual([100]);
    expect(graph.kindOf(7)).toBe('land');
    expect(graph.kindOf(200)).toBe('sea');
  });

  test('knows every border from both sides, and where there is none', () => {
    for (const { a, b, kind } of ISLAND.borders) {
      expect(graph.borderBetween(a, b)).toBe(kind);
      expect(graph.borderBetween(b, a)).toBe(kind);
    }
    expect(graph.borderBetween(3, 200)).toBeUndefined();
    expect(graph.borderBetween(3, 3)).toBeUndefined();
  });

  test('tells known areas from unknown ones, and asked about these it throws', () => {
    expect([3, 200].map(graph.has)).toEqual([true, true]);
    expect([0, 4, 201, -1, 3.5].map(graph.has)).toEqual([false, false, false, false, false]);
    for (const area of [0, 4, 201, -1, 3.5]) {
      expect(() => graph.neighbours(area)).toThrow(`there is no area ${area} on this map`);
      expect(() => graph.kindOf(area)).toThrow(RangeError);
      expect(() => graph.borderBetween(area, 3)).toThrow(RangeError);
      expect(() => graph.borderBetween(3, area)).toThrow(RangeError);
    }
  });

  test('may be empty, and may use the lowest and the highest number', () => {
    expect(graphOf([], []).areas).toEqual([]);
    expect(graphOf([land(65_535), land(0)], [border(0, 65_535, 'strait')]).neighbours(0)).toEqual([65_535]);
  });

  test('does not depend on the order of areas and borders', () => {
    const shuffles = fc.tuple(
      fc.shuffledSubarray(ISLAND.areas, { minLength: ISLAND.areas.length }),
      fc.shuffledSubarray(ISLAND.borders, { minLength: ISLAND.borders.length }),
    );
    fc.assert(
      fc.property(shuffles, ([areas, borders]) => {
        const shuffled = graphOf(areas, borders);
        expect(shuffled.areas).toEqual(graph.areas);
        for (const area of graph.areas) expect(shuffled.neighbours(area)).toEqual(graph.neighbours(area));
      }),
    );
  });
});

describe('which border can lie where', () => {
  const pairs = [
    ['land-land', land(1), land(2)],
    ['land-sea', land(1), sea(2)],
    ['land-sea', sea(1), land(2)],
    ['sea-sea', sea(1), sea(2)],
  ] as const;
  test.each(pairs.flatMap(([between, one, two]) => BORDER_KINDS.map((kind) => ({ between, one, two, kind }))))(
    '$one.kind and $two.kind: $kind',
    ({ between, one, two, kind }) => {
      const possible = (BORDERS_BETWEEN[between] as readonly string[]).includes(kind);
      const fault = { code: 'impossible-border', border: border(1, 2, kind), between };
      expect(faultsOf([one, two], [border(1, 2, kind)])).toEqual(possible ? [] : [fault]);
    },
  );

  test('every kind of border lies between exactly one pair of areas', () => {
    const all = Object.values(BORDERS_BETWEEN).flat();
    expect([...all].sort()).toEqual([...BORDER_KINDS].sort());
    expect(AREA_KINDS).toEqual(['land', 'sea']);
  });
});

describe('faults', () => {
  test('all of them are listed, not the first', () => {
    const lost = border(1, 9, 'land');
    const absurd = border(1, 2, 'coast');
    expect(
      faultsOf(
        [land(1), land(2), land(1), land(-4), land(1.5), land(65_536)],
        [border(1, 2, 'land'), border(2, 1, 'river'), border(2, 2, 'land'), lost, absurd],
      ),
    ).toEqual([
      { code: 'duplicate-area', area: 1 },
      { code: 'bad-area-number', area: -4 },
      { code: 'bad-area-number', area: 1.5 },
      { code: 'bad-area-number', area: 65_536 },
      { code: 'duplicate-border', a: 1, b: 2 },
      { code: 'self-border', area: 2 },
      { code: 'unknown-area', area: 9, border: lost },
      { code: 'duplicate-border', a: 1, b: 2 },
      { code: 'impossible-border', border: absurd, between: 'land-land' },
    ]);
  });

  test('a border between two unknown areas names both, and one with itself only once', () => {
    expect(faultsOf([], [border(8, 9, 'sea')]).map((fault) => fault.code)).toEqual(['unknown-area', 'unknown-area']);
    expect(faultsOf([], [border(8, 8, 'sea')]).map((fault) => fault.code)).toEqual(['self-border', 'unknown-area']);
  });

  test('a map has at most 4096 areas', () => {
    const areas = Array.from({ length: 4097 }, (_, number) => land(number));
    expect(faultsOf(areas, [])).toEqual([{ code: 'too-many-areas', count: 4097 }]);
    expect(faultsOf(areas.slice(1), [])).toEqual([]);
  });
});
