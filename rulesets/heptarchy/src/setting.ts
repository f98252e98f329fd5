import type { World } from '@chancery/core';
import type { AreaNumber, KingdomNumber, Region, Resource, SeaNumber, Terrain, Tradition, Tribe } from './words.ts';

/** What a master may set (HEP-1.1, HEP-17). */
export interface Options {
  /** 0..500 (HEP-1.1). */
  readonly startingGold: number;
  /** Codes of the kingdoms that players have, in the order of the player list where nobody signs up (HEP-1.12). */
  readonly players: readonly string[];
  /** Null: none (HEP-17.10). */
  readonly lastTurn: number | null;
  /** Missed Phases in a row after which a kingdom becomes a caretaker's (HEP-17.6). */
  readonly missedPhases: number;
  /** HEP-17.8 */
  readonly victoryAreas: number;
  readonly victoryPrestige: number;
}

/** A Land Area, and the kingdom that starts there (HEP-18.4). */
export interface AreaInfo {
  readonly number: AreaNumber;
  /** Three capital letters; also the seat of the kingdom that starts here. */
  readonly code: string;
  readonly name: string;
  /** Its chief place: where the King's hall stands on the map. */
  readonly town: string;
  readonly tribe: Tribe;
  readonly terrain: Terrain;
  readonly region: Region;
  /** Ascending. */
  readonly neighbours: readonly AreaNumber[];
  /** Those of the neighbours that lie across a river (HEP-2.2). */
  readonly rivers: readonly AreaNumber[];
  /** Ascending; 0 to 2 (HEP-2.8). */
  readonly seas: readonly SeaNumber[];
  /** In the order of HEP-4.5. */
  readonly allowed: readonly Resource[];
  /** The arms of its kingdom, as a blazon. */
  readonly arms: string;
  /** Its colour unless its player chooses another, `#rrggbb` (HEP-17.3), and its place in the palette of the map. */
  readonly color: string;
  readonly tone: number;
  readonly description: string;
}

/** HEP-2.5 */
export interface SeaInfo {
  readonly number: SeaNumber;
  readonly name: string;
  readonly shipyards: boolean;
  readonly adjacent: readonly SeaNumber[];
  /** The Land Areas that it borders, ascending. */
  readonly areas: readonly AreaNumber[];
}

/** A row of HEP-4.5. */
export interface ResourceInfo {
  readonly tier: number;
  readonly cost: number;
  readonly tax: number;
  /** What each adds to the Max Unit Limit, Max Navy Limit, Maximum Retinues and Cavalry Actions. */
  readonly units: number;
  readonly navies: number;
  readonly retinues: number;
  readonly cavalry: number;
}

/** Everything that stays the same in a campaign and may be known to all. */
export interface Setting {
  readonly scenario: string;
  readonly title: string;
  readonly options: Options;
  /** Index = area number; index 0 is empty. */
  readonly areas: readonly (AreaInfo | null)[];
  /** Index = sea number; index 0 is empty. */
  readonly seas: readonly (SeaInfo | null)[];
  readonly resources: { readonly [resource in Resource]: ResourceInfo };
  /** HEP-3.3 */
  readonly traditions: { readonly [tribe in Tribe]: readonly Tradition[] };
  readonly world: World;
}

/** The number by which the world knows a sea: seas follow the Land Areas. */
export const worldNumberOfSea = ({ areas }: Pick<Setting, 'areas'>, sea: SeaNumber): number => areas.length - 1 + sea;

/** A kingdom by its code, as orders and seats name it; null if there is none. */
export const kingdomOfCode = ({ areas }: Pick<Setting, 'areas'>, code: string): KingdomNumber | null => {
  const found = areas.findIndex((area) => area?.code === code);
  return found < 0 ? null : found;
};
