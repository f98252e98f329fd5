import { BORDERS_BETWEEN, type BorderKind, compileRoutes, type Route } from '@chancery/core';
import { type GivenBorder, type GivenTables, POINT_LIMITS, type PointArea } from './point-area.ts';
import type { PointFault } from './point-fault.ts';

/** All that is wrong with the areas and the tables before anything is grown from them. */
export const faultsOfPoints = (areas: readonly PointArea[], given: GivenTables): readonly PointFault[] => {
  const counts = tooMany(areas, given);
  if (counts.length > 0) return counts;
  if (!areas.some(({ kind }) => kind === 'land')) return [{ code: 'no-areas' }];
  const faults = [
    ...areas.flatMap((area, at) => areaFaults(area, at, areas)),
    ...borderFaults(areas, given.borders ?? []),
    ...routeFaults(areas, given.routes ?? []),
  ];
  return faults.length > 0 ? faults : outOfReach(areas, given);
};

const tooMany = (areas: readonly PointArea[], { borders = [], routes = [] }: GivenTables): readonly PointFault[] => {
  const most = {
    areas: POINT_LIMITS.areas,
    borders: areas.length * POINT_LIMITS.bordersOfArea,
    routes: areas.length * POINT_LIMITS.routesOfArea,
  };
  const counts = { areas: areas.length, borders: borders.length, routes: routes.length };
  return (['areas', 'borders', 'routes'] as const).flatMap((what): readonly PointFault[] =>
    counts[what] > most[what] ? [{ code: 'too-many', what, count: counts[what], most: most[what] }] : [],
  );
};

const HIGHEST_NUMBER = 65_535;

const areaFaults = (area: PointArea, at: number, areas: readonly PointArea[]): readonly PointFault[] => {
  const { number, name, x, y } = area;
  const faults: PointFault[] = [];
  if (!Number.isInteger(number) || number < 1 || number > HIGHEST_NUMBER) faults.push({ code: 'bad-number', at });
  if (name.trim() === '' || name.length > POINT_LIMITS.name) faults.push({ code: 'bad-name', at });
  if (![x, y].every(isCoordinate)) faults.push({ code: 'bad-place', at, name });
  const before = areas.slice(0, at);
  if (before.some((other) => other.number === number)) faults.push({ code: 'same-number', at, number });
  if (before.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    faults.push({ code: 'same-name', at, name });
  const there = before.find((other) => other.x === x && other.y === y);
  if (there !== undefined) faults.push({ code: 'same-place', at, name, other: there.name });
  return faults;
};

const isCoordinate = (value: number): boolean => Math.abs(value) <= POINT_LIMITS.coordinate;

const borderFaults = (areas: readonly PointArea[], borders: readonly GivenBorder[]): readonly PointFault[] => {
  const kinds = new Map(areas.map(({ number, kind }) => [number, kind]));
  const seen = new Set<string>();
  return borders.flatMap(({ a, b, kind }, at): readonly PointFault[] => {
    const [one, other] = [kinds.get(a), kinds.get(b)];
    if (one === undefined) return [{ code: 'unknown-area', what: 'border', at, number: a }];
    if (other === undefined) return [{ code: 'unknown-area', what: 'border', at, number: b }];
    if (a === b) return [{ code: 'with-itself', what: 'border', at }];
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    if (seen.has(key)) return [{ code: 'given-twice', what: 'border', at }];
    seen.add(key);
    const possible: readonly BorderKind[] =
      BORDERS_BETWEEN[one !== other ? 'land-sea' : one === 'land' ? 'land-land' : 'sea-sea'];
    return kind === undefined || possible.includes(kind) ? [] : [{ code: 'impossible-kind', at, kind, possible }];
  });
};

const routeFaults = (areas: readonly PointArea[], routes: readonly Route[]): readonly PointFault[] => {
  const compiled = compileRoutes(areas, routes);
  if (compiled.ok) return [];
  return compiled.error.map((fault): PointFault => {
    if (fault.code === 'self-route') {
      return { code: 'with-itself', what: 'route', at: routes.findIndex(({ a, b }) => a === fault.area && b === a) };
    }
    const at = routes.lastIndexOf(fault.route);
    if (fault.code === 'unknown-route-end') return { code: 'unknown-area', what: 'route', at, number: fault.area };
    return fault.code === 'bad-figures' ? { code: 'bad-figures', at } : { code: 'given-twice', what: 'route', at };
  });
};

const CLOSED: readonly (BorderKind | undefined)[] = ['mountain', 'reef'];

/** The areas that neither open borders nor routes join to the largest part, where a table says what joins them. */
const outOfReach = (areas: readonly PointArea[], { borders, routes = [] }: GivenTables): readonly PointFault[] => {
  if (borders === undefined && routes.length === 0) return [];
  const open = (borders ?? []).filter(({ kind }) => !CLOSED.includes(kind));
  const parts = partsOf(areas, [...open, ...routes]);
  const sizes = new Map<number, number>();
  for (const part of parts.values()) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, part) => (part[1] > best[1] ? part : best));
  return areas.flatMap(({ number, name }, at): readonly PointFault[] =>
    parts.get(number) === largest ? [] : [{ code: 'out-of-reach', at, name }],
  );
};

/** Of each area the part that it hangs together with, named by one of its areas. */
export const partsOf = (
  areas: readonly { readonly number: number }[],
  pairs: readonly { readonly a: number; readonly b: number }[],
): ReadonlyMap<number, number> => {
  const above = new Map(areas.map(({ number }) => [number, number]));
  const rootOf = (area: number): number => {
    let at = area;
    for (let up = above.get(at) as number; up !== at; up = above.get(at) as number) at = up;
    return at;
  };
  for (const { a, b } of pairs) above.set(rootOf(a), rootOf(b));
  return new Map(areas.map(({ number }) => [number, rootOf(number)]));
};
