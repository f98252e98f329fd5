import { fold } from './fold.ts';
import { closersOf, closingQuote, unquoted } from './quotes.ts';

/** One word of an order line, or one quoted text. */
export interface Word {
  /** As written; of a quoted text, what stands between the quotes. */
  readonly text: string;
  /** In the form in which words are compared. */
  readonly key: string;
  readonly quoted: boolean;
  /** Where it stands in the line, quotes included: from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
}

export interface LineWords {
  readonly words: readonly Word[];
  /** Where a quote stands that is never closed; -1 if none. The words end before it. */
  readonly unclosed: number;
  /** Where a comment begins; -1 if there is none. The words end before it. */
  readonly comment: number;
}

/** What `#` does before a digit: it begins a comment as anywhere else, or it says the number of a thing, as in `#7`. */
export type NumberSign = 'comment' | 'number';

/**
 * The words of one logical line. Blanks, hyphens, underscores and commas part words; `#` outside quotes begins a
 * comment, and a line that begins with `;` is one. A `;` further on means nothing: two orders in one line are not read
 * as one and a comment. List markers and marks of quoted mail are not stripped here.
 */
export const wordsOf = (line: string, sign: NumberSign = 'comment'): LineWords => {
  const words: Word[] = [];
  if (COMMENT_LINE.test(line)) return { words, unclosed: -1, comment: 0 };
  PIECE.lastIndex = 0;
  for (let piece = PIECE.exec(line); piece !== null; piece = PIECE.exec(line)) {
    const text = piece[0];
    const from = piece.index;
    if (text === '#') {
      NUMBERED.lastIndex = from;
      const numbered = sign === 'number' ? NUMBERED.exec(line)?.[0] : undefined;
      if (numbered === undefined) return { words, unclosed: -1, comment: from };
      words.push({ text: numbered, key: fold(numbered), quoted: false, from, to: from + numbered.length });
      PIECE.lastIndex = from + numbered.length;
      continue;
    }
    const closers = closersOf(text);
    if (closers === undefined) {
      const key = fold(text);
      if (key !== '') words.push({ text, key, quoted: false, from, to: from + text.length });
      continue;
    }
    const end = closingQuote(line, from + 1, closers);
    if (end < 0) return { words, unclosed: from, comment: -1 };
    const inside = unquoted(line.slice(from + 1, end), closers);
    words.push({ text: inside, key: fold(inside), quoted: true, from, to: end + 1 });
    PIECE.lastIndex = end + 1;
  }
  return { words, unclosed: -1, comment: -1 };
};

/** The number of a thing, where a word may begin. */
const NUMBERED = /(?<![^\s,(])#[0-9]{1,9}(?![^\s,;)])/y;
const COMMENT_LINE = /^\s*;/;

/** A comment, a quotation mark, a number with its sign, or a word. */
const PIECE = /#|["“”„«»]|(?<!\S)[+\-\u2212][0-9]+(?![^\s,#])|[^\s\p{Pd}_,\u2212\u200b\ufeff#"“”„«»]+/gu;
