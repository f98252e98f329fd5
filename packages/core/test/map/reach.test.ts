import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Border, compileGraph, type MapGraph } from '../../src/map/graph.ts';
import { components, type Passes, reachFrom, shortestPath } from '../../src/map/reach.ts';

const graphOf = (areas: readonly number[], borders: readonly Border[]): MapGraph => {
  const graph = compileGraph(
    areas.map((number) => ({ number, kind: 'land' })),
    borders,
  );
  if (!graph.ok) throw new Error(JSON.stringify(graph.error));
  return graph.value;
};

/**
 * ```
 * 1 - 2 - 5 - 6     8 - 9
 * |   ^   |
 * 3 - 4 - 7         2 ^ 4 is a mountain
 * ```
 */
const GRAPH = graphOf(
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [
    { a: 1, b: 2, kind: 'land' },
    { a: 2, b: 5, kind: 'land' },
    { a: 5, b: 6, kind: 'river' },
    { a: 1, b: 3, kind: 'land' },
    { a: 3, b: 4, kind: 'land' },
    { a: 2, b: 4, kind: 'mountain' },
    { a: 4, b: 7, kind: 'land' },
    { a: 5, b: 7, kind: 'land' },
    { a: 8, b: 9, kind: 'strait' },
  ],
);
const noMountains: Passes = (_from, _to, kind) => kind !== 'mountain';
const upwards: Passes = (from, to) => from < to;

describe('reachFrom', () => {
  test('the areas nearest first, then by number, with their distances', () => {
    const reach = reachFrom(GRAPH, [1]);
    expect(reach.areas).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(reach.areas.map(reach.distanceTo)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(reach.distanceTo(8)).toBeUndefined();
  });

  test('as far as the limit', () => {
    expect(reachFrom(GRAPH, [6], { limit: 2 }).areas).toEqual([6, 5, 2, 7]);
    expect(reachFrom(GRAPH, [6], { limit: 0 }).areas).toEqual([6]);
  });

  test('over the borders that pass, in the direction they are crossed', () => {
    expect(reachFrom(GRAPH, [2], { passes: noMountains }).distanceTo(4)).toBe(3);
    expect(reachFrom(GRAPH, [4], { passes: upwards }).areas).toEqual([4, 7]);
    expect(reachFrom(GRAPH, [2], { passes: upwards }).areas).toEqual([2, 4, 5, 6, 7]);
  });

  test('from several starts, the nearest counts; from none, nothing', () => {
    const reach = reachFrom(GRAPH, [6, 3, 6]);
    expect(reach.areas).toEqual([3, 6, 1, 4, 5, 2, 7]);
    expect(reachFrom(GRAPH, []).areas).toEqual([]);
  });

  test('an unknown start is our own bug', () => {
    expect(() => reachFrom(GRAPH, [77])).toThrow('there is no area 77 on this map');
  });
});

describe('shortestPath', () => {
  test('fewest crossings, both ends included', () => {
    expect(shortestPath(GRAPH, [1], [6])).toEqual([1, 2, 5, 6]);
    expect(shortestPath(GRAPH, [6], [6])).toEqual([6]);
    expect(shortestPath(GRAPH, [1], [9])).toBeUndefined();
    expect(shortestPath(GRAPH, [], [9])).toBeUndefined();
  });

  test('of ways equally short the one with the lower number where they part', () => {
    expect(shortestPath(GRAPH, [1], [4])).toEqual([1, 2, 4]);
    expect(shortestPath(GRAPH, [4], [1])).toEqual([4, 2, 1]);
    expect(shortestPath(GRAPH, [4], [5])).toEqual([4, 2, 5]);
    expect(shortestPath(GRAPH, [7], [2])).toEqual([7, 4, 2]);
  });

  test('around what does not pass, and one way only where that is so', () => {
    expect(shortestPath(GRAPH, [2], [4], { passes: noMountains })).toEqual([2, 1, 3, 4]);
    expect(shortestPath(GRAPH, [1], [7], { passes: upwards })).toEqual([1, 2, 4, 7]);
    expect(shortestPath(GRAPH, [7], [1], { passes: upwards })).toBeUndefined();
  });

  test('not beyond the limit', () => {
    expect(shortestPath(GRAPH, [1], [6], { limit: 3 })).toEqual([1, 2, 5, 6]);
    expect(shortestPath(GRAPH, [1], [6], { limit: 2 })).toBeUndefined();
  });

  test('from the nearest of several starts to the nearest of several goals, the lowest start if equal', () => {
    expect(shortestPath(GRAPH, [6, 1], [3, 9])).toEqual([1, 3]);
    expect(shortestPath(GRAPH, [7, 2], [5])).toEqual([2, 5]);
    expect(shortestPath(GRAPH, [1, 4], [4, 1])).toEqual([1]);
  });

  test('agrees with the distances, crosses only what passes, and is the first by number', () => {
    const maps = fc.tuple(
      fc.uniqueArray(fc.tuple(fc.nat(11), fc.nat(11)), {
        selector: ([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`),
        maxLength: 24,
      }),
      fc.nat(11),
      fc.nat(11),
    );
    fc.assert(
      fc.property(maps, ([pairs, start, goal]) => {
        const borders = pairs.filter(([a, b]) => a !== b).map(([a, b]): Border => ({ a, b, kind: 'land' }));
        const graph = graphOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], borders);
        const passes: Passes = (from, to) => (from * 5 + to) % 3 !== 0;
        const path = shortestPath(graph, [start], [goal], { passes });
        const paths = everyShortestPath(graph, start, goal, passes);
        expect(path).toEqual(paths[0]);
        expect(path === undefined ? undefined : path.length - 1).toBe(
          reachFrom(graph, [start], { passes }).distanceTo(goal),
        );
      }),
    );
  });

  /** All ways with the fewest crossings, in order of their numbers, by trying every walk of growing length. */
  const everyShortestPath = (graph: MapGraph, start: number, goal: number, passes: Passes): readonly number[][] => {
    let walks = [[start]];
    const seen = new Set([start]);
    while (walks.length > 0) {
      const arrived = walks.filter((walk) => walk.at(-1) === goal);
      if (arrived.length > 0) return arrived;
      walks = walks.flatMap((walk) => {
        const from = walk.at(-1) as number;
        return graph
          .neighbours(from)
          .filter((to) => !seen.has(to) && passes(from, to, 'land'))
          .map((to) => [...walk, to]);
      });
      for (const walk of walks) seen.add(walk.at(-1) as number);
    }
    return [];
  };
});

describe('components', () => {
  test('groups by their lowest number, areas ascending', () => {
    expect(components(GRAPH)).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9],
    ]);
  });

  test('of the borders that pass in one direction at least', () => {
    expect(components(GRAPH, (_from, _to, kind) => kind === 'river' || kind === 'mountain')).toEqual([
      [1],
      [2, 4],
      [3],
      [5, 6],
      [7],
      [8],
      [9],
    ]);
    expect(components(GRAPH, upwards)).toEqual(components(GRAPH));
  });
});
