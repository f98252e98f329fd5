import type { DomainInfo, Options, Paramount, RaidEvent, ScoreTable, UnitTable } from '../setting.ts';
import type { HoldingKind, ProvinceNumber, RandomEventKind, TaxRate, UnitType } from '../words.ts';

/** A scenario as it lies in its file (DOM-18.1). Domains go by their codes, and are numbered in their order, from 1. */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options?: Partial<Options>;
  readonly domains: readonly DomainEntry[];
  /** One for each province of the map. */
  readonly provinces: readonly ProvinceEntry[];
  /** Names of the rivers that the map draws, and the borders along each. */
  readonly rivers?: readonly RiverEntry[];
  readonly holdings: readonly HoldingEntry[];
  readonly units?: readonly UnitEntry[];
  readonly natives?: readonly NativesEntry[];
  readonly alliances?: readonly (readonly string[])[];
  readonly wars?: readonly WarEntry[];
  /** Other figures for the units of the rules. */
  readonly unitTable?: UnitTable;
  readonly scores?: ScoreTable;
  readonly paramount?: Paramount;
  /** What befalls domains, roll by roll: twelve of the events of the rules (DOM-5.15). */
  readonly randomEvents?: readonly RandomEventKind[];
  /** What raids bring about, roll by roll: six (DOM-10.9). */
  readonly raidEvents?: readonly RaidEvent[];
}

export interface DomainEntry extends Omit<DomainInfo, 'number'> {
  readonly ruler: string;
  readonly underlings: readonly string[];
  readonly capital: ProvinceNumber;
  /** Gold; the usual 20 where nothing is said. */
  readonly treasury?: number;
}

export interface ProvinceEntry {
  readonly number: ProvinceNumber;
  readonly level: number;
  /** Null: unruled. */
  readonly ruler: string | null;
  readonly mood?: number;
  readonly taxRate?: TaxRate;
}

export interface RiverEntry {
  readonly name: string;
  readonly along: readonly (readonly ProvinceNumber[])[];
}

export interface HoldingEntry {
  readonly province: ProvinceNumber;
  readonly kind: HoldingKind;
  readonly owner: string;
  /** 0 where nothing is said. */
  readonly level?: number;
  readonly fortified?: boolean;
}

export interface UnitEntry {
  readonly owner: string;
  readonly type: UnitType;
  readonly count: number;
  readonly province: ProvinceNumber;
  /** The kind of the owner's holding there in which they stand; without it they are in the field. */
  readonly inside?: HoldingKind;
}

export interface NativesEntry {
  readonly province: ProvinceNumber;
  readonly type: UnitType;
  readonly count: number;
}

export interface WarEntry {
  readonly attacker: string;
  readonly defender: string;
}
