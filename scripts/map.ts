/**
 * Grows the worlds of the scenarios again and shows what has changed.
 *
 *   npm run map                            every scenario that has a grow.json
 *   npm run map -- --write                 the same, and their world.json are written
 *   npm run map <folder> -- --write        one of them
 *
 * A line that begins with + - ~ is a change, with ? a correction without effect, with ! a fault.
 * Ends with 0 if all is well, with 1 if a gazetteer or a grown world has faults, with 2 if a stored world is not what
 * its gazetteer grows to.
 */
import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FolderReport, growFolder } from './map/grow-folder.ts';

const SCENARIOS = resolve(import.meta.dirname, '../rulesets/*/src/scenarios/*/grow.json');

const STATUS = { well: 0, faulty: 1, stale: 2 } as const satisfies {
  readonly [outcome in FolderReport['outcome']]: number;
};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--')).map((folder) => resolve(folder));
const folders = named.length > 0 ? named : globSync(SCENARIOS).sort().map(dirname);
for (const folder of folders) {
  const { outcome, title, lines } = growFolder(folder, args.includes('--write'));
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
  if (process.exitCode !== STATUS.faulty && outcome !== 'well') process.exitCode = STATUS[outcome];
}
