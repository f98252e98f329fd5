/** What is made of measurements: medians, ratios, marks and budgets. Nothing here measures. */

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** What one row measured on one checkout, round by round. */
export type Rounds = readonly (readonly number[])[];

/** How this checkout stands to the other. */
export interface Compared {
  /** Of the medians of all runs; below 1 is better, as every row counts what is spent. */
  readonly ratio: number;
  /** Of the medians round by round: what the machine did meanwhile is in this range. */
  readonly from: number;
  readonly to: number;
}

export const compared = (ours: Rounds, theirs: Rounds): Compared => {
  const ratios = ours.map((round, index) => medianOf(round) / medianOf(theirs[index] ?? []));
  return {
    ratio: medianOf(ours.flat()) / medianOf(theirs.flat()),
    from: Math.min(...ratios),
    to: Math.max(...ratios),
  };
};

/** So much more than before counts as worse. */
const WORSE = 1.1;

export const isWorse = ({ ratio }: Compared): boolean => ratio >= WORSE;

/**
 * What a row shall hold. `atMost`: in its own unit; `ofBefore`: of what the older commit spends; `timesAsMany`: as often in
 * the same time; `atLeast`: in its own unit.
 */
export type Budget =
  | { readonly kind: 'atMost' | 'atLeast'; readonly of: number }
  | { readonly kind: 'ofBefore' | 'timesAsMany'; readonly of: number };

export type Verdict = 'held' | 'missed' | 'not compared';

/** `ratio` is null where there is nothing to compare with. */
export const verdict = ({ kind, of }: Budget, value: number, ratio: number | null): Verdict => {
  if (kind === 'atMost') return value <= of ? 'held' : 'missed';
  if (kind === 'atLeast') return value >= of ? 'held' : 'missed';
  if (ratio === null) return 'not compared';
  return (kind === 'ofBefore' ? ratio <= of : 1 / ratio >= of) ? 'held' : 'missed';
};
