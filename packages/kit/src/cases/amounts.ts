import { type NumberTest, numberTest, type Words } from '@chancery/core';

/** The names of a case. */
export interface CaseNames {
  /** Words of an expectation may leave numbers open: `at least 3`. */
  readonly expects: boolean;
}

/** How many of the state's units make one of the rulebook's, such as 100 pence a gold piece. */
export type Scale = 1 | 10 | 100;

/** From which number to which, in the units of the rulebook. */
export interface AmountRange {
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
}

/** A number from `from` to `to`; in expectations also a range of numbers. */
export const readAmount = (words: Words, { expects }: CaseNames, { from, to, scale }: AmountRange): NumberTest => {
  const given =
    words.value === false || words.isNothing ? '0' : words.value === true ? '' : (words.text('a number') ?? '0');
  const test = numberTest(given);
  if (test === null) {
    words.fault(`wanted a number, not '${String(words.value)}'`);
    return ZERO;
  }
  if (expects) return test;
  const steps = test.from * scale;
  if (test.from !== test.to) words.fault('a position needs one number');
  else if (Math.abs(steps - Math.round(steps)) > 1e-6) words.fault(`${given} is too finely divided: ${FINEST[scale]}`);
  else if (test.from < from || test.from > to) words.fault(`wanted a number from ${from} to ${to}, not ${given}`);
  return test;
};

const ZERO = numberTest('0') as NumberTest;
const FINEST: { readonly [scale in Scale]: string } = {
  1: 'whole numbers only',
  10: 'tenths at most',
  100: 'pence at most',
};

/** The one number that a test leaves, in the units of the state. */
export const exact = (test: NumberTest | undefined, scale: Scale = 1): number | undefined =>
  test === undefined ? undefined : Math.round(test.from * scale);
