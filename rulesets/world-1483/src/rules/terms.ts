import { canonicalText } from '@chancery/core';
import type { PeaceArgs, PeaceTerms } from '../order.ts';
import type { PeaceOffer } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';

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

/** What one side gives by a treaty. */
export interface Grant {
  readonly by: NationNumber;
  readonly to: NationNumber;
  readonly cede: readonly PlaceNumber[];
  readonly pay: number;
  readonly tribute: { readonly amount: number; readonly turns: number } | null;
  readonly free: { readonly nation: NationNumber; readonly territories: readonly PlaceNumber[] } | null;
}

/** What `we` give and what `you` give. */
export const grantsOf = (terms: PeaceTerms, we: NationNumber, you: NationNumber): readonly [Grant, Grant] => [
  ourGrant(terms, we, you),
  ourGrant(mirroredTerms(terms), you, we),
];

const ourGrant = (
  { weCede, wePay, weTribute, weTurns, weFree, weFreeWith }: PeaceTerms,
  by: NationNumber,
  to: NationNumber,
): Grant => ({
  by,
  to,
  cede: weCede ?? [],
  pay: wePay ?? 0,
  tribute: weTribute === undefined ? null : { amount: weTribute, turns: weTurns ?? 1 },
  free: weFree === undefined ? null : { nation: weFree, territories: weFreeWith ?? [] },
});

/** Peace without terms, which a nation without a ruler accepts (W83-13.9). */
export const isPlain = (terms: PeaceTerms): boolean => Object.keys(terms).length === 0;

/** Both consents are on file: offers of each to the other that say the same (W83-13.4, 13.5). */
export const agreedPeace = (
  offers: readonly PeaceOffer[],
  one: NationNumber,
  other: NationNumber,
): { readonly ours: PeaceOffer; readonly theirs: PeaceOffer } | null => {
  const ours = offers.find(({ from, to }) => from === one && to === other);
  const theirs = offers.find(({ from, to }) => from === other && to === one);
  if (ours === undefined || theirs === undefined) return null;
  return agree(ours.terms, theirs.terms) ? { ours, theirs } : null;
};
