import { findNumbered } from '@chancery/kit';
import type { Province, State, Unit } from '../state.ts';
import { areEnemiesIn } from './permission.ts';

/** The little of a state that decides where a fleet has a harbour. */
interface Harbours extends Pick<State, 'relations'> {
  readonly provinces: readonly (Pick<Province, 'owner' | 'permitted' | 'harbour'> | null)[];
}

/** A fleet in a province without harbour, or whose owner is its enemy (MD-6.43). At sea no fleet is homeless. */
export const isHomeless = (state: Harbours, fleet: Pick<Unit, 'kind' | 'location' | 'realm'>): boolean => {
  const province = fleet.kind === 'F' ? findNumbered(state.provinces, fleet.location) : null;
  if (!province) return false;
  return !province.harbour || areEnemiesIn(state, province, fleet.realm, province.owner);
};
