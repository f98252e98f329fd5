import { DONE, type OrderKind } from '@chancery/core';
import type { BuildFort } from '../../order.ts';
import { fortWorkers } from '../../rules/forts.ts';
import type { Types } from '../../types.ts';
import { HIGHEST_FORT } from '../../words.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { eachBuilder, whereItStands } from './building.ts';

export const buildFort: OrderKind<Types, BuildFort> = {
  verb: 'BUILD_FORT',
  rule: 'MD-15.43',
  title: 'Build fortification',
  help: 'Adds one level to the fortification of your province, once a turn. It takes as many workers as the new level, and 4 gold for each level plus 2.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that builds' },
  params: {},
  lines: [{ pattern: '<unit> BUILD FORT' }],
  also: [{ pattern: '<unit> BUILD FORTIFICATION' }],
  options: offered((desk) =>
    eachBuilder(desk, 'BUILD_FORT', ({ fortLevel }, workers) =>
      fortLevel < HIGHEST_FORT && fortWorkers(fortLevel + 1) <= workers ? DONE : null,
    ),
  ),
  check: judgedOf((desk, _, unit) =>
    whereItStands(desk, unit, ({ number, fortLevel }) => [
      fortLevel >= HIGHEST_FORT ? { code: 'highest-fort', province: number } : null,
    ]),
  ),
};
