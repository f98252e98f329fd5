import { by, sorted } from '@chancery/core';
import { provincesOf } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import { generalsIn, isCinc, isFit } from '../rules/generals.ts';
import type { General } from '../state.ts';
import type { ProvinceNumber } from '../words.ts';
import { garrisonOf, ownStrength, ownUnits, type Path, pathsFrom } from './ground.ts';
import type { Realm } from './realm.ts';

/** Troops with somebody to lead them. */
export interface Army {
  readonly at: ProvinceNumber;
  /** What of them may leave, by type. */
  readonly units: readonly number[];
  /** By land, nearest first. */
  readonly paths: readonly Path[];
}

/** The strongest first. */
export const armiesOf = (realm: Realm): readonly Army[] => {
  const places = provincesOf(realm.state)
    .map(({ number }) => number)
    .filter((at) => hasTroops(realm, at) && leadersAt(realm, at).length > 0);
  return sorted(
    places,
    by((at) => -ownStrength(realm, at)),
  ).map((at) => ({ at, units: movable(realm, at), paths: pathsFrom(realm, at, 'land') }));
};

export const hasTroops = (realm: Realm, at: ProvinceNumber): boolean =>
  countOf(realm.setting, ownUnits(realm, at), 'land') > 0;

export const leadersAt = ({ state, me }: Realm, province: ProvinceNumber): readonly General[] =>
  generalsIn(state, province, [me]).filter(isFit);

/** What is left of its troops when a garrison stays, of the types that march worst. */
const movable = (realm: Realm, at: ProvinceNumber): readonly number[] => {
  let stays = garrisonOf(realm, at);
  const slowestFirst = sorted(
    [...realm.setting.types],
    by(({ multi }) => multi),
  );
  const left = [...ownUnits(realm, at)];
  for (const { type, category } of slowestFirst) {
    if (category !== 'land') left[type] = 0;
    const here = Math.min(stays, left[type] ?? 0);
    left[type] = (left[type] ?? 0) - here;
    stays -= here;
  }
  return left;
};

/** Whether it gives them troops that they did not have: whoever is not loyal might keep them (UM-17.21). */
export const isTrusted = ({ state }: Realm, general: General): boolean =>
  isCinc(state, general) || general.loyalty >= TRUSTED;

const TRUSTED = 4;
