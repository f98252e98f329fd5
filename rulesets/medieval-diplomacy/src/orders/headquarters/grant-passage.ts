import type { OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import type { GrantPassage } from '../../order.ts';
import { areAtWar } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const grantPassage: OrderKind<Types, GrantPassage> = {
  verb: 'GRANT_PASSAGE',
  rule: 'MD-15.14',
  title: 'Grant or revoke passage',
  help: 'Lets a realm enter all your provinces, from this turn until you revoke it or war is declared; or revokes this.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    realm: { type: REALM, help: 'the realm, no enemy' },
    on: { type: FLAG, help: 'grant or revoke' },
  },
  lines: [
    { pattern: 'GRANT PASSAGE <realm>', sets: { on: true } },
    { pattern: 'REVOKE PASSAGE <realm>', sets: { on: false } },
  ],
  also: [
    { pattern: 'GRANT PASSAGE RIGHTS <realm>', sets: { on: true } },
    { pattern: 'REVOKE PASSAGE RIGHTS <realm>', sets: { on: false } },
  ],
  options: offered((desk) =>
    eachRealm(
      desk,
      (realm) => !areAtWar(desk.state, desk.realm, realm),
      (realm) =>
        oneOf('on', [desk.state.passage[desk.realm]?.[realm] ? branch(false, 'revoke') : branch(true, 'grant')]),
    ),
  ),
  check: judged<GrantPassage>(
    (desk, { args }) =>
      withRealm(desk, args.realm, (realm) => [
        args.on && areAtWar(desk.state, desk.realm, realm) ? { code: 'enemy', realm } : null,
      ]),
    (desk, { args }) =>
      withRealm(desk, args.realm, (realm) => {
        const granted = desk.state.passage[desk.realm]?.[realm] === true;
        return [granted === args.on ? { code: args.on ? 'already-granted' : 'not-granted', realm } : null];
      }),
  ),
};
