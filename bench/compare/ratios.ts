import { type Budget, type Verdict, verdict } from './figures.ts';
import { budgetText, shown } from './table.ts';

/** The median of a row; undefined where it was not measured. */
export type Medians = (row: string) => number | undefined;

interface Ratio {
  readonly what: string;
  readonly of: readonly [row: string, to: string];
  readonly budget?: Budget;
}

const atMost = (of: number): Budget => ({ kind: 'atMost', of });
const atLeast = (of: number): Budget => ({ kind: 'atLeast', of });

/** What rows say together. */
const RATIOS: readonly Ratio[] = [
  { what: 'Adjudication, 3.7 times the lines to once', of: ['adjudication-4', 'adjudication'], budget: atMost(2.4) },
  { what: 'Whole turn, 3.7 times the lines to once', of: ['whole-turn-4', 'whole-turn'], budget: atMost(2.4) },
  {
    what: 'boardgame.io, a line in a move of its own, to a line of ours adjudicated in one turn',
    of: ['boardgame-line', 'adjudication-line'],
    budget: atLeast(6),
  },
  {
    what: 'boardgame.io, a line in a move of 43, to a line of ours adjudicated in one turn',
    of: ['boardgame-sheet', 'adjudication-line'],
  },
  {
    what: 'boardgame.io, a line in a move of its own, to a line of a Post of Heptarchy resolved alone',
    of: ['boardgame-line', 'post-line'],
  },
  {
    what: 'Domains, turn file and opening to those of Europe: time',
    of: ['domains-opening', 'opening'],
    budget: atMost(1),
  },
  {
    what: 'Domains, turn file and opening to those of Europe: length',
    of: ['domains-opening-size', 'opening-size'],
    budget: atMost(1),
  },
];

export interface RatioResult {
  readonly what: string;
  readonly now: number;
  /** On the older commit; null where it was not measured. */
  readonly before: number | null;
  readonly verdict: readonly [Budget, Verdict] | null;
}

/** The ratios whose rows were measured. */
export const ratiosOf = (now: Medians, before: Medians): readonly RatioResult[] =>
  RATIOS.flatMap(({ what, of, budget }) => {
    const value = quotient(now, of);
    if (value === null) return [];
    const said = budget === undefined ? null : ([budget, verdict(budget, value, null)] as const);
    return { what, now: value, before: quotient(before, of), verdict: said };
  });

const quotient = (median: Medians, [row, to]: Ratio['of']): number | null => {
  const [above, below] = [median(row), median(to)];
  return above === undefined || below === undefined ? null : above / below;
};

export const ratioTable = (ratios: readonly RatioResult[], against: boolean): string => {
  const lines = ratios.map(({ what, now, before, verdict: said }) => {
    const then = against ? ` ${before === null ? '' : shown(before)} |` : '';
    const budget =
      said === null ? '' : `${said[1] === 'missed' ? '**missed**' : said[1]} (${budgetText(said[0], 'times')})`;
    return `| ${what} | ${shown(now)} |${then} ${budget} |`;
  });
  const head = against
    ? '| Ratio | Now | Before | Budget |\n|---|---|---|---|'
    : '| Ratio | Now | Budget |\n|---|---|---|';
  return [head, ...lines].join('\n');
};
