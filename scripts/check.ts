/**
 * `npm run check`: while one works. Format and lint of what changed, levels, types, and the tests nearest to what changed
 * that fit into half a minute; what is left to `npm test` is said. Within a minute, once it has run before.
 */
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedFiles } from './check/changed-files.ts';
import { doorsOf, importsOf } from './check/imports.ts';
import { keptTimes } from './check/kept-times.ts';
import { fitting, importersOf, nearTests } from './check/near-tests.ts';
import { usualTime } from './check/usual-times.ts';
import { program, type Step } from './steps/step.ts';

process.chdir(resolve(import.meta.dirname, '..'));

const FORMATTED = /\.(ts|js|mjs|json|svelte|css)$/;
const FOLDERS = ['packages', 'rulesets', 'apps', 'scripts'];
/** Of both cores together. */
const BUDGET = 50;
/** Of these it is said when they fail, however long they take. */
const ALWAYS = 1;

const changed = changedFiles();
/** Browsers look at what was built, and tests at the types that building makes. */
const pagesAreBuilt =
  existsSync('apps/web/.svelte-kit/output') &&
  existsSync('apps/web/node_modules/$app') &&
  !changed.some((file) => file.startsWith('apps/web/'));
const formatted = changed.filter((file) => FORMATTED.test(file));
const sources = globSync(`{${FOLDERS}}/**/*.ts`, { exclude: (name) => name.includes('node_modules') });
const doors = doorsOf(globSync('{packages,rulesets,apps}/*'));
const importers = importersOf(new Map(sources.map((file) => [file, importsOf(file, doors)])));
const near = nearTests(importers, changed).filter((file) => existsSync(file));
const times = keptTimes();
const tests = fitting(near, { seconds: (file) => times[file] ?? usualTime(file), budget: BUDGET, always: ALWAYS });

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const CRUISE = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', '--cache', 'node_modules/.cache/cruise'];
const ROWS: readonly (readonly Step[])[] = [
  [
    ...(formatted.length === 0
      ? []
      : [program('format and lint', BIOME, 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...formatted)]),
    program(
      'levels, doors and cycles',
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...CRUISE,
      ...FOLDERS,
    ),
    program('purity', 'scripts/house/purity-check.ts'),
    ...(pagesAreBuilt ? [] : [program('the pages are built', 'apps/web/build/build.ts')]),
  ],
  [program('types', 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')],
];
const AFTERWARDS: readonly Step[] =
  tests.length === 0 ? [] : [program('tests', 'node_modules/vitest/vitest.mjs', 'run', '--reporter=minimal', ...tests)];

let failed = 0;
const inTurn = async (steps: readonly Step[]): Promise<void> => {
  for (const { name, run } of steps) {
    const result = await run();
    failed += result.failed;
    console.log(`${result.failed === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  }
};

const began = performance.now();
await Promise.all(ROWS.map(inTurn));
await inTurn(AFTERWARDS);
const left = near.length - tests.length;
console.log(`${changed.length} files changed; ${tests.length} test files ran, ${left} are left to npm test`);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = failed === 0 ? 0 : 1;
