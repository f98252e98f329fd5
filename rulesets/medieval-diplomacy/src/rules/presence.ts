import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Location, RealmNumber } from '../words.ts';
import { findProvince } from './find.ts';
import { areEnemiesIn } from './permission.ts';
import { peopleIn } from './troops.ts';

/** Whether soldiers or commanders hostile to a realm are in a place, also aboard ships anchored there (MD-0.4). */
export const hasEnemyTroops = (
  setting: Setting,
  state: Pick<State, 'units' | 'provinces' | 'relations'>,
  location: Location,
  realm: RealmNumber,
): boolean => {
  const province = findProvince(state, location);
  return state.units.some(
    (unit) =>
      unit.location === location && areEnemiesIn(state, province, realm, unit.realm) && peopleIn(setting, unit) > 0,
  );
};
