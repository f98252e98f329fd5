import type { OrderKind } from '@chancery/core';
import type { March } from '../../order.ts';
import { findProvince, getProvince } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { marchCost } from '../../rules/march.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { marchable } from '../../rules/places.ts';
import type { Types } from '../../types.ts';
import { eachPlace, eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { LOCATION } from '../param-types.ts';
import { ARMY } from '../unit-types.ts';

export const march: OrderKind<Types, March> = {
  verb: 'MARCH',
  rule: 'MD-15.34',
  title: 'March',
  help: 'Goes to an adjacent province. It costs 1 Move-point where you have permission, 2 into an enemy, independent or just conquered province.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: ARMY, help: 'the army' },
  params: { location: { type: LOCATION, help: 'the next province' } },
  lines: [{ pattern: '<unit> MARCH <location>' }],
  also: [{ pattern: '<unit> MOVE <location>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.MARCH, (army) => {
      const { moved } = desk.movement();
      const left = movePointsLeft(desk.setting, army);
      if (army.loadedOn !== null || left === 0) return null;
      const open = marchable(desk.setting, army.location).filter((to) => {
        const cost = marchCost(moved, getProvince(moved, to), desk.realm);
        return cost !== null && cost <= left;
      });
      return eachPlace(desk, 'location', open);
    }),
  ),
  check: judgedOf((desk, { args }) => [
    findProvince(desk.state, args.location) ? null : { code: 'is-sea', location: args.location },
  ]),
};
