/**
 * `npm run new-ruleset NAME PREFIX`: writes a small ruleset that passes every check, to begin one's own from, and registers it.
 *
 *   npm run new-ruleset two-hills TH     rulesets/two-hills, whose rules are numbered TH-1.1 and so on
 *
 * docs/writing-a-ruleset.md goes on from there.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { faultsOfNames, type RulesetNames } from './new-ruleset/names.ts';
import { writeRuleset } from './new-ruleset/write.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';

const run = (what: string, program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): void => {
  const windows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...more },
    shell: windows && program === 'npm',
  });
  if (status === 0) return;
  console.error(`${what} failed:\n${stdout}${stderr}`);
  process.exit(1);
};

const make = (names: RulesetNames): void => {
  const paths = writeRuleset(root, names);
  run('npm install', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
  run('The formatter', process.execPath, [
    BIOME,
    'check',
    '--write',
    ...paths.filter((path) => /\.(ts|json)$/.test(path)),
  ]);
  const golden = `rulesets/${names.name}/test/golden.test.ts`;
  run('The golden campaign', process.execPath, [VITEST, 'run', golden], { GOLDEN: 'write' });
  console.log(`rulesets/${names.name} is a ruleset now; its rules are ${names.prefix}-1.1 and so on.
  npx vitest run rulesets/${names.name}          its tests
  npm start                                      a server: its address, and there /practice or /tutorial
docs/writing-a-ruleset.md goes on from here.`);
};

const [name, prefix, ...more] = process.argv.slice(2);
if (name === undefined || prefix === undefined || more.length > 0) {
  console.error('usage: npm run new-ruleset NAME PREFIX, such as two-hills TH');
  process.exitCode = 1;
} else {
  const faults = faultsOfNames(root, { name, prefix });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else make({ name, prefix });
}
