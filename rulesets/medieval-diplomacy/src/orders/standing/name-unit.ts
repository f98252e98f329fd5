import type { OrderKind } from '@chancery/core';
import { textOf } from '@chancery/kit';
import type { NameUnit } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf, nameFault } from '../judging.ts';
import { UNIT_NAME } from '../param-types.ts';
import { ANY_UNIT } from '../unit-types.ts';

export const nameUnit: OrderKind<Types, NameUnit> = {
  verb: 'NAME',
  rule: 'MD-15.23',
  title: 'Name',
  help: 'Gives a unit a name of 1 to 40 characters, which everybody can see.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: { name: { type: UNIT_NAME, help: 'its new name' } },
  lines: [{ pattern: '<unit> NAME <name>' }],
  also: [{ pattern: '<unit> RENAME <name>' }],
  options: offered((desk) => eachUnit(desk, GIVERS.NAME, () => textOf('name', UNIT_NAME))),
  check: judgedOf((_, { args }) => [nameFault(args.name)]),
};
