import { byNumber, sorted } from '../order-by.ts';
import type { BorderKind, MapGraph } from './graph.ts';

/** Whether the border may be crossed in this direction. */
export type Passes = (from: number, to: number, kind: BorderKind) => boolean;

export interface ReachOptions {
  /** Without it every border may be crossed. */
  readonly passes?: Passes;
  /** The most crossings, 0 or more; without it as many as need be. */
  readonly limit?: number;
}

/** The areas within reach, with the fewest crossings to each. */
export interface Reach {
  /** Nearest first; those equally near by number. */
  readonly areas: readonly number[];
  /** Crossings to an area; undefined if it is out of reach. */
  distanceTo(area: number): number | undefined;
}

/** What can be reached from any of `starts`, themselves included at distance 0. Unknown areas throw a RangeError. */
export const reachFrom = (graph: MapGraph, starts: readonly number[], options: ReachOptions = {}): Reach =>
  spread(graph, starts, options, (passes, from, to, kind) => passes(from, to, kind));

/**
 * A way with the fewest crossings from any of `starts` to any of `goals`, both ends included; undefined if there is
 * none within the limit. Among equally short ways the one with the lowest number at the first place where they differ.
 */
export const shortestPath = (
  graph: MapGraph,
  starts: readonly number[],
  goals: readonly number[],
  options: ReachOptions = {},
): readonly number[] | undefined => {
  const toGoal = spread(graph, goals, options, (passes, from, to, kind) => passes(to, from, kind));
  let at = nearest(starts, toGoal);
  if (at === undefined) return undefined;
  const path = [at];
  for (let left = toGoal.distanceTo(at) as number; left > 0; left -= 1) {
    at = nextArea(graph, at, (area) => toGoal.distanceTo(area) === left - 1, options.passes ?? passesAll);
    path.push(at);
  }
  return path;
};

/**
 * The areas in groups within which each can be reached from each other by crossings that pass in at least one
 * direction. Groups by their lowest number, and the areas in each ascending.
 */
export const components = (graph: MapGraph, passes: Passes = passesAll): readonly (readonly number[])[] => {
  const groups: (readonly number[])[] = [];
  const grouped = new Set<number>();
  const eitherWay: Passes = (from, to, kind) => passes(from, to, kind) || passes(to, from, kind);
  for (const area of graph.areas) {
    if (grouped.has(area)) continue;
    const group = sorted(reachFrom(graph, [area], { passes: eitherWay }).areas, byNumber);
    for (const member of group) grouped.add(member);
    groups.push(group);
  }
  return groups;
};

const passesAll: Passes = () => true;

/** Breadth first; `crosses` says in which direction a border is crossed when the search goes over it. */
const spread = (
  graph: MapGraph,
  starts: readonly number[],
  { passes = passesAll, limit = Number.POSITIVE_INFINITY }: ReachOptions,
  crosses: (passes: Passes, from: number, to: number, kind: BorderKind) => boolean,
): Reach => {
  const distances = new Map<number, number>();
  let edge = sorted(new Set(starts), byNumber);
  for (const start of edge) distances.set(start, 0);
  const areas = [...edge];
  for (let distance = 1; edge.length > 0 && distance <= limit; distance += 1) {
    const found: number[] = [];
    for (const from of edge) {
      for (const to of graph.neighbours(from)) {
        if (distances.has(to) || !crosses(passes, from, to, graph.borderBetween(from, to) as BorderKind)) continue;
        distances.set(to, distance);
        found.push(to);
      }
    }
    edge = found.sort(byNumber);
    areas.push(...edge);
  }
  return { areas, distanceTo: (area) => distances.get(area) };
};

const nearest = (starts: readonly number[], toGoal: Reach): number | undefined => {
  let best: number | undefined;
  for (const start of sorted(starts, byNumber)) {
    const distance = toGoal.distanceTo(start);
    if (distance === undefined) continue;
    if (best === undefined || distance < (toGoal.distanceTo(best) as number)) best = start;
  }
  return best;
};

const nextArea = (graph: MapGraph, from: number, isNearer: (area: number) => boolean, passes: Passes): number =>
  graph
    .neighbours(from)
    .find((to) => isNearer(to) && passes(from, to, graph.borderBetween(from, to) as BorderKind)) as number;
