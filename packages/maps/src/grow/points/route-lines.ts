import type { Line, Route, World, WorldArea, WorldRoute } from '@chancery/core';
import { pairKey } from '../../check-world/shared-stretches.ts';
import { between, distance, type Spot, turn, whole } from '../plane.ts';
import { NOBODY } from './corridors.ts';
import { type Lattice, STEP } from './lattice.ts';
import { cheapestWay } from './way.ts';

/** The routes of a table with the lines along which they run: by land over the border, by sea through the water. */
export const routeLines = (
  world: Pick<World, 'areas' | 'borders'>,
  routes: readonly Route[],
  lattice: Lattice,
  owners: Int32Array,
): readonly WorldRoute[] => {
  const areas = new Map(world.areas.map((area) => [area.number, area]));
  const gates = new Map(
    world.borders.flatMap((border) => (border.tied ? [] : [[pairKey(border), gateOf(border.lines)]])),
  );
  const kinds = Int8Array.from(owners, (owner) =>
    owner === NOBODY ? WATER : areas.get(owner)?.kind === 'sea' ? WATER : LAND,
  );
  return routes
    .map(({ a, b, by, figures }): WorldRoute => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const [from, to] = [areas.get(low) as WorldArea, areas.get(high) as WorldArea];
      const [start, end]: readonly [Spot, Spot] = [
        [from.seat.x, from.seat.y],
        [to.seat.x, to.seat.y],
      ];
      const gate = gates.get(pairKey({ a: low, b: high }));
      const way = by === 'sea' ? seaWay(start, end, { lattice, owners, kinds, ends: [low, high] }) : gate ? [gate] : [];
      return { a: low, b: high, by, figures, line: rounded([start, ...way, end]) };
    })
    .sort((one, other) => one.a - other.a || one.b - other.b || (one.by < other.by ? -1 : 1));
};

const [LAND, WATER] = [0, 1];

/** The middle of the longest stretch of a border. */
const gateOf = (lines: readonly Line[]): Spot => {
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best));
  const middle = 2 * Math.floor(longest.length / 4);
  return [longest[middle] as number, longest[middle + 1] as number];
};

interface Waters {
  readonly lattice: Lattice;
  readonly owners: Int32Array;
  readonly kinds: Int8Array;
  readonly ends: readonly [number, number];
}

/**
 * What a step costs: over the land of either end it leads to a harbour, that of others is gone round if possible. From land to land
 * of another area no ship goes while there is any water to go by.
 */
const COST = { water: 2, own: 14, foreign: 60, ashore: 4000 } as const;

const seaWay = (start: Spot, end: Spot, { lattice, owners, kinds, ends }: Waters): readonly Spot[] => {
  const costOf = (from: number, knot: number): number => {
    if (kinds[knot] === WATER) return COST.water;
    if (kinds[from] === LAND && owners[from] !== owners[knot]) return COST.ashore;
    return ends.includes(owners[knot] as number) ? COST.own : COST.foreign;
  };
  const knots = cheapestWay(lattice, [lattice.knotAt(start), lattice.knotAt(end)], costOf, COST.water);
  const spots = knots
    .slice(1, -1)
    .map((knot) => lattice.spotOf(knot % lattice.columns, Math.floor(knot / lattice.columns)));
  return simplified([start, ...spots, end], STEP * 1.2).slice(1, -1);
};

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
