import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { TroopType } from '../words.ts';
import { findProvince, getTroop } from './find.ts';
import { placeOf } from './places.ts';
import { isShip } from './troops.ts';

/** Soldiers go to armies and garrisons; ships to fleets, and to garrisons with city and harbour (MD-4.6, MD-4.19, MD-7.8). */
export const canHold = (
  { setting, state }: { readonly setting: Setting; readonly state: Pick<State, 'provinces'> },
  { kind, location }: Pick<Unit, 'kind' | 'location'>,
  type: TroopType,
): boolean => {
  const ship = isShip(getTroop(setting, type));
  if (kind !== 'G') return ship === (kind === 'F');
  return !ship || (placeOf(setting, location).cityName !== null && findProvince(state, location)?.harbour === true);
};
