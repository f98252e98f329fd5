import { branch, numberOf, oneOf } from '@chancery/kit';
import { UNITS } from '../../data/units.ts';
import { typeName } from '../../names/names.ts';
import { TROOP_TYPES } from '../../words.ts';
import { numbersOf, onePlace, ownLands } from '../offers.ts';
import { COUNTED, TERRITORY, TROOP_TYPE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Troops, bought in Action 3 and placed in Action 8 (W83-7.2). */
export const build = action('BUILD', {
  rule: 'W83-7.2',
  title: 'Build troops',
  help: 'Buys troops that come to one of your cities at the end of your turn. The city was yours when the turn began and is incorporated.',
  group: GROUPS.buying,
  about: ['type', 'at'],
  params: {
    count: { type: COUNTED, help: 'how many' },
    type: { type: TROOP_TYPE, help: 'of which type' },
    at: { type: TERRITORY, help: 'in which city' },
  },
  lines: [{ pattern: 'BUILD <count> <type> AT <at>' }],
  options: (known) => {
    const treasury = known.view.own?.treasury ?? 0;
    const cities = ownLands(known).filter(({ city, tribalCity }) => city !== null || tribalCity !== null);
    const what = oneOf(
      'type',
      TROOP_TYPES.map((type) => {
        const most = Math.floor(treasury / UNITS[type].cost);
        return most < 1
          ? null
          : branch(type, `${typeName(type)}, ${UNITS[type].cost} each`, numberOf('count', { from: 1, to: most }));
      }),
    );
    return what && onePlace(known, 'at', numbersOf(cities), what);
  },
});
