import { floorDiv } from '@chancery/core';
import { PRICE } from '../../data/figures.ts';
import { improvedMost } from '../../rules/revenue.ts';
import { countUpTo, type Owned, oneProvince, ownedOf, treasuryAfter } from '../offers.ts';
import { COUNT, PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Revenue is bought for a city (UM-20.14). */
export const improve = nationOrder('IMPROVE', {
  rule: 'UM-20.14',
  title: 'Improve a city',
  help: 'Buys revenue for a city of yours, 2 RP for each point; ALL buys as much as it may grow, and as can be paid.',
  params: {
    province: { type: PROVINCE, help: 'where' },
    points: { type: COUNT, help: 'how many points, or ALL' },
  },
  lines: [{ pattern: 'IMPROVE <province> BY <points>' }],
  options: (known, drafted) => {
    if (!mayOffer(known, 'IMPROVE')) return null;
    const payable = floorDiv(Math.max(0, treasuryAfter(known, drafted)), PRICE.improve);
    const room = ({ own }: Owned): number => improvedMost(own) - (own.base + own.inv + own.invPending);
    const open = ownedOf(known).filter((each) => each.own.cty === 'Y' && room(each) > 0);
    return oneProvince(open, (number) => {
      const found = open.find((each) => each.number === number);
      return found === undefined ? null : countUpTo('points', Math.min(room(found), payable));
    });
  },
});
