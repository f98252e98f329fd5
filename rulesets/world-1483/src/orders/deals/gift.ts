import { DONE } from '@chancery/core';
import { oneNation, others, self } from '../offers.ts';
import { ASSETS, NATION } from '../param-types.ts';
import { GROUPS, giftOrder } from '../shared.ts';
import { assetsOf } from './assets.ts';

/** The receiver does not confirm (W83-14.30). */
export const gift = giftOrder('GIFT', {
  rule: 'W83-14.30',
  title: 'Give',
  help: 'Gives resources, units, trade routes or territories to any nation, after all trades of the update. Resources to somebody far away cost 1 more for every 10.',
  group: GROUPS.gifts,
  params: {
    nation: { type: NATION, help: 'to whom' },
    give: { type: ASSETS, help: 'what' },
  },
  lines: [{ pattern: 'GIFT <nation> GIVE <give>' }],
  options: (known) => {
    const nation = self(known);
    const give = nation === null ? null : assetsOf(known, 'give', nation, DONE);
    return give && oneNation(known, 'nation', others(known), give);
  },
});
