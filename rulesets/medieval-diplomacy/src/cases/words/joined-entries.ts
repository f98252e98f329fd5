import type { Words } from '@chancery/core';

/**
 * The members of a mapping by name. In `{ Kent: Eng, city, harbour }` YAML takes `city` and `harbour` for further names
 * without anything; they are words about the one before.
 */
export const joinedEntries = (
  words: Words,
  isName: (key: string) => boolean,
): readonly (readonly [string, Words])[] => {
  const joined: [string, Words][] = [];
  for (const [key, value] of words.entries()) {
    const last = joined.at(-1);
    if (last === undefined || !value.isNothing || isName(key)) joined.push([key, value]);
    else
      last[1] = last[1].as(
        last[1].isNothing
          ? key
          : typeof last[1].value === 'object'
            ? [last[1].value, key].flat()
            : `${String(last[1].value)}, ${key}`,
      );
  }
  return joined;
};
