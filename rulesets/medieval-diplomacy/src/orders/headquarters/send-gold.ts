import type { OrderKind } from '@chancery/core';
import { numberOf, upTo } from '@chancery/kit';
import type { SendGold } from '../../order.ts';
import { goldTravelsFrom } from '../../rules/gold-reach.ts';
import type { Types } from '../../types.ts';
import { GOLD } from '../../words.ts';
import { eachRealm, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { dealingFault, judged } from '../judging.ts';
import { GOLD_AMOUNT, REALM } from '../param-types.ts';

export const sendGold: OrderKind<Types, SendGold> = {
  verb: 'SEND_GOLD',
  rule: 'MD-15.17',
  title: 'Send gold',
  help: 'Sends whole gold to any realm that accepts it, even an enemy, if garrisons of both are within reach. You pay a tenth on top.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    realm: { type: REALM, help: 'who receives it' },
    amount: { type: GOLD_AMOUNT, help: 'gold that arrives' },
  },
  lines: [{ pattern: 'SEND GOLD <realm> <amount>' }],
  also: [{ pattern: 'SEND GOLD <amount> <realm>' }, { pattern: 'SEND <amount> GOLD <realm>' }],
  options: offered((desk) => {
    const treasury = desk.view.own?.treasury ?? 0;
    const most = Math.floor(treasury / (GOLD + desk.setting.options.sendFeePercent));
    if (most === 0) return null;
    return eachRealm(desk, goldTravelsFrom(desk, desk.realm), () => numberOf('amount', upTo(most)));
  }),
  check: judged((desk, { args }) => [dealingFault(desk, args.realm)]),
};
