import { expect, test } from 'vitest';
import { fuzz } from '../fuzz/run.ts';
import { TARGETS } from '../fuzz/targets.ts';

/** The same ones each time: chance is for `npm run fuzz`, which tries a thousand times as many. */
const SEED = 1320;
const INPUTS = 100;

test.each(TARGETS.map((target) => [target.name, target] as const))(
  `%s: ${INPUTS} inputs of seed ${SEED}, none ends in an exception or a hang (npm run fuzz: 100 000)`,
  async (_, target) => {
    const { faults, inputs } = await fuzz(target, { seed: SEED, from: 0, inputs: INPUTS });
    expect(faults).toEqual([]);
    expect(inputs).toBe(INPUTS);
  },
);
