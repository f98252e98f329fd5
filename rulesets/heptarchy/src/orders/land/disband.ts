import { branch, oneOf, when } from '@chancery/kit';
import type { Disband } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, ownUnits, unitLabel } from '../offering.ts';
import { UNIT } from '../param-types.ts';

export const disband = actionKind<Disband>({
  verb: 'DISBAND',
  rule: 'HEP-8.20',
  title: 'Disband a unit',
  help: 'Dismisses one of your units for good; nothing is paid back.',
  group: GROUPS.land,
  params: { unit: { type: UNIT, help: 'your unit' } },
  units: 'unit',
  lines: [{ pattern: 'DISBAND <unit>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast).map((unit) => branch(unit.id, unitLabel(unit), when(could({ unit: unit.id })))),
    ),
});
