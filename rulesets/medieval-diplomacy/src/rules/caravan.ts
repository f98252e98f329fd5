import { type BorderKind, type MapGraph, type Reach, reachFrom } from '@chancery/core';

/**
 * Where gold can come from any of the sender's garrisons within the range: border crossings counted, no barriers. It leaves
 * no place that is not `open`, its own garrisons apart, so the recipient's own need not be (MD-12.10 to MD-12.12).
 */
export const caravanReach = (
  graph: MapGraph,
  garrisons: readonly number[],
  range: number,
  open: (location: number) => boolean,
): Reach => {
  const starts = new Set(garrisons);
  const passes = (from: number, _to: number, kind: BorderKind): boolean =>
    kind !== 'mountain' && kind !== 'reef' && (starts.has(from) || open(from));
  return reachFrom(graph, garrisons, { passes, limit: range });
};
