import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { type Desk, ownUnitNamed } from '../../known/desk.ts';
import type { Follow } from '../../order.ts';
import { findUnit } from '../../rules/find.ts';
import { followsInCircle } from '../../rules/follow.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import { readUnitLabel, type UnitId, unitLabel } from '../../unit-id.ts';
import { eachUnit, offered, unitShown, unitsOf } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_FLEET, FOLLOWED } from '../unit-types.ts';

export const follow: OrderKind<Types, Follow> = {
  verb: 'FOLLOW',
  rule: 'MD-15.25',
  title: 'Follow',
  help: 'The unit retreats when the unit that it follows retreats. Both are armies or both fleets.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY_OR_FLEET, help: 'the army or fleet' },
  params: { target: { type: FOLLOWED, help: 'the unit that it follows' } },
  lines: [{ pattern: '<unit> FOLLOW <target>' }, { pattern: '<unit> UNFOLLOW', sets: { target: null } }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.FOLLOW, (unit) =>
      oneOf('target', [
        ...unitsOf(desk, [unit.kind])
          .filter(
            (other) => !followsInCircle(unit.id, other.id, (each) => followedAfter(desk, desk.orders.length, each)),
          )
          .map((other) => branch(unitLabel(other.id), unitShown(other))),
        branch(null, 'nobody'),
      ]),
    ),
  ),
  check: judgedOf((desk, { unit: label, args }, unit, index) => {
    if (args.target === null) return [];
    const target = ownUnitNamed(desk, args.target);
    if (!target) return [{ code: 'unknown-unit', unit: args.target }];
    const names = { unit: label, target: args.target };
    if (target.kind !== unit.kind) return [{ code: 'follow-kind', ...names }];
    const circle = followsInCircle(unit.id, target.id, (each) => followedAfter(desk, index, each));
    return [circle ? { code: 'follow-circle', ...names } : null];
  }),
};

/** Whom a unit follows once the first `index` orders of the list are carried out. */
const followedAfter = (desk: Desk, index: number, id: UnitId): Unit['id'] | null => {
  const order = desk.orders
    .slice(0, index)
    .findLast((each) => each.verb === 'FOLLOW' && readUnitLabel(desk.realm, each.unit) === id);
  if (order?.verb !== 'FOLLOW') return findUnit(desk.state, id)?.follow ?? null;
  return order.args.target === null ? null : readUnitLabel(desk.realm, order.args.target);
};
