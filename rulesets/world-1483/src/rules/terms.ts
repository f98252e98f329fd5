import { canonicalText } from '@chancery/core';
import type { PeaceArgs, PeaceTerms } from '../order.ts';
import type { NationNumber } from '../words.ts';

/** Terms of peace, seen from both sides (W83-13.4, 13.11). */

/** The terms of a line without what only one side states. */
export const termsOf = ({ nation: _, with: __, choice: ___, ...terms }: PeaceArgs): PeaceTerms => terms;

const MIRROR: { readonly [Term in keyof PeaceTerms]-?: keyof PeaceTerms } = {
  weCede: 'youCede',
  youCede: 'weCede',
  wePay: 'youPay',
  youPay: 'wePay',
  weTribute: 'youTribute',
  youTribute: 'weTribute',
  weTurns: 'youTurns',
  youTurns: 'weTurns',
  weFree: 'youFree',
  youFree: 'weFree',
  weFreeWith: 'youFreeWith',
  youFreeWith: 'weFreeWith',
};

/** The same terms from the other side: WE and YOU exchanged. */
export const mirroredTerms = (terms: PeaceTerms): PeaceTerms =>
  Object.fromEntries(
    Object.entries(terms).map(([term, value]) => [MIRROR[term as keyof PeaceTerms], value]),
  ) as PeaceTerms;

/** An offer as its addressee would accept it. */
export const mirroredPeace = (args: PeaceArgs, from: NationNumber): PeaceArgs => ({
  nation: from,
  ...mirroredTerms(termsOf(args)),
});

/** Whether two say the same, the one from the other side; territories count in any order. */
export const agree = (one: PeaceTerms, other: PeaceTerms): boolean => textOf(one) === textOf(mirroredTerms(other));

const textOf = (terms: PeaceTerms): string =>
  canonicalText(
    Object.fromEntries(
      Object.entries(terms).map(([term, value]) => [
        term,
        Array.isArray(value) ? value.toSorted((a: number, b: number) => a - b) : value,
      ]),
    ),
  );
