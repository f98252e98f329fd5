import { oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { GROUPS, peaceOrder } from '../shared.ts';

/** An offer of one's own is taken back (W83-13.4). */
export const withdrawPeace = peaceOrder('WITHDRAW_PEACE', {
  rule: 'W83-13.4',
  title: 'Withdraw peace',
  help: 'Takes back your offer of peace to a nation.',
  group: GROUPS.treaties,
  params: { nation: { type: NATION, help: 'to whom' } },
  lines: [{ pattern: 'WITHDRAW PEACE <nation>' }],
  options: (known) => {
    const nation = self(known);
    const offers = known.view.own?.peaceOffers ?? [];
    return oneNation(
      known,
      'nation',
      offers.filter(({ from }) => from === nation).map(({ to }) => to),
    );
  },
});
