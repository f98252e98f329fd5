import { percentOf } from '@chancery/core';
import type { Listed } from '../../memory.ts';
import type { SendGold } from '../../orders/order.ts';
import type { Refusal } from '../../refusals.ts';
import { caravanWay } from '../../rules/caravan.ts';
import { provinceOf, realmIn, realmsOf } from '../../rules/find.ts';
import { areAtWar, hasPermission } from '../../rules/permission.ts';
import { isSea, mapOf } from '../../rules/places.ts';
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
  return isWithinReach(turn, realm, to)
    ? null
    : { code: 'no-caravan-way', realm: to, range: turn.setting.options.sendRange };
};

/** Provinces where the sender has permission, seas without enemy fleets (MD-12.11). */
const isWithinReach = ({ setting, state }: Turn, from: RealmNumber, to: RealmNumber): boolean => {
  const garrisons = (realm: RealmNumber): readonly number[] =>
    state.units.filter((unit) => unit.kind === 'G' && unit.realm === realm).map(({ location }) => location);
  const watched = new Set(
    state.units
      .filter((unit) => unit.kind === 'F' && areAtWar(state, from, unit.realm))
      .map(({ location }) => location),
  );
  const open = (location: number): boolean =>
    isSea(setting, location) ? !watched.has(location) : hasPermission(state, provinceOf(state, location), from);
  return caravanWay(mapOf(setting), garrisons(from), garrisons(to), setting.options.sendRange, open) !== undefined;
};

/** F9: gold in the coffers shrinks (MD-12.37, MD-12.38). */
export const goldDecays = (turn: Turn): void => {
  for (const { number, treasury, control } of realmsOf(turn.state)) {
    const lost = Math.floor((treasury * turn.setting.options.decayPercent + 50) / 100);
    if (control !== 'defeated' && lost > 0) turn.emit({ kind: 'gold-decayed', rule: 'MD-12.38', realm: number, lost });
  }
};
