import type { OrderKind } from '@chancery/core';
import type { Recruit } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { COUNT, TROOP } from '../param-types.ts';
import { GARRISON } from '../unit-types.ts';
import { recruitingFaults, recruitingOptions, reducedWarnings } from './recruiting.ts';

export const recruit: OrderKind<Types, Recruit> = {
  verb: 'RECRUIT',
  rule: 'MD-15.40',
  title: 'Recruit',
  help: 'Raises soldiers of the city for their cost. Soldiers and ships together may cost no more than the greatest revenue of the province. You can use them next turn.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: GARRISON, help: 'the garrison of a city' },
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: TROOP, help: 'a soldier type of the city' },
  },
  lines: [{ pattern: '<unit> RECRUIT <count> <type>' }],
  options: offered((desk) => eachUnit(desk, GIVERS.RECRUIT, (garrison) => recruitingOptions(desk, garrison, false))),
  check: judgedOf(recruitingFaults, reducedWarnings),
};
