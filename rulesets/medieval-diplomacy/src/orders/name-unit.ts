import type { OrderKind } from '@chancery/core';
import type { Types } from '../types.ts';
import { eachUnit, offered, text } from './choosing.ts';
import { GIVERS } from './givers.ts';
import { GROUPS } from './groups.ts';
import { judgedOf, nameFault } from './judging.ts';
import type { NameUnit } from './order.ts';
import { UNIT_NAME } from './param-types.ts';
import { ANY_UNIT } from './unit-types.ts';

export const nameUnit: OrderKind<Types, NameUnit> = {
  verb: 'NAME',
  rule: 'MD-15.23',
  title: 'Name',
  help: 'Gives a unit a name of 1 to 40 characters, for all to see.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: { name: { type: UNIT_NAME, help: 'its new name' } },
  lines: [{ pattern: '<unit> NAME <name>' }],
  also: [{ pattern: '<unit> RENAME <name>' }],
  options: offered((desk) => eachUnit(desk, GIVERS.NAME, () => text('name', UNIT_NAME))),
  check: judgedOf((_, { args }) => [nameFault(args.name)]),
};
