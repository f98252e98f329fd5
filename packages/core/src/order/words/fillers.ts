import type { Word } from './words.ts';

/** Small words that people write where a line has no place for them, as in MARCH to London. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...['a', 'an', 'against', 'and', 'at', 'by', 'for', 'from', 'in', 'into', 'of', 'on', 'the', 'to', 'with'],
]);

/** Literal words that may be left out when the line is clear without them. ON is none: it may be the opposite of OFF. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['a', 'an', 'and', 'as', 'at', 'for', 'from', 'in', 'into', 'of', 'the', 'to', 'with'],
]);

export const maySkip = (word: Word | undefined): boolean => word !== undefined && !word.quoted && SKIPPED.has(word.key);

export const mayLeaveOut = (anyOf: readonly string[]): boolean => anyOf.every((word) => LEFT_OUT.has(word));

/** Whether a name could be taken for a small word, and is better written in quotes. */
export const isFiller = (key: string): boolean => SKIPPED.has(key) || LEFT_OUT.has(key);
