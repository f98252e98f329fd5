/** A line of two lists laid side by side. */
export interface DiffLine<T> {
  readonly side: 'both' | 'ours' | 'theirs';
  readonly text: string;
  readonly value: T;
}

/** A member of a list, and the line by which it is told from others. */
export interface Lined<T> {
  readonly text: string;
  readonly value: T;
}

/** Two lists as one, with as many lines in common as can be without changing the order of either. */
export const lineDiff = <T>(ours: readonly Lined<T>[], theirs: readonly Lined<T>[]): readonly DiffLine<T>[] => {
  const common = commonLengths(ours, theirs);
  const lines: DiffLine<T>[] = [];
  let [i, j] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const [our, their] = [ours[i], theirs[j]];
    if (our !== undefined && their !== undefined && our.text === their.text) {
      lines.push({ side: 'both', ...our });
      i += 1;
      j += 1;
    } else if (our !== undefined && (their === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ side: 'ours', ...our });
      i += 1;
    } else if (their !== undefined) {
      lines.push({ side: 'theirs', ...their });
      j += 1;
    }
  }
  return lines;
};

/** For every pair of tails, how many lines they have in common at most. */
const commonLengths = (ours: readonly Lined<unknown>[], theirs: readonly Lined<unknown>[]): readonly number[][] => {
  const lengths = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  for (let i = ours.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const same = ours[i]?.text === theirs[j]?.text;
      (lengths[i] as number[])[j] = same
        ? at(lengths, i + 1, j + 1) + 1
        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
};

const at = (lengths: readonly (readonly number[])[], i: number, j: number): number => lengths[i]?.[j] ?? 0;
