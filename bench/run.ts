/**
 * `npm run bench [-- --against COMMIT] [--rows NAME,...] [--rounds N] [--small] [--keep]`: how fast it is. With `--against`
 * the other commit is checked out beside this one, and both are measured in turns. Writes bench/results.md when all rows were
 * measured in full. `--small` shows that everything works; its numbers mean nothing. `--keep` leaves the other checkout where
 * it is for the next time.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkOut } from './compare/checkout.ts';
import { measureGroup, type Side, type Size } from './compare/measure-group.ts';
import { circumstancesOf, type Found, ratioText, resultsPage } from './compare/results-page.ts';
import { headOf, lineOf, type Result, resultsOf } from './compare/table.ts';
import { groupsWith, ROW_IDS } from './rows.ts';

const begun = performance.now();
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const HOME = here('..');
const ROUNDS = 7;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rows: { type: 'string', default: '' },
    rounds: { type: 'string', default: String(ROUNDS) },
    small: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const refuse = (why: string): never => {
  console.error(why);
  process.exit(2);
};
const wanted = values.rows.split(',').filter((id) => id !== '');
const groups = groupsWith(wanted) ?? refuse(`the rows are ${ROW_IDS.join(', ')}`);
if (!/^[1-9]\d*$/.test(values.rounds)) refuse(`--rounds takes a number from 1, not ${values.rounds}`);
const size: Size = values.small
  ? { rounds: 1, warmUp: 0, round: 0, small: true }
  : { rounds: Number(values.rounds), warmUp: 1500, round: 600, small: false };

if (groups.some(({ peer }) => peer) && !existsSync(here('node_modules/boardgame.io'))) {
  console.log('installing what only the benchmarks need ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here('.'), stdio: 'inherit' });
}
const other = values.against === undefined ? null : checkOut(HOME, values.against, values.keep);
const sides: readonly Side[] = [
  { root: HOME, older: false },
  ...(other === null ? [] : [{ root: other.root, older: true }]),
];
const circumstances = circumstancesOf(HOME, other?.commit ?? null);
const against = other !== null;
const results: Result[] = [];
const notes: string[] = [];
if (values.small) console.log('This shows that it works; the numbers mean nothing.');
console.log(`${circumstances}\n\n${headOf(against)}`);
try {
  for (const group of groups) {
    const measured = await measureGroup(group, sides, size);
    const [ours, theirs] = measured;
    if (theirs !== undefined && theirs.fault === null && theirs.does !== ours?.does)
      notes.push(`- ${group.work}: ${ours?.does}; before: ${theirs.does}.`);
    for (const result of resultsOf(group, measured, loadavg()[0])) {
      results.push(result);
      console.log(lineOf(result, against));
    }
  }
} finally {
  other?.remove();
}
const found: Found = { circumstances, against, results, notes };
console.log(`\n${ratioText(found)}\n\nThis took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`);
if (wanted.length === 0 && !values.small) writeFileSync(here('results.md'), resultsPage(found));
