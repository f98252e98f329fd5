import { everyNumbered } from '@chancery/kit';
import { PRICE } from '../../data/figures.ts';
import type { GameKnown } from '../../types.ts';
import { called, moneyOf, oneThen, treasuryAfter } from '../offers.ts';
import { PROVINCE, tenthsFrom } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Money for an officer of an enemy garrison (UM-20.19). */
export const bribe = nationOrder('BRIBE', {
  rule: 'UM-20.19',
  title: 'Bribe a garrison',
  help: 'Offers money to an officer of an enemy city in which you have spies: 6 % for each RP. If he takes it, he opens the gates to your siege of this turn. You do not get the money back.',
  params: {
    province: { type: PROVINCE, help: 'which city' },
    tenths: { type: tenthsFrom(PRICE.leastBribe), help: 'how many RP, at least 1' },
  },
  lines: [{ pattern: 'BRIBE <province> <tenths>' }],
  options: (known, drafted) =>
    mayOffer(known, 'BRIBE')
      ? oneThen('province', citiesWithSpies(known), moneyOf(PRICE.leastBribe, treasuryAfter(known, drafted)))
      : null,
});

const citiesWithSpies = ({ setting, view }: GameKnown) =>
  everyNumbered(view.provinces)
    .filter(({ number, own, known }) => {
      const units = view.stacks[number]?.find(({ nation }) => nation === view.nation)?.units ?? [];
      const hasSpies = setting.types.some(({ type, category }) => category === 'spy' && (units[type] ?? 0) > 0);
      return own === null && known.cty === 'Y' && hasSpies;
    })
    .map(({ number, name }) => called(number, name));
