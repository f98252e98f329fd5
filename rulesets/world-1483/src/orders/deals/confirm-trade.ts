import { branch, oneOf } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { self } from '../offers.ts';
import { OFFER_NUMBER } from '../param-types.ts';
import { GROUPS, tradeOrder } from '../shared.ts';

/** The terms of an offer on file, by its number (W83-14.3). */
export const confirmTrade = tradeOrder('CONFIRM_TRADE', {
  rule: 'W83-14.3',
  title: 'Confirm a trade',
  help: 'Confirms an offer that is on file by its number.',
  group: GROUPS.trades,
  params: { offer: { type: OFFER_NUMBER, help: 'its number' } },
  lines: [{ pattern: 'CONFIRM TRADE <offer>' }],
  options: (known) => {
    const nation = self(known);
    return oneOf(
      'offer',
      (known.view.own?.tradeOffers ?? [])
        .filter(({ to, confirmed }) => to === nation && confirmed === null)
        .map(({ id, from }) => branch(id, `#${id} of ${nationName(known.view, from)}`)),
    );
  },
});
