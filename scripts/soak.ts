/**
 * `npm run soak [-- CAMPAIGNS [TURNS]]`: the property tests of every ruleset over many more and longer random campaigns
 * than `npm test` plays. What fails names its campaign by number: the same number plays the same campaign again.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const [campaigns = '3000', turns = '30'] = process.argv.slice(2);
for (const [what, number] of Object.entries({ campaigns, turns })) {
  if (!/^[1-9]\d*$/.test(number)) {
    console.error(`the number of ${what} must be a whole number of at least 1, not ${number}`);
    process.exit(2);
  }
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'properties.test', '--testTimeout=600000'];
const env = { ...process.env, CAMPAIGNS: campaigns, TURNS: turns };
const { status } = spawnSync(process.execPath, vitest, {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
