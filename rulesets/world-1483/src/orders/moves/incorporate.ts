import { DONE } from '@chancery/core';
import { foreignLands, numbersOf, onePlace, optional, ownLands } from '../offers.ts';
import { TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Conquered land becomes one's own for good (W83-10.40). */
export const incorporate = action('INCORPORATE', {
  rule: 'W83-10.40',
  title: 'Incorporate',
  help: 'Pays twice the value of a territory, four times with a city, after your battles: from then on it brings income, and its city can build. A tribe destroys a tribal city for each regular city.',
  group: GROUPS.marching,
  params: {
    territory: { type: TERRITORY, help: 'which territory' },
    destroy: { type: TERRITORY, optional: true, help: 'the tribal city to destroy' },
  },
  lines: [{ pattern: 'INCORPORATE <territory> [DESTROY <destroy>]' }],
  options: (known) => {
    const { nation } = known.view;
    const own = ownLands(known);
    const open = numbersOf(own.filter(({ incorporatedBy }) => incorporatedBy !== nation));
    // What is to be conquered in this turn may be incorporated in it (W83-10.42).
    const near = new Set(own.flatMap(({ number }) => known.setting.places[number]?.borders ?? []));
    const hoped = numbersOf(foreignLands(known).filter(({ number }) => near.has(number)));
    const cities = numbersOf(own.filter(({ tribalCity }) => tribalCity === nation));
    const which = onePlace(known, 'destroy', cities, DONE);
    return onePlace(known, 'territory', [...open, ...hoped], which === null ? DONE : optional(which, 'none named'));
  },
});
