import type { OrderKind } from '@chancery/core';
import { branch, numberOf, oneOf, upTo } from '@chancery/kit';
import type { Salvage } from '../../order.ts';
import { getTroop } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { isProvince } from '../../rules/places.ts';
import { salvageValue } from '../../rules/salvage.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Types } from '../../types.ts';
import { atDisbanding, eachUnit, offered, typesIn } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { COUNT, TROOP } from '../param-types.ts';
import { ANY_UNIT } from '../unit-types.ts';
import { fewerWarnings, presentFor } from './dismissing.ts';

export const salvage: OrderKind<Types, Salvage> = {
  verb: 'SALVAGE',
  rule: 'MD-15.31',
  title: 'Salvage',
  help: 'Breaks up ships in a province, or siege machines. You get a third of their cost back and can use it this turn. Other troops are only disbanded.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: TROOP, help: 'the ship type or siege machines' },
  },
  lines: [{ pattern: '<unit> SALVAGE <count> <type>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.SALVAGE, ({ id }) => {
      const { stacks, location } = atDisbanding(desk, id);
      const inProvince = isProvince(desk.setting, location);
      return oneOf(
        'type',
        typesIn(desk, stacks)
          .filter(({ type }) => salvageValue(getTroop(desk.setting, type), inProvince) > 0)
          .map(({ type, key, name }) =>
            branch(key, name, numberOf('count', upTo(presentFor(desk, id, type, desk.orders.length)))),
          ),
      );
    }),
  ),
  check: judgedOf(
    ({ setting }, { args }) => [
      troopTypeOf(setting, args.type) === null ? { code: 'unknown-troop', type: args.type } : null,
    ],
    (desk, order, unit, index) => {
      const type = troopTypeOf(desk.setting, order.args.type);
      const worth =
        type === null ? 0 : salvageValue(getTroop(desk.setting, type), isProvince(desk.setting, unit.location));
      return [
        ...fewerWarnings(desk, order, unit, index),
        worth === 0 && type !== null ? { code: 'no-salvage', type } : null,
      ];
    },
  ),
};
