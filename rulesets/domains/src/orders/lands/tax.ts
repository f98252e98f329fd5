import { branch, oneOf } from '@chancery/kit';
import { TAX_RATES } from '../../words.ts';
import { numbersOf, ownProvinces, someProvinces } from '../offers.ts';
import { PROVINCES, RATE } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** What provinces pay (DOM-5.8). */
export const tax = freeOrder('TAX', {
  rule: 'DOM-5.8',
  title: 'Tax',
  help: 'Sets the rate of provinces: none and light please, heavy brings half as much again and angers.',
  group: GROUPS.lands,
  params: { provinces: { type: PROVINCES, help: 'which provinces' }, rate: { type: RATE, help: 'how much' } },
  lines: [{ pattern: 'TAX <provinces> <rate>' }],
  options: (known) => {
    const provinces = numbersOf(ownProvinces(known));
    return provinces.length === 0
      ? null
      : oneOf(
          'rate',
          TAX_RATES.map((rate) => branch(rate, rate, someProvinces(known, 'provinces', provinces))),
        );
  },
});
