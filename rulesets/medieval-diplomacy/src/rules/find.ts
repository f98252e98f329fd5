import { everyNumbered, findNumbered, getNumbered, placeById, required } from '@chancery/kit';
import type { Setting, Troop } from '../setting.ts';
import type { Commander, Province, Realm, State, Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../words.ts';

export const findUnit = (state: Pick<State, 'units'>, id: UnitId): Unit | undefined =>
  state.units[placeById(state.units, id)];

export const getUnit = (state: Pick<State, 'units'>, id: UnitId): Unit => required(findUnit(state, id), 'unit', id);

export const getCommander = ({ commanders }: Pick<State, 'commanders'>, id: number): Commander =>
  required(commanders[placeById(commanders, id)], 'commander', id);

export const findProvince = ({ provinces }: Pick<State, 'provinces'>, location: Location): Province | null =>
  findNumbered(provinces, location);

export const getProvince = ({ provinces }: Pick<State, 'provinces'>, location: Location): Province =>
  getNumbered(provinces, location, 'province');

export const getRealm = ({ realms }: Pick<State, 'realms'>, number: RealmNumber): Realm =>
  getNumbered(realms, number, 'realm');

export const getTroop = ({ troops }: Pick<Setting, 'troops'>, type: TroopType): Troop =>
  getNumbered(troops, type, 'troop type');

/** The realms of a campaign in canonical order, defeated ones included. */
export const realmsOf = (state: Pick<State, 'realms'>): readonly Realm[] => everyNumbered(state.realms);

export const provincesOf = (state: Pick<State, 'provinces'>): readonly Province[] => everyNumbered(state.provinces);
