import type { OrderKind } from '@chancery/core';
import type { PublishAlliance } from '../../order.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const publishAlliance: OrderKind<Types, PublishAlliance> = {
  verb: 'PUBLISH_ALLIANCE',
  rule: 'MD-16.6',
  title: 'Publish alliance',
  help: 'Lets everybody know of one of your alliances.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { realm: { type: REALM, help: 'the ally' } },
  lines: [{ pattern: 'PUBLISH ALLIANCE <realm>' }],
  options: offered((desk) => eachRealm(desk, (realm) => relationOf(desk.state, desk.realm, realm) === 'alliance')),
  check: judged((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => [
      relationOf(desk.state, desk.realm, realm) === 'alliance' ? null : { code: 'not-allied', realm },
    ]),
  ),
};
