import type { Troop } from '../setting.ts';
import { TROOP_CLASSES } from '../words.ts';

/** A figure that a troop cannot have (MD-13.18). */
export interface TroopFault {
  readonly troop: string;
  readonly field: keyof Troop;
  readonly value: unknown;
}

/** Far above any sensible figure, and small enough that all sums stay exact. */
const ANY = 1_000_000;

/** What each figure may be; every product of the formulas is then exact in whole numbers (MD-13.18). */
const RANGES = {
  attacks: [1, 9],
  combat: [0, 100],
  hitPoints: [1, ANY],
  move: [0, ANY],
  cost: [0, ANY],
  upkeep: [0, ANY],
  weight: [0, ANY],
  amphibious: [-100, 200],
  marine: [-100, 200],
  siege: [0, 100],
  marineSpace: [0, ANY],
  storage: [0, ANY],
  capture: [0, 100],
} as const satisfies { readonly [field in keyof Troop]?: readonly [number, number] };

const FIGURES = Object.keys(RANGES) as readonly (keyof typeof RANGES)[];

/** All faults of a troop table: figures out of range, unknown classes, missing words, keys that occur twice. */
export const troopFaults = (troops: readonly Troop[]): readonly TroopFault[] => {
  const seen = new Set<string>();
  return troops.flatMap((troop) => {
    const again = seen.has(troop.key);
    seen.add(troop.key);
    return faultsOf(troop, again).map((field) => ({ troop: troop.key, field, value: troop[field] }));
  });
};

const faultsOf = (troop: Troop, again: boolean): readonly (keyof Troop)[] => {
  const faults: (keyof Troop)[] = FIGURES.filter((field) => !isInRange(troop, field));
  if (again || typeof troop.key !== 'string' || troop.key === '') faults.push('key');
  if (typeof troop.name !== 'string' || troop.name === '') faults.push('name');
  if (!TROOP_CLASSES.includes(troop.class)) faults.push('class');
  return faults;
};

const isInRange = (troop: Troop, field: keyof typeof RANGES): boolean => {
  const value = troop[field];
  if (value === null) return field === 'marine';
  const [low, high] = RANGES[field];
  return Number.isInteger(value) && value >= low && value <= high;
};
