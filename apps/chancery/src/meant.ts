import { meant as candidate, fold, suggest } from '@chancery/core';

/** `; did you mean status?` for a word that is none of those known; empty when nothing is near. */
export const meant = (word: string, known: readonly string[]): string => {
  const near = suggest(
    fold(word),
    known.map((each) => candidate(fold(each), each)),
  );
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
};
