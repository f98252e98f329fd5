import { COMMANDER, type Setting, type Troop } from '../setting.ts';
import type { Stack, Unit } from '../state.ts';
import type { TroopCount } from '../told.ts';
import type { TroopType } from '../words.ts';
import { getTroop } from './find.ts';

export const isShip = (troop: Troop): boolean => troop.class === 'transport' || troop.class === 'warship';
/** A soldier is any troop that is not a ship (MD-0.4). */
export const isSoldier = (troop: Troop): boolean => !isShip(troop);
/** MD-0.11 */
export const isMounted = (troop: Troop): boolean => troop.class === 'mounted' || troop.class === 'mountedInfantry';
/** Every soldier that is neither mounted nor a siege machine (MD-0.11, MD-13.13). */
export const isFoot = (troop: Troop): boolean => troop.class === 'foot' || troop.class === 'missile';

const sum = (setting: Setting, stacks: readonly TroopCount[], value: (troop: Troop) => number): number => {
  let total = 0;
  for (const stack of stacks) total += stack.count * value(getTroop(setting, stack.type));
  return total;
};

export const soldiersIn = (setting: Setting, stacks: readonly Stack[]): number =>
  sum(setting, stacks, (troop) => (isSoldier(troop) ? 1 : 0));
export const shipsIn = (setting: Setting, stacks: readonly Stack[]): number =>
  sum(setting, stacks, (troop) => (isShip(troop) ? 1 : 0));
export const troopsIn = (stacks: readonly Stack[]): number => stacks.reduce((total, stack) => total + stack.count, 0);
export const countOf = (stacks: readonly Stack[], type: TroopType): number =>
  stacks.reduce((total, stack) => (stack.type === type ? total + stack.count : total), 0);

/** Soldiers and commanders: what counts as troops in a province (MD-0.4, "Enemy troops"). */
export const peopleIn = (setting: Setting, unit: Unit): number =>
  soldiersIn(setting, unit.stacks) + unit.commanders.length;
export const isEmpty = (unit: Unit): boolean => unit.stacks.length === 0 && unit.commanders.length === 0;

/** Attacks x combat of all troops and commanders, without modifiers (MD-4.40). Ships too. */
export const totalCombat = (setting: Setting, unit: Pick<Unit, 'stacks' | 'commanders'>): number =>
  sum(setting, unit.stacks, (troop) => troop.attacks * troop.combat) +
  unit.commanders.length * COMMANDER.attacks * COMMANDER.combat;

/** Hit points of all troops and commanders in tenths, without modifiers (MD-16.48). Ships too. */
export const totalHitPoints = (
  setting: Setting,
  troops: readonly Pick<Stack, 'type' | 'count'>[],
  commanders: number,
): number => {
  const inTroops = troops.reduce((total, { type, count }) => total + count * getTroop(setting, type).hitPoints, 0);
  return inTroops + commanders * COMMANDER.hitPoints;
};

/** The same over soldiers and commanders only: what holds or takes a province (MD-11.5). */
export const landCombat = (setting: Setting, unit: Pick<Unit, 'stacks' | 'commanders'>): number =>
  sum(setting, unit.stacks, (troop) => (isSoldier(troop) ? troop.attacks * troop.combat : 0)) +
  unit.commanders.length * COMMANDER.attacks * COMMANDER.combat;

/** In tenths, soldiers and commanders. */
export const landHitPoints = (setting: Setting, unit: Pick<Unit, 'stacks' | 'commanders'>): number =>
  sum(setting, unit.stacks, (troop) => (isSoldier(troop) ? troop.hitPoints : 0)) +
  unit.commanders.length * COMMANDER.hitPoints;

/** Gold it would cost to build them. The standings ask it of every unit. */
export const buildValue = (setting: Setting, stacks: readonly TroopCount[]): number => {
  let value = 0;
  for (const { type, count } of stacks) value += count * getTroop(setting, type).cost;
  return value;
};

/** Weight aboard ships (MD-6.1). */
export const weightOf = (setting: Setting, stacks: readonly Stack[]): number =>
  sum(setting, stacks, (troop) => troop.weight);
export const storageOf = (setting: Setting, stacks: readonly Stack[]): number =>
  sum(setting, stacks, (troop) => troop.storage);
export const marineSpaceOf = (setting: Setting, stacks: readonly Stack[]): number =>
  sum(setting, stacks, (troop) => troop.marineSpace);

/** Pence for one turn (MD-12.16). */
export const upkeepOf = (setting: Setting, unit: Pick<Unit, 'stacks' | 'commanders'>): number =>
  sum(setting, unit.stacks, (troop) => troop.upkeep) + unit.commanders.length * COMMANDER.upkeep;
