import type { World } from '@chancery/core';
import type { Location, RealmNumber, Season, Status, TroopClass, TroopType } from './words.ts';

/** A row of the troop tables (MD-13.4, MD-13.5). Hit points in tenths, upkeep in pence, cost in gold, modifiers in percent. */
export interface Troop {
  readonly key: string;
  readonly name: string;
  readonly class: TroopClass;
  readonly attacks: number;
  readonly combat: number;
  readonly hitPoints: number;
  readonly move: number;
  readonly cost: number;
  readonly upkeep: number;
  readonly weight: number;
  readonly amphibious: number;
  /** Null: cannot fight as a marine. Ships have 0. */
  readonly marine: number | null;
  readonly siege: number;
  /** Ships: soldiers that may fight aboard, and weight that can be carried. */
  readonly marineSpace: number;
  readonly storage: number;
  /** Chance in percent to be captured when lost to an enemy; 0 for what cannot be. */
  readonly capture: number;
}

/** The options of a campaign (MD-19.1). */
export interface Options {
  readonly startYear: number;
  readonly startSeason: Season;
  readonly soloPercent: number;
  readonly alliancePercent: number;
  readonly allianceMax: number;
  /** Turn ends in a row for which a claim must hold (MD-18.26). */
  readonly victoryHold: number;
  readonly lastTurn: number | null;
  readonly autoComputerAfter: number | null;
  readonly defaultStatus: Status;
  readonly proclamationGold: number;
  readonly decayPercent: number;
  readonly sendFeePercent: number;
  readonly sendRange: number;
  readonly pillageMinCombat: number;
  readonly harbourLossPercent: number;
}

/** What is fixed about a realm. */
export interface RealmInfo {
  readonly number: RealmNumber;
  /** Three letters; also the realm's seat id. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly culture: string;
  readonly tone: number;
  readonly capital: Location;
  readonly description: string;
  /** Its arms, as a blazon; campaigns that were founded without arms go on without. */
  readonly arms?: string;
}

/** What is fixed about a place. Index = location number; index 0 is empty. */
export interface PlaceInfo {
  readonly number: Location;
  readonly name: string;
  readonly kind: 'province' | 'sea';
  /** Null for seas and provinces without one (MD-0.8). */
  readonly cityName: string | null;
  readonly baseRevenue: number;
  readonly productionSlots: number;
}

/** Everything that stays the same in a campaign; all of it may be known to all. */
export interface Setting {
  readonly scenario: string;
  readonly title: string;
  readonly options: Options;
  readonly troops: readonly Troop[];
  /** Index = realm number; index 0 is empty. */
  readonly realms: readonly (RealmInfo | null)[];
  readonly places: readonly (PlaceInfo | null)[];
  readonly world: World;
}

/** One commander's fixed costs and strength (MD-10.5): the figures of his guard. Hit points in tenths, upkeep in pence. */
export const COMMANDER = { attacks: 1, combat: 5, hitPoints: 10, cost: 20, upkeep: 100, maximumHired: 5 } as const;

/** The type of a troop key, or null. */
export const troopTypeOf = (setting: Pick<Setting, 'troops'>, key: string): TroopType | null => {
  const found = setting.troops.findIndex((troop) => troop.key === key);
  return found < 0 ? null : found;
};
