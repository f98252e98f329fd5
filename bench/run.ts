/**
 * `npm run bench [-- --against COMMIT] [--rows NAME,...] [--rounds N] [--small] [--keep]`: how fast it is. With `--against`
 * the other commit is checked out beside this one, and both are measured in turns. Writes bench/results.md when all rows were
 * measured in full. `--small` shows that everything works; its numbers mean nothing. `--keep` leaves the other checkout where
 * it is for the next time.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkOut } from './compare/checkout.ts';
import { measureGroup, type Side, type Size } from './compare/measure-group.ts';
import { headOf, lineOf, type Result, resultsOf } from './compare/table.ts';
import { groupsWith } from './rows.ts';

const HOME = fileURLToPath(new URL('..', import.meta.url));
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
const wanted = values.rows.split(',').filter((id) => id !== '');
const groups = groupsWith(wanted);
const size: Size = values.small
  ? { rounds: 1, warmUp: 0, round: 0, small: true }
  : { rounds: Number(values.rounds), warmUp: 1500, round: 600, small: false };

const other = values.against === undefined ? null : checkOut(HOME, values.against, values.keep);
const sides: readonly Side[] = [
  { root: HOME, older: false },
  ...(other === null ? [] : [{ root: other.root, older: true }]),
];
const git = (...args: string[]): string => execFileSync('git', args, { cwd: HOME, encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
const head = `Commit ${commit}${other === null ? '' : `, in turns with commit ${other.commit}`}, Node ${process.versions.node},
${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB.`;

const results: Result[] = [];
const notes: string[] = [];
console.log(`${head}\n\n${headOf(other !== null)}`);
for (const group of groups) {
  const measured = await measureGroup(group, sides, size);
  const [ours, theirs] = measured;
  if (theirs !== undefined && theirs.fault === null && theirs.does !== ours?.does)
    notes.push(`${group.work}: here ${ours?.does}; there ${theirs.does}. The work is not the same.`);
  for (const result of resultsOf(group, measured)) {
    results.push(result);
    console.log(lineOf(result));
  }
}
other?.remove();
for (const note of notes) console.log(`\n${note}`);

const page = `# Results

Written by \`npm run bench\`. ${head}

${headOf(other !== null)}
${results.map(lineOf).join('\n')}
${notes.map((note) => `\n${note}\n`).join('')}`;
if (wanted.length === 0 && !values.small) writeFileSync(fileURLToPath(new URL('results.md', import.meta.url)), page);
