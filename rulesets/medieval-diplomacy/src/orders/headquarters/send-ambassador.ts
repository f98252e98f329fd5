import type { OrderKind } from '@chancery/core';
import { leftOut, textOf } from '@chancery/kit';
import type { SendAmbassador } from '../../order.ts';
import type { Types } from '../../types.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { dealingFault, judged } from '../judging.ts';
import { MESSAGE, REALM } from '../param-types.ts';

export const sendAmbassador: OrderKind<Types, SendAmbassador> = {
  verb: 'SEND_AMBASSADOR',
  rule: 'MD-15.16',
  title: 'Send an ambassador',
  help: 'Gives a realm your address and an invitation to write, with a message of up to 1,000 characters if you like.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    realm: { type: REALM, help: 'the realm to visit' },
    text: { type: MESSAGE, optional: true, help: 'what the ambassador says' },
  },
  lines: [{ pattern: 'SEND AMBASSADOR <realm> [<text>]' }],
  options: offered((desk) =>
    eachRealm(
      desk,
      () => true,
      () => textOf('text', MESSAGE, leftOut('Without a message')),
    ),
  ),
  check: judged((desk, { args }) => [dealingFault(desk, args.realm)]),
};
