import { ALSO, type Called, type Facts } from '@chancery/core';

/** Sums by name; what has several names is found under each: `archer` too. */
export const countFacts = (counted: readonly (readonly [Called, number])[]): Facts => {
  const facts: { [name: string]: number } = {};
  const also: { [name: string]: number } = {};
  for (const [{ shown, names }, count] of counted) {
    const sum = (facts[shown] ?? 0) + count;
    facts[shown] = sum;
    for (const name of names) also[String(name)] = sum;
  }
  return { ...facts, [ALSO]: also };
};
