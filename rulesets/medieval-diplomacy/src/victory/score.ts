import { provincesOf } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { buildValue } from '../rules/troops.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';

/** What a realm has, as the table counts it. */
export interface Tally {
  readonly score: number;
  readonly provinces: number;
}

const NOTHING: Tally = { score: 0, provinces: 0 };

/** Max revenue of owned land, 5 for each city, and a tenth of the build cost of all troops (MD-18.33), of all realms at once. */
export const tallies = ({ setting, state }: MdPosition): ((realm: RealmNumber) => Tally) => {
  const land = new Map<RealmNumber, Tally>();
  for (const { number, owner } of provincesOf(state)) {
    const { score, provinces } = land.get(owner) ?? NOTHING;
    const place = placeOf(setting, number);
    const worth = maxRevenue(place) + (place.cityName === null ? 0 : 5);
    land.set(owner, { score: score + worth, provinces: provinces + 1 });
  }
  const troops = new Map<RealmNumber, number>();
  for (const { realm, stacks } of state.units) {
    troops.set(realm, (troops.get(realm) ?? 0) + buildValue(setting, stacks));
  }
  return (realm) => {
    const { score, provinces } = land.get(realm) ?? NOTHING;
    return { score: score + Math.floor((troops.get(realm) ?? 0) / 10), provinces };
  };
};

export const scoreOf = (position: MdPosition, realm: RealmNumber): number => tallies(position)(realm).score;

export const provinceCount = ({ state }: Pick<MdPosition, 'state'>, realm: RealmNumber): number =>
  provincesOf(state).filter(({ owner }) => owner === realm).length;
