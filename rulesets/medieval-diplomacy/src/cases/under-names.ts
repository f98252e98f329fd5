import { ALSO, type Called, type Fact, type Facts } from '@chancery/core';

/** Facts under the names of things, numbers of the same added up; what has several names is found under each: `archer` too. */
export const underNames = (told: readonly (readonly [Called, Fact])[]): Facts => {
  const shown: { [name: string]: Fact } = {};
  const also: { [name: string]: Fact } = {};
  for (const [{ shown: name, names }, fact] of told) {
    const before = shown[name];
    const sum = typeof before === 'number' && typeof fact === 'number' ? before + fact : fact;
    shown[name] = sum;
    for (const other of names) also[other] = sum;
  }
  return { ...shown, [ALSO]: also };
};
