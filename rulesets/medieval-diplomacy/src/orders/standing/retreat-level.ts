import type { OrderKind } from '@chancery/core';
import { numberOf } from '@chancery/kit';
import type { RetreatLevel } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { RETREAT_LEVEL } from '../param-types.ts';
import { ARMY_OR_FLEET } from '../unit-types.ts';

export const retreatLevel: OrderKind<Types, RetreatLevel> = {
  verb: 'RETREAT_LEVEL',
  rule: 'MD-15.24',
  title: 'Retreat level',
  help: 'Sets the rank up to which all troops must be lost before the unit leaves a battle; at level 5 it never does.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY_OR_FLEET, help: 'the army or fleet' },
  params: { value: { type: RETREAT_LEVEL, help: '1 to 5' } },
  lines: [{ pattern: '<unit> RETREAT LEVEL <value>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.RETREAT_LEVEL, (unit) => numberOf('value', { from: 1, to: 5, usual: unit.retreatLevel })),
  ),
  check: judgedOf(),
};
