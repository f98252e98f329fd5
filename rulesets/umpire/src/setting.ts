import type { World } from '@chancery/core';
import type {
  CalendarFlag,
  Category,
  CityState,
  NationKind,
  NationNumber,
  ProvinceNumber,
  Season,
  TypeNumber,
} from './words.ts';

/** What stays the same in a campaign, and everybody may know (UM-21.31). Secrets of the scenario file go into the state. */
export interface Setting extends Figures {
  readonly scenario: string;
  readonly title: string;
  readonly options: Options;
  readonly calendar: readonly TurnOfYear[];
  readonly terrains: readonly string[];
  /** The type of rebels, in the place of each terrain (UM-17.11). */
  readonly rebelTypes: readonly TypeNumber[];
  readonly tribalDefaultType: TypeNumber;
  /** In type order. */
  readonly types: readonly TroopType[];
  readonly conversions: readonly Conversion[];
  /** In the place of their number, from 1; seats kept for rebel generals come last. */
  readonly nations: readonly (NationInfo | null)[];
  /** In the place of their number, from 1: province order. */
  readonly provinces: readonly (ProvinceInfo | null)[];
  readonly victory: Victory;
  /** With routes by land and sea; their figures are movement points and attrition level. */
  readonly world: World;
}

/** The switches and figures of a scenario (UM-24.1). */
export interface Figures {
  readonly startYear: number;
  readonly localRevolts: boolean;
  readonly navalBlockade: boolean;
  readonly tribalAreaCivPct: number;
  readonly tribalRevenueFactor: number;
  readonly siegeStores: number;
  /** Tenths. */
  readonly militia: { readonly assault: number; readonly siege: number };
  readonly generalMove: number;
}

/** What a game master may set (UM-23.9, and the two readings by the source's letter). */
export interface Options {
  /** Missed turns in a row after which a nation gets a caretaker (UM-22.8). */
  readonly abandonAfter: number;
  readonly cincDeath: 'continue' | 'out';
  readonly rebelGenerals: 'independent' | 'newNation';
  readonly rebelMinUnits: number;
  /** Whether the secret ratings of the file hold, or all are rolled (UM-10.17). */
  readonly ratings: 'file' | 'rolled';
  /** Whose rebels of a former home province are: its first owner's if hostile, or in any case (UM-17.12). */
  readonly homeRebels: 'hostile' | 'always';
  /** After which losses free replacements come (UM-10.13). */
  readonly replacements: 'any loss' | 'killed';
}

/** A turn of the year (UM-1.1). */
export type TurnOfYear = {
  readonly name: string;
  readonly season: Season;
  /** The seasonal figure of UM-17.29. */
  readonly epidemic: number;
} & { readonly [Flag in CalendarFlag]: boolean };

/** Factors and supply needs in tenths, moves in movement points, cost in tenths (UM-3.13, 3.16). */
export interface TroopType {
  readonly type: TypeNumber;
  readonly code: string;
  readonly name: string;
  readonly plural: string;
  readonly category: Category;
  /** In the place of each terrain. */
  readonly open: readonly number[];
  readonly sea: number;
  readonly assault: number;
  readonly siege: number;
  /** Maximum multiple move; 0 for spies. */
  readonly multi: number;
  /** Maximum single move; null: no arduous move (UM-11.13). */
  readonly single: number | null;
  readonly supply: number;
  readonly feudal: boolean;
  /** Army units that a squadron carries. */
  readonly capacity: number;
  readonly cost: number;
  /** Percent, in the place of each terrain. */
  readonly mobility: readonly number[];
  readonly recruit: readonly number[];
  /** Who may recruit it; null for all. */
  readonly nations: readonly NationNumber[] | null;
}

export interface Conversion {
  readonly from: TypeNumber;
  readonly to: TypeNumber;
}

export interface NationInfo {
  readonly number: NationNumber;
  /** The code by which its seat goes; kept seats are R01, R02 and so on until a rebel founds a nation there (UM-17.26). */
  readonly code: string;
  readonly name: string;
  readonly kind: NationKind;
  readonly description: string;
  /** A blazon. */
  readonly arms: string;
  readonly tone: number;
  /** Names of generals to come, in order (UM-10.16). */
  readonly generalNames: readonly string[];
  /** Whether the seat is kept for a rebel general. */
  readonly kept: boolean;
}

export interface ProvinceInfo {
  readonly number: ProvinceNumber;
  /** At the start; the state has the present ones. */
  readonly code: string;
  readonly name: string;
  /** The place of its terrain. */
  readonly terrain: number;
  readonly coastal: boolean;
  readonly firstOwner: NationNumber;
  readonly firstCity: CityState;
  /** Whose capital it was at the start, which the scenario tells everybody. */
  readonly homeCapitalOf: NationNumber | null;
}

/** How a campaign is won (UM-23.6). */
export interface Victory {
  readonly lastTurn: number;
  readonly conditions: readonly VictoryCondition[];
}
/** Nations by number; null: any. What a condition names two rivals for wins for neither, where they have it in one turn (UM-24.36). */
export type VictoryCondition =
  /** So many provinces; of several that have them the higher sum of revenues wins (UM-24.16). */
  | { readonly kind: 'provinces'; readonly nations: readonly NationNumber[] | null; readonly least: number }
  | { readonly kind: 'place'; readonly nation: NationNumber; readonly province: ProvinceNumber }
  /** A score, at step 20 of a last campaigning turn from a year of the campaign on, the first being 1. */
  | {
      readonly kind: 'score';
      readonly nations: readonly NationNumber[] | null;
      readonly least: number;
      readonly fromYear: number;
    };
