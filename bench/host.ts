/**
 * `npm run bench:host [-- [--small] [PART ...]]`: what the server does under load. Writes bench/host.md, unless it was
 * called for some of the parts or with `--small`, whose numbers mean nothing but that all of it works.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { due } from './host/due.ts';
import { idle } from './host/idle.ts';
import { FULL, type Line, SMALL } from './host/part.ts';
import { reading } from './host/reading.ts';
import { submitting } from './host/submitting.ts';

const PARTS = { submitting, reading, due, idle };
type Part = keyof typeof PARTS;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = (positionals.length === 0 ? Object.keys(PARTS) : positionals) as readonly Part[];
if (!wanted.every((part) => part in PARTS)) {
  console.error(`the parts are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
if (!existsSync(here('node_modules/autocannon'))) {
  console.log('installing what only the benchmarks need ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here('.'), stdio: 'inherit' });
}

const rows: string[] = [];
for (const part of wanted) {
  const lines: readonly Line[] = await PARTS[part](values.small ? SMALL : FULL);
  for (const [what, value, held] of lines) {
    const row = `| ${what} | ${value} | ${held === undefined ? '' : held ? 'held' : '**missed**'} |`;
    rows.push(row);
    console.log(row);
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
const page = `# The server under load

Written by \`npm run bench:host\`. Commit ${git('rev-parse', '--short', 'HEAD')}${changed}, Node ${process.versions.node},
${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB. The load comes from the same machine, so
server and clients share its cores. Every submission is answered when it is on the disk (WAL, synchronous=FULL), writes
that come together in one sync. PostgreSQL is that of the tests, which does not wait for the disk.

| What | Measured | Budget |
|---|---|---|
${rows.join('\n')}

Budgets: submissions at half the rate of bare inserts or more, where checking is not what costs; their p99 at most three
times that of a bare Hono route at the same rate; 500 campaigns due in the same minute out within it; an idle server below
200 MB.
`;
if (!values.small && positionals.length === 0) writeFileSync(here('host.md'), page);
process.exit(0);
