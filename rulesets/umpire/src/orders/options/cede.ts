import { called, oneNation, oneThen, othersOf, ownedOf } from '../offers.ts';
import { NATION, PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** A province is given away (UM-20.21). */
export const cede = nationOrder('CEDE', {
  rule: 'UM-20.21',
  title: 'Cede a province',
  help: 'Gives a province of yours to another nation. Troops there stay where they are and keep their rulers.',
  params: {
    province: { type: PROVINCE, help: 'which province' },
    nation: { type: NATION, help: 'to whom' },
  },
  lines: [{ pattern: 'CEDE <province> TO <nation>' }],
  options: (known) =>
    mayOffer(known, 'CEDE')
      ? oneThen(
          'province',
          ownedOf(known).map(({ number, name }) => called(number, name)),
          oneNation(othersOf(known)),
        )
      : null,
});
