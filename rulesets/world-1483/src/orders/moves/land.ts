import { afterSailing } from '../../known/after-sailing.ts';
import { getPlace, unitsOf } from '../../rules/find.ts';
import { ENTRY_CHOICE, ENTRY_PARAMS, entryLines } from '../fighting.ts';
import { countsOf, onePlace, placesOfUnits, self } from '../offers.ts';
import { TERRITORY, UNIT_LIST, ZONE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Units go ashore (W83-10.30). */
export const land = action('LAND', {
  rule: 'W83-10.30',
  title: 'Land',
  help: 'Puts units ashore in a territory that their sea zone touches. Where it is not yours and not open to you it is an invasion, which a coastal defence unit always meets. Ships that a line above brings there count as there.',
  group: GROUPS.marching,
  units: 'from',
  params: {
    units: { type: UNIT_LIST, help: 'which units' },
    from: { type: ZONE, help: 'from which zone' },
    to: { type: TERRITORY, help: 'where' },
    ...ENTRY_PARAMS,
  },
  lines: entryLines('LAND <units> FROM <from> TO <to>'),
  options: (known, drafted) => {
    const nation = self(known);
    if (nation === null) return null;
    const there = afterSailing(known, drafted);
    const aboard = unitsOf(there, nation).filter(({ carrier }) => carrier !== null);
    return onePlace(known, 'from', placesOfUnits(aboard), (from) =>
      countsOf(
        'units',
        aboard.filter(({ place }) => place === from),
        onePlace(known, 'to', getPlace(known.setting, from).coasts, ENTRY_CHOICE),
      ),
    );
  },
});
