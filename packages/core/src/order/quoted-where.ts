import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { TailPart } from './grammar.ts';
import { isFiller } from './words/fillers.ts';
import { fold } from './words/fold.ts';
import { quoted } from './words/quotes.ts';

/** Names as they stand in a line with this tail: those that could be taken for a word of it are put in quotes. */
export const quotedWhere = <T extends RulesetTypes>(
  tail: readonly TailPart<T>[],
  items: readonly string[],
): readonly string[] => items.map((item) => (couldMislead(tail, item) ? quoted(item) : item));

const couldMislead = <T extends RulesetTypes>(tail: readonly TailPart<T>[], written: string): boolean => {
  if (written.startsWith('"') || written === 'NONE') return false;
  const key = fold(written);
  return isFiller(key) || wordsIn(tail).some((anyOf) => anyOf.includes(key));
};

const wordsIn = <T extends RulesetTypes>(tail: readonly TailPart<T>[]): readonly (readonly string[])[] =>
  tail
    .flatMap((part) => (part.part === 'extras' ? part.extras.flatMap(({ parts }) => parts) : [part]))
    .flatMap((part) => (part.part === 'word' ? [part.anyOf] : []));
