import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Asker } from './asker.ts';

/** An own offer, or an offer that one has confirmed (W83-14.6). */
export const checkCancelTrade = ({ own, nation }: Asker, { offer: id }: ArgsOf<'CANCEL_TRADE'>): Refusal | null => {
  const mine = own.tradeOffers.some(
    ({ id: each, from, to, confirmed }) => each === id && (from === nation || (to === nation && confirmed !== null)),
  );
  return mine ? null : { code: 'no-such-offer', what: 'trade', offer: id };
};
