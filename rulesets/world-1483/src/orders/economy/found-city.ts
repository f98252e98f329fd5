import { numbersOf, onePlace, ownIncorporated } from '../offers.ts';
import { TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A new city, with fortification 1 (W83-6.21). */
export const foundCity = action('FOUND_CITY', {
  rule: 'W83-6.21',
  title: 'Found a city',
  help: 'For 15 resources a territory that you have incorporated gets a city. In a colony its value falls by 2, but not below 1.',
  group: GROUPS.economy,
  params: { territory: { type: TERRITORY, help: 'where' } },
  lines: [{ pattern: 'FOUND CITY <territory>' }],
  also: [{ pattern: 'FOUND CITY AT <territory>' }],
  options: (known) =>
    onePlace(
      known,
      'territory',
      numbersOf(ownIncorporated(known).filter(({ city, tribalCity }) => city === null && tribalCity === null)),
    ),
});
