import { by, thenBy } from '../order-by.ts';

/** Something that may have been meant: the key with which words are compared, and how it is shown. */
export interface Meant {
  readonly key: string;
  readonly shown: string;
}

/**
 * What the words may have meant, nearest first, at most three: what begins like them, and what differs by at most two
 * slips of the pen (one in words of up to three letters).
 */
export const suggest = (words: string, candidates: Iterable<Meant>): readonly string[] => {
  if (words === '' || words.length > LONGEST) return [];
  const nearest = new Map<string, Near>();
  for (const { key, shown } of candidates) {
    const slips = slipsTo(words, key);
    const known = nearest.get(shown);
    if (slips !== null && (known === undefined || slips < known.slips)) nearest.set(shown, { shown, slips });
  }
  return [...nearest.values()]
    .sort(nearestFirst)
    .slice(0, 3)
    .map(({ shown }) => shown);
};

interface Near {
  readonly shown: string;
  readonly slips: number;
}

const LONGEST = 60;

const nearestFirst = thenBy<Near>(
  by(({ slips }) => slips),
  by(({ shown }) => shown),
);

/** Whether the words were meant to be the key, but for a slip or two of the pen. */
export const isSlip = (words: string, key: string): boolean => {
  const allowed = slipsAllowed(words);
  return Math.abs(words.length - key.length) <= allowed && editDistance(words, key) <= allowed;
};

const slipsAllowed = (words: string): number => (words.length <= 3 ? 1 : 2);

/** How far the key is from the words; null if too far. Something that begins like the words counts as one slip. */
const slipsTo = (words: string, key: string): number | null => {
  const begins = key.startsWith(words);
  if (!isSlip(words, key)) return begins ? 1 : null;
  return begins ? Math.min(editDistance(words, key), 1) : editDistance(words, key);
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
