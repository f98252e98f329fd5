import type { State, Unit } from '../state.ts';
import { findProvince } from './find.ts';
import { areEnemiesIn } from './permission.ts';

/** A fleet in a province without harbour, or whose owner is its enemy (MD-6.43). At sea no fleet is homeless. */
export const isHomeless = (
  state: Pick<State, 'provinces' | 'relations'>,
  fleet: Pick<Unit, 'kind' | 'location' | 'realm'>,
): boolean => {
  const province = fleet.kind === 'F' ? findProvince(state, fleet.location) : null;
  if (!province) return false;
  return !province.harbour || areEnemiesIn(state, province, fleet.realm, province.owner);
};
