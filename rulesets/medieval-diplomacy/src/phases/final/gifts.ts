import type { Listed } from '../../memory.ts';
import type { GiveProvince } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findProvince, findUnit, getProvince, getRealm, getTroop } from '../../rules/find.ts';
import { hasEnemyTroops } from '../../rules/presence.ts';
import { isShip } from '../../rules/troops.ts';
import type { Turn } from '../../types.ts';
import { unitId } from '../../unit-id.ts';
import { IND, type RealmNumber } from '../../words.ts';
import { intoNewUnit } from '../new-unit.ts';
import { fail, ordersOf, realmByCode } from '../steps.ts';

/** F12: provinces pass to others or to the independents, without their troops (MD-12.44 to MD-12.52). */
export const provincesGiven = (turn: Turn): void => {
  const received = new Set<number>();
  for (const listed of ordersOf(turn, 'GIVE_PROVINCE')) {
    const to = recipientOf(turn, listed, received);
    if (typeof to !== 'number') {
      fail(turn, listed, 'F12', to);
      continue;
    }
    const { province } = listed.order.args;
    garrisonMarchesOut(turn, province);
    turn.emit({ kind: 'province-given', rule: 'MD-12.44', province, from: listed.realm, to });
    received.add(province);
  }
};

/** Who is to have the province, or why it cannot be given. */
const recipientOf = (
  turn: Turn,
  { realm, order }: Listed<GiveProvince>,
  received: ReadonlySet<number>,
): RealmNumber | Refusal => {
  const { setting, state } = turn;
  const to = realmByCode(turn, order.args.realm);
  const location = order.args.province;
  const province = findProvince(state, location);
  if (to === null) return { code: 'unknown-realm', realm: order.args.realm };
  if (!province) return { code: 'not-a-province', location };
  if (to === realm) return { code: 'oneself' };
  if (province.owner !== realm) return { code: 'not-yours', province: location };
  if (received.has(location)) return { code: 'just-received', province: location };
  if (hasEnemyTroops(setting, state, location, realm)) return { code: 'enemy-troops', province: location };
  if (to === IND) return to;
  if (getRealm(state, to).control === 'defeated') return { code: 'defeated', realm: to };
  return state.accepts[to]?.[realm] === true ? to : { code: 'not-accepted', realm: to };
};

/** Soldiers and commanders become an army of the giver, ships a fleet (MD-12.47). */
const garrisonMarchesOut = (turn: Turn, location: number): void => {
  const { owner } = getProvince(turn.state, location);
  const garrison = findUnit(turn.state, unitId(owner, 'G', location));
  if (!garrison) return;
  const isShipStack = ({ type }: { readonly type: number }): boolean => isShip(getTroop(turn.setting, type));
  const ships = garrison.stacks.filter(isShipStack);
  const soldiers = garrison.stacks.filter((stack) => !isShipStack(stack));
  const { commanders } = garrison;
  if (soldiers.length + commanders.length > 0) {
    intoNewUnit(turn, 'MD-12.47', garrison, { kind: 'A', troops: soldiers, commanders, why: 'given' });
  }
  if (ships.length > 0) intoNewUnit(turn, 'MD-12.47', garrison, { kind: 'F', troops: ships, why: 'given' });
};
