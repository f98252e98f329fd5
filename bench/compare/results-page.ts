import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Medians, ratiosOf, ratioTable } from './ratios.ts';
import { headOf, lineOf, type Result } from './table.ts';

/** All that a run has found. */
export interface Found {
  /** Commit, machine and what is compared, in words. */
  readonly circumstances: string;
  readonly against: boolean;
  readonly results: readonly Result[];
  /** Where two commits did not do the same. */
  readonly notes: readonly string[];
}

/** What was measured where: without it no figure means anything. */
export const circumstancesOf = (home: string, other: string | null): string => {
  const commit = existsSync(join(home, '.git')) ? commitIn(home) : 'No commit';
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const compared = other === null ? '' : `, in turns with commit ${other}`;
  return `${commit}${compared}, Node ${process.versions.node},\n${machine}.`;
};

const commitIn = (home: string): string => {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: home, encoding: 'utf8' }).trim();
  return `Commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
};

/** What several rows say together, and what did not compare. */
export const ratioText = ({ results, against, notes }: Found): string => {
  const now: Medians = (row) => results.find((each) => each.row.id === row)?.median;
  const before: Medians = (row) => {
    const then = results.find((each) => each.row.id === row)?.before ?? null;
    return then !== null && 'median' in then ? then.median : undefined;
  };
  const ratios = ratiosOf(now, before);
  const table = ratios.length === 0 ? [] : [ratioTable(ratios, against)];
  const unlike = notes.length === 0 ? [] : [`Where the work is not the same:\n\n${notes.join('\n')}`];
  return [...table, ...unlike].join('\n\n');
};

/** bench/results.md. */
export const resultsPage = (found: Found): string => `# Results

Written by \`npm run bench\`. ${found.circumstances} Medians with their range, after
warming up. Each group of rows has a process of its own${found.against ? ' on each side, and the two are asked in turns; a row that got worse by a tenth is marked' : ''}.

The turn of the first rows is Europe 1320 full of armies: 378 of 23 realms, 984 order lines, half the neighbours at war. Four times
as much is 1312 armies and 3625 lines, 3.7 times the lines. The month of Domains is one of its island full of troops: 204 units of
twelve domains, 336 order lines, 29 battles; that of 48 domains is one of four such islands. The rows of the server play Europe, or
Domains where they say so, with a ruler and a bot in every seat, on SQLite, every commit on the disk. What boardgame.io does in its
rows, and what Eressea did, stands in [peers.md](peers.md).

Rows of work that waits for nothing (reading, adjudicating, reports, bots, a search, choices, odds, Posts but for those on the
server, boardgame.io, and their like of Domains) count the time of the processor, all others the clock. Where a row says *busy*, so many processes wanted one of
the cores meanwhile: a time by the clock is too long then, and only its ratio tells something. Why a budget is missed stands in [budgets.md](budgets.md).

${headOf(found.against)}
${found.results.map((result) => lineOf(result, found.against)).join('\n')}

${rateTable(found.results)}

${ratioText(found)}
`;

const LINES = 984;
const SEATS = 23;

/** What comes out in a second, within the bounds in which bench/peers.md has the figures of other programs. */
const rateTable = (results: readonly Result[]): string => {
  const rate = (row: string, many: number): string => {
    const found = results.find((each) => each.row.id === row);
    return found === undefined ? 'not measured' : Math.round((many / found.median) * 1000).toLocaleString('en');
  };
  return `| A second | In a process that runs | Process started for it |
|---|---|---|
| orders, whole turn | ${rate('whole-turn', LINES)} | ${rate('cold-turn', LINES)} |
| orders, adjudicating | ${rate('adjudication', LINES)} | |
| reports (of a seat, text and page together) | ${rate('reports', SEATS)} | ${rate('cold-reports', SEATS)} |`;
};
