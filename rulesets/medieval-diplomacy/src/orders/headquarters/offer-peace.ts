import type { OrderKind } from '@chancery/core';
import type { OfferPeace } from '../../order.ts';
import { areAtWar } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const offerPeace: OrderKind<Types, OfferPeace> = {
  verb: 'OFFER_PEACE',
  rule: 'MD-15.12',
  title: 'Offer peace',
  help: 'Offers peace: an enemy becomes neutral at the end of the turn if it offers peace too.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { realm: { type: REALM, help: 'the enemy' } },
  lines: [{ pattern: 'OFFER PEACE <realm>' }],
  options: offered((desk) => eachRealm(desk, (realm) => areAtWar(desk.state, desk.realm, realm))),
  check: judged((desk, { args }) =>
    withRealm(desk, args.realm, (realm) => [
      areAtWar(desk.state, desk.realm, realm) ? null : { code: 'not-at-war', realm },
    ]),
  ),
};
