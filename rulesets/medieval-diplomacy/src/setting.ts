import type { World } from '@chancery/core';
import { type DataOf, NUMBER, orNone, WORDS, word } from '@chancery/kit';
import { PENCE, TENTHS } from './sorts.ts';
import { type Location, type RealmNumber, SEASONS, STATUSES, TROOP_CLASSES, type TroopType } from './words.ts';

/** A row of the troop tables (MD-13.4, MD-13.5). Hit points in tenths, upkeep in pence, cost in gold, modifiers in percent. */
export const TROOP_ROW = {
  key: WORDS,
  name: WORDS,
  class: word(...TROOP_CLASSES),
  attacks: NUMBER,
  combat: NUMBER,
  hitPoints: TENTHS,
  move: NUMBER,
  cost: NUMBER,
  upkeep: PENCE,
  weight: NUMBER,
  amphibious: NUMBER,
  /** Null: cannot fight as a marine. Ships have 0. */
  marine: orNone(NUMBER),
  siege: NUMBER,
  /** Ships: soldiers that may fight aboard, and weight that can be carried. */
  marineSpace: NUMBER,
  storage: NUMBER,
  /** Chance in percent to be captured when lost to an enemy; 0 for what cannot be. */
  capture: NUMBER,
};
export interface Troop extends DataOf<typeof TROOP_ROW> {}

/** The options of a campaign (MD-19.1). */
export const OPTIONS = {
  startYear: NUMBER,
  startSeason: word(...SEASONS),
  soloPercent: NUMBER,
  alliancePercent: NUMBER,
  allianceMax: NUMBER,
  /** Turn ends in a row for which a claim must hold (MD-18.26). */
  victoryHold: NUMBER,
  lastTurn: orNone(NUMBER),
  autoComputerAfter: orNone(NUMBER),
  defaultStatus: word(...STATUSES),
  proclamationGold: NUMBER,
  decayPercent: NUMBER,
  sendFeePercent: NUMBER,
  sendRange: NUMBER,
  pillageMinCombat: NUMBER,
  harbourLossPercent: NUMBER,
};
export interface Options extends DataOf<typeof OPTIONS> {}

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
