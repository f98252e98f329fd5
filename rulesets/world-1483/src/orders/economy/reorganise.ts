import { numbersOf, onePlace, ownIncorporated } from '../offers.ts';
import { TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Value moves from one city to another (W83-6.11). */
export const reorganise = action('REORGANISE', {
  rule: 'W83-6.11',
  title: 'Reorganise trade',
  help: 'For 3 resources the value of one of your city territories falls by 1 and that of another rises by 1. A chain of your territories, or of sea zones with your ships, must join them.',
  group: GROUPS.economy,
  params: {
    from: { type: TERRITORY, help: 'whose value falls' },
    to: { type: TERRITORY, help: 'whose value rises' },
  },
  lines: [{ pattern: 'REORGANISE FROM <from> TO <to>' }],
  also: [{ pattern: 'REORGANIZE FROM <from> TO <to>' }],
  options: (known) => {
    const cities = ownIncorporated(known).filter(({ city }) => city !== null);
    if (cities.length < 2) return null;
    return onePlace(known, 'from', numbersOf(cities.filter(({ value }) => value > 0)), (from) =>
      onePlace(
        known,
        'to',
        numbersOf(cities).filter((to) => to !== from),
      ),
    );
  },
});
