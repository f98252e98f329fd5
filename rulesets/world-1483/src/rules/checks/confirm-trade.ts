import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { TradeOffer } from '../../state.ts';
import type { Asker } from './asker.ts';
import { tradeFault } from './trade.ts';

/** An offer to oneself that waits for one's answer (W83-14.3). */
export const checkConfirmTrade = (
  { board, own, nation }: Asker,
  { offer: id }: ArgsOf<'CONFIRM_TRADE'>,
): Refusal | null => {
  const offer = own.tradeOffers.find((each) => each.id === id && each.to === nation && each.confirmed === null);
  if (offer === undefined) return { code: 'no-such-offer', what: 'trade', offer: id };
  return tradeFault(board, nation, answerTo(offer));
};

/** The same exchange as a line of whoever answers. */
const answerTo = ({ from, give, get }: TradeOffer): ArgsOf<'TRADE'> => ({ nation: from, give: get, get: give });
