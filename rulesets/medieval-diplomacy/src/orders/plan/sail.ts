import type { OrderKind } from '@chancery/core';
import type { Sail } from '../../order.ts';
import { findProvince } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { hasPermission } from '../../rules/permission.ts';
import { isOpen, isProvince, isSea, mapOf } from '../../rules/places.ts';
import { sailCost } from '../../rules/sail.ts';
import type { Types } from '../../types.ts';
import { eachPlace, eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { LOCATION } from '../param-types.ts';
import { FLEET } from '../unit-types.ts';

export const sail: OrderKind<Types, Sail> = {
  verb: 'SAIL',
  rule: 'MD-15.37',
  title: 'Sail',
  help: 'Goes to an adjacent sea, or from a sea into a harbour where you have permission. It costs 1 Move-point, 2 into a harbour whose province changed owner this turn. Armies aboard go with the fleet.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: FLEET, help: 'the fleet' },
  params: { location: { type: LOCATION, help: 'the next sea or harbour' } },
  lines: [{ pattern: '<unit> SAIL <location>' }],
  also: [{ pattern: '<unit> MOVE <location>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.SAIL, (fleet) => {
      const { location: from } = fleet;
      const { moved } = desk.movement();
      const left = movePointsLeft(desk.setting, fleet);
      const open = mapOf(desk.setting)
        .neighbours(from)
        .filter((to) => {
          if (!isOpen(desk.setting, from, to) || sailCost(moved, to) > left) return false;
          if (isSea(desk.setting, to)) return true;
          const province = findProvince(moved, to);
          return isSea(desk.setting, from) && province?.harbour === true && hasPermission(moved, province, desk.realm);
        });
      return eachPlace(desk, 'location', open);
    }),
  ),
  /** Harbours are built after all movement. */
  check: judgedOf((desk, { args: { location } }) => [
    isProvince(desk.setting, location) && findProvince(desk.state, location)?.harbour !== true
      ? { code: 'no-harbour', province: location }
      : null,
  ]),
};
