import { askerIn } from '../rules/checks/asker.ts';
import { checkCancelGift } from '../rules/checks/cancel-gift.ts';
import { checkCancelTrade } from '../rules/checks/cancel-trade.ts';
import { linesOfAll } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import { fail } from './deed.ts';

/** What was promised is taken back, before anything of the update happens (W83-14.6, 14.37). */
export const cancellations = (turn: GameTurn): void => {
  for (const { nation, order } of linesOfAll(turn, 'CANCEL_TRADE', 'CANCEL_GIFT')) {
    if (order.verb === 'CANCEL_TRADE') {
      const refusal = checkCancelTrade(askerIn(turn, nation), order.args);
      if (refusal === null) cancelTrade(turn, nation, order.args.offer);
      else fail(turn, nation, order, refusal);
    } else {
      const refusal = checkCancelGift(askerIn(turn, nation), order.args);
      const gift = turn.state.gifts.find(({ id }) => id === order.args.gift);
      if (refusal !== null) fail(turn, nation, order, refusal);
      else if (gift !== undefined) {
        const { from, to, id } = gift;
        turn.emit({ kind: 'gift-dropped', rule: 'W83-14.37', from, to, gift: id, why: 'cancelled' });
      }
    }
  }
};

/** An own offer goes; an offer of another stands again without consent. */
const cancelTrade = (turn: GameTurn, nation: number, id: number): void => {
  const offer = turn.state.tradeOffers.find((each) => each.id === id);
  if (offer === undefined) return;
  const { from, to } = offer;
  if (from === nation) turn.emit({ kind: 'trade-dropped', rule: 'W83-14.6', from, to, offer: id, why: 'cancelled' });
  else turn.emit({ kind: 'trade-consent-withdrawn', rule: 'W83-14.6', from, to, offer: id });
};
