import { branch, oneOf, when } from '@chancery/kit';
import type { Load } from '../../order.ts';
import { isLandUnit } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, ownUnits, unitLabel } from '../offering.ts';
import { LAND_UNIT, NAVY } from '../param-types.ts';

export const load = actionKind<Load>({
  verb: 'LOAD',
  rule: 'HEP-9.14',
  title: 'Load a unit on a Navy',
  help: 'Takes a Land Unit aboard a Navy that is anchored in the same Land Area; each Navy carries one.',
  group: GROUPS.movement,
  params: { unit: { type: LAND_UNIT, help: 'your Levy or Retinue' }, navy: { type: NAVY, help: 'your empty Navy' } },
  units: 'unit',
  lines: [{ pattern: 'LOAD <unit> ON <navy>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast, isLandUnit).map((unit) =>
        branch(
          unit.id,
          unitLabel(unit),
          oneOf(
            'navy',
            ownUnits(forecast, ({ kind, at }) => kind === 'navy' && at.in === 'port').map((navy) =>
              branch(navy.id, unitLabel(navy), when(could({ unit: unit.id, navy: navy.id }))),
            ),
          ),
        ),
      ),
    ),
});
