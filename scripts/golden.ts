/**
 * `npm run golden`: bots play the golden campaigns of every ruleset again, and their folders are rewritten. Look at what
 * changes with `git diff` before committing it: every line of it is something that rules or reports do otherwise now.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'golden.test'];
const env = { ...process.env, GOLDEN: 'write' };
const { status } = spawnSync(process.execPath, vitest, {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
