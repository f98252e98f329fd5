import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import { isOpen, isProvince, isSea } from './places.ts';
import { storageOf, weightOf } from './troops.ts';

/** The armies aboard a fleet, canonical order. */
export const armiesAboard = (state: Pick<State, 'units'>, fleet: Unit): readonly Unit[] =>
  state.units.filter((unit) => unit.loadedOn === fleet.id);

/** Weight of all armies aboard (MD-6.3). */
export const loadOf = (setting: Setting, state: Pick<State, 'units'>, fleet: Unit): number =>
  armiesAboard(state, fleet).reduce((sum, army) => sum + weightOf(setting, army.stacks), 0);

/** Half as much again as the storage, or more, cannot be taken aboard (MD-6.11, MD-6.12). */
export const isTooHeavy = (setting: Setting, state: Pick<State, 'units'>, fleet: Unit, army: Unit): boolean =>
  2 * (loadOf(setting, state, fleet) + weightOf(setting, army.stacks)) >= 3 * storageOf(setting, fleet.stacks);

/** Whether armies can go between a fleet and a province: anchored there, or in a sea that touches it without a reef. */
export const canReachShore = (setting: Setting, fleetAt: number, province: number): boolean => {
  if (!isProvince(setting, province)) return false;
  return fleetAt === province || (isSea(setting, fleetAt) && isOpen(setting, fleetAt, province));
};
