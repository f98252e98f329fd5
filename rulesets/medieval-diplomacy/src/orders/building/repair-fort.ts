import { DONE, type OrderKind } from '@chancery/core';
import type { RepairFort } from '../../order.ts';
import { fortWorkers } from '../../rules/forts.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { eachBuilder } from './building.ts';

export const repairFort: OrderKind<Types, RepairFort> = {
  verb: 'REPAIR_FORT',
  rule: 'MD-15.44',
  title: 'Repair fortification',
  help: 'Repairs one level of damage, even after a battle, for half the cost of the level and as many workers as it has levels. You cannot repair and build in the same turn.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that repairs' },
  params: {},
  lines: [{ pattern: '<unit> REPAIR FORT' }],
  also: [{ pattern: '<unit> REPAIR FORTIFICATION' }],
  options: offered((desk) =>
    eachBuilder(desk, 'REPAIR_FORT', ({ fortLevel, fortDamage }, workers) =>
      fortDamage > 0 && fortWorkers(fortLevel) <= workers ? DONE : null,
    ),
  ),
  /** Walls that are whole now may be broken when the building begins. */
  check: judgedOf(),
};
