import type { Budget } from './compare/figures.ts';
import type { WorkName } from './work/works.ts';

/** What one row of the results counts. All of them count what is spent: less is better. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: 'ms' | 'MB' | 'kB';
  readonly budgets: readonly Budget[];
}

/** The rows that one work measures, in a process of their own. */
export interface Group {
  readonly work: WorkName;
  readonly rows: readonly Row[];
  /** It runs with the flags of a server. */
  readonly serving?: boolean;
  /** Each round is a process that has done nothing before, and does it once. */
  readonly fresh?: boolean;
}

const ms = (id: string, what: string, ...budgets: readonly Budget[]): Row => ({ id, what, unit: 'ms', budgets });

const atMost = (of: number): Budget => ({ kind: 'atMost', of });
const ofBefore = (of: number): Budget => ({ kind: 'ofBefore', of });

export const GROUPS: readonly Group[] = [
  {
    work: 'whole-turn',
    rows: [ms('whole-turn', 'whole turn, from files to files in a new folder', ofBefore(0.7), atMost(80))],
  },
  { work: 'cold-turn', rows: [ms('cold-turn', 'the same as a process, from its start to its end')] },
  { work: 'reading', rows: [ms('reading', 'reading and checking 23 order files')] },
  { work: 'adjudication', rows: [ms('adjudication', 'adjudication alone', atMost(15))] },
  {
    work: 'reports',
    rows: [ms('reports', 'reports of 23 seats, each as text and as page', ofBefore(0.7), atMost(50))],
  },
  { work: 'whole-turn-4', rows: [ms('whole-turn-4', 'whole turn, 4 times the armies and orders')] },
  {
    work: 'adjudication-4',
    rows: [ms('adjudication-4', 'adjudication, 4 times the armies and orders', ofBefore(0.85))],
  },
];

/** The groups that have one of these rows; all of them when none is named. Throws when there is no such row. */
export const groupsWith = (ids: readonly string[]): readonly Group[] => {
  const known = GROUPS.flatMap(({ rows }) => rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`no row is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return ids.length === 0 ? GROUPS : GROUPS.filter(({ rows }) => rows.some(({ id }) => ids.includes(id)));
};
