import { PRICE } from '../../data/figures.ts';
import { moneyOf, oneGeneral, treasuryAfter } from '../offers.ts';
import { GENERAL, tenthsFrom } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** An assassin is sent (UM-20.18). */
export const assassinate = nationOrder('ASSASSINATE', {
  rule: 'UM-20.18',
  title: 'Assassinate',
  help: 'Pays an assassin at least 5 RP for the life of a general: 4 % for each RP, at most 75 %. The money is gone whatever comes of it.',
  params: {
    general: { type: GENERAL, help: 'whom' },
    tenths: { type: tenthsFrom(PRICE.leastAssassin), help: 'for how many RP, at least 5' },
  },
  lines: [{ pattern: 'ASSASSINATE <general> <tenths>' }],
  options: (known, drafted) => {
    if (!mayOffer(known, 'ASSASSINATE')) return null;
    const strangers = known.view.generals.filter(({ nation }) => nation !== known.view.nation);
    return oneGeneral(strangers, moneyOf(PRICE.leastAssassin, treasuryAfter(known, drafted)));
  },
});
