/**
 * `npm test`: every check of the repository, a line each; what fails is shown in full. The last line is
 * `N passed, N failed`, and the exit code is 1 when anything failed.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { program, type Step, type StepResult } from './steps/step.ts';
import { unitTests } from './steps/unit-tests.ts';

process.chdir(resolve(import.meta.dirname, '..'));

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const SVELTE_CHECK = 'node_modules/svelte-check/bin/svelte-check';
const TSC = 'node_modules/typescript/bin/tsc';
const SCRATCH = mkdtempSync(join(tmpdir(), 'chancery-test-'));
const REPORT = join(SCRATCH, 'vitest.json');

const colour = process.stdout.isTTY ? 'force' : 'off';
const FOLDERS = ['packages', 'rulesets', 'apps', 'scripts', 'bench'].filter((folder) => existsSync(folder));
const CRUISE = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'];

/** Neither row needs anything of the other, and each keeps one core busy. */
const ROWS: readonly (readonly Step[])[] = [
  [
    program('format and lint', BIOME, 'ci', `--colors=${colour}`, '--error-on-warnings', '--max-diagnostics=none'),
    program('levels, doors and cycles', DEPCRUISE, ...CRUISE, ...FOLDERS),
    program('purity', 'scripts/house/purity-check.ts'),
    program('figures of the house', 'scripts/house.ts', '--check'),
    program('the pages are built', 'apps/web/build/build.ts'),
    program(
      'types of the pages',
      SVELTE_CHECK,
      '--workspace',
      'apps/web',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ),
  ],
  [
    program('types', TSC, '--project', 'tsconfig.json'),
    program('types of pure code', TSC, '--project', 'tsconfig.pure.json'),
  ],
];
const AFTERWARDS: readonly Step[] = [
  unitTests(REPORT),
  program('rule coverage', 'scripts/conformance.ts', '--check', '--from', REPORT),
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const perform = async ({ name, run }: Step): Promise<StepResult> => {
  const started = performance.now();
  const result = await run();
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(26)} ${seconds(started).padStart(8)}  ${result.note}`.trimEnd());
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  return result;
};

const results: StepResult[] = [];
const inTurn = async (steps: readonly Step[]): Promise<void> => {
  for (const step of steps) results.push(await perform(step));
};
await Promise.all(ROWS.map(inTurn));
await inTurn(AFTERWARDS);
rmSync(SCRATCH, { recursive: true });

const total = (count: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[count], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
