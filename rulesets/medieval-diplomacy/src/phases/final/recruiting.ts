import type { Listed } from '../../memory.ts';
import type { BuildShips, Recruit } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getProvince, getRealm, getTroop } from '../../rules/find.ts';
import { maxRevenue, placeOf } from '../../rules/places.ts';
import { isShip } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { GOLD, type TroopType } from '../../words.ts';
import { absenceOf, fail, giverOf, ordersOf } from '../steps.ts';

/** F4: city by city up to its limit, order by order while the gold lasts (MD-12.20 to MD-12.29). */
export const troopsBuilt = (turn: Turn): void => {
  const built = new Map<number, number>();
  for (const listed of ordersOf(turn, 'RECRUIT', 'BUILD_SHIPS')) {
    const { order } = listed;
    const garrison = giverOf(turn, listed);
    const type = troopTypeOf(turn.setting, order.args.type);
    if (!garrison) fail(turn, listed, 'F4', absenceOf(turn, listed));
    else if (type === null) fail(turn, listed, 'F4', { code: 'unknown-troop', type: order.args.type });
    else {
      const reason = cannotBuild(turn, order, garrison, type);
      if (reason) fail(turn, listed, 'F4', reason);
      else build(turn, listed, { garrison, type }, built);
    }
  }
};

const cannotBuild = (turn: Turn, order: Recruit | BuildShips, garrison: Unit, type: TroopType): Refusal | null => {
  const { location } = garrison;
  if (garrison.kind !== 'G') return { code: 'wrong-unit-kind', unit: order.unit, wanted: 'garrison' };
  const province = getProvince(turn.state, location);
  const ship = isShip(getTroop(turn.setting, type));
  if (placeOf(turn.setting, location).cityName === null) return { code: 'no-city', province: location };
  if (order.verb === 'RECRUIT' && ship) return { code: 'not-a-soldier', type };
  if (order.verb === 'BUILD_SHIPS' && !ship) return { code: 'not-a-ship', type };
  if (province.changedHands) return { code: 'changed-hands', province: location };
  if (!province.buildList.includes(type)) return { code: 'not-on-build-list', type, province: location };
  return ship && !province.harbour ? { code: 'no-harbour', province: location } : null;
};

const build = (
  turn: Turn,
  listed: Listed<Recruit | BuildShips>,
  { garrison, type }: { readonly garrison: Unit; readonly type: TroopType },
  built: Map<number, number>,
): void => {
  const wanted = listed.order.args.count;
  const limit = maxRevenue(placeOf(turn.setting, garrison.location)) - (built.get(garrison.location) ?? 0);
  const { treasury } = getRealm(turn.state, garrison.realm);
  const price = getTroop(turn.setting, type).cost * GOLD;
  const affordable = price === 0 ? wanted : Math.floor(treasury / price);
  const count = Math.min(wanted, limit, affordable);
  if (count <= 0) {
    const reason = limit <= 0 ? ({ code: 'build-limit', wanted, limit: 0 } as const) : shortOfGold(price, treasury);
    return fail(turn, listed, 'F4', reason);
  }
  built.set(garrison.location, (built.get(garrison.location) ?? 0) + count);
  const short = count === wanted ? null : count === affordable ? 'gold' : 'limit';
  turn.emit({
    kind: 'recruited',
    rule: 'MD-12.26',
    unit: garrison.id,
    type,
    count,
    wanted,
    cost: count * price,
    short,
  });
};

const shortOfGold = (needed: number, treasury: number): Refusal => ({ code: 'not-enough-gold', needed, treasury });
