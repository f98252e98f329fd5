import { branch, oneOf, when } from '@chancery/kit';
import type { Unload } from '../../order.ts';
import { isLandUnit } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, ownUnits, unitLabel } from '../offering.ts';
import { LAND_UNIT } from '../param-types.ts';

export const unload = actionKind<Unload>({
  verb: 'UNLOAD',
  rule: 'HEP-9.15',
  title: 'Unload a unit',
  help: 'Puts a Land Unit ashore from an anchored Navy; costs nothing.',
  group: GROUPS.movement,
  params: { unit: { type: LAND_UNIT, help: 'your Levy or Retinue aboard' } },
  units: 'unit',
  lines: [{ pattern: 'UNLOAD <unit>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast, isLandUnit).map((unit) => branch(unit.id, unitLabel(unit), when(could({ unit: unit.id })))),
    ),
});
