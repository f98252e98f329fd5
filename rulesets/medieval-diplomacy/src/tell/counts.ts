import type { TroopCount } from '../told.ts';
import type { TroopType } from '../words.ts';

/** Numbers by type, in troop table order: what stands in which rank is private (MD-16.4). */
export const countsOf = (
  troops: Iterable<{ readonly type: TroopType; readonly count: number }>,
): readonly TroopCount[] => {
  const counts = new Map<TroopType, number>();
  for (const { type, count } of troops) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => a.type - b.type);
};
