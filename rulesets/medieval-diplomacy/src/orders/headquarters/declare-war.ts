import type { OrderKind } from '@chancery/core';
import type { DeclareWar } from '../../order.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const declareWar: OrderKind<Types, DeclareWar> = {
  verb: 'DECLARE_WAR',
  rule: 'MD-15.9',
  title: 'Declare war',
  help: 'Makes a neutral realm your enemy at once, before anything moves, and ends all passage and permission between you.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { realm: { type: REALM, help: 'the neutral realm' } },
  lines: [{ pattern: 'DECLARE WAR <realm>' }],
  options: offered((desk) => eachRealm(desk, (realm) => relationOf(desk.state, desk.realm, realm) === 'neutral')),
  check: judged((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => {
      const relation = relationOf(desk.state, desk.realm, realm);
      return [relation === 'neutral' ? null : { code: 'not-neutral', realm, relation }];
    }),
  ),
};
