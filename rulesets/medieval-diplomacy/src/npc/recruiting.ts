import type { Recruit } from '../order.ts';
import { getRealm, getTroop, provincesOf } from '../rules/find.ts';
import { areAtWar } from '../rules/permission.ts';
import { marchable, maxRevenue, placeOf } from '../rules/places.ts';
import { isSoldier, landCombat, upkeepOf } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import type { Province } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { GOLD, type Location, type RealmNumber, type TroopType } from '../words.ts';

/** What stays in the coffers besides the upkeep, in pence (MD-17.7). */
const RESERVE = 2 * GOLD;

/** The most threatened city first, the best troops for the price, as many as limit and budget allow (MD-17.7 to MD-17.9). */
export const recruiting = (position: MdPosition, realm: RealmNumber): readonly Recruit[] => {
  const { setting, state } = position;
  const upkeep = state.units
    .filter((unit) => unit.realm === realm)
    .reduce((sum, unit) => sum + upkeepOf(setting, unit), 0);
  let budget = getRealm(state, realm).treasury - upkeep - RESERVE;
  const orders: Recruit[] = [];
  for (const { number, buildList } of citiesByThreat(position, realm)) {
    const type = bestSoldier(setting, buildList);
    if (type === null) continue;
    const { key, cost } = getTroop(setting, type);
    const limit = maxRevenue(placeOf(setting, number));
    const count = cost === 0 ? limit : Math.min(limit, Math.floor(budget / (cost * GOLD)));
    if (budget <= 0 || count <= 0) continue;
    budget -= count * cost * GOLD;
    orders.push({ verb: 'RECRUIT', unit: `G${number}`, args: { type: key, count } });
  }
  return orders;
};

/** MD-17.8 */
const citiesByThreat = (position: MdPosition, realm: RealmNumber): readonly Province[] => {
  const { setting, state } = position;
  const forces = enemyForces(position, realm);
  const threatTo = (city: Location): number =>
    marchable(setting, city).reduce((sum, place) => sum + (forces.get(place) ?? 0), 0);
  return provincesOf(state)
    .filter(({ number, owner }) => owner === realm && placeOf(setting, number).cityName !== null)
    .map((province) => ({
      province,
      threat: threatTo(province.number),
      worth: maxRevenue(placeOf(setting, province.number)),
    }))
    .sort((a, b) => b.threat - a.threat || b.worth - a.worth || a.province.number - b.province.number)
    .map(({ province }) => province);
};

/** What enemies have on land, place by place. */
const enemyForces = ({ setting, state }: MdPosition, realm: RealmNumber): ReadonlyMap<Location, number> => {
  const forces = new Map<Location, number>();
  for (const unit of state.units) {
    if (!areAtWar(state, realm, unit.realm)) continue;
    const force = landCombat(setting, { ...unit, commanders: [] });
    forces.set(unit.location, (forces.get(unit.location) ?? 0) + force);
  }
  return forces;
};

/** Highest attacks x combat x hit points for its cost, compared exactly; no siege machines (MD-17.9). */
const bestSoldier = (setting: Setting, buildList: readonly TroopType[]): TroopType | null => {
  const worth = ({ attacks, combat, hitPoints }: Troop): number => attacks * combat * hitPoints;
  const soldiers = buildList.filter((type) => {
    const troop = getTroop(setting, type);
    return isSoldier(troop) && troop.class !== 'siege';
  });
  const [best] = soldiers.toSorted((a, b) => {
    const [one, other] = [getTroop(setting, a), getTroop(setting, b)];
    return worth(other) * one.cost - worth(one) * other.cost || one.cost - other.cost || a - b;
  });
  return best ?? null;
};
