import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { ArgumentReading } from './arguments/argument-kind.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import { NO_READINGS } from './arguments/within.ts';
import type { ArgumentTail } from './grammar.ts';
import type { LineInHand } from './words/line-in-hand.ts';
import type { Word } from './words/words.ts';

/** How the words at `at` can be read as an argument of a wording without guessing. */
export const exactPart = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { type, glue }: ArgumentTail<T>,
  at: number,
): readonly ArgumentReading[] => {
  if (glue === '') return argumentKindOf(type).exact(line, type, at);
  const { line: bare, at: from } = unglued(line, glue, at);
  return bare === line && from === at ? NO_READINGS : argumentKindOf(type).exact(bare, type, from);
};

/** How they can be read with a good guess. */
export const loosePart = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { type, glue }: ArgumentTail<T>,
  at: number,
  rest: boolean,
): readonly ArgumentReading[] =>
  glue === '' ? argumentKindOf(type).loose(line, type, at, rest) : argumentKindOf(type).exact(line, type, at);

/**
 * The line in which the word at `at` is without the letters that are glued to it, and the place where its number stands:
 * `x3`, `3x`, `×3` and `x 3` are the same.
 */
export const unglued = <T extends RulesetTypes>(
  line: LineInHand<T>,
  glue: string,
  at: number,
): { readonly line: LineInHand<T>; readonly at: number } => {
  const word = line.words[at];
  if (glue === '' || word === undefined || word.quoted) return { line, at };
  const key = glue === 'x' ? word.key.replace('×', 'x') : word.key;
  if (key === glue && line.words[at + 1] !== undefined) return { line, at: at + 1 };
  const bare = key.startsWith(glue) ? key.slice(glue.length) : key.endsWith(glue) ? key.slice(0, -glue.length) : '';
  if (!FIGURES.test(bare)) return { line, at };
  const words: readonly Word[] = line.words.with(at, { ...word, text: bare, key: bare });
  return { line: { ...line, words }, at };
};

const FIGURES = /^[0-9]+$/;
