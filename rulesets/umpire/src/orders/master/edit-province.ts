import { branch, everyNumbered, namedTypes, numberOf, numberType, oneOf } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { CITY_STATES } from '../../words.ts';
import { OWNER, PROVINCE } from '../param-types.ts';
import { edited, takesPart } from './edited.ts';

const POINTS = numberType('points', 0, 999);

/** The host sets whose a province is, and what it is worth (UM-23.14). */
export const editProvince = edited('EDIT_PROVINCE', {
  title: 'Put a province right',
  help: 'Sets owner, city, loyalty, revenue, buildings or devastation of a province; what you leave out stays as it is.',
  params: {
    province: { type: PROVINCE, help: 'which province' },
    owner: { type: OWNER, optional: true, help: 'whose it is' },
    city: { type: namedTypes<Types>().words('city', CITY_STATES), optional: true, help: 'Y, N, or D for ruins' },
    loyalty: { type: numberType('loyalty', 1, 3), optional: true, help: 'its loyalty' },
    base: { type: POINTS, optional: true, help: 'its revenue' },
    inv: { type: POINTS, optional: true, help: 'what was built' },
    dev: { type: POINTS, optional: true, help: 'what is devastated' },
  },
  lines: [
    {
      pattern:
        'EDIT PROVINCE <province> [OWNER <owner>] [CITY <city>] [LOYALTY <loyalty>] [REVENUE <base>] [BUILT <inv>] [DEVASTATED <dev>]',
    },
  ],
  options: ({ view }) =>
    oneOf(
      'province',
      everyNumbered(view.provinces).map(({ number, name }) =>
        branch(number, name, numberOf('dev', { from: 0, to: 0, usual: 0 })),
      ),
    ),
  refuses: (known, { province, owner, base, inv, dev }) => {
    if (owner !== undefined && !takesPart(known, owner)) return { code: 'not-allowed', why: 'nation' };
    const now = known.view.provinces[province]?.own;
    const most = (base ?? now?.base ?? 0) + (inv ?? now?.inv ?? 0);
    return (dev ?? now?.dev ?? 0) > most ? { code: 'not-allowed', why: 'more devastated than worth' } : null;
  },
});
