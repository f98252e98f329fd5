import { by, thenBy } from '../../order-by.ts';

/** Something that may have been meant: the key with which words are compared, and how it is shown. */
export interface Meant {
  readonly key: string;
  readonly shown: string;
  /** Which letters occur in the key, a bit for each. */
  readonly letters: number;
}

export const meant = (key: string, shown: string): Meant => ({ key, shown, letters: lettersIn(key) });

/**
 * What the words may have meant, nearest first, at most three: what begins like them, and what differs by at most two
 * slips of the pen (one in words of up to three letters).
 */
export const suggest = (words: string, candidates: readonly Meant[]): readonly string[] => {
  if (words === '' || words.length > LONGEST) return [];
  const letters = lettersIn(words);
  const most = 2 * slipsAllowed(words);
  const nearest = new Map<string, Near>();
  for (const candidate of candidates) {
    const { key, shown } = candidate;
    const begins = key.startsWith(words);
    if (!begins && differing(letters, candidate.letters) > most) continue;
    const slips = begins ? Math.min(1, key.length - words.length) : slipsTo(words, key);
    const known = nearest.get(shown);
    if (slips !== null && (known === undefined || slips < known.slips)) nearest.set(shown, { shown, slips });
  }
  return [...nearest.values()]
    .sort(nearestFirst)
    .slice(0, 3)
    .map(({ shown }) => shown);
};

/** Whether the words were meant to be the key, but for a slip or two of the pen. */
export const isSlip = (words: string, key: string): boolean => words.length <= LONGEST && slipsTo(words, key) !== null;

interface Near {
  readonly shown: string;
  readonly slips: number;
}

const LONGEST = 60;

const nearestFirst = thenBy<Near>(
  by(({ slips }) => slips),
  by(({ shown }) => shown),
);

const slipsAllowed = (words: string): number => (words.length <= 3 ? 1 : 2);

const slipsTo = (words: string, key: string): number | null => {
  const allowed = slipsAllowed(words);
  if (Math.abs(words.length - key.length) > allowed) return null;
  const slips = editDistance(words, key);
  return slips <= allowed ? slips : null;
};

/** Letters that differ by a multiple of 32 share a bit: two keys may seem alike that are not, never the reverse. */
const lettersIn = (key: string): number => {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
};

/** How many letters occur in one and not in the other. Each slip makes at most two. */
const differing = (one: number, other: number): number => {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The least number of letters to insert, leave out, replace or swap with their neighbour. */
export const editDistance = (first: string, second: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && first[row - 1] === second[column - 2];
      if (swapped && first[row - 2] === second[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[second.length] as number;
};
