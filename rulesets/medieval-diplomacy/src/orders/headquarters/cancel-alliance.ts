import type { OrderKind } from '@chancery/core';
import type { CancelAlliance } from '../../order.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const cancelAlliance: OrderKind<Types, CancelAlliance> = {
  verb: 'CANCEL_ALLIANCE',
  rule: 'MD-15.11',
  title: 'Cancel alliance',
  help: 'Ends an alliance at the end of this turn; you can declare war next turn at the earliest. Passage rights stay.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { realm: { type: REALM, help: 'the ally' } },
  lines: [{ pattern: 'CANCEL ALLIANCE <realm>' }],
  options: offered((desk) => eachRealm(desk, (realm) => relationOf(desk.state, desk.realm, realm) === 'alliance')),
  check: judged((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => [
      relationOf(desk.state, desk.realm, realm) === 'alliance' ? null : { code: 'not-allied', realm },
    ]),
  ),
};
