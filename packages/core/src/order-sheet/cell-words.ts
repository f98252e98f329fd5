import { closersOf, quoted } from '../order/words/quotes.ts';
import type { NumberSign } from '../order/words/words.ts';
import { wordsOf } from '../order/words/words.ts';

/**
 * A cell as words of a line, so that it ends where the cell ends: a quote that was never closed is closed, and what would be a
 * comment stands in quotes, since whatever follows in the line would be lost with it. Its reader refuses both.
 */
export const cellWords = (cell: string, sign?: NumberSign): string => {
  if (cell.startsWith(';')) return quoted(cell);
  const { comment } = wordsOf(cell, sign);
  return comment >= 0 ? cell.slice(0, comment) + quoted(cell.slice(comment)) : closed(cell, sign);
};

/** A text with the mark that its last quote lacks, if that was never closed. */
export const closed = (text: string, sign?: NumberSign): string => {
  const { unclosed } = wordsOf(text, sign);
  return unclosed < 0 ? text : text + (closersOf(text.charAt(unclosed)) ?? '').charAt(0);
};

/** A free text in quotes, unless it already stands in quotes as a whole. */
export const inQuotes = (text: string): string => {
  const { words, unclosed } = wordsOf(text);
  const [only, ...others] = words;
  const isQuoted = only?.quoted === true && others.length === 0 && unclosed < 0 && only.from === 0;
  return isQuoted && only.to === text.length ? text : quoted(text);
};
