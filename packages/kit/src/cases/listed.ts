import { Called, fold, type Named, onceFor } from '@chancery/core';
import type { CaseSort } from './read-facts.ts';

/** Things that a setting lists, each under a number, and what they may be called: the first name is shown, all are read. */
export interface Listed<Setting> {
  /** The number of what is called so; null if nothing is. A name goes before another thing's second name. */
  find(setting: Setting, words: string): number | null;
  called(setting: Setting, number: number): Called;
  readonly sort: CaseSort<{ readonly setting: Setting }>;
}

interface Index {
  readonly byName: ReadonlyMap<string, number>;
  readonly byNumber: ReadonlyMap<number, Called>;
}

/** Lists are looked through once for each setting. */
export const listed = <Setting extends object>(of: (setting: Setting) => readonly Numbered[]): Listed<Setting> => {
  const indexOf = onceFor((setting: Setting) => indexed(of(setting)));
  const find = (setting: Setting, words: string): number | null => indexOf(setting).byName.get(fold(words)) ?? null;
  const called = (setting: Setting, number: number): Called =>
    indexOf(setting).byNumber.get(number) ?? new Called(String(number));
  return {
    find,
    called,
    sort: {
      name: (number: number, { setting }) => called(setting, number),
      read: (words, { setting }) => find(setting, words),
      names: ({ setting }) => [...indexOf(setting).byNumber.values()].map(({ shown }) => shown),
    },
  };
};

type Numbered = Named & { readonly value: number };

const indexed = (things: readonly Numbered[]): Index => {
  const byName = new Map<string, number>();
  const most = Math.max(0, ...things.map(({ names }) => names.length));
  for (let at = 0; at < most; at += 1) {
    for (const { value, names } of things) {
      const name = fold(names[at] ?? '');
      if (name !== '' && !byName.has(name)) byName.set(name, value);
    }
  }
  const byNumber = things.map(
    ({ value, names: [shown = '', ...others] }) => [value, new Called(shown, [...others, value])] as const,
  );
  return { byName, byNumber: new Map(byNumber) };
};
