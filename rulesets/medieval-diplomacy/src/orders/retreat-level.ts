import type { OrderKind } from '@chancery/core';
import type { Types } from '../types.ts';
import { eachUnit, numberOf, offered } from './choosing.ts';
import { GIVERS } from './givers.ts';
import { GROUPS } from './groups.ts';
import { judgedOf } from './judging.ts';
import type { RetreatLevel } from './order.ts';
import { RETREAT_LEVEL } from './param-types.ts';
import { ARMY_OR_FLEET } from './unit-types.ts';

export const retreatLevel: OrderKind<Types, RetreatLevel> = {
  verb: 'RETREAT_LEVEL',
  rule: 'MD-15.24',
  title: 'Retreat level',
  help: 'The unit leaves a battle when all in the ranks up to this one are lost; at level 5 it never does.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY_OR_FLEET, help: 'the army or fleet' },
  params: { value: { type: RETREAT_LEVEL, help: '1 to 5' } },
  lines: [{ pattern: '<unit> RETREAT LEVEL <value>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.RETREAT_LEVEL, (unit) => numberOf('value', 1, 5, { usual: unit.retreatLevel })),
  ),
  check: judgedOf(),
};
