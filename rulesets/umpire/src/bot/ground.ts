import { by, sorted } from '@chancery/core';
import { findStack, getProvince, getProvinceInfo, stacksIn } from '../rules/find.ts';
import { allUnitsOf, countOf, sumOf } from '../rules/forces.ts';
import { hostileIn } from '../rules/hostility.ts';
import { revenueOf } from '../rules/revenue.ts';
import { waysFrom } from '../rules/routes.ts';
import type { Province } from '../state.ts';
import { type Arm, INDEPENDENTS, LOYALTY, type ProvinceNumber } from '../words.ts';
import type { Realm } from './realm.ts';

/** What a bot reckons with on the map: strengths in tenths of a factor, ways in movement points. */

/** The strength of units in the open there. */
export const strengthOf = ({ setting }: Realm, units: readonly number[], province: ProvinceNumber): number => {
  const { terrain } = getProvinceInfo(setting, province);
  return sumOf(setting, units, ({ category, open }) => (category === 'land' ? (open[terrain] ?? 0) : 0));
};

export const ownUnits = (realm: Realm, province: ProvinceNumber): readonly number[] =>
  findStack(realm.state, realm.me, province)?.units ?? [];
export const ownStrength = (realm: Realm, province: ProvinceNumber): number =>
  strengthOf(realm, ownUnits(realm, province), province);

/** Of all who are hostile to it there, as far as it knows. */
export const hostileStrength = (realm: Realm, province: ProvinceNumber): number =>
  stacksIn(realm.state, province)
    .filter(({ nation }) => hostileIn(realm.state, province, realm.me, nation))
    .reduce((sum, { units }) => sum + strengthOf(realm, units, province), 0);

export const hostileShips = (realm: Realm, province: ProvinceNumber): number =>
  stacksIn(realm.state, province)
    .filter(({ nation }) => hostileIn(realm.state, province, realm.me, nation))
    .reduce((sum, { units }) => sum + countOf(realm.setting, units, 'sea'), 0);

/** A garrison of which nobody has told it anything: the richer a province, the more. */
const GUESS = { base: 15, eachPoint: 4 } as const;

/** What an attacker should be ready to meet: what is known to be there, or what is usual. */
export const expectedStrength = (realm: Realm, province: ProvinceNumber): number => {
  const known = hostileStrength(realm, province);
  if (known > 0) return known;
  const { cty } = getProvince(realm.state, province);
  return cty === 'D' ? 0 : GUESS.base + GUESS.eachPoint * worthOf(realm, province);
};

/** Its revenue, as far as that is known. */
export const worthOf = ({ setting, state }: Realm, province: ProvinceNumber): number =>
  revenueOf(setting, state, getProvince(state, province));

/** Whether it would be taken: an enemy's, or the Independents' where nobody rebels for it. */
export const isPrey = (realm: Realm, { number, owner }: Pick<Province, 'number' | 'owner'>): boolean =>
  owner !== realm.me &&
  (owner === INDEPENDENTS ? hostileIn(realm.state, number, realm.me, INDEPENDENTS) : realm.enemies.includes(owner));

/** Own provinces that touch what it would take, or where it is under attack. */
export const isFront = (realm: Realm, province: ProvinceNumber): boolean =>
  hostileStrength(realm, province) > 0 ||
  waysFrom(realm.setting, province).some(({ to }) => isPrey(realm, getProvince(realm.state, to)));

/** How many units it has on land. */
export const armySize = ({ setting, state, me }: Realm): number =>
  countOf(setting, allUnitsOf(setting, state, me), 'land');

/** What stays behind when an army marches: more where people wish for other masters (UM-17.4). */
export const garrisonOf = (realm: Realm, province: ProvinceNumber): number => {
  const found = getProvince(realm.state, province);
  if (found.owner !== realm.me) return 0;
  if (realm.own.capital === province) return 2;
  if (found.loyalty === LOYALTY.captured) return realm.setting.localRevolts ? 2 : 1;
  return isFront(realm, province) ? 1 : 0;
};

/** A way over routes of an arm. */
export interface Path {
  readonly to: ProvinceNumber;
  /** All stops after the first place, the last included. */
  readonly through: readonly ProvinceNumber[];
  readonly points: number;
}

/** Beyond this a march takes too many turns to be worth it. */
const FARTHEST: { readonly [In in Arm]: number } = { land: 24, sea: 26 };

/**
 * The cheapest ways from a place to every other that can be come to without fighting on the way, nearest first: it may end among
 * enemies, and does not lead through them.
 */
export const pathsFrom = (realm: Realm, from: ProvinceNumber, arm: Arm): readonly Path[] => {
  const best = new Map<ProvinceNumber, Path>([[from, { to: from, through: [], points: 0 }]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const path = best.get(at) as Path;
    if (at !== from && !isPassable(realm, at, arm)) continue;
    for (const way of waysFrom(realm.setting, at, arm)) {
      const points = path.points + way.points;
      if (points > FARTHEST[arm] || points >= (best.get(way.to)?.points ?? Number.POSITIVE_INFINITY)) continue;
      best.set(way.to, { to: way.to, through: [...path.through, way.to], points });
      open.push(way.to);
    }
  }
  best.delete(from);
  return sorted(
    [...best.values()],
    by(({ points }) => points),
  );
};

const isPassable = (realm: Realm, province: ProvinceNumber, arm: Arm): boolean =>
  arm === 'sea'
    ? hostileShips(realm, province) === 0
    : hostileStrength(realm, province) === 0 && !isPrey(realm, getProvince(realm.state, province));
