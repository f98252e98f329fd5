import { landAdjacent } from '../../rules/geography.ts';
import { onePlace, ownLands } from '../offers.ts';
import { TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A tribe takes its city along (W83-16.22). */
export const moveCity = action('MOVE_CITY', {
  rule: 'W83-16.22',
  title: 'Move a tribal city',
  help: 'Your tribal city goes to a territory beside it that you hold, one step a turn. It builds nothing in that turn.',
  group: GROUPS.marching,
  params: {
    from: { type: TERRITORY, help: 'from where' },
    to: { type: TERRITORY, help: 'where to' },
  },
  lines: [{ pattern: 'MOVE CITY FROM <from> TO <to>' }],
  options: (known) => {
    const lands = ownLands(known);
    const cities = lands.filter(({ tribalCity }) => tribalCity === known.view.nation);
    const free = new Set(
      lands.flatMap(({ number, city, tribalCity }) => (city === null && tribalCity === null ? [number] : [])),
    );
    return onePlace(
      known,
      'from',
      cities.map(({ number }) => number),
      (from) =>
        onePlace(
          known,
          'to',
          landAdjacent(known.setting, from).filter((to) => free.has(to)),
        ),
    );
  },
});
