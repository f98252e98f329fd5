import type { World } from '@chancery/core';
import type {
  Calling,
  DomainNumber,
  HoldingKind,
  ProvinceNumber,
  RaidEventName,
  RandomEventKind,
  UnitType,
} from './words.ts';

/** What stays the same in a campaign, and everybody may know. Domains and provinces stand in their places, from 1. */
export interface Setting {
  readonly title: string;
  readonly options: Options;
  readonly domains: readonly (DomainInfo | null)[];
  readonly provinces: readonly (ProvinceInfo | null)[];
  readonly borders: readonly BorderInfo[];
  readonly units: UnitTable;
  readonly scores: ScoreTable;
  readonly paramount: Paramount;
  /** What each roll of the die of chance brings, and that of raids (DOM-5.15, 10.9). */
  readonly randomEvents: readonly RandomEventKind[];
  readonly raidEvents: readonly RaidEvent[];
  readonly world: World;
}

/** What a game master may set. */
export interface Options {
  /** The game ends after this turn (DOM-17.9). */
  readonly turns: number;
  /** Whether a province that was won by occupation pays its conqueror tax (DOM-13.16). */
  readonly conqueredTax: boolean;
  /** After so many missed turns in a row the rules run a domain (DOM-17.4). */
  readonly missedTurns: number;
}

export interface DomainInfo {
  readonly number: DomainNumber;
  /** Three letters, by which orders and seats name it. */
  readonly code: string;
  readonly name: string;
  readonly calling: Calling;
  readonly description: string;
  /** A blazon. */
  readonly arms: string;
  /** Its colour on the map: a place in the palette. */
  readonly tone: number;
}

export interface ProvinceInfo {
  readonly number: ProvinceNumber;
  readonly name: string;
  /** Those that border it, ascending. */
  readonly borders: readonly ProvinceNumber[];
}

/** What a type of unit can do and costs (DOM-6.1). */
export interface UnitInfo {
  readonly attack: number;
  readonly defence: number;
  /** Provinces a march. */
  readonly movement: number;
  /** The level of the holding that musters it; null for Levies, which are called and not mustered. */
  readonly needs: number | null;
  readonly cost: number;
  readonly upkeep: number;
  readonly points: number;
  readonly mounted?: true;
}

export type UnitTable = { readonly [Type in UnitType]: UnitInfo };

/** A border; units cross one with a river over a bridge only (DOM-2.2). */
export interface BorderInfo {
  /** `a < b`. */
  readonly a: ProvinceNumber;
  readonly b: ProvinceNumber;
  readonly river: string | null;
}

/** Points a level, by what has it (DOM-17.8). */
export type ScoreTable = { readonly [Of in Calling]: { readonly [What in 'province' | HoldingKind]: number } };

/** What a raid brings about, and what its target loses by it. */
export interface RaidEvent {
  readonly name: RaidEventName;
  readonly gold: number;
  readonly mood: number;
}

/** What ends the game before its time (DOM-17.10). */
export interface Paramount {
  /** Provinces that a lord has to rule. */
  readonly provinces: number;
  /** The share of all guild levels that a merchant needs, in a hundred. */
  readonly guilds: number;
  /** The share of all temple levels that a prelate needs. */
  readonly temples: number;
}
