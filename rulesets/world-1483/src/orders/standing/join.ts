import { oneNation, others, self } from '../offers.ts';
import { NATION, PLACES_OR_ALL } from '../param-types.ts';
import { placesChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Whose side one takes (W83-15.12). */
export const join = standingOrder('JOIN', {
  rule: 'W83-15.12',
  title: 'Join battles',
  help: 'If these two fight a battle in one of the places, your ships or troops there join the first against the second. That puts you at war with the second.',
  group: GROUPS.war,
  params: {
    nation: { type: NATION, help: 'whom you join' },
    against: { type: NATION, help: 'against whom' },
    places: { type: PLACES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'JOIN <nation> AGAINST <against> IN <places>' }],
  options: (known) => {
    if (self(known) === null) return null;
    const where = placesChoice(known, 'any');
    const against = oneNation(known, 'against', others(known), where);
    return against && oneNation(known, 'nation', others(known), against);
  },
});
