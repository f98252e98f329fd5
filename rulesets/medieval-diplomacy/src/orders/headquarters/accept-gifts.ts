import { DONE, type OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import type { AcceptGifts } from '../../order.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { dealingFault, judged } from '../judging.ts';
import { REALM } from '../param-types.ts';

export const acceptGifts: OrderKind<Types, AcceptGifts> = {
  verb: 'ACCEPT_GIFTS',
  rule: 'MD-15.13',
  title: 'Accept or refuse gifts',
  help: 'Says whether you accept gold, provinces, troops and commanders from a realm, from this turn on.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    realm: { type: REALM, help: 'the giver' },
    on: { type: FLAG, help: 'accept or refuse' },
  },
  lines: [
    { pattern: 'ACCEPT GIFTS <realm>', sets: { on: true } },
    { pattern: 'REFUSE GIFTS <realm>', sets: { on: false } },
  ],
  options: offered((desk) =>
    eachRealm(
      desk,
      () => true,
      (realm) => {
        const accepts = desk.state.accepts[desk.realm]?.[realm] !== false;
        return oneOf('on', [accepts ? branch(false, 'refuse', DONE) : branch(true, 'accept', DONE)]);
      },
    ),
  ),
  check: judged((desk, { args }) => [dealingFault(desk, args.realm)]),
};
