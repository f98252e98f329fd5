/**
 * Whole numbers and the named ways to round. Every argument and every result is a safe integer (at most 2^53 - 1 in
 * size); results are exact, also where a product on the way is larger. Anything else is our own bug and throws a
 * RangeError.
 */

/** `value` itself if it is a safe integer; `what` names it in the error. */
export const assertWhole = (value: number, what = 'value'): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} must be a whole number, not ${value}`);
  return value;
};

/** `dividend / divisor`, rounded towards minus infinity. Throws if the divisor is 0. */
export const floorDiv = (dividend: number, divisor: number): number => {
  const rest = remainder(dividend, divisor);
  const towardsZero = (dividend - rest) / divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? towardsZero - 1 : towardsZero + 0; // + 0 turns -0 into 0
};

/** `dividend / divisor`, rounded towards plus infinity. Throws if the divisor is 0. */
export const ceilDiv = (dividend: number, divisor: number): number => {
  const rest = remainder(dividend, divisor);
  const towardsZero = (dividend - rest) / divisor;
  return rest !== 0 && rest < 0 === divisor < 0 ? towardsZero + 1 : towardsZero + 0;
};

/** `dividend / divisor`, rounded to the nearest; exact halves go towards plus infinity. Throws if the divisor is 0. */
export const roundHalfUp = (dividend: number, divisor: number): number => {
  const below = floorDiv(dividend, divisor);
  const rest = Math.abs(dividend % divisor);
  if (rest === 0) return below;
  const size = Math.abs(divisor);
  const aboveFloor = dividend < 0 === divisor < 0 ? rest : size - rest;
  return aboveFloor >= size - aboveFloor ? below + 1 : below;
};

/** `percent` hundredths of `amount`, rounded towards minus infinity. Throws if the result is not a safe integer. */
export const percentOf = (amount: number, percent: number): number => {
  const product = assertWhole(amount, 'amount') * assertWhole(percent, 'percent');
  if (Number.isSafeInteger(product)) return floorDiv(product, 100);
  return narrowed(floorDivWide(BigInt(amount) * BigInt(percent), 100n));
};

/** The fraction in parts of 10 000, rounded half up: `basisPoints(1, 3)` is 3333. Throws if the denominator is 0. */
export const basisPoints = (numerator: number, denominator: number): number => {
  const product = assertWhole(numerator, 'numerator') * 10_000;
  if (Number.isSafeInteger(product)) return roundHalfUp(product, denominator);
  assertDivisor(denominator);
  const divisor = BigInt(denominator);
  return narrowed(floorDivWide(2n * BigInt(numerator) * 10_000n + divisor, 2n * divisor));
};

/** `value`, or the nearer end of `low`..`high` if it lies outside. Throws if `low` is above `high`. */
export const clamp = (value: number, low: number, high: number): number => {
  if (assertWhole(low, 'low') > assertWhole(high, 'high')) throw new RangeError(`no number lies in ${low}..${high}`);
  return Math.min(Math.max(assertWhole(value), low), high);
};

const assertDivisor = (divisor: number): void => {
  if (assertWhole(divisor, 'divisor') === 0) throw new RangeError('division by zero');
};

/** What is left over, with the sign of the dividend. */
const remainder = (dividend: number, divisor: number): number => {
  assertWhole(dividend, 'dividend');
  assertDivisor(divisor);
  return dividend % divisor;
};

const floorDivWide = (dividend: bigint, divisor: bigint): bigint => {
  const towardsZero = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? towardsZero - 1n : towardsZero;
};

const narrowed = (wide: bigint): number => assertWhole(Number(wide), 'result');
