import { compileRoutes, type Route, type RouteGraph, type RouteWay, reachByRoutes } from '@chancery/core';
import { describe, expect, test } from 'vitest';

const AREAS = [1, 2, 3, 4, 5].map((number) => ({ number }));
const route = (a: number, b: number, by: RouteWay, ...figures: number[]): Route => ({ a, b, by, figures });

/** 1 and 2 are joined by land and by sea; 4 is an island; nothing leads to 5. */
const ROUTES = [
  route(1, 2, 'land', 4, 2),
  route(1, 2, 'sea', 1, 1),
  route(2, 3, 'land', 3, 1),
  route(3, 4, 'sea', 2, 3),
];

const graph = (routes: readonly Route[] = ROUTES): RouteGraph => {
  const compiled = compileRoutes(AREAS, routes);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};

describe('routes', () => {
  test('run both ways, land before sea, with their figures', () => {
    expect(graph().legsFrom(2)).toEqual([
      { to: 1, by: 'land', figures: [4, 2] },
      { to: 1, by: 'sea', figures: [1, 1] },
      { to: 3, by: 'land', figures: [3, 1] },
    ]);
    expect(graph().legsFrom(5)).toEqual([]);
    expect(graph().legBetween(4, 3, 'sea')?.figures).toEqual([2, 3]);
    expect(graph().legBetween(4, 3, 'land')).toBeUndefined();
    expect(graph().areas).toEqual([1, 2, 3, 4, 5]);
    expect(() => graph().legsFrom(6)).toThrow(RangeError);
  });

  test('that cannot be are refused, each with its reason', () => {
    const bad = [route(2, 2, 'land'), route(1, 9, 'sea'), route(1, 3, 'sea', 1, -1), route(2, 1, 'land')];
    const compiled = compileRoutes(AREAS, [...ROUTES, ...bad]);
    expect(compiled.ok ? [] : compiled.error).toEqual([
      { code: 'self-route', area: 2 },
      { code: 'unknown-route-end', area: 9, route: route(1, 9, 'sea') },
      { code: 'bad-figures', route: route(1, 3, 'sea', 1, -1) },
      { code: 'duplicate-route', route: route(2, 1, 'land') },
    ]);
  });
});

describe('reach along routes', () => {
  test('counts legs unless a cost is given', () => {
    const reach = reachByRoutes(graph(), [1]);
    expect(reach.areas.map((area) => [area, reach.distanceTo(area)])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(reach.distanceTo(5)).toBeUndefined();
  });

  test('takes the cheaper of two ways between one pair, and stops at the limit', () => {
    const points = reachByRoutes(graph(), [1], { cost: (_, leg) => leg.figures[0] ?? 0, limit: 4 });
    expect(points.areas.map((area) => [area, points.distanceTo(area)])).toEqual([
      [1, 0],
      [2, 1],
      [3, 4],
    ]);
    const onFoot = reachByRoutes(graph(), [1], {
      passes: (_, { by }) => by === 'land',
      cost: (_, leg) => leg.figures[0] ?? 0,
    });
    expect(onFoot.areas).toEqual([1, 2, 3]);
    expect(onFoot.distanceTo(3)).toBe(7);
  });

  test('begins at several places, the nearest first, those equally near by number', () => {
    expect(reachByRoutes(graph(), [4, 2]).areas).toEqual([2, 4, 1, 3]);
  });
});
