import type { OrderKind } from '@chancery/core';
import type { FormArmy } from '../../order.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_NUMBER, UNIT_NAME } from '../param-types.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { formingFaults, formingOptions, numberWarnings } from './forming.ts';

export const formArmy: OrderKind<Types, FormArmy> = {
  verb: 'FORM_ARMY',
  rule: 'MD-15.21',
  title: 'Form an army',
  help: 'Makes a new, empty army where this unit is. Other orders of this turn can fill it by transfer and move it.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that forms it' },
  params: {
    number: { type: ARMY_NUMBER, optional: true, help: 'its number; by default the lowest free one' },
    name: { type: UNIT_NAME, optional: true, help: 'its name' },
  },
  lines: [{ pattern: '<unit> FORM ARMY [AS <number>] [<name>]' }],
  options: offered((desk) => formingOptions(desk, 'A')),
  check: judgedOf(
    (desk, order, unit) => formingFaults(desk, 'A', order, unit),
    (desk, order, _, index) => numberWarnings(desk, 'A', order, index),
  ),
};
