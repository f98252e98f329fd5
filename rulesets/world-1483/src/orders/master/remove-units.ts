import { textOf } from '@chancery/kit';
import { unitsOf } from '../../rules/find.ts';
import { mastersAct } from '../masters.ts';
import { countsOf, oneNation, onePlace, others, placesOfUnits } from '../offers.ts';
import { NATION, PLACE, REASON, UNIT_LIST } from '../param-types.ts';

/** A correction with its reason, for everybody to read (W83-20.50). */
export const removeUnits = mastersAct('REMOVE_UNITS', {
  rule: 'W83-20.50',
  title: 'Remove units',
  help: 'Corrects a mistake: units of a nation leave a place for good. The newsheet says why.',
  edits: true,
  params: {
    nation: { type: NATION, help: 'whose' },
    units: { type: UNIT_LIST, help: 'which' },
    place: { type: PLACE, help: 'where' },
    reason: { type: REASON, help: 'why' },
  },
  lines: [{ pattern: 'REMOVE UNITS <nation> <units> AT <place> BECAUSE <reason>' }],
  options: (known) =>
    oneNation(known, 'nation', others(known), (nation) => {
      const units = unitsOf(known.view, nation);
      return onePlace(known, 'place', placesOfUnits(units), (place) =>
        countsOf(
          'units',
          units.filter((unit) => unit.place === place),
          textOf('reason', { from: 1, to: 300 }),
        ),
      );
    }),
});
