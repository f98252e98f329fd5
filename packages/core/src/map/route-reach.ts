import { byNumber, sorted } from '../order-by.ts';
import type { Reach } from './reach.ts';
import type { Leg, RouteGraph } from './routes.ts';

export interface RouteReachOptions {
  /** Whether a leg may be taken from an area; without it every one may. */
  readonly passes?: (from: number, leg: Leg) => boolean;
  /** What a leg costs, a whole number from 0, such as its movement points; without it each costs 1. */
  readonly cost?: (from: number, leg: Leg) => number;
  /** The most that a way may cost; without it any. */
  readonly limit?: number;
}

/**
 * What can be reached along routes from any of `starts`, themselves included at distance 0; distances are the least cost.
 * Unknown areas throw a RangeError.
 */
export const reachByRoutes = (
  graph: RouteGraph,
  starts: readonly number[],
  { passes = () => true, cost = () => 1, limit = Number.POSITIVE_INFINITY }: RouteReachOptions = {},
): Reach => {
  const found = new Map<number, number>();
  const settled = new Map<number, number>();
  for (const start of sorted(starts, byNumber)) found.set(start, 0);
  for (let area = nearest(found); area !== undefined; area = nearest(found)) {
    const distance = found.get(area) as number;
    found.delete(area);
    settled.set(area, distance);
    for (const leg of graph.legsFrom(area)) {
      if (settled.has(leg.to) || !passes(area, leg)) continue;
      const next = distance + cost(area, leg);
      if (next <= limit && next < (found.get(leg.to) ?? Number.POSITIVE_INFINITY)) found.set(leg.to, next);
    }
  }
  return { areas: [...settled.keys()], distanceTo: (area) => settled.get(area) };
};

/** The area with the least distance, of several the one with the lowest number. */
const nearest = (found: ReadonlyMap<number, number>): number | undefined => {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [area, distance] of found) {
    if (distance > least || (distance === least && area > (best ?? area))) continue;
    best = area;
    least = distance;
  }
  return best;
};
