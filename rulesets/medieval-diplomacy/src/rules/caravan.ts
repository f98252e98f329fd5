import { type BorderKind, type MapGraph, shortestPath } from '@chancery/core';

/**
 * The way of gold from any garrison of the sender to any of the recipient: border crossings counted, no barriers; every
 * place strictly between must be `open` (MD-12.10 to MD-12.12). Both ends included; undefined when there is none.
 */
export const caravanWay = (
  graph: MapGraph,
  { from, to }: { readonly from: readonly number[]; readonly to: readonly number[] },
  range: number,
  open: (location: number) => boolean,
): readonly number[] | undefined => {
  const ends = new Set([...from, ...to]);
  const passable = (location: number): boolean => ends.has(location) || open(location);
  const passes = (_from: number, to: number, kind: BorderKind): boolean =>
    kind !== 'mountain' && kind !== 'reef' && passable(to);
  return shortestPath(graph, from, to, { passes, limit: range });
};
