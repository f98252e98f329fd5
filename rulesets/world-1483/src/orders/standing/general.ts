import { branch, oneOf } from '@chancery/kit';
import { isShip } from '../../rules/find.ts';
import { onePlace, ownGenerals, ownUnitsIn, placesOfUnits } from '../offers.ts';
import { TERRITORY, UNIT_NUMBER } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Who leads a defence (W83-4.13, 15.23). */
export const general = standingOrder('GENERAL', {
  rule: 'W83-15.23',
  title: 'Name the general in command',
  help: 'Of several generals in a territory this one leads when it is attacked.',
  group: GROUPS.war,
  params: {
    general: { type: UNIT_NUMBER, help: 'which general' },
    territory: { type: TERRITORY, help: 'where' },
  },
  lines: [{ pattern: 'GENERAL <general> IN <territory>' }],
  options: (known) =>
    onePlace(
      known,
      'territory',
      placesOfUnits(ownGenerals(known).filter(({ carrier }) => carrier === null)),
      (territory) =>
        oneOf(
          'general',
          ownUnitsIn(known, territory)
            .filter((unit) => unit.type === 'gen' && !isShip(unit))
            .map(({ id, skill }) => branch(id, `#${id}, skill ${skill}`)),
        ),
    ),
});
