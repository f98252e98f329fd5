import { provincesOf } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { buildValue } from '../rules/troops.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';

/** Max revenue of owned land, 5 for each city, and a tenth of the build cost of all troops (MD-18.33). */
export const scoreOf = ({ setting, state }: MdPosition, realm: RealmNumber): number => {
  const land = provincesOf(state)
    .filter(({ owner }) => owner === realm)
    .map(({ number }) => placeOf(setting, number))
    .reduce((sum, place) => sum + maxRevenue(place) + (place.cityName === null ? 0 : 5), 0);
  const troops = state.units
    .filter((unit) => unit.realm === realm)
    .reduce((sum, unit) => sum + buildValue(setting, unit.stacks), 0);
  return land + Math.floor(troops / 10);
};

export const provinceCount = ({ state }: Pick<MdPosition, 'state'>, realm: RealmNumber): number =>
  provincesOf(state).filter(({ owner }) => owner === realm).length;
