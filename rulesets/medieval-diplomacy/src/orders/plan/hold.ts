import { DONE, type OrderKind } from '@chancery/core';
import type { Hold } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_FLEET } from '../unit-types.ts';

export const hold: OrderKind<Types, Hold> = {
  verb: 'HOLD',
  rule: 'MD-15.33',
  title: 'Hold',
  help: 'Waits one phase, so that units arrive together. The first HOLD of a turn is free; every later one costs a Move-point.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: ARMY_OR_FLEET, help: 'the army or fleet' },
  params: {},
  lines: [{ pattern: '<unit> HOLD' }],
  also: [{ pattern: '<unit> HOLD POSITION' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.HOLD, (unit) =>
      unit.loadedOn === null && (unit.holds === 0 || movePointsLeft(desk.setting, unit) > 0) ? DONE : null,
    ),
  ),
  check: judgedOf(),
};
