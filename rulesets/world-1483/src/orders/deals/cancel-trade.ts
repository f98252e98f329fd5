import { branch, oneOf } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { OFFER_NUMBER } from '../param-types.ts';
import { GROUPS, tradeOrder } from '../shared.ts';

/** An offer or a consent of one's own is taken back before it is carried out (W83-14.6). */
export const cancelTrade = tradeOrder('CANCEL_TRADE', {
  rule: 'W83-14.6',
  title: 'Cancel a trade',
  help: 'Takes back an offer of yours, or your consent to one, before any trade of the update is carried out.',
  group: GROUPS.trades,
  params: { offer: { type: OFFER_NUMBER, help: 'its number' } },
  lines: [{ pattern: 'CANCEL TRADE <offer>' }],
  options: ({ view }) =>
    oneOf(
      'offer',
      (view.own?.tradeOffers ?? [])
        .filter(({ from, confirmed }) => from === view.nation || confirmed !== null)
        .map(({ id, from, to }) => branch(id, `#${id}, ${nationName(view, from)} and ${nationName(view, to)}`)),
    ),
});
