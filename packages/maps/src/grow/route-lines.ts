import type { Line, Route, World, WorldArea, WorldRoute } from '@chancery/core';
import { pairKey } from '../check-world/shared-stretches.ts';
import { between, distance, type Spot, turn, whole } from './plane.ts';
import { cheapestWay } from './way.ts';

/** Knots at equal distances over a world, and the area in which each lies: `OPEN_WATER` or `WILD_LAND` where it lies in none. */
export interface RouteGrid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly owners: Int32Array;
  spotOf(column: number, row: number): Spot;
  /** The knot nearest to a spot. */
  knotAt(spot: Spot): number;
}

export const OPEN_WATER = -1;
export const WILD_LAND = -2;

/** The routes of a table with the lines along which they run: by land over the border, by sea through the water. */
export const routeLines = (
  world: Pick<World, 'areas' | 'borders'>,
  routes: readonly Route[],
  grid: RouteGrid,
): readonly WorldRoute[] => {
  const areas = new Map(world.areas.map((area) => [area.number, area]));
  const gates = new Map(
    world.borders.flatMap((border) => (border.tied ? [] : [[pairKey(border), gateOf(border.lines)]])),
  );
  const kinds = Int8Array.from(grid.owners, (owner) =>
    owner === OPEN_WATER || areas.get(owner)?.kind === 'sea' ? WATER : LAND,
  );
  noteShores(grid, kinds);
  return routes
    .map(({ a, b, by, figures }): WorldRoute => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const [from, to] = [areas.get(low) as WorldArea, areas.get(high) as WorldArea];
      const [start, end]: readonly [Spot, Spot] = [
        [from.seat.x, from.seat.y],
        [to.seat.x, to.seat.y],
      ];
      const gate = gates.get(pairKey({ a: low, b: high }));
      const waters = { grid, kinds, ends: [low, high] } as const;
      const way = by === 'sea' ? seaWay(start, end, waters) : gate ? landWay(start, gate, end, waters) : [];
      return { a: low, b: high, by, figures, line: rounded([start, ...way, end]) };
    })
    .sort((one, other) => one.a - other.a || one.b - other.b || (one.by < other.by ? -1 : 1));
};

const [LAND, WATER, SHORE] = [0, 1, 2];

/** Ships keep so far off the land where they can, in world units. */
const OFFING = 24;

/** Marks the water that lies near to land. */
const noteShores = ({ columns, rows, step }: RouteGrid, kinds: Int8Array): void => {
  const reach = Math.floor(OFFING / step);
  const isLand = (column: number, row: number): boolean =>
    column >= 0 && column < columns && row >= 0 && row < rows && kinds[row * columns + column] === LAND;
  for (let knot = 0; knot < kinds.length; knot += 1) {
    if (kinds[knot] !== WATER) continue;
    const [column, row] = [knot % columns, Math.floor(knot / columns)];
    const isNear = COMPASS.some(([right, down]) => isLand(column + right * reach, row + down * reach));
    if (isNear) kinds[knot] = SHORE;
  }
};

const COMPASS = [-1, 0, 1].flatMap((right) =>
  [-1, 0, 1].flatMap((down) => (right === 0 && down === 0 ? [] : [[right, down] as const])),
);

/** The middle of the longest stretch of a border. */
const gateOf = (lines: readonly Line[]): Spot => {
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best));
  const middle = 2 * Math.floor(longest.length / 4);
  return [longest[middle] as number, longest[middle + 1] as number];
};

interface Waters {
  readonly grid: RouteGrid;
  readonly kinds: Int8Array;
  readonly ends: readonly [number, number];
}

/**
 * What a step costs: over the land of either end it leads to a harbour, that of others is gone round if possible. From land to land
 * of another area no ship goes while there is any water to go by.
 */
const COST = { water: 2, shore: 4, own: 14, foreign: 60, ashore: 4000 } as const;

const seaWay = (start: Spot, end: Spot, { grid, kinds, ends }: Waters): readonly Spot[] => {
  const { owners } = grid;
  const costOf = (from: number, knot: number): number => {
    if (kinds[knot] === WATER) return COST.water;
    if (kinds[knot] === SHORE) return COST.shore;
    if (kinds[from] === LAND && owners[from] !== owners[knot]) return COST.ashore;
    return ends.includes(owners[knot] as number) ? COST.own : COST.foreign;
  };
  return wayOver(grid, [start, end], costOf);
};

/** What a step by land costs: a road keeps within the two areas that it joins, and goes round a bay. */
const ROAD = { own: 2, foreign: 40, water: 120 } as const;

const landWay = (start: Spot, gate: Spot, end: Spot, { grid, kinds, ends }: Waters): readonly Spot[] => {
  const costOf = (_from: number, knot: number): number => {
    if (kinds[knot] !== LAND) return ROAD.water;
    return ends.includes(grid.owners[knot] as number) ? ROAD.own : ROAD.foreign;
  };
  const half = (from: Spot, to: Spot): readonly Spot[] =>
    isStraight(grid, [from, to], ends) ? [] : wayOver(grid, [from, to], costOf);
  return [...half(start, gate), gate, ...half(gate, end)];
};

/** Whether the straight way leaves the two areas nowhere, or but for a few paces. */
const isStraight = (
  { owners, step, knotAt }: RouteGrid,
  [from, to]: readonly [Spot, Spot],
  ends: readonly number[],
): boolean => {
  const paces = Math.ceil(distance(from, to) / step);
  const owner = (pace: number): number => owners[knotAt(between(from, to, pace / paces))] as number;
  return Array.from({ length: paces }, (_, pace) => owner(pace)).filter((at) => !ends.includes(at)).length <= STRAYS;
};

const STRAYS = 3;

/** The cheapest way between two spots, in as few spots as show how it runs; without its ends. */
const wayOver = (
  grid: RouteGrid,
  [from, to]: readonly [Spot, Spot],
  costOf: (from: number, to: number) => number,
): readonly Spot[] => {
  const { columns, step } = grid;
  const knots = cheapestWay(grid, [grid.knotAt(from), grid.knotAt(to)], costOf, LEAST_COST);
  const spots = knots.slice(1, -1).map((knot) => grid.spotOf(knot % columns, Math.floor(knot / columns)));
  return simplified([from, ...spots, to], step * 1.2).slice(1, -1);
};

const LEAST_COST = 2;

/** A line without the spots that lie within `most` of what is left of it. */
const simplified = (line: readonly Spot[], most: number): readonly Spot[] => {
  const [from, to] = [line[0] as Spot, line.at(-1) as Spot];
  let [farthest, at] = [most, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = Math.abs(turn(from, to, line[index] as Spot)) / Math.max(1, distance(from, to));
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (at === 0) return [from, to];
  return [...simplified(line.slice(0, at + 1), most), ...simplified(line.slice(at), most).slice(1)];
};

/** Corners are cut twice, so that a route bends. */
const rounded = (line: readonly Spot[]): Line => {
  const cut = (spots: readonly Spot[]): readonly Spot[] => [
    spots[0] as Spot,
    ...spots.slice(1).flatMap((to, index): readonly Spot[] => {
      const from = spots[index] as Spot;
      return [between(from, to, 0.25), between(from, to, 0.75)];
    }),
    spots.at(-1) as Spot,
  ];
  return (line.length < 3 ? line : cut(cut(line))).flatMap(([x, y]) => [whole(x), whole(y)]);
};
