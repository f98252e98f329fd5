import type { BorderKind } from '@chancery/core';
import { distance, type Spot } from '../plane.ts';
import { partsOf } from './faults-of-points.ts';
import type { GivenBorder, GivenTables, PointArea } from './point-area.ts';

type Pair = Required<GivenBorder>;

/** What the drawing should look like, as far as the tables say. */
export interface Wants {
  /** The borders there shall be; undefined where whatever touches is one. */
  readonly borders?: readonly Pair[];
  /** Areas that should touch. */
  readonly touching: readonly Pair[];
  /** Straits that join what would otherwise be apart. */
  readonly straits: readonly Pair[];
  /** Of each land area the island that it lies on, as a number. */
  readonly islandOf: ReadonlyMap<number, number>;
}

/** Borders that lead over water. */
const CROSSINGS: readonly BorderKind[] = ['strait', 'passage'];

export const wantsOf = (areas: readonly PointArea[], spots: readonly Spot[], given: GivenTables): Wants => {
  const table = given.borders ?? landRoutes(given);
  const kinds = new Map(areas.map(({ number, kind }) => [number, kind]));
  const borders = table?.map(({ a, b, kind }): Pair => {
    const isLand = [a, b].map((end) => kinds.get(end) === 'land');
    const usual = isLand[0] !== isLand[1] ? 'coast' : isLand[0] ? 'land' : 'sea';
    return { a: Math.min(a, b), b: Math.max(a, b), kind: kind ?? usual };
  });
  if (borders !== undefined) {
    const touching = borders.filter(({ kind }) => !CROSSINGS.includes(kind));
    return { borders, touching, straits: [], islandOf: islandsOf(areas, touching) };
  }
  const lands = areas.filter(({ kind }) => kind === 'land');
  const islandOf = islandsOf(
    areas,
    lands.map(({ number }) => ({ a: lands[0]?.number ?? number, b: number, kind: 'land' })),
  );
  const links = lands.length < areas.length ? [] : shortestLinks(areas, spots);
  const isHome = ({ a, b }: Pair): boolean => islandOf.get(a) === islandOf.get(b);
  return {
    touching: links.filter(isHome),
    straits: links.filter((link) => !isHome(link)).map((link) => ({ ...link, kind: 'strait' })),
    islandOf,
  };
};

const landRoutes = ({ routes }: GivenTables): readonly GivenBorder[] | undefined =>
  routes === undefined || routes.length === 0 ? undefined : routes.filter(({ by }) => by === 'land');

/** Lands are on one island if they name the same; the others together with what their borders lead to. */
const islandsOf = (areas: readonly PointArea[], borders: readonly Pair[]): ReadonlyMap<number, number> => {
  const lands = areas.filter(({ kind }) => kind === 'land');
  const named = new Map(lands.map(({ number, island }) => [number, island]));
  const first = new Map<string, number>();
  for (const { number, island } of lands) if (island !== undefined && !first.has(island)) first.set(island, number);
  const together = lands.flatMap(({ number, island }) =>
    island === undefined ? [] : [{ a: number, b: first.get(island) as number }],
  );
  const joined = borders.filter(({ a, b }) => named.has(a) && named.has(b) && named.get(a) === named.get(b));
  return partsOf(lands, [...together, ...joined]);
};

/** The shortest links that join all lands: without a table, neighbours along them are to touch, or have a strait. */
const shortestLinks = (areas: readonly PointArea[], spots: readonly Spot[]): readonly Pair[] => {
  const [start, ...rest] = areas.map((_, at) => at);
  const nearest = new Map(rest.map((at) => [at, start as number]));
  const apart = (one: number, other: number): number => distance(spots[one] as Spot, spots[other] as Spot);
  const links: Pair[] = [];
  while (nearest.size > 0) {
    const [to, from] = [...nearest].sort((one, other) => apart(one[0], one[1]) - apart(other[0], other[1]))[0] as [
      number,
      number,
    ];
    nearest.delete(to);
    const [a, b] = [areas[from]?.number as number, areas[to]?.number as number];
    links.push({ a: Math.min(a, b), b: Math.max(a, b), kind: 'land' });
    for (const [at, near] of nearest) if (apart(at, to) < apart(at, near)) nearest.set(at, to);
  }
  return links;
};
