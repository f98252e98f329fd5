import { by, sorted } from '@chancery/core';
import { getProvince } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import type { CombatOrder, ProvinceNumber } from '../words.ts';
import type { Army } from './army.ts';
import {
  expectedStrength,
  hostileStrength,
  isFront,
  isPrey,
  ownStrength,
  type Path,
  strengthOf,
  worthOf,
} from './ground.ts';
import { isOwn, type Realm } from './realm.ts';

/** Where an army goes by land: to relieve, to take, to gather. */

/** How much stronger it wants to be, in percent: to attack a city, to storm it, to attack a country without one, to relieve. */
const SUPERIOR = { city: 150, storm: 250, country: 110, relief: 100 } as const;
/** A march of so many points takes the rest of a year. */
const NEAR = 16;
/** What is begun goes before what is not. */
const BEGUN = 6;

/** All armies, and where those that have their orders go. */
export interface Field {
  readonly armies: readonly Army[];
  readonly aims: ReadonlyMap<ProvinceNumber, ProvinceNumber>;
}

/** A march that is worth it, and how much it is worth. */
interface Aim {
  readonly path: Path;
  readonly worth: number;
}

const bestOf = (aims: readonly Aim[]): Path | null =>
  sorted(
    aims,
    by(({ worth }) => -worth),
  )[0]?.path ?? null;

/** An own province in which an enemy stands that it can beat, and no smaller army. */
export const relief = (realm: Realm, army: Army, { armies }: Field): Path | null =>
  bestOf(
    army.paths.flatMap((path): Aim[] => {
      const foe = isOwn(realm, path.to) ? hostileStrength(realm, path.to) : 0;
      if (foe === 0 || !relieves(realm, army, path.to, foe)) return [];
      const mine = strengthOf(realm, army.units, path.to);
      const isTooMuch = armies.some(
        (other) => strengthOf(realm, other.units, path.to) < mine && relieves(realm, other, path.to, foe),
      );
      return isTooMuch ? [] : [{ path, worth: 2 * worthOf(realm, path.to) - path.points }];
    }),
  );

const relieves = (realm: Realm, { at, units, paths }: Army, to: ProvinceNumber, foe: number): boolean => {
  const points = paths.find((path) => path.to === to)?.points ?? Number.POSITIVE_INFINITY;
  const strength = strengthOf(realm, units, to) + ownStrength(realm, to);
  return points <= NEAR && hostileStrength(realm, at) === 0 && 100 * strength >= SUPERIOR.relief * foe;
};

/** The richest and nearest that its strength allows, or that of all who can be there in time. */
export const attack = (realm: Realm, army: Army, { armies, aims }: Field): Path | null => {
  if (countOf(realm.setting, army.units, 'land') === 0) return null;
  return bestOf(
    army.paths.flatMap((path): Aim[] => {
      const province = getProvince(realm.state, path.to);
      if (!isPrey(realm, province) || path.points > NEAR) return [];
      const wanted = (province.cty === 'Y' ? SUPERIOR.city : SUPERIOR.country) * expectedStrength(realm, path.to);
      const there = ownStrength(realm, path.to);
      const alone = 100 * (strengthOf(realm, army.units, path.to) + there) >= wanted;
      const free = armies.filter(({ at }) => (aims.get(at) ?? path.to) === path.to);
      if (!alone && 100 * (joined(realm, free, path.to) + there) < wanted) return [];
      const isBegun = there > 0 || [...aims.values()].includes(path.to);
      return [{ path, worth: 3 * Math.max(1, worthOf(realm, path.to)) - path.points + (isBegun ? BEGUN : 0) }];
    }),
  );
};

/** What armies bring together to a place that is near them; who besieges something else does not come. */
const joined = (realm: Realm, armies: readonly Army[], to: ProvinceNumber): number =>
  armies.reduce((sum, { at, units, paths }) => {
    if (isPrey(realm, getProvince(realm.state, at))) return sum;
    const points = paths.find((path) => path.to === to)?.points ?? Number.POSITIVE_INFINITY;
    return points > NEAR ? sum : sum + strengthOf(realm, units, to);
  }, 0);

/** The nearest own province that touches the enemy, the one where most troops stand already. */
export const toTheFront = (realm: Realm, { paths }: Army): Path | null =>
  bestOf(
    paths.flatMap((path): Aim[] =>
      isOwn(realm, path.to) && isFront(realm, path.to)
        ? [{ path, worth: ownStrength(realm, path.to) - 4 * path.points }]
        : [],
    ),
  );

/** Where it is far stronger than whoever may be there it storms at once, before hunger and relief have their say. */
export const riskOf = (realm: Realm, { units }: Army, { to }: Path): CombatOrder => {
  const strength = strengthOf(realm, units, to) + ownStrength(realm, to);
  return 100 * strength >= SUPERIOR.storm * expectedStrength(realm, to) ? '3R' : '2R';
};
