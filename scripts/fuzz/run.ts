import { inspect } from 'node:util';
import { Chance, type FuzzTarget, type Input } from './target.ts';

/** Inputs are counted from 0: seed and number make the same one again. */
export interface FuzzPlan {
  readonly seed: number;
  readonly from: number;
  readonly inputs: number;
}

export interface FuzzFault {
  readonly number: number;
  readonly input: string;
  readonly what: string;
}

export interface FuzzResult {
  readonly target: string;
  readonly inputs: number;
  readonly seconds: number;
  /** Of the slowest input, in milliseconds. */
  readonly slowest: number;
  /** How often each word was the answer. */
  readonly answers: { readonly [answer: string]: number };
  readonly faults: readonly FuzzFault[];
}

/** Longer than anybody waits for an answer, in milliseconds of work: where others use the machine too, the clock says less. */
const HANG = 5_000;
/** After so many there is enough to do. */
const MOST_FAULTS = 10;

/** Feeds a target. `began` hears of each input before it is fed, so that somebody else can tell when one never ends. */
export const fuzz = async (
  target: FuzzTarget,
  { seed, from, inputs }: FuzzPlan,
  began: (number: number) => void = () => undefined,
): Promise<FuzzResult> => {
  const opened = await target.open();
  const answers: { [answer: string]: number } = {};
  const faults: FuzzFault[] = [];
  const started = performance.now();
  let slowest = 0;
  let number = from;
  for (; number < from + inputs && faults.length < MOST_FAULTS; number += 1) {
    began(number);
    const input = opened.make(new Chance(seed, number));
    const before = performance.now();
    const busy = process.threadCpuUsage();
    try {
      const answer = await opened.feed(input);
      answers[answer] = (answers[answer] ?? 0) + 1;
    } catch (error) {
      faults.push({
        number,
        input: shown(input),
        what: error instanceof Error ? (error.stack ?? error.message) : inspect(error),
      });
    }
    const took = performance.now() - before;
    slowest = Math.max(slowest, took);
    const { user, system } = process.threadCpuUsage(busy);
    const worked = (user + system) / 1000;
    if (worked > HANG) faults.push({ number, input: shown(input), what: `took ${Math.round(worked)} ms` });
  }
  await opened.close();
  const seconds = (performance.now() - started) / 1000;
  return { target: target.name, inputs: number - from, seconds, slowest, answers, faults };
};

const shown = (input: Input): string => {
  const text = JSON.stringify(typeof input === 'string' ? input : Buffer.from(input).toString('latin1'));
  return text.length > 2_000 ? `${text.slice(0, 2_000)} … (${text.length} characters)` : text;
};
