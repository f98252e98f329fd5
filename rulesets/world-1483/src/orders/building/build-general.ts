import { branch, oneOf } from '@chancery/kit';
import { GENERAL_COST } from '../../data/units.ts';
import { numbersOf, onePlace, ownLands } from '../offers.ts';
import { FLAG, TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A general, whose skill is rolled when they are bought (W83-4.1). */
export const buildGeneral = action('BUILD_GENERAL', {
  rule: 'W83-4.1',
  title: 'Hire a general',
  help: 'A standard general costs 8, a special one 12; the die says how skilled they are. With skill 10, a special one with 8 or more, they have an ability as well.',
  group: GROUPS.buying,
  params: {
    special: { type: FLAG, help: 'a special general' },
    at: { type: TERRITORY, help: 'in which city' },
  },
  lines: [
    { pattern: 'BUILD GENERAL STANDARD AT <at>', sets: { special: false } },
    { pattern: 'BUILD GENERAL SPECIAL AT <at>', sets: { special: true } },
  ],
  options: (known) => {
    const treasury = known.view.own?.treasury ?? 0;
    const which = oneOf('special', [
      treasury < GENERAL_COST.standard ? null : branch(false, `standard, ${GENERAL_COST.standard}`),
      treasury < GENERAL_COST.special ? null : branch(true, `special, ${GENERAL_COST.special}`),
    ]);
    const cities = ownLands(known).filter(({ city, tribalCity }) => city !== null || tribalCity !== null);
    return which && onePlace(known, 'at', numbersOf(cities), which);
  },
});
