/**
 * `npm run soak [-- CAMPAIGNS [TURNS]]`: the property tests of every ruleset over many more and longer random campaigns
 * than `npm test` plays. What fails names its campaign by number: the same number plays the same campaign again. Before them
 * every route of a server that costs something is flooded for ten seconds; `npm run soak -- flood [SECONDS]` does that alone.
 * `npm run soak -- kills [TIMES]` kills servers and command lines at so many moments, of which `npm test` tries a few.
 * `npm run soak -- verify [BYTES]` has bots play two years of Domains, and of both large scenarios of PBM Umpire, and changes so
 * many bytes in each file of the records.
 * `npm run soak -- desk` fills the form of every order and fails each step of a lesson in every way; `npm test` tries a few.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { flood } from './soak/flood.ts';

const SECONDS = 10;

const wholeNumber = (what: string, given: string): number => {
  if (/^[1-9]\d*$/.test(given)) return Number(given);
  console.error(`the number of ${what} must be a whole number of at least 1, not ${given}`);
  process.exit(2);
};

const flooded = async (seconds: number): Promise<boolean> => {
  const faults = await flood(seconds);
  for (const fault of faults) console.error(`does not hold: ${fault}`);
  return faults.length === 0;
};

/** The properties of each ruleset, and the shared suite with every viewer of every event. */
const PLAYED = ['properties.test', 'test/suite.test', 'test/conformance.test'];

const played = (campaigns: number, turns: number): boolean => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...PLAYED, '--testTimeout=3600000'];
  const env = { ...process.env, CAMPAIGNS: String(campaigns), TURNS: String(turns) };
  const { status } = spawnSync(process.execPath, vitest, {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env,
  });
  return status === 0;
};

const KILLED = ['test/kill/', 'live-kill', 'test/killed'];
const DAY = 86_400_000;

const killed = (times: number): boolean => {
  const env = { ...process.env, KILLS: String(times), KILL_SEED: String(randomInt(2 ** 32)) };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...KILLED, `--testTimeout=${DAY}`];
  const cwd = resolve(import.meta.dirname, '..');
  return spawnSync(process.execPath, vitest, { cwd, stdio: 'inherit', env }).status === 0;
};

const verified = (bytes: number): boolean => {
  const env = { ...process.env, VERIFY: String(bytes) };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/verify-years'];
  const cwd = resolve(import.meta.dirname, '..');
  return spawnSync(process.execPath, vitest, { cwd, stdio: 'inherit', env }).status === 0;
};

const atDesk = (): boolean => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/browser/every-form', 'test/browser/lesson.test'];
  const cwd = resolve(import.meta.dirname, '..');
  const env = { ...process.env, DESK: 'every' };
  return spawnSync(process.execPath, vitest, { cwd, stdio: 'inherit', env }).status === 0;
};

const [first = '3000', second] = process.argv.slice(2);
const soaked = async (): Promise<boolean> => {
  if (first === 'kills') return killed(wholeNumber('times', second ?? '1000'));
  if (first === 'verify') return verified(wholeNumber('bytes', second ?? '3'));
  if (first === 'desk') return atDesk();
  if (first === 'flood') return await flooded(wholeNumber('seconds', second ?? String(SECONDS)));
  const [campaigns, turns] = [wholeNumber('campaigns', first), wholeNumber('turns', second ?? '30')];
  return (await flooded(SECONDS)) && played(campaigns, turns);
};
process.exitCode = (await soaked()) ? 0 : 1;
