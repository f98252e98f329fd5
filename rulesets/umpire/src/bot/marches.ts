import type { TroopItem } from '../order.ts';
import { farthestLeg, slowestMove } from '../rules/attrition.ts';
import { getProvince, provincesOf } from '../rules/find.ts';
import { countOf, isNothing, minus, onlyOf } from '../rules/forces.ts';
import { revenueOf } from '../rules/revenue.ts';
import { waysFrom } from '../rules/routes.ts';
import type { General, Province } from '../state.ts';
import type { CombatOrder, ProvinceNumber } from '../words.ts';
import {
  armyReady,
  chance,
  enemyWorth,
  isHostileLand,
  isSeen,
  leave,
  order,
  type Realm,
  spend,
  worthIn,
} from './realm.ts';
import { type Road, roadsFrom } from './roads.ts';

/** How much stronger than what is known, or thought, to be there an army goes. */
const SURE = 1.5;
const RELIEF = 1.1;
/** What a city is thought to hold of which nobody tells, in tenths for each point of revenue and at least. */
const UNSEEN = { eachPoint: 6, least: 40 } as const;
/** Turns ahead for which a march is planned. */
const TURNS_AHEAD = 3;

/** Every army, the strongest first, goes where it gains most, or goes on with its siege; generals go to armies without one. */
export const march = (realm: Realm): void => {
  const armies = [...realm.ready.keys()]
    .map((province) => ({ province, worth: worthIn(realm, province, armyReady(realm, province)) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.province - other.province);
  for (const { province } of armies) {
    const leader = leaderIn(realm, province);
    if (leader === null) sendGeneral(realm, province);
    else campaign(realm, leader, province);
  }
};

/** The most senior free general with command on land there, or else any. */
export const leaderIn = ({ free }: Realm, province: ProvinceNumber): General | null => {
  const here = free.filter(({ location }) => location === province);
  return here.find(({ command }) => command === 'land') ?? here[0] ?? null;
};

/** Someone without troops, the nearest, goes to an army that has nobody. */
const sendGeneral = (realm: Realm, to: ProvinceNumber): void => {
  const { setting } = realm;
  if (worthIn(realm, to, armyReady(realm, to)) < WORTH_A_GENERAL) return;
  const roads = roadsFrom(setting, to, { by: 'land', longest: setting.generalMove, most: setting.generalMove });
  const [best] = realm.free
    .filter(({ location }) => isNothing(armyReady(realm, location)) || moreThanOne(realm, location))
    .flatMap((general) => ({ general, road: roads.get(general.location) }))
    .filter(({ road }) => road !== undefined)
    .sort((one, other) => (one.road?.points ?? 0) - (other.road?.points ?? 0));
  if (best?.road === undefined) return;
  const way = [...best.road.stops].reverse().slice(1);
  leave(realm, best.general);
  order(realm, {
    verb: 'MOVE',
    args: { generals: [best.general.number], ...(way.length === 0 ? {} : { via: way }), to },
  });
};
const WORTH_A_GENERAL = 40;

const moreThanOne = ({ free }: Realm, province: ProvinceNumber): boolean =>
  free.filter(({ location }) => location === province).length > 1;

const campaign = (realm: Realm, leader: General, from: ProvinceNumber): void => {
  const army = armyReady(realm, from);
  const here = getProvince(realm.state, from);
  const foes = enemyWorth(realm, from);
  if (isHostileLand(realm, here) && worthIn(realm, from, army) >= foes)
    return hold(realm, leader, here, siegeOrder(realm, from));
  const going = spareOf(realm, from, army);
  const target = isNothing(going) ? null : bestTarget(realm, from, going);
  if (target === null) {
    if (foes > 0) hold(realm, leader, here, worthIn(realm, from, army) > foes * RELIEF ? '3D' : '1D');
    else gather(realm, leader, from, going);
    return;
  }
  goTo(realm, { leader, from, units: going, road: target.road, army: target.order });
};

const hold = (realm: Realm, leader: General, { number }: Province, army: CombatOrder): void => {
  leave(realm, leader);
  spend(realm, number, armyReady(realm, number));
  order(realm, { verb: 'STANCE', args: { general: leader.number, army } });
};

/** Storms what it can storm, and starves the rest. */
const siegeOrder = (realm: Realm, province: ProvinceNumber): CombatOrder => {
  const ours = worthIn(realm, province, armyReady(realm, province));
  return ours >= enemyWorth(realm, province) * 2 ? '3M' : '2M';
};

/** What may leave: all but a guard where enemies are near, and one unit in a captured or rich province. */
const spareOf = (realm: Realm, from: ProvinceNumber, army: readonly number[]): readonly number[] => {
  const { setting, state, me, own } = realm;
  const { owner, loyalty } = getProvince(state, from);
  if (owner !== me) return army;
  const threat = Math.max(0, ...waysFrom(setting, from, 'land').map(({ to }) => enemyWorth(realm, to)));
  const guard = Math.max(
    from === own.capital ? 20 : loyalty === 1 ? 10 : 5,
    Math.min(threat / 2, worthIn(realm, from, army) / 2),
  );
  const kept = army.map(() => 0);
  for (let type = 0; type < army.length && worthIn(realm, from, kept) < guard; type += 1) {
    while ((kept[type] ?? 0) < (army[type] ?? 0) && worthIn(realm, from, kept) < guard)
      kept[type] = (kept[type] ?? 0) + 1;
  }
  return minus(army, kept);
};

interface Target {
  readonly road: Road;
  readonly order: CombatOrder;
  readonly score: number;
}

/** Where it gains most for the time it takes, if it is strong enough for it. */
const bestTarget = (realm: Realm, from: ProvinceNumber, units: readonly number[]): Target | null => {
  const { setting } = realm;
  const pace = slowestMove(setting, units, 'land');
  const roads = roadsFrom(setting, from, {
    by: 'land',
    longest: farthestLeg(setting, units, 'land'),
    most: pace * TURNS_AHEAD,
  });
  const targets = provincesOf(realm.state).flatMap((province): readonly Target[] => {
    const road = roads.get(province.number);
    const aim = road === undefined ? null : aimAt(realm, province, worthIn(realm, province.number, units));
    if (road === undefined || aim === null) return [];
    return [{ road, order: aim.order, score: aim.gain / (1 + Math.floor(road.points / pace)) }];
  });
  targets.sort(
    (one, other) => other.score - one.score || one.road.points - other.road.points || one.road.to - other.road.to,
  );
  return targets[0] ?? null;
};

/** What there is to gain in a province for an army of that worth; null if nothing, or too much stands there. */
export const aimAt = (
  realm: Realm,
  province: Province,
  worth: number,
): { readonly gain: number; readonly order: CombatOrder } | null => {
  const { setting, state, me } = realm;
  const { number, owner, cty, siege } = province;
  const foes = enemyWorth(realm, number);
  const points = revenueOf(setting, state, province) || 3;
  if (owner === me)
    return foes > 0 && worth >= foes * RELIEF ? { gain: points * (siege === null ? 2 : 3), order: '3D' } : null;
  if (!isHostileLand(realm, province)) return null;
  const unseen = isSeen(realm, number) || cty !== 'Y' ? 0 : Math.max(UNSEEN.least, points * UNSEEN.eachPoint);
  if (worth < Math.max(foes, unseen) * SURE) return null;
  return { gain: points * (cty === 'Y' ? 2 : 1), order: worth >= foes * 2 ? '3M' : '2M' };
};

/** Armies that have nothing to gain join the strongest one that is near, so that together they have. */
const gather = (realm: Realm, leader: General, from: ProvinceNumber, units: readonly number[]): void => {
  const { setting } = realm;
  if (isNothing(units) || !chance(realm, 50)) return;
  const pace = slowestMove(setting, units, 'land');
  const roads = roadsFrom(setting, from, { by: 'land', longest: farthestLeg(setting, units, 'land'), most: pace * 2 });
  const mine = worthIn(realm, from, units);
  const [best] = [...realm.ready.keys()]
    .filter((province) => getProvince(realm.state, province).owner === realm.me)
    .map((province) => ({ road: roads.get(province), worth: worthIn(realm, province, armyReady(realm, province)) }))
    .filter(({ road, worth }) => road !== undefined && worth > mine)
    .sort((one, other) => other.worth - one.worth);
  if (best?.road !== undefined) goTo(realm, { leader, from, units, road: best.road, army: '1D' });
};

export interface Going {
  readonly leader: General;
  readonly from: ProvinceNumber;
  readonly units: readonly number[];
  readonly road: Road;
  readonly army: CombatOrder;
  readonly fleet?: CombatOrder;
}

export const goTo = (realm: Realm, { leader, from, units, road, army, fleet }: Going): void => {
  const { setting } = realm;
  const troops = units.flatMap((count, type): TroopItem[] => (count > 0 ? [{ type, count }] : []));
  const via = road.stops.slice(0, -1);
  const hasArmy = countOf(setting, units, 'land') > 0;
  leave(realm, leader);
  spend(realm, from, units);
  order(realm, {
    verb: 'MOVE',
    args: {
      generals: [leader.number],
      ...(troops.length === 0 ? {} : { troops }),
      ...(via.length === 0 ? {} : { via }),
      to: road.to,
      ...(fleet === undefined ? {} : { fleet }),
      ...(hasArmy ? { army } : {}),
    },
  });
};

/** Ships with troops aboard, to a coast where there is something to gain. */
export const land = (realm: Realm): void => {
  const { setting, state, ready } = realm;
  for (const from of [...ready.keys()]) {
    const ships = onlyOf(setting, ready.get(from) ?? [], 'sea');
    const leader = leaderIn(realm, from);
    if (countOf(setting, ships, 'sea') === 0 || leader === null) continue;
    const cargo = aboard(realm, spareOf(realm, from, armyReady(realm, from)), ships);
    if (isNothing(cargo)) continue;
    const pace = slowestMove(setting, ships, 'sea');
    const roads = roadsFrom(setting, from, { by: 'sea', longest: farthestLeg(setting, ships, 'sea'), most: pace });
    const [best] = provincesOf(state)
      .flatMap((province) => {
        const road = roads.get(province.number);
        const aim = road === undefined ? null : aimAt(realm, province, worthIn(realm, province.number, cargo));
        return road === undefined || aim === null ? [] : [{ road, ...aim }];
      })
      .sort((one, other) => other.gain - one.gain || one.road.points - other.road.points);
    if (best === undefined) continue;
    const units = cargo.map((count, type) => count + (ships[type] ?? 0));
    goTo(realm, { leader, from, units, road: best.road, army: best.order, fleet: '1R' });
  }
};

/** As many army units as the ships carry, those that fight best first. */
const aboard = ({ setting }: Realm, army: readonly number[], ships: readonly number[]): readonly number[] => {
  let room = setting.types.reduce((sum, { type, capacity }) => sum + capacity * (ships[type] ?? 0), 0);
  const cargo = army.map(() => 0);
  const best = [...setting.types].sort((one, other) => other.assault - one.assault || one.type - other.type);
  for (const { type, category } of best) {
    if (category !== 'land') continue;
    cargo[type] = Math.min(room, army[type] ?? 0);
    room -= cargo[type] ?? 0;
  }
  return cargo;
};
