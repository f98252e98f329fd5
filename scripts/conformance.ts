/**
 * `npm run conformance`: which clauses of each RULES.md are named by a passing test.
 *
 *   --from <json>   take this vitest JSON report instead of running the tests
 *   --check         exit code 1 when a testable clause is not covered or a page has a fault
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULESETS } from '@chancery/registry';
import { coverageOf, type RulesetPages } from './conformance/coverage.ts';
import { coverageText } from './conformance/print.ts';
import { runVitest } from './steps/unit-tests.ts';
import { readResults, type VitestResults } from './vitest-results.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, check: { type: 'boolean', default: false } },
});

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const pagesOf = (folder: string): RulesetPages => ({
  ruleset: basename(folder),
  rules: read(join(folder, 'RULES.md')),
  host: read(join(folder, 'HOST.md')),
});

const runTests = async (): Promise<VitestResults | undefined> => {
  const scratch = mkdtempSync(join(tmpdir(), 'chancery-conformance-'));
  const { results } = await runVitest(join(scratch, 'vitest.json'));
  rmSync(scratch, { recursive: true });
  return results;
};

const results = values.from === undefined ? await runTests() : readResults(values.from);

if (results === undefined) {
  console.error('There are no test results: vitest did not finish. Run npm test and read what it says.');
  process.exit(1);
}

const coverages = globSync('rulesets/*/package.json')
  .map(dirname)
  .sort()
  .map((folder) => coverageOf(pagesOf(folder), results.tests));

console.log(coverages.map(coverageText).join('\n\n'));

/** A ruleset that the registry does not offer yet is still being written: what it lacks is printed, and fails nothing. */
const offered = new Set<string>(RULESETS.map(({ id }) => id));
const complete = coverages
  .filter(({ ruleset }) => offered.has(ruleset))
  .every(({ missing, faults }) => missing.length === 0 && faults.length === 0);
if (values.check && !complete) process.exitCode = 1;
