/** Which mutation is awake, which were reached, and an end to those that would never end. */

/** A test may pass so many times as many mutations as it does without one, and so many more, before it counts as endless. */
const TIMES = 30;
const MORE = 300_000;

interface Alarm {
  /** True when the mutation of this number is to act. */
  (number: number): boolean;
  /** Takes down how a constant is reckoned. */
  again: (reckon: () => void) => void;
}

declare global {
  var __mutant: Alarm;
}

let awake = -1;
let passed = 0;
let most = Number.POSITIVE_INFINITY;
let reached: Uint8Array | null = null;
const constants: (() => void)[] = [];

export const setUp = (): void => {
  const alarm = (number: number): boolean => {
    passed += 1;
    if (passed > most) throw new Error('it does not end');
    if (reached !== null) reached[number] = 1;
    return number === awake;
  };
  globalThis.__mutant = Object.assign(alarm, { again: (reckon: () => void) => void constants.push(reckon) });
};

/** Nobody is awake; what is reached from now on is marked. */
export const record = (into: Uint8Array | null): void => {
  awake = -1;
  most = Number.POSITIVE_INFINITY;
  reached = into;
  passed = 0;
};

/** How many mutations were passed since `record` or `wake`. */
export const passedSoFar = (): number => passed;

/** `usual` is what the test passes without a mutation. */
export const wake = (number: number, usual: number): void => {
  awake = number;
  passed = 0;
  most = usual * TIMES + MORE;
};

/** Constants take in who is awake now, those first that others are made of. */
export const reckonConstants = (): void => {
  for (const reckon of constants) reckon();
};
