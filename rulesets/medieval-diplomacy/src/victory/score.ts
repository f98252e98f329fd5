import { provincesOf } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { buildValue } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import type { TroopCount } from '../told.ts';
import type { MdPosition } from '../types.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';

/** What a realm has, as the table counts it. */
export interface Tally {
  readonly score: number;
  readonly provinces: number;
}

/** All that counts. It is open to all, so that a view holds it as well as the state. */
export interface Holdings {
  readonly provinces: readonly (Pick<Province, 'number' | 'owner'> | null)[];
  readonly units: readonly { readonly id: UnitId; readonly troops: readonly TroopCount[] }[];
}

export const holdingsIn = ({ provinces, units }: State): Holdings => ({
  provinces,
  units: units.map(({ id, stacks }) => ({ id, troops: stacks })),
});

/** Max revenue of owned land, 5 for each city, and a tenth of the build cost of all troops (MD-18.33), of all realms at once. */
export const tallies = (setting: Setting, { provinces, units }: Holdings): ((realm: RealmNumber) => Tally) => {
  const worth: number[] = [];
  const count: number[] = [];
  for (const province of provinces) {
    if (province === null) continue;
    const { number, owner } = province;
    const place = placeOf(setting, number);
    worth[owner] = (worth[owner] ?? 0) + maxRevenue(place) + (place.cityName === null ? 0 : 5);
    count[owner] = (count[owner] ?? 0) + 1;
  }
  const built: number[] = [];
  for (const { id, troops } of units) {
    const realm = realmOf(id);
    built[realm] = (built[realm] ?? 0) + buildValue(setting, troops);
  }
  return (realm) => ({
    score: (worth[realm] ?? 0) + Math.floor((built[realm] ?? 0) / 10),
    provinces: count[realm] ?? 0,
  });
};

export const scoreOf = ({ setting, state }: MdPosition, realm: RealmNumber): number =>
  tallies(setting, holdingsIn(state))(realm).score;

export const provinceCount = ({ state }: Pick<MdPosition, 'state'>, realm: RealmNumber): number =>
  provincesOf(state).filter(({ owner }) => owner === realm).length;
