import { landAdjacent } from '../../rules/geography.ts';
import { ENTRY_CHOICE, ENTRY_PARAMS, entryLines } from '../fighting.ts';
import { countsOf, onePlace, ownArmies, ownUnitsIn, placesOfUnits } from '../offers.ts';
import { MARCH_WAY, TERRITORY, UNIT_LIST } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { marchFrom } from '../ways.ts';

/** Cavalry, knights and generals go two territories far (W83-10.1). */
const MOST_STEPS = 2;

/** A march (W83-10.2). */
export const march = action('MARCH', {
  rule: 'W83-10.2',
  title: 'March',
  help: 'Sends units of one territory to the next, cavalry, knights and generals one farther. Land that is not yours and not open to you is attacked, unless you say PEACEFUL; HALT rather stays than fights.',
  group: GROUPS.marching,
  units: 'from',
  params: {
    units: { type: UNIT_LIST, help: 'which units' },
    from: { type: TERRITORY, help: 'from where' },
    to: { type: MARCH_WAY, help: 'where to, one or two territories' },
    ...ENTRY_PARAMS,
  },
  lines: entryLines('MARCH <units> FROM <from> TO <to>'),
  options: (known) =>
    onePlace(
      known,
      'from',
      placesOfUnits(ownArmies(known)).filter((place) => landAdjacent(known.setting, place).length > 0),
      (from) => {
        const units = ownUnitsIn(known, from).filter(({ carrier }) => carrier === null);
        return countsOf('units', units, marchFrom(known, from, MOST_STEPS, ENTRY_CHOICE));
      },
    ),
});
