import { assertWhole } from '../whole-numbers.ts';

/** How many of several independent attempts succeed, exactly. */
export interface ExactDistribution {
  /** `weights[k]` of `total` equally likely cases have exactly k successes; k from 0 to the number of attempts. */
  readonly weights: readonly bigint[];
  readonly total: bigint;
  /** The chance of exactly k successes in parts of 10 000, rounded half up; 0 where k is out of range. */
  exactly(k: number): number;
  /** The chance of k or more successes in parts of 10 000, rounded half up. */
  atLeast(k: number): number;
  /** The mean number of successes in parts of 10 000: the sum of the chances, exact. */
  readonly mean: number;
}

/**
 * The distribution of the number of successes among attempts with these chances, each in parts of 10 000 (0 to
 * 10 000) and independent of the others. Throws a RangeError for other chances.
 */
export const sumOfChances = (chances: readonly number[]): ExactDistribution => {
  const weights = chances.reduce<readonly bigint[]>(withAttempt, [1n]);
  const total = WHOLE ** BigInt(chances.length);
  return {
    weights,
    total,
    exactly: (k) => inBasisPoints(weights[assertWhole(k, 'successes')] ?? 0n, total),
    atLeast: (k) => inBasisPoints(sum(weights.slice(Math.max(0, assertWhole(k, 'successes')))), total),
    mean: chances.reduce((mean, chance) => mean + chance, 0),
  };
};

const WHOLE = 10_000n;

/** Either the attempt fails and the number of successes stays, or it succeeds and the number is one higher. */
const withAttempt = (weights: readonly bigint[], chance: number): readonly bigint[] => {
  if (!Number.isInteger(chance) || chance < 0 || chance > 10_000) {
    throw new RangeError(`a chance is 0 to 10000 parts of 10 000, not ${chance}`);
  }
  const success = BigInt(chance);
  return [...weights, 0n].map(
    (weight, k) => weight * (WHOLE - success) + (k === 0 ? 0n : (weights[k - 1] as bigint) * success),
  );
};

const sum = (weights: readonly bigint[]): bigint => weights.reduce((total, weight) => total + weight, 0n);

const inBasisPoints = (weight: bigint, total: bigint): number => Number((2n * WHOLE * weight + total) / (2n * total));
