/** A chance estimated from trials, in parts of 10 000: the observed share, and the ends of its 95 % interval. */
export interface EstimatedChance {
  /** The share, rounded half up. */
  readonly chance: number;
  /** Rounded down. */
  readonly low: number;
  /** Rounded up. */
  readonly high: number;
}

/**
 * The share `hits` of `trials` with its Wilson score interval at 95 %. Whole numbers, 0 to `trials`, at least one
 * trial; anything else throws a RangeError.
 *
 * With z the 97.5 % point of the normal distribution the ends are
 * `(2 hits + z^2 -+ sqrt(z^4 + 4 z^2 hits misses / trials)) / (2 trials + 2 z^2)`.
 * Everything is scaled by a million and the root is taken of whole numbers, so that it is the same on every machine.
 */
export const wilsonInterval = (hits: number, trials: number): EstimatedChance => {
  if (!Number.isSafeInteger(trials) || trials < 1 || !Number.isSafeInteger(hits) || hits < 0 || hits > trials) {
    throw new RangeError(`${hits} hits in ${trials} trials`);
  }
  const n = BigInt(trials);
  const k = BigInt(hits);
  const spread = rootRoundedUp(roundedUp(Z2 * Z2 * n + 4n * Z2 * SCALE * k * (n - k), n));
  const centre = 2n * k * SCALE + Z2;
  const size = 2n * (n * SCALE + Z2);
  return {
    chance: Number((2n * 10_000n * k + n) / (2n * n)),
    low: Number(((centre - spread) * 10_000n) / size),
    high: Number(roundedUp((centre + spread) * 10_000n, size)),
  };
};

const SCALE = 1_000_000n;
/** z squared, 1.959964 x 1.959964, in millionths. */
const Z2 = 3_841_459n;

/** Quotient of numbers that are not negative. */
const roundedUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** The least whole number whose square is at least `square`: Newton's steps from above come down to the root. */
const rootRoundedUp = (square: bigint): bigint => {
  let root = square + 1n;
  for (let next = (root + square / root) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return root * root < square ? root + 1n : root;
};
