import type { OrderKind } from '@chancery/core';
import type { BuildShips } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { COUNT, TROOP } from '../param-types.ts';
import { GARRISON } from '../unit-types.ts';
import { recruitingFaults, recruitingOptions, reducedWarnings } from './recruiting.ts';

export const buildShips: OrderKind<Types, BuildShips> = {
  verb: 'BUILD_SHIPS',
  rule: 'MD-15.41',
  title: 'Build ships',
  help: 'Builds ships in a city with a harbour, within the same limit as soldiers; you can use them next turn.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: GARRISON, help: 'the garrison of a city with a harbour' },
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: TROOP, help: 'a ship type of the city' },
  },
  lines: [{ pattern: '<unit> BUILD SHIPS <count> <type>' }],
  options: offered((desk) => eachUnit(desk, GIVERS.BUILD_SHIPS, (garrison) => recruitingOptions(desk, garrison, true))),
  check: judgedOf(recruitingFaults, reducedWarnings),
};
