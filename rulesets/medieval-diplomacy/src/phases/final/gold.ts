import { percentOf } from '@chancery/core';
import type { Listed } from '../../memory.ts';
import type { SendGold } from '../../orders/order.ts';
import type { Refusal } from '../../refusals.ts';
import { realmIn, realmsOf } from '../../rules/find.ts';
import { goldCanTravel } from '../../rules/gold-reach.ts';
import type { Turn } from '../../types.ts';
import { GOLD, IND, type RealmNumber } from '../../words.ts';
import { fail, ordersOf, realmByCode } from '../steps.ts';

/** F2: all senders pay first, then all recipients receive (MD-12.8 to MD-12.15). */
export const goldSent = (turn: Turn): void => {
  const onTheWay: { readonly from: RealmNumber; readonly to: RealmNumber; readonly amount: number }[] = [];
  for (const listed of ordersOf(turn, 'SEND_GOLD')) {
    const from = listed.realm;
    const to = realmByCode(turn, listed.order.args.realm);
    const amount = listed.order.args.amount * GOLD;
    const fee = percentOf(amount, turn.setting.options.sendFeePercent);
    const reason = cannotSend(turn, listed, to, amount + fee);
    if (reason || to === null) {
      fail(turn, listed, 'F2', reason ?? { code: 'unknown-realm', realm: listed.order.args.realm });
      continue;
    }
    turn.emit({ kind: 'gold-sent', rule: 'MD-12.8', from, to, amount, fee });
    onTheWay.push({ from, to, amount });
  }
  for (const each of onTheWay) turn.emit({ kind: 'gold-received', rule: 'MD-12.15', ...each });
};

const cannotSend = (
  turn: Turn,
  { realm, order }: Listed<SendGold>,
  to: RealmNumber | null,
  needed: number,
): Refusal | null => {
  if (to === null) return { code: 'unknown-realm', realm: order.args.realm };
  if (to === IND) return { code: 'independents' };
  if (to === realm) return { code: 'oneself' };
  const { treasury } = realmIn(turn.state, realm);
  if (realmIn(turn.state, to).control === 'defeated') return { code: 'defeated', realm: to };
  if (turn.state.accepts[to]?.[realm] !== true) return { code: 'not-accepted', realm: to };
  if (treasury < needed) return { code: 'not-enough-gold', needed, treasury };
  if (goldCanTravel(turn, realm, to)) return null;
  return { code: 'no-caravan-way', realm: to, range: turn.setting.options.sendRange };
};

/** F9: gold in the coffers shrinks (MD-12.37, MD-12.38). */
export const goldDecays = (turn: Turn): void => {
  for (const { number, treasury, control } of realmsOf(turn.state)) {
    const lost = Math.floor((treasury * turn.setting.options.decayPercent + 50) / 100);
    if (control !== 'defeated' && lost > 0) turn.emit({ kind: 'gold-decayed', rule: 'MD-12.38', realm: number, lost });
  }
};
