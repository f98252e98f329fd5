import { counted } from '@chancery/core';
import { expectedBy, incomeSum, leftOf } from './figures/expected.ts';
import { money } from './names/reader.ts';
import type { Order } from './order.ts';
import type { GameKnown } from './types.ts';

/** What there is in the treasury when a section of the sheet is done, and how many standing orders would hold. */
export const sectionsLeave = (known: GameKnown, drafted: readonly Order[]): { readonly [section: string]: string } => {
  const expected = expectedBy(known, drafted);
  const { own } = known.view;
  if (expected === null || own === null) return {};
  const { treaties, trades, gifts } = expected.spent;
  const collected = leftOf(expected) + incomeSum(expected) - expected.arrears - treaties;
  const written = drafted.filter(({ section }) => section === 'standing').length;
  return {
    actions: `${money(leftOf(expected))} before income, ${collected} with it`,
    trades: money(collected - trades),
    gifts: money(collected - trades - gifts),
    standing: `${counted(written === 0 ? own.standing.length : written, 'standing order')} will hold`,
  };
};
