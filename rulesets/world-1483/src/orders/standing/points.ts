import { DONE } from '@chancery/core';
import { typeName } from '../../names/names.ts';
import { TROOP_TYPES } from '../../words.ts';
import { onePlace, ownGenerals, placesOfUnits } from '../offers.ts';
import { POINTS, TERRITORY } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** How a general's points are divided in defence (W83-4.7, 15.23). */
export const points = standingOrder('POINTS', {
  rule: 'W83-15.23',
  title: 'Divide skill points',
  help: 'Divides the skill points of the general in command of a territory: so many points for each of the first so many units of a type. Without it they are divided evenly.',
  group: GROUPS.war,
  params: {
    territory: { type: TERRITORY, help: 'where' },
    points: { type: POINTS, help: 'count, type, points each' },
  },
  lines: [{ pattern: 'POINTS IN <territory> <points>' }],
  options: (known) =>
    onePlace(known, 'territory', placesOfUnits(ownGenerals(known).filter(({ carrier }) => carrier === null)), {
      ask: 'groups',
      param: 'points',
      from: 1,
      to: TROOP_TYPES.length,
      of: TROOP_TYPES.filter((type) => type !== 'art').map((type) => ({
        label: `one point for each ${typeName(type, 1)}`,
        group: { type, points: 1 },
        count: { param: 'count', from: 1, to: 10 },
      })),
      then: DONE,
    }),
});
