import type { Figures, Options } from '../setting.ts';
import type { Arm, CalendarFlag, Category, CityState, CombatOrder, NationKind, Season } from '../words.ts';

/**
 * A scenario as it lies in its file (UM-24.1). Nations, provinces and troop types go by their codes, terrains by their names.
 * Factors, supply needs and militia are in tenths; money is in whole revenue points. What may be left out has its usual value.
 */
export interface ScenarioFile extends Partial<Omit<Figures, 'startYear'>> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options?: Partial<Options>;
  /** Below zero before Christ. */
  readonly startYear: number;
  readonly calendar: readonly TurnEntry[];
  readonly terrains: readonly string[];
  /** Without an entry for a terrain: the first land type. */
  readonly rebelTypes?: readonly RebelEntry[];
  readonly tribalDefaultType?: string;
  readonly types: readonly TypeEntry[];
  readonly conversions?: readonly { readonly from: string; readonly to: string }[];
  /** In nation order; Independents (IND) are not listed. */
  readonly nations: readonly NationEntry[];
  /** In province order, which is that of the areas of the map. */
  readonly provinces: readonly ProvinceEntry[];
  readonly landRoutes: readonly RouteEntry[];
  readonly seaRoutes?: readonly RouteEntry[];
  readonly generals: readonly GeneralEntry[];
  readonly victory: VictoryEntry;
}

/** A turn of the year; flags that are left out are false. */
export type TurnEntry = {
  readonly name: string;
  readonly season: Season;
  readonly epidemic?: number;
} & { readonly [Flag in CalendarFlag]?: boolean };

export interface RebelEntry {
  readonly terrain: string;
  readonly type: string;
}

export interface TypeEntry {
  readonly code: string;
  readonly name: string;
  readonly plural: string;
  readonly category: Category;
  readonly sea?: number;
  readonly assault?: number;
  readonly siege?: number;
  /** Movement points; spies have none. */
  readonly multi?: number;
  readonly single?: number;
  readonly supply?: number;
  readonly feudal?: boolean;
  readonly capacity?: number;
  /** Revenue points; 3 unless said. */
  readonly cost?: number;
  /** Codes of the nations that may recruit it; all unless said. */
  readonly nations?: readonly string[];
  /** One for each terrain; spies have none. */
  readonly ground?: readonly GroundEntry[];
}

/** What a troop type is worth in a terrain: open-battle factor, mobility percent, recruit percent. */
export interface GroundEntry {
  readonly terrain: string;
  readonly open: number;
  readonly mobility: number;
  readonly recruit: number;
}

export interface NationEntry {
  readonly code: string;
  readonly name: string;
  readonly kind: Exclude<NationKind, 'independent'>;
  readonly description: string;
  readonly arms: string;
  readonly tone: number;
  readonly capital: string;
  readonly treasury: number;
  readonly taxRate?: number;
  readonly enemies?: readonly string[];
  readonly generalNames?: readonly string[];
}

export interface ProvinceEntry {
  readonly code: string;
  readonly name: string;
  /** 0 to 100, x to the right, y down. */
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
  readonly coastal?: boolean;
  readonly cty: CityState;
  readonly owner: string;
  readonly revenue: number;
  readonly loyalty: number;
  /** The owner's. */
  readonly forces?: readonly ForceEntry[];
  readonly armyOrder?: CombatOrder;
  readonly fleetOrder?: CombatOrder;
  /** Codes of the nations with a network there. */
  readonly spies?: readonly string[];
}

export interface ForceEntry {
  readonly type: string;
  readonly count: number;
}

/** Movement points and attrition level. */
export interface RouteEntry {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly attrition: number;
}

export interface GeneralEntry {
  readonly name: string;
  readonly nation: string;
  readonly location: string;
  readonly command: Arm;
  readonly reputation: number;
  readonly loyalty: number;
  readonly activity: number;
  readonly popularity: number;
  readonly health: number;
  readonly age: number;
  readonly seniority: number;
  /** Rolled at setup where they are left out (UM-10.17). */
  readonly skill?: number;
  readonly trueLoyalty?: number;
}

export interface VictoryEntry {
  readonly lastTurn: number;
  readonly conditions?: readonly ConditionEntry[];
}

/** Which fields a condition needs depends on its kind: scenario/faults.ts says so. */
export interface ConditionEntry {
  readonly kind: 'provinces' | 'place' | 'score';
  /** Codes; without them all nations that no other condition names. */
  readonly nations?: readonly string[];
  readonly least?: number;
  readonly province?: string;
  readonly fromYear?: number;
}
