import { branch, oneOf, textOf } from '@chancery/kit';
import { FOUNDING } from '../../data/figures.ts';
import { isCityName } from '../../rules/city-name.ts';
import { TENTHS } from '../../words.ts';
import { oneProvince, ownedOf } from '../offers.ts';
import { CITY_NAME, NEW_REVENUE, PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** A new city, and a new name for its province (UM-20.13). */
export const found = nationOrder('FOUND', {
  rule: 'UM-20.13',
  title: 'Found a city',
  help: 'Founds a city in a province of yours that has none: 10 RP for revenue 2, 15 RP for 3, 20 RP for 4. Its name becomes that of the province, and its first three letters the code. What the province earned so far is replaced.',
  params: {
    province: { type: PROVINCE, help: 'where' },
    revenue: { type: NEW_REVENUE, help: 'what it earns: 2, 3 or 4' },
    name: { type: CITY_NAME, help: 'its name: letters and spaces, at least three letters first' },
  },
  lines: [{ pattern: 'FOUND <province> <revenue> AS <name>' }],
  options: (known) => {
    const { nation, nations } = known.view;
    if (!mayOffer(known, 'FOUND') || nations[nation ?? 0]?.kind !== 'civilised') return null;
    const name = textOf('name', { from: CITY_NAME.from, to: CITY_NAME.to });
    const revenue = oneOf(
      'revenue',
      Object.entries(FOUNDING).map(([value, cost]) => branch(Number(value), `${value}, for ${cost / TENTHS} RP`, name)),
    );
    return oneProvince(
      ownedOf(known).filter(({ own }) => own.cty !== 'Y'),
      () => revenue,
    );
  },
  refuses: (_, { name }) => (isCityName(name) ? null : { code: 'bad-name', name }),
});
