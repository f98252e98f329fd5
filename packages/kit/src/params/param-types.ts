import type { Known, Named, NamedType, ParamType, RulesetTypes } from '@chancery/core';

/** The kinds of arguments that a ruleset makes of its own names. */
export interface NamedTypes<T extends RulesetTypes> {
  /** One of what the setting lists: places, powers, troops. */
  fixed(name: string, value: NamedType['value'], of: (setting: T['setting']) => readonly Named[]): NamedType<T>;
  /** One of a closed set of words; each is called as it is written, unless somebody says how. */
  words<Word extends string>(
    name: string,
    list: readonly Word[],
    namesOf?: (word: Word) => readonly string[],
  ): NamedType<T>;
}

export const namedTypes = <T extends RulesetTypes>(): NamedTypes<T> => {
  const fixed: NamedTypes<T>['fixed'] = (name, value, of) => ({
    kind: 'named',
    name,
    value,
    fixed: true,
    of: ({ setting }: Known<T>) => of(setting),
  });
  return {
    fixed,
    words: (name, list, namesOf = (word) => [word]) =>
      fixed(name, 'string', () => list.map((word) => ({ value: word, names: namesOf(word) }))),
  };
};

export type NumberType = Extract<ParamType, { kind: 'number' }>;
export const numberType = (name: string, from: number, to: number): NumberType => ({ kind: 'number', name, from, to });

/** As much as anybody could mean. */
export const MOST_OF_ANYTHING = 99_999;

export type TextType = Extract<ParamType, { kind: 'text' }>;
export const textType = (name: string, from: number, to: number, examples?: readonly string[]): TextType => ({
  kind: 'text',
  name,
  from,
  to,
  ...(examples === undefined ? {} : { examples }),
});

export const FLAG: ParamType = { kind: 'flag', name: 'flag' };
