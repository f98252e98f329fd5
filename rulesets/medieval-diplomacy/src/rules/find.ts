import type { Setting, Troop } from '../setting.ts';
import type { Commander, Province, Realm, State, Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../words.ts';

/** Looking things up by their interned ids. What must be there and is not is our own bug: these throw with the id. */

/** The place of an id in a list sorted by id, or the place before which it would stand as a negative number minus one. */
export const placeById = (list: readonly { readonly id: number }[], id: number): number => {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = (list[middle] as { id: number }).id;
    if (at === id) return middle;
    if (at < id) low = middle + 1;
    else high = middle - 1;
  }
  return -low - 1;
};

export const findUnit = (state: Pick<State, 'units'>, id: UnitId): Unit | undefined =>
  state.units[placeById(state.units, id)];

export const unitOf = (state: Pick<State, 'units'>, id: UnitId): Unit => {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
};

export const commanderOf = (state: Pick<State, 'commanders'>, id: number): Commander => {
  const commander = state.commanders[placeById(state.commanders, id)];
  if (!commander) throw new Error(`there is no commander ${id}`);
  return commander;
};

export const findProvince = (state: Pick<State, 'provinces'>, location: Location): Province | null =>
  state.provinces[location] ?? null;

export const provinceOf = (state: Pick<State, 'provinces'>, location: Location): Province => {
  const province = state.provinces[location];
  if (!province) throw new Error(`location ${location} is no province`);
  return province;
};

export const realmIn = (state: Pick<State, 'realms'>, number: RealmNumber): Realm => {
  const realm = state.realms[number];
  if (!realm) throw new Error(`there is no realm ${number}`);
  return realm;
};

export const troopOf = (setting: Pick<Setting, 'troops'>, type: TroopType): Troop => {
  const troop = setting.troops[type];
  if (!troop) throw new Error(`there is no troop type ${type}`);
  return troop;
};

/** The realms of a campaign in canonical order, defeated ones included. */
export const realmsOf = (state: Pick<State, 'realms'>): readonly Realm[] =>
  state.realms.filter((realm) => realm !== null);

export const provincesOf = (state: Pick<State, 'provinces'>): readonly Province[] =>
  state.provinces.filter((province) => province !== null);
