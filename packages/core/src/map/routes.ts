import { byNumber, sorted } from '../order-by.ts';
import { err, ok, type Result } from '../result.ts';

export const ROUTE_WAYS = ['land', 'sea'] as const;
export type RouteWay = (typeof ROUTE_WAYS)[number];

/**
 * A way from one area to another and back. Rulesets whose scenarios list routes move along these and not over borders; two
 * areas can have both a route by land and one by sea, so islands need no sea to be reached.
 */
export interface Route {
  readonly a: number;
  readonly b: number;
  readonly by: RouteWay;
  /** Up to `MOST_FIGURES` whole numbers from 0 that the ruleset reads, such as movement points and the level of attrition. */
  readonly figures: readonly number[];
}

export const MOST_FIGURES = 2;

/** A route seen from one of its ends. */
export interface Leg {
  readonly to: number;
  readonly by: RouteWay;
  readonly figures: readonly number[];
}

/** Routes made ready for quick questions. An area that it does not know throws a RangeError: our bug. */
export interface RouteGraph {
  /** The numbers of all areas, ascending. */
  readonly areas: readonly number[];
  /** By the number of the other end, land before sea. */
  legsFrom(area: number): readonly Leg[];
  /** The route of a kind between two areas; undefined if they have none. */
  legBetween(from: number, to: number, by: RouteWay): Leg | undefined;
}

export type RouteFault =
  | { readonly code: 'unknown-route-end'; readonly area: number; readonly route: Route }
  | { readonly code: 'self-route'; readonly area: number }
  | { readonly code: 'duplicate-route'; readonly route: Route }
  | { readonly code: 'bad-figures'; readonly route: Route };

/** The routes of a map, or all that is wrong with them. */
export const compileRoutes = (
  areas: readonly { readonly number: number }[],
  routes: readonly Route[],
): Result<RouteGraph, readonly RouteFault[]> => {
  const numbers = new Set(areas.map(({ number }) => number));
  const faults = routeFaults(numbers, routes);
  return faults.length === 0 ? ok(graphOf(numbers, routes)) : err(faults);
};

const routeFaults = (numbers: ReadonlySet<number>, routes: readonly Route[]): readonly RouteFault[] => {
  const seen = new Set<string>();
  return routes.flatMap((route) => {
    const { a, b, by, figures } = route;
    const faults: RouteFault[] = [];
    if (a === b) faults.push({ code: 'self-route', area: a });
    for (const area of new Set([a, b])) {
      if (!numbers.has(area)) faults.push({ code: 'unknown-route-end', area, route });
    }
    const key = `${Math.min(a, b)} ${Math.max(a, b)} ${by}`;
    if (seen.has(key)) faults.push({ code: 'duplicate-route', route });
    seen.add(key);
    const isFigure = (figure: number): boolean => Number.isSafeInteger(figure) && figure >= 0;
    if (figures.length > MOST_FIGURES || !figures.every(isFigure)) faults.push({ code: 'bad-figures', route });
    return faults;
  });
};

const graphOf = (numbers: ReadonlySet<number>, routes: readonly Route[]): RouteGraph => {
  const legs = new Map<number, Leg[]>([...numbers].map((number) => [number, []]));
  for (const { a, b, by, figures } of routes) {
    legs.get(a)?.push({ to: b, by, figures });
    legs.get(b)?.push({ to: a, by, figures });
  }
  for (const list of legs.values()) list.sort(byEnd);
  const legsFrom = (area: number): readonly Leg[] => {
    const found = legs.get(area);
    if (found === undefined) throw new RangeError(`there is no area ${area} on this map`);
    return found;
  };
  return {
    areas: sorted(numbers, byNumber),
    legsFrom,
    legBetween: (from, to, by) => legsFrom(from).find((leg) => leg.to === to && leg.by === by),
  };
};

const byEnd = (one: Leg, other: Leg): number =>
  one.to - other.to || ROUTE_WAYS.indexOf(one.by) - ROUTE_WAYS.indexOf(other.by);
