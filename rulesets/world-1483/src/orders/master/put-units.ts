import { branch, oneOf, textOf } from '@chancery/kit';
import { typeName } from '../../names/names.ts';
import { placesOf } from '../../rules/find.ts';
import { UNIT_TYPES } from '../../words.ts';
import { mastersAct } from '../masters.ts';
import { oneNation, onePlace, others } from '../offers.ts';
import { COUNTED, NATION, PLACE, REASON, UNIT_TYPE } from '../param-types.ts';

/** A correction with its reason, for everybody to read (W83-20.50). */
export const putUnits = mastersAct('PUT_UNITS', {
  rule: 'W83-20.50',
  title: 'Put units',
  help: 'Corrects a mistake: so many units of a nation stand in a place. The newsheet says why.',
  edits: true,
  params: {
    nation: { type: NATION, help: 'whose' },
    count: { type: COUNTED, help: 'how many' },
    type: { type: UNIT_TYPE, help: 'of which type' },
    place: { type: PLACE, help: 'where' },
    reason: { type: REASON, help: 'why' },
  },
  lines: [{ pattern: 'PUT UNITS <nation> <count> <type> AT <place> BECAUSE <reason>' }],
  options: (known) => {
    const why = textOf('reason', { from: 1, to: 300 });
    const where = onePlace(
      known,
      'place',
      placesOf(known.setting).map(({ number }) => number),
      why,
    );
    const type =
      where &&
      oneOf(
        'type',
        UNIT_TYPES.map((each) => branch(each, typeName(each), where)),
      );
    return (
      type && oneNation(known, 'nation', others(known), { ask: 'number', param: 'count', from: 1, to: 999, then: type })
    );
  },
});
