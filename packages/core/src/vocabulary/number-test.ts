/** What a case expects of a number: the number itself, or a range such as `at least 3`, `< 40`, `3 to 5`. */
export interface NumberTest {
  readonly from: number;
  readonly to: number;
  holds(value: number): boolean;
}

const NUMBER = '([+-]?\\d+(?:\\.\\d+)?)\\s*(?:gold|%)?';
const EXACT = new RegExp(`^${NUMBER}$`);
const LEAST = new RegExp(`^(?:>=|at least|from)\\s*${NUMBER}$|^${NUMBER} or more$`, 'i');
const MOST = new RegExp(`^(?:<=|at most|up to)\\s*${NUMBER}$|^${NUMBER} or (?:less|fewer)$`, 'i');
const ABOVE = new RegExp(`^(?:>|more than|over)\\s*${NUMBER}$`, 'i');
const BELOW = new RegExp(`^(?:<|less than|fewer than|under)\\s*${NUMBER}$`, 'i');
const BETWEEN = new RegExp(`^${NUMBER}\\s*(?:to|\\.\\.)\\s*${NUMBER}$`, 'i');

/** Reads it; null when the words are no such test. */
export const numberTest = (words: string): NumberTest | null => {
  const text = words.trim();
  const exact = numbers(EXACT, text);
  if (exact) return test(exact[0], exact[0]);
  const least = numbers(LEAST, text);
  if (least) return test(least[0], Number.POSITIVE_INFINITY);
  const most = numbers(MOST, text);
  if (most) return test(Number.NEGATIVE_INFINITY, most[0]);
  const above = numbers(ABOVE, text);
  if (above) return { ...test(above[0], Number.POSITIVE_INFINITY), holds: (value) => value > above[0] };
  const below = numbers(BELOW, text);
  if (below) return { ...test(Number.NEGATIVE_INFINITY, below[0]), holds: (value) => value < below[0] };
  const between = numbers(BETWEEN, text);
  return between ? test(between[0], between[1] ?? between[0]) : null;
};

const test = (from: number, to: number): NumberTest => ({ from, to, holds: (value) => value >= from && value <= to });

const numbers = (pattern: RegExp, text: string): readonly [number, ...number[]] | null => {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .filter((each) => each !== undefined);
  return found ? (found.map(Number) as unknown as readonly [number, ...number[]]) : null;
};
