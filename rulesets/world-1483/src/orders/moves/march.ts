import type { Choice } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { UNITS } from '../../data/units.ts';
import { landAdjacent } from '../../rules/geography.ts';
import type { GameKnown } from '../../types.ts';
import type { PlaceNumber } from '../../words.ts';
import { ENTRY_CHOICE, ENTRY_PARAMS, entryLines } from '../fighting.ts';
import { countsOf, onePlace, ownArmies, ownUnitsIn, placesOfUnits } from '../offers.ts';
import { MARCH_WAY, TERRITORY, UNIT_LIST } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { marchFrom } from '../ways.ts';

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
      (from) => marchOf(known, from),
    ),
});

/** All that stands there goes to the next territory; cavalry, knights and generals may go one farther (W83-10.1). */
const marchOf = (known: GameKnown, from: PlaceNumber): Choice | null => {
  const units = ownUnitsIn(known, from).filter(({ carrier }) => carrier === null);
  const riders = units.filter(({ type }) => UNITS[type].move > 1);
  const next = countsOf('units', units, marchFrom(known, { from, least: 1, most: 1, then: ENTRY_CHOICE }));
  const least = riders.length === units.length ? 1 : 2;
  const farther = countsOf('units', riders, marchFrom(known, { from, least, most: 2, then: ENTRY_CHOICE }));
  if (least === 1) return farther;
  return (
    next &&
    oneOf('how', [branch('far', 'riders and generals, two territories far', farther)], {
      label: 'to the next territory',
      then: next,
    })
  );
};
