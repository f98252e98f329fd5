import type { OrderKind } from '@chancery/core';
import { oneOf } from '@chancery/kit';
import { otherRealms } from '../../known/desk.ts';
import type { Board } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { areAtWar, relationOf } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered, realmBranch } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';
import { ARMY } from '../unit-types.ts';

export const board: OrderKind<Types, Board> = {
  verb: 'BOARD',
  rule: 'MD-15.35',
  title: 'Board foreign ships',
  help: 'Lets any fleet of the named realm take this army aboard this turn, and ends the army’s own movement. Your own fleets need no such order.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: ARMY, help: 'the army' },
  params: { realm: { type: REALM, help: 'whose fleet, no enemy' } },
  lines: [{ pattern: '<unit> BOARD <realm>' }],
  options: offered((desk) => {
    const allies = otherRealms(desk).filter((realm) => relationOf(desk.state, desk.realm, realm) === 'alliance');
    return eachUnit(desk, GIVERS.BOARD, (army) =>
      army.loadedOn === null && movePointsLeft(desk.setting, army) > 0
        ? oneOf(
            'realm',
            allies.map((realm) => realmBranch(desk, realm)),
          )
        : null,
    );
  }),
  check: judgedOf((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => [areAtWar(desk.state, desk.realm, realm) ? { code: 'enemy', realm } : null]),
  ),
};
