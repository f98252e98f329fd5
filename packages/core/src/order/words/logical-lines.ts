import { closersOf, closingQuote } from './quotes.ts';
import { type NumberSign, wordsOf } from './words.ts';

/** An order as it stands in a text: one physical line, or several when a quoted text runs on. */
export interface LogicalLine {
  /** The number of its first physical line, from 1. */
  readonly line: number;
  /** Its physical lines, joined by line feeds. */
  readonly text: string;
  /** Whether it holds a quote that is never closed. */
  readonly unclosed: boolean;
}

/**
 * The logical lines of a text, blank and comment lines left out. A quoted text runs on up to its closing quote. If it
 * has none, it ends before the next line that begins like an order.
 */
export const logicalLines = (
  text: string,
  beginsLikeAnOrder: (line: string) => boolean,
  sign: NumberSign = 'comment',
): readonly LogicalLine[] => {
  const physical = text.split(/\r\n|[\n\r]/);
  const endOfQuote = quoteEnds(physical, beginsLikeAnOrder);
  const found: LogicalLine[] = [];
  for (let next = 0; next < physical.length; ) {
    const line = next + 1;
    let joined = physical[next] as string;
    next += 1;
    let { words, unclosed } = wordsOf(joined, sign);
    while (unclosed >= 0) {
      const { end, closed } = endOfQuote(joined[unclosed] as string, next);
      joined = [joined, ...physical.slice(next, end)].join('\n');
      next = end;
      if (!closed) break;
      ({ words, unclosed } = wordsOf(joined, sign));
    }
    if (unclosed >= 0 || words.length > 0) found.push({ line, text: joined, unclosed: unclosed >= 0 });
  }
  return found;
};

/** Where the lines of an open quote end (the line after the last), and whether it was closed there. */
interface QuoteEnd {
  readonly end: number;
  readonly closed: boolean;
}

const quoteEnds = (physical: readonly string[], beginsLikeAnOrder: (line: string) => boolean) => {
  const nextOrder = firstLineFrom(physical, beginsLikeAnOrder);
  const nextClosing: { [closers: string]: (from: number) => number } = {};
  return (opener: string, from: number): QuoteEnd => {
    const closers = closersOf(opener) as string;
    nextClosing[closers] ??= firstLineFrom(physical, (line) => closingQuote(line, 0, closers) >= 0);
    const close = nextClosing[closers](from);
    const order = nextOrder(from);
    const closed = close < physical.length && (close < order || closes(physical[close] as string, opener, closers));
    return closed ? { end: close + 1, closed } : { end: order, closed };
  };
};

/**
 * Finds the first line, from a given one on, that passes the test; the number of lines if none does. Asked with ever
 * later lines, it looks at each line once.
 */
const firstLineFrom = (lines: readonly string[], test: (line: string) => boolean): ((from: number) => number) => {
  let found = -1;
  return (from) => {
    if (from <= found) return found;
    found = from;
    while (found < lines.length && !test(lines[found] as string)) found += 1;
    return found;
  };
};

/**
 * Beyond a line that begins like an order, a mark that can open as well as close is taken for the beginning of the
 * next quote if it stands as one: close before a word, or after a blank that parts it from earlier words.
 */
const closes = (line: string, opener: string, closers: string): boolean => {
  const at = closingQuote(line, 0, closers);
  if (line[at] !== opener) return true;
  return !(/^[\p{L}\p{N}]/u.test(line.slice(at + 1, at + 3)) || /\S\s+$/u.test(line.slice(0, at)));
};
