import type { Word } from '../words/words.ts';

/** The whole number that the word is; null if it is none. */
export const wholeOf = (word: Word | undefined): number | null =>
  word !== undefined && !word.quoted && WHOLE.test(word.key) ? Number(word.key) : null;

const WHOLE = /^[+-]?[0-9]{1,15}$/;
