/**
 * `npm run mutants -- RULESET`: changes one thing of its rules at a time and runs the tests that name a clause, to see
 * whether one of them fails. Lists what no test notices. docs/mutants.md tells more.
 *
 *   --sample N     only so many mutants, chosen at random, and always the same ones
 *   --in PATH      only those of files whose path has this in it
 *   --workers N    processes at a time (one less than the machine has cores)
 *   --fresh        forget what earlier runs found out
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tryMutants } from './mutants/crew.ts';
import { testFilesOf } from './mutants/loader.ts';
import { type Mutant, planOf } from './mutants/plan.ts';
import { hashOfFolders, resultsIn } from './mutants/results.ts';
import { summaryOf, summaryText } from './mutants/summary.ts';

/** In hundredths: with fewer killed the command ends with 1. */
const WANTED = 95;

process.chdir(resolve(import.meta.dirname, '..'));
const rulesets = globSync('rulesets/*/mutants.yaml').map((file) => basename(dirname(file)));

const refuse = (why: string): never => {
  console.error(why);
  process.exit(2);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    in: { type: 'string', default: '' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    fresh: { type: 'boolean', default: false },
  },
});
for (const name of ['sample', 'workers'] as const) {
  const value = values[name];
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) refuse(`--${name} takes a number of at least 1, not ${value}`);
}
const [ruleset = ''] = positionals;
if (!rulesets.includes(ruleset)) refuse(`npm run mutants -- RULESET, one of: ${rulesets.join(', ')}`);

const folder = resolve('rulesets', ruleset);
const kept = resolve('node_modules/.cache/chancery/mutants', `${ruleset}.jsonl`);
if (values.fresh && existsSync(kept)) rmSync(kept);

const plan = planOf(folder);
const results = resultsIn(kept, hashOfFolders([folder, 'packages/core/src', 'packages/testkit/src']));
const lot = ({ key }: Mutant): string => createHash('sha256').update(key).digest('hex');
const wanted = plan.mutants.filter(({ file }) => file.includes(values.in));
const chosen =
  values.sample === undefined
    ? wanted
    : wanted.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(values.sample));
const pending = chosen.filter((mutant) => results.of(mutant) === undefined);
console.log(
  `${plan.mutants.length} mutants in ${ruleset}; ${chosen.length} are asked for, ${pending.length} to be tried`,
);

let done = 0;
let survived = 0;
const started = performance.now();
const tell = (): void => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${done} of ${pending.length} tried, ${survived} survive, ${minutes} min`);
};
const ticking = setInterval(tell, 30_000);
const crew = { folder, testFiles: testFilesOf(folder), size: Number(values.workers) };
try {
  await tryMutants(
    crew,
    pending.map(({ number }) => number),
    (number, killedBy) => {
      results.keep(plan.mutants[number] as Mutant, killedBy);
      done += 1;
      if (killedBy === null) survived += 1;
    },
  );
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
clearInterval(ticking);

const asked = new Set(chosen);
const summary = summaryOf(plan, (mutant) => (asked.has(mutant) ? results.of(mutant)?.killedBy : undefined));
console.log(summaryText(summary, plan.mutants.length));
process.exitCode = summary.killed * 100 >= summary.tried * WANTED && summary.faults.length === 0 ? 0 : 1;
