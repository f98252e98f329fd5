import { by, ceilDiv, floorDiv, sorted } from '@chancery/core';
import { MUSTER } from '../data/figures.ts';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import type { NationNumber, ProvinceNumber, TypeNumber } from '../words.ts';
import { getNation, provincesOf, provincesOwnedBy, unitsIn } from './find.ts';
import { allUnitsOf, fightersOf, figureAt, unitsOfType } from './forces.ts';
import { hostilesIn } from './hostility.ts';
import { shared } from './losses.ts';
import { revenueOf, revenueSum } from './revenue.ts';

/** Points of secured revenue that call up a tribe's recruits, and how many more it may have at all (UM-18.26, 18.27). */
export interface Call {
  readonly points: number;
  readonly room: number;
}

export const callOf = (setting: Setting, state: State, nation: NationNumber): Call => {
  const units = fightersOf(setting, allUnitsOf(setting, state, nation));
  const notional = revenueSum(setting, state, nation);
  const isFull = 100 * units >= MUSTER.most * notional;
  const points = provincesOwnedBy(state, nation)
    .filter(({ number }) => isSecure(setting, state, nation, number))
    .reduce((sum, province) => sum + revenueOf(setting, state, province), 0);
  return { points, room: isFull ? 0 : ceilDiv(MUSTER.most * notional, 100) - units };
};

const isSecure = (setting: Setting, state: State, nation: NationNumber, province: ProvinceNumber): boolean =>
  hostilesIn({ setting, state }, province, nation, ['land']) === 0;

/** Of which types so many recruits are: as the nation's units are now; of the tribes' usual type where it has none (UM-18.28). */
export const mustered = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  count: number,
): readonly { readonly type: TypeNumber; readonly count: number }[] => {
  const all = allUnitsOf(setting, state, nation);
  if (fightersOf(setting, all) === 0) return [{ type: setting.tribalDefaultType, count }];
  const weights = setting.types.map(({ type, category }) => (category === 'spy' ? 0 : figureAt(all, type)));
  return shared(count, weights).flatMap((share, type) => (share > 0 ? [{ type, count: share }] : []));
};

/** Where recruits of a type gather, one after the other in turn: never empty while the nation has a unit or a province (UM-18.28). */
export const gatheringPlaces = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  type: TypeNumber,
): readonly ProvinceNumber[] => {
  const holding = (count: (units: readonly number[]) => number): readonly ProvinceNumber[] => {
    const numberIn = ({ number }: Province): number => count(unitsIn(state, nation, number));
    return sorted(
      provincesOf(state).filter((province) => numberIn(province) > 0),
      by((province) => -numberIn(province)),
    ).map(({ number }) => number);
  };
  const ofType = holding((units) => figureAt(units, type)).filter((place) => isSecure(setting, state, nation, place));
  if (ofType.length > 0) return ofType;
  const ofAny = holding((units) => fightersOf(setting, units)).slice(0, 1);
  return ofAny.length > 0 ? ofAny : homeOf(setting, state, nation);
};

/** The capital, if it is owned, else the province of the highest revenue. */
const homeOf = (setting: Setting, state: State, nation: NationNumber): readonly ProvinceNumber[] => {
  const own = provincesOwnedBy(state, nation);
  const { capital } = getNation(state, nation);
  const seat = own.filter(({ number }) => number === capital);
  const richest = sorted(
    own,
    by((province) => -revenueOf(setting, state, province)),
  );
  return [...seat, ...richest].slice(0, 1).map(({ number }) => number);
};

/** So many of a type over its places, one at a time in a circle: units by province, in province order (UM-18.28). */
export const spreadOver = (
  setting: Setting,
  places: readonly ProvinceNumber[],
  { type, count }: { readonly type: TypeNumber; readonly count: number },
): readonly { readonly province: ProvinceNumber; readonly units: readonly number[] }[] =>
  places
    .map((province, at) => ({
      province,
      share: floorDiv(count, places.length) + (at < count % places.length ? 1 : 0),
    }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => one.province - other.province)
    .map(({ province, share }) => ({ province, units: unitsOfType(setting, type, share) }));
