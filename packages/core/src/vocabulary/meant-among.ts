import { fold } from '../order/words/fold.ts';
import { meant, suggest } from '../order/words/suggest.ts';

/** `; did you mean harbour?` for a word that is none of those known; empty when nothing is near. */
export const meantAmong = (word: string, known: Iterable<string>): string => {
  const near = nearTo(word, known);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
};

/** The known words that may have been meant, nearest first, at most three. */
export const nearTo = (word: string, known: Iterable<string>): readonly string[] =>
  suggest(
    fold(word),
    [...known].map((each) => meant(fold(each), each)),
  );
