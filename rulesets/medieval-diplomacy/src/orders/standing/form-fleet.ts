import type { OrderKind } from '@chancery/core';
import type { FormFleet } from '../../order.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { FLEET_NUMBER, UNIT_NAME } from '../param-types.ts';
import { FLEET_OR_GARRISON } from '../unit-types.ts';
import { formingFaults, formingOptions, numberWarnings } from './forming.ts';

export const formFleet: OrderKind<Types, FormFleet> = {
  verb: 'FORM_FLEET',
  rule: 'MD-15.22',
  title: 'Form a fleet',
  help: 'Makes a new, empty fleet where this unit is; a garrison needs a harbour for it. Ships come to it by transfer.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: FLEET_OR_GARRISON, help: 'the fleet or garrison that forms it' },
  params: {
    number: { type: FLEET_NUMBER, optional: true, help: 'its number; by default the lowest free one' },
    name: { type: UNIT_NAME, optional: true, help: 'its name' },
  },
  lines: [{ pattern: '<unit> FORM FLEET [AS <number>] [<name>]' }],
  options: offered((desk) => formingOptions(desk, 'F')),
  check: judgedOf(
    (desk, order, unit) => formingFaults(desk, 'F', order, unit),
    (desk, order, _, index) => numberWarnings(desk, 'F', order, index),
  ),
};
