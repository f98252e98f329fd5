/**
 * `npm run scenario`: writes the scenario.json of every ruleset anew, from the hand-written files beside it.
 *
 *   npm run scenario                           all scenarios of all rulesets
 *   npm run scenario <ruleset>                 those of one ruleset
 *   npm run scenario <ruleset> <name …>        some of them
 *
 * How it is done is told at the head of each ruleset's tools/build-scenario.ts.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const [ruleset = '*', ...names] = process.argv.slice(2);
const tools = globSync(join('rulesets', ruleset, 'tools/build-scenario.ts'), { cwd: root }).sort();

if (tools.length === 0) {
  const known = globSync('rulesets/*/tools/build-scenario.ts', { cwd: root }).map((tool) => tool.split('/')[1]);
  console.error(`There is no ruleset ${ruleset} that builds scenarios; there is ${known.sort().join(', ')}.`);
  process.exitCode = 1;
}
for (const tool of tools) {
  const { status } = spawnSync(process.execPath, [tool, ...names], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
