import type { Roller } from '@chancery/core';

/** A copy of a list in another order. */
export const shuffledList = <Item>(list: readonly Item[], roller: Roller): Item[] => {
  const copy = [...list];
  for (let left = copy.length; left > 1; left -= 1) {
    const place = roller.d(left) - 1;
    [copy[left - 1], copy[place]] = [copy[place] as Item, copy[left - 1] as Item];
  }
  return copy;
};

/** A deep copy of plain data whose objects have their keys in another order. Lists keep theirs, since it means something. */
export const shuffledKeys = <Value>(value: Value, roller: Roller): Value => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => shuffledKeys(item, roller)) as Value;
  const entries = shuffledList(Object.entries(value), roller);
  return Object.fromEntries(entries.map(([key, part]) => [key, shuffledKeys(part, roller)])) as Value;
};
