import { percentOf } from '@chancery/core';
import type { Listed } from '../../memory.ts';
import type { SendGold } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getRealm, realmsOf } from '../../rules/find.ts';
import { goldTravelsFrom } from '../../rules/gold-reach.ts';
import type { Turn } from '../../types.ts';
import { GOLD, IND, type RealmNumber } from '../../words.ts';
import { fail, ordersOf, realmByCode } from '../steps.ts';

/** F2: all senders pay first, then all recipients receive (MD-12.8 to MD-12.15). */
export const goldSent = (turn: Turn): void => {
  const onTheWay: { readonly from: RealmNumber; readonly to: RealmNumber; readonly amount: number }[] = [];
  for (const listed of ordersOf(turn, 'SEND_GOLD')) {
    const from = listed.realm;
    const amount = listed.order.args.amount * GOLD;
    const fee = percentOf(amount, turn.setting.options.sendFeePercent);
    const to = recipientOf(turn, listed, amount + fee);
    if (typeof to !== 'number') {
      fail(turn, listed, 'F2', to);
      continue;
    }
    turn.emit({ kind: 'gold-sent', rule: 'MD-12.8', from, to, amount, fee });
    onTheWay.push({ from, to, amount });
  }
  for (const each of onTheWay) turn.emit({ kind: 'gold-received', rule: 'MD-12.15', ...each });
};

/** Who is to have the gold, or why it cannot be sent. */
const recipientOf = (turn: Turn, { realm, order }: Listed<SendGold>, needed: number): RealmNumber | Refusal => {
  const to = realmByCode(turn, order.args.realm);
  if (to === null) return { code: 'unknown-realm', realm: order.args.realm };
  if (to === IND) return { code: 'independents' };
  if (to === realm) return { code: 'oneself' };
  const { treasury } = getRealm(turn.state, realm);
  if (getRealm(turn.state, to).control === 'defeated') return { code: 'defeated', realm: to };
  if (turn.state.accepts[to]?.[realm] !== true) return { code: 'not-accepted', realm: to };
  if (treasury < needed) return { code: 'not-enough-gold', needed, treasury };
  if (goldTravelsFrom(turn, realm)(to)) return to;
  return { code: 'no-caravan-way', realm: to, range: turn.setting.options.sendRange };
};

/** F9: gold in the coffers shrinks (MD-12.37, MD-12.38). */
export const goldDecays = (turn: Turn): void => {
  for (const { number, treasury, control } of realmsOf(turn.state)) {
    const lost = Math.floor((treasury * turn.setting.options.decayPercent + 50) / 100);
    if (control !== 'defeated' && lost > 0) turn.emit({ kind: 'gold-decayed', rule: 'MD-12.38', realm: number, lost });
  }
};
