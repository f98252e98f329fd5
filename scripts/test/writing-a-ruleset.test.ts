import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coverageOf } from '../conformance/coverage.ts';
import { strangeAnatomy } from '../house/compare-anatomy.ts';
import { impurities } from '../house/purity.ts';
import { writeRuleset } from '../new-ruleset/write.ts';
import { readResults } from '../vitest-results.ts';
import { type LinkedRepository, linkedRepository } from './linked-repository.ts';
import { follow, type PageStep, stepsOf } from './page-steps.ts';

/** docs/writing-a-ruleset.md is followed to the letter: its code is applied block by block, and its commands are run. */

const PAGE = readFileSync(resolve(import.meta.dirname, '../../docs/writing-a-ruleset.md'), 'utf8');
const NAME = 'two-hills';
const RULESET = `rulesets/${NAME}`;
/** What people see of a ruleset is proved where pages and reports are looked at. */
const SEEN_ELSEWHERE = ['TH-3.3 view'];

let repository: LinkedRepository;

beforeEach(() => {
  repository = linkedRepository();
});
afterEach(() => repository.remove());

const runNode = async (what: string, ...args: Parameters<LinkedRepository['run']>): Promise<string> => {
  const { exitCode, output } = await repository.run(...args);
  expect(exitCode, `${what}\n${output}`).toBe(0);
  return output;
};

/** All commands of a block in one process. */
const runChancery = (commands: readonly (readonly string[])[]): Promise<string> => {
  const inside = commands.map((words) => words.map((word) => word.replace(/^\/tmp\//, `${repository.root}/`)));
  return runNode('chancery', ['scripts/test/run-chancery.ts', JSON.stringify(inside)]);
};

/** The ruleset's own tests: all pass, and name every clause of its rules. The campaign that is kept is played again. */
const runTests = async (): Promise<void> => {
  const report = join(repository.root, 'vitest.json');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  await runNode('vitest', ['node_modules/vitest/vitest.mjs', 'run', RULESET, ...reporters], { GOLDEN: 'write' });
  const page = (name: string): string => readFileSync(join(repository.root, RULESET, name), 'utf8');
  const pages = { ruleset: NAME, rules: page('RULES.md'), host: page('HOST.md') };
  const { missing, faults, testable } = coverageOf(pages, readResults(report)?.tests ?? []);
  expect(testable.length).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(missing.map(({ id, tag }) => `${id} ${tag}`)).toEqual(SEEN_ELSEWHERE);
};

/** The reader has installed packages, where ours are linked. */
const make = (): void => {
  writeRuleset(repository.root, { name: NAME, prefix: 'TH' });
  repository.linkPackage(`@chancery/${NAME}`, RULESET);
};

const checkTypes = async (): Promise<void> => {
  const config = join(repository.root, 'tsconfig.page.json');
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [RULESET] }));
  await runNode('tsc', ['node_modules/typescript/bin/tsc', '--project', config, '--incremental', 'false']);
};

const checkFormat = (): Promise<string> =>
  runNode('biome', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--vcs-enabled=false', RULESET]);

/** What each command of the page does here, where everything is set up. */
const COMMANDS: { readonly [line: string]: () => unknown } = {
  [`npm run new-ruleset ${NAME} TH`]: make,
  [`npx vitest run ${RULESET}`]: runTests,
  [`GOLDEN=write npx vitest run ${RULESET}`]: runTests,
  'npx tsc --noEmit': checkTypes,
  'npm run format': checkFormat,
};

/** Runs the commands of a block; gives back what `chancery` says. */
const run = async ({ commands }: Extract<PageStep, { readonly do: 'run' }>): Promise<string> => {
  const calls = commands.flatMap((line) => /^npm run chancery -- (.*)$/.exec(line)?.[1] ?? []);
  for (const line of commands.filter((each) => !each.startsWith('npm run chancery -- '))) {
    const does = COMMANDS[line];
    if (does === undefined) throw new Error(`nobody knows how to run '${line}'`);
    await does();
  }
  return calls.length > 0 ? runChancery(calls.map(wordsOf)) : '';
};

const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('the page leads from a skeleton that stands to a game of three orders that stands', {
  timeout: 600_000,
}, async () => {
  const said: string[] = [];
  for (const step of stepsOf(PAGE)) {
    if (step.do === 'run') said.push(await run(step));
    else follow(join(repository.root, RULESET), step);
  }
  expect(said.join('')).toMatch(/6 turns played.*most points.*Verified: 6 turns.*1 ok, 0 differ/s);
  expect(strangeAnatomy(repository.root).filter((line) => line.startsWith(RULESET))).toEqual([]);
  expect(impurities(repository.root).filter(({ file }) => file.startsWith(RULESET))).toEqual([]);
});
