import type { Word } from './words.ts';

/** Whether the word is one of the literals, or short for one of them by no less than three letters. */
export const isLiteral = (anyOf: readonly string[], word: Word | undefined): boolean =>
  word !== undefined &&
  !word.quoted &&
  (anyOf.includes(word.key) || (word.key.length >= 3 && anyOf.some((literal) => literal.startsWith(word.key))));
