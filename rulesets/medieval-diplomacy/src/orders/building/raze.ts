import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { Raze } from '../../order.ts';
import { fortWorkers, HARBOUR, PRODUCTION } from '../../rules/forts.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { STRUCTURE } from '../param-types.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { eachBuilder } from './building.ts';

export const raze: OrderKind<Types, Raze> = {
  verb: 'RAZE',
  rule: 'MD-15.47',
  title: 'Raze',
  help: 'Pulls down the top level of a fortification, a harbour or a production area of your province. You get a third of its cost back; it takes as many workers as building it.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that razes' },
  params: { what: { type: STRUCTURE, help: 'fort, harbour or production' } },
  lines: [{ pattern: '<unit> RAZE <what>' }],
  also: [{ pattern: '<unit> RAZE PRODUCTION AREA|AREAS', sets: { what: 'production' } }],
  options: offered((desk) =>
    eachBuilder(desk, 'RAZE', ({ fortLevel, harbour, productionAreas }, workers) =>
      oneOf('what', [
        fortLevel > 0 && workers >= fortWorkers(fortLevel) ? branch('fort', 'the fortification') : null,
        harbour && workers >= HARBOUR.workers ? branch('harbour', 'the harbour') : null,
        productionAreas > 0 && workers >= PRODUCTION.workers ? branch('production', 'a production area') : null,
      ]),
    ),
  ),
  /** What is not there yet may have been built when razing begins. */
  check: judgedOf(),
};
