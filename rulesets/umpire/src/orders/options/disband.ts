import { branch, oneOf } from '@chancery/kit';
import { countUpTo, heldOf, oneProvince, unitsThere } from '../offers.ts';
import { COUNT, PROVINCE, TYPE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Units or spies go home, wherever they are (UM-20.12). */
export const disband = nationOrder('DISBAND', {
  rule: 'UM-20.12',
  title: 'Disband',
  help: 'Sends units or spies of yours home, wherever they are. Soldiers may settle where they leave the ranks.',
  params: {
    province: { type: PROVINCE, help: 'where they are' },
    type: { type: TYPE, help: 'which type' },
    count: { type: COUNT, help: 'how many, or ALL' },
  },
  lines: [{ pattern: 'DISBAND <province> <type> <count>' }],
  options: (known) =>
    mayOffer(known, 'DISBAND')
      ? oneProvince(heldOf(known), (province) =>
          oneOf(
            'type',
            unitsThere(known, province).map(({ type, plural, count }) =>
              branch(type, plural, countUpTo('count', count)),
            ),
          ),
        )
      : null,
});
