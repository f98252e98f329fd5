/**
 * `npm run fuzz [-- --inputs N] [--seed S] [--from K] [--only TARGET]`: feeds everything that reads from outside with N
 * inputs each (100 000), none of which may end in an exception or a hang. An input that does is named by seed and number:
 * `--seed S --from K --inputs 1` feeds it again. The last lines are a table for bench/fuzz.md.
 */
import { randomInt } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { FuzzPlan, FuzzResult } from './fuzz/run.ts';
import { TARGETS } from './fuzz/targets.ts';

/** An input that takes longer never ends, in milliseconds. */
const PATIENCE = 60_000;

/** That are shown, the most frequent ones. */
const MOST_ANSWERS = 16;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
});

const plan: FuzzPlan = { seed: Number(values.seed), from: Number(values.from), inputs: Number(values.inputs) };
const wanted = TARGETS.filter(({ name }) => values.only === undefined || name === values.only);
if (wanted.length === 0 || !Object.values(plan).every(Number.isSafeInteger)) {
  console.error(`wanted whole numbers, and one of the targets ${TARGETS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const feed = (name: string): Promise<FuzzResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzResult>();
  const worker = new Worker(new URL('fuzz/worker.ts', import.meta.url), { workerData: { name, plan } });
  let last = { number: plan.from, at: performance.now() };
  worker.on('message', (message: { number: number } | { result: FuzzResult }) => {
    if ('result' in message) resolve(message.result);
    else last = { number: message.number, at: performance.now() };
  });
  worker.on('error', reject);
  const watch = setInterval(() => {
    if (performance.now() - last.at > PATIENCE) reject(new Error(`${name}: input ${last.number} does not end`));
  }, 1_000);
  return promise.finally(async () => {
    clearInterval(watch);
    await worker.terminate();
  });
};

const results: FuzzResult[] = [];
for (const { name } of wanted) {
  const result = await feed(name);
  results.push(result);
  for (const { number, input, what } of result.faults) {
    console.error(`\n${name}, --seed ${plan.seed} --from ${number} --inputs 1\n${input}\n${what}`);
  }
  console.log(`${name}: ${result.inputs} inputs, ${result.faults.length} faults, ${result.seconds.toFixed(0)} s`);
}

console.log(`\nSeed ${plan.seed}, ${cpus()[0]?.model}, Node ${process.version}.\n`);
console.log('| target | inputs | faults | seconds | slowest, ms | answers |\n|---|---|---|---|---|---|');
for (const { target, inputs, faults, seconds, slowest, answers } of results) {
  const said = Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, times]) => `${answer} ${times}`);
  if (said.length > MOST_ANSWERS) said.splice(MOST_ANSWERS, said.length, `${said.length - MOST_ANSWERS} others`);
  console.log(
    `| ${target} | ${inputs} | ${faults.length} | ${seconds.toFixed(0)} | ${slowest.toFixed(0)} | ${said.join(', ')} |`,
  );
}
process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
