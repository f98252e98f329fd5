import type { Budget } from './compare/figures.ts';
import type { WorkName } from './work/works.ts';

/** What one row of the results counts. All of them count what is spent: less is better. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: 'ms' | 'µs' | 'MB' | 'kB' | 'times';
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
  /** It takes long: so many runs a round, and half as many rounds. */
  readonly runs?: number;
  /** What it measures is not ours, and needs no comparison with an older commit. */
  readonly peer?: boolean;
}

const rowIn =
  (unit: Row['unit']) =>
  (id: string, what: string, ...budgets: readonly Budget[]): Row => ({ id, what, unit, budgets });

const ms = rowIn('ms');
const MB = rowIn('MB');
const kB = rowIn('kB');
const µs = rowIn('µs');
/** As many as something else that is measured in the same process. */
const times = rowIn('times');

const atMost = (of: number): Budget => ({ kind: 'atMost', of });
const ofBefore = (of: number): Budget => ({ kind: 'ofBefore', of });
const timesAsMany = (of: number): Budget => ({ kind: 'timesAsMany', of });

/** A campaign of so many turns, a turn each run. */
const A_CAMPAIGN = 41;

export const GROUPS: readonly Group[] = [
  {
    work: 'whole-turn',
    rows: [ms('whole-turn', 'Whole turn, from files to files in a new folder', ofBefore(0.7), atMost(80))],
  },
  { work: 'cold-turn', rows: [ms('cold-turn', 'The same as a process, from its start to its end')] },
  {
    work: 'reading',
    rows: [
      ms('reading', 'Reading and checking 23 order files'),
      µs('reading-line', 'A line of them, read and checked'),
    ],
  },
  {
    work: 'adjudication',
    rows: [
      ms('adjudication', 'Adjudication alone', atMost(15)),
      µs('adjudication-line', 'A line of them, adjudicated with all others in one turn'),
    ],
  },
  {
    work: 'reports',
    rows: [ms('reports', 'Reports of 23 seats, each as text and as page', ofBefore(0.7), atMost(50))],
  },
  {
    work: 'cold-reports',
    rows: [ms('cold-reports', 'The same as a process that reads a turn and writes its reports')],
  },
  { work: 'whole-turn-4', rows: [ms('whole-turn-4', 'Whole turn, 4 times the armies and orders')] },
  {
    work: 'adjudication-4',
    rows: [ms('adjudication-4', 'Adjudication, 4 times the armies and orders', ofBefore(0.85))],
  },
  { work: 'bots', rows: [ms('bots', 'Orders of the bots of 23 seats, turn 20', ofBefore(0.25))] },
  {
    work: 'search',
    rows: [
      ms('search', 'A turn simulated in a search: 23 bots and the state after, turn 20', ofBefore(0.3), atMost(10)),
    ],
  },
  { work: 'choices', rows: [ms('choices', 'All choices of a seat, turn 20', ofBefore(0.6))] },
  { work: 'odds', rows: [ms('odds', 'Odds: 20,000 battles of 20 against 20', atMost(1000))] },
  {
    work: 'closing',
    serving: true,
    runs: A_CAMPAIGN,
    rows: [
      ms('closing-1', 'Closing turn 1 of Europe on the server'),
      ms('closing-10', 'Closing turn 10'),
      ms('closing-20', 'Closing turn 20', ofBefore(0.45)),
      ms('closing-40', 'Closing turn 40', ofBefore(0.45)),
      kB('database-1', 'Database after turn 1'),
      kB('database-10', 'Database after turn 10'),
      kB('database-20', 'Database after turn 20'),
      kB('database-40', 'Database after turn 40'),
    ],
  },
  {
    work: 'submissions',
    serving: true,
    rows: [ms('submission', 'A submission in Europe, all seats having submitted', timesAsMany(1.8))],
  },
  {
    work: 'opening',
    serving: true,
    rows: [
      ms('opening', 'Turn file and opening of a seat, as text, turn 10'),
      kB('opening-size', 'How long that text is'),
    ],
  },
  {
    work: 'verification',
    serving: true,
    runs: 1,
    rows: [
      ms('verification-page', 'Verification after turn 40, the turn before having been verified', ofBefore(0.3)),
      ms('verification-all', 'Verification of all 40 turns'),
    ],
  },
  {
    work: 'pages',
    serving: true,
    runs: 2,
    rows: [
      ms('page-first', 'Campaign page over HTTP, first after a turn'),
      ms('page-later', 'Campaign page, later'),
      ms('map-first', 'Public map over HTTP, first after a turn'),
      ms('map-later', 'Public map, later'),
    ],
  },
  {
    work: 'memory',
    serving: true,
    fresh: true,
    runs: 1,
    rows: [
      MB('memory-30', 'Memory of the process after 30 turns of Europe', atMost(260)),
      MB('heap-30', 'Heap in use then'),
    ],
  },
  {
    work: 'posts',
    rows: [
      ms('post-reading', 'Heptarchy: reading and checking a Post', atMost(2)),
      ms('post-resolving', 'Heptarchy: resolving a Post', atMost(2)),
      µs('post-line', 'Heptarchy: a line, resolved with its Post alone'),
      ms('post-choices', 'Heptarchy: all that may be ordered', atMost(2)),
    ],
  },
  { work: 'served', serving: true, rows: [ms('post-served', 'Heptarchy: a Post on the server, sent to resolved')] },
  {
    work: 'domains-turn',
    rows: [
      ms('domains-turn', 'Domains: a whole month at war, from files to files in a new folder'),
      times('domains-turn-share', 'The same, of what a whole turn of Europe takes', atMost(0.6)),
    ],
  },
  {
    work: 'domains-turn-4',
    rows: [
      ms('domains-turn-4', 'Domains: a whole month at war with 48 domains in 240 provinces'),
      times('domains-turn-4-share', 'The same, of what 12 domains in 60 provinces take', atMost(4.5)),
    ],
  },
  {
    work: 'domains-adjudication',
    rows: [
      ms('domains-adjudication', 'Domains: adjudication alone'),
      times('domains-adjudication-share', 'The same, of what Europe takes', atMost(0.7)),
    ],
  },
  {
    work: 'domains-reports',
    rows: [
      ms('domains-reports', 'Domains: reports of 12 seats, each as text and as page'),
      times('domains-reports-share', 'The same, of what Europe’s 23 take', atMost(0.8)),
    ],
  },
  {
    work: 'domains-bots',
    rows: [
      ms('domains-bots', 'Domains: 12 bots and the state after their month'),
      times('domains-bots-share', 'The same, of what 23 bots and their turn of Europe take', atMost(0.8)),
    ],
  },
  {
    work: 'domains-choices',
    rows: [kB('domains-choices', 'Domains: all choices of a seat at war, as they are sent', atMost(150))],
  },
  {
    work: 'domains-opening',
    serving: true,
    rows: [
      ms('domains-opening', 'Domains: turn file and opening of a seat, as text, turn 10'),
      kB('domains-opening-size', 'Domains: how long that text is'),
    ],
  },
  {
    work: 'umpire-turn',
    rows: [
      ms('umpire-turn', 'PBM Umpire: a whole turn at war of six nations, 30 lines each, from files to files'),
      times('umpire-turn-share', 'The same, of what Europe takes', atMost(0.6)),
    ],
  },
  {
    work: 'umpire-adjudication',
    rows: [
      ms('umpire-adjudication', 'PBM Umpire: adjudication alone'),
      times('umpire-adjudication-share', 'The same, of what Europe takes', atMost(1)),
    ],
  },
  {
    work: 'umpire-reports',
    rows: [
      ms('umpire-reports', 'PBM Umpire: reports of 6 seats, each as text and as page'),
      times('umpire-reports-share', 'The same, of what Europe’s 23 take', atMost(0.6)),
    ],
  },
  {
    work: 'umpire-growth',
    rows: [
      ms('umpire-large', 'PBM Umpire: adjudication of 192 provinces and 24 nations'),
      times('umpire-growth', 'The same up to step 19, of what 48 and 6 take', atMost(6)),
    ],
  },
  { work: 'umpire-bots', rows: [ms('umpire-bots', 'PBM Umpire: a bot, each seat and turn', atMost(50))] },
  {
    work: 'umpire-choices',
    rows: [kB('umpire-choices', 'PBM Umpire: all choices of a seat, written out', atMost(150))],
  },
  {
    work: 'umpire-opening',
    serving: true,
    rows: [
      ms('umpire-opening', 'PBM Umpire: turn file and opening of a seat, as text, turn 10'),
      kB('umpire-opening-size', 'PBM Umpire: how long that text is'),
      times('umpire-opening-share', 'The same, of what Europe’s seats are sent then', atMost(0.8)),
    ],
  },
  {
    work: 'world-turn',
    rows: [
      ms('world-turn', 'World 1483: phases 4 and 5 with thirty wars, from files to files'),
      times('world-turn-share', 'The same, of what a whole turn of Europe takes', atMost(1.2)),
    ],
  },
  {
    work: 'world-adjudication',
    rows: [
      ms('world-adjudication', 'World 1483: adjudication alone'),
      times('world-adjudication-share', 'The same, of what Europe takes', atMost(1.2)),
    ],
  },
  {
    work: 'world-reports',
    rows: [
      ms('world-reports', 'World 1483: reports of 44 seats, each as text and as page'),
      times('world-reports-share', 'The same, of what Europe’s 23 take', atMost(2.2)),
    ],
  },
  {
    work: 'world-growth',
    rows: [
      ms('world-large', 'World 1483: adjudication with four times the units'),
      times('world-growth', 'The same, of what the usual units take', atMost(4.5)),
    ],
  },
  {
    work: 'world-choices',
    rows: [kB('world-choices', 'World 1483: all choices of the largest seat, as they are sent', atMost(150))],
  },
  {
    work: 'world-opening',
    serving: true,
    rows: [
      ms('world-opening', 'World 1483: turn file and opening of a seat, as text, update 10'),
      kB('world-opening-size', 'World 1483: how long that text is'),
      times('world-opening-share', 'The same, of what Europe’s seats are sent then', atMost(1.6)),
    ],
  },
  {
    work: 'scenario-study',
    rows: [ms('scenario-study', 'A scenario file of 120 provinces: read, checked, its map grown, drawn', atMost(1000))],
  },
  {
    work: 'peers',
    peer: true,
    rows: [
      µs('boardgame-line', 'boardgame.io in production: a line, each a move'),
      µs('boardgame-sheet', 'boardgame.io in production: a line, 43 in a move'),
    ],
  },
];

export const ROW_IDS: readonly string[] = GROUPS.flatMap(({ rows }) => rows.map(({ id }) => id));

/** The groups that have one of these rows; all of them when none is named, and null when there is no such row. */
export const groupsWith = (ids: readonly string[]): readonly Group[] | null => {
  if (!ids.every((id) => ROW_IDS.includes(id))) return null;
  return ids.length === 0 ? GROUPS : GROUPS.filter(({ rows }) => rows.some(({ id }) => ids.includes(id)));
};
