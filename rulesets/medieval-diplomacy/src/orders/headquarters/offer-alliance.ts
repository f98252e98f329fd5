import type { OrderKind } from '@chancery/core';
import type { OfferAlliance } from '../../order.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const offerAlliance: OrderKind<Types, OfferAlliance> = {
  verb: 'OFFER_ALLIANCE',
  rule: 'MD-15.10',
  title: 'Offer alliance',
  help: 'Offers an alliance. It begins at the end of the turn if the other realm offers it too; otherwise the offer lapses.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { realm: { type: REALM, help: 'the neutral realm' } },
  lines: [{ pattern: 'OFFER ALLIANCE <realm>' }],
  options: offered((desk) => eachRealm(desk, (realm) => relationOf(desk.state, desk.realm, realm) === 'neutral')),
  check: judged((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => {
      const relation = relationOf(desk.state, desk.realm, realm);
      return [relation === 'neutral' ? null : { code: 'not-neutral', realm, relation }];
    }),
  ),
};
