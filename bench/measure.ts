import { medianOf } from './compare/figures.ts';

/** Milliseconds of one thing done again and again. */
export interface Measured {
  readonly name: string;
  readonly runs: readonly number[];
}

/** Runs it unmeasured until the engine has warmed up, then `times` times with the clock on. */
export const measure = async (
  name: string,
  times: number,
  once: (run: number) => unknown,
  warmUp = 30,
): Promise<Measured> => {
  for (let run = 0; run < warmUp; run += 1) await once(run);
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const begun = performance.now();
    await once(run);
    runs.push(performance.now() - begun);
  }
  return { name, runs };
};

export const median = ({ runs }: Measured): number => medianOf(runs);

export const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 2 : 1);

/** A row of the results: median, minimum and maximum, and how it stands to the budget. */
export const row = (measured: Measured, budget: number | null = null): string => {
  const middle = median(measured);
  const held = budget === null ? '' : middle <= budget ? `held (${budget} ms)` : `**missed** (${budget} ms)`;
  const { runs } = measured;
  return `| ${measured.name} | ${shown(middle)} | ${shown(Math.min(...runs))} | ${shown(Math.max(...runs))} | ${runs.length} | ${held} |`;
};
