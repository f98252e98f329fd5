import { availableParallelism } from 'node:os';
import type { Group, Row } from '../rows.ts';
import { type Budget, compared, isWorse, medianOf, type Rounds, type Verdict, verdict } from './figures.ts';
import type { Measured } from './measure-group.ts';

/** A row as it came out. */
export interface Result {
  readonly row: Row;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly runs: number;
  /** How many processes wanted a core meanwhile, where there were more than cores; else null. */
  readonly busy: number | null;
  readonly before: Before | null;
  readonly verdicts: readonly (readonly [Budget, Verdict])[];
}

/** What the older commit did, or why it did not. */
export type Before =
  | { readonly fault: string }
  | { readonly median: number; readonly ratio: number; readonly range: string; readonly worse: boolean };

/** The rows of a group; the older side is the second where there is one. `load` is that of the machine meanwhile. */
export const resultsOf = ({ rows }: Group, [ours, theirs]: readonly Measured[], load = 0): readonly Result[] =>
  rows.flatMap((row) => {
    const own = ours?.rounds.get(row.id);
    if (own === undefined || own.flat().length === 0) return [];
    const values = own.flat();
    const before = theirs === undefined ? null : beforeOf(own, theirs, row);
    const ratio = before !== null && 'ratio' in before ? before.ratio : null;
    const median = medianOf(values);
    return {
      row,
      median,
      least: Math.min(...values),
      most: Math.max(...values),
      runs: values.length,
      busy: load > availableParallelism() ? load : null,
      before,
      verdicts: row.budgets.map((budget) => [budget, verdict(budget, median, ratio)] as const),
    };
  });

const beforeOf = (own: Rounds, { rounds, fault }: Measured, { id }: Row): Before => {
  const then = rounds.get(id);
  if (fault !== null || then === undefined) return { fault: fault ?? 'it has no such row' };
  const compare = compared(own, then);
  const range = `${compare.from.toFixed(2)} to ${compare.to.toFixed(2)}`;
  return { median: medianOf(then.flat()), ratio: compare.ratio, range, worse: isWorse(compare) };
};

/** A number with as many digits as tell something. */
export const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1);

export const budgetText = ({ kind, of }: Budget, unit: string): string => {
  if (kind === 'atMost') return `${of} ${unit}`;
  if (kind === 'atLeast') return `at least ${of} ${unit}`;
  return kind === 'ofBefore' ? `${of} of before` : `${of} times as many`;
};

const verdictText = (unit: string, [budget, said]: readonly [Budget, Verdict]): string =>
  `${said === 'missed' ? '**missed**' : said} (${budgetText(budget, unit)})`;

/** A line of the table; with two columns more where two commits are measured. */
export const lineOf = (
  { row, median, least, most, runs, busy, before, verdicts }: Result,
  against: boolean,
): string => {
  const { what, unit } = row;
  const now = `${shown(median)} ${unit} | ${shown(least)} to ${shown(most)} | ${runs}${busy === null ? '' : `, busy (${busy.toFixed(1)})`}`;
  const budgets = verdicts.map((each) => verdictText(unit, each)).join(', ');
  return `| ${what} | ${now} |${against ? ` ${beforeText(before, unit)} |` : ''} ${budgets} |`;
};

const beforeText = (before: Before | null, unit: string): string => {
  if (before === null) return 'not ours |';
  if ('fault' in before) return `cannot be run there: ${before.fault} |`;
  const { median, ratio, range, worse } = before;
  return `${shown(median)} ${unit} | ${worse ? `**${ratio.toFixed(2)} WORSE**` : ratio.toFixed(2)} (${range})`;
};

export const headOf = (against: boolean): string =>
  against
    ? '| What | Now | Range | Runs | Before | Now to before (round by round) | Budget |\n|---|---|---|---|---|---|---|'
    : '| What | Median | Range | Runs | Budget |\n|---|---|---|---|---|';
