import type { OwnerNumber } from '../words.ts';

/**
 * Which nation of a side takes the next hit: the one with most left, of several the one that made the side, else the first in list
 * order (W83-9.10, 11.26).
 */
export const hitNation = (left: Iterable<{ readonly owner: OwnerNumber }>, first: OwnerNumber): OwnerNumber | null => {
  const counts = new Map<OwnerNumber, number>();
  for (const { owner } of left) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  let hit: OwnerNumber | null = null;
  for (const owner of [...counts.keys()].toSorted((a, b) => rank(a, first) - rank(b, first) || a - b)) {
    if (hit === null || (counts.get(owner) ?? 0) > (counts.get(hit) ?? 0)) hit = owner;
  }
  return hit;
};

const rank = (owner: OwnerNumber, first: OwnerNumber): number => (owner === first ? 0 : 1);

/** An order of losses as somebody gave it; the usual order behind it says when the types fall that it leaves out (W83-17.8). */
export const wholeOrder = <Type extends string>(given: readonly Type[], usual: readonly Type[]): readonly Type[] => [
  ...given,
  ...usual,
];
