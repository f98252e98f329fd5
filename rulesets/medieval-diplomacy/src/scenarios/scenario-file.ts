import type { TroopChange } from '../data/troop-table.ts';
import type { Options } from '../setting.ts';
import type { Relation, Status } from '../words.ts';

/**
 * scenario.json: a starting position without its geometry (MD-19.2). Names, kinds and borders of the locations stand in
 * world.json, under the same numbers. Realms are named by their codes; the owner `Ind` is nobody.
 */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly description: string;
  /** What is not said is as usual (MD-19.1). */
  readonly options: Partial<Options>;
  /** Built-in troops that differ here, and new ones (MD-13.12). */
  readonly troops: readonly TroopChange[];
  /** Troop keys by the name of the list. */
  readonly buildLists: Readonly<Record<string, readonly string[]>>;
  readonly realms: readonly RealmEntry[];
  readonly provinces: readonly ProvinceEntry[];
  /** Troops in cities and behind walls, at most one entry a province. */
  readonly garrisons: readonly TroopsEntry[];
  /** Troops of the independents in the open, each an army numbered by its province (MD-17.2). */
  readonly armies: readonly TroopsEntry[];
  readonly fleets?: readonly FleetEntry[];
  readonly commanders?: readonly CommanderEntry[];
  /** Pairs of realms that do not begin neutral (MD-3.1). */
  readonly relations?: readonly { readonly between: readonly [string, string]; readonly relation: Relation }[];
  /** Realms that begin with passage rights in another's lands (MD-3.20). */
  readonly passage?: readonly { readonly from: string; readonly to: string }[];
  /** Special permissions, also for provinces of the independents (MD-2.16). */
  readonly permissions?: readonly { readonly province: number; readonly to: string }[];
}

/** The owner of an independent land, in a scenario file. */
export const INDEPENDENT = 'Ind';

export interface RealmEntry {
  readonly number: number;
  /** Three letters. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly culture: string;
  /** Where in the palette its colour stands. */
  readonly tone: number;
  readonly capital: number;
  /** In pence. */
  readonly treasury: number;
  /** That of the options if it is not said (MD-19.1). */
  readonly status?: Status;
  readonly description: string;
  /** Its arms, as a blazon: `gules, 3 leopard or`. */
  readonly arms?: string;
}

/** MD-0.8; revenue in gold. */
export interface ProvinceEntry {
  readonly number: number;
  readonly owner: string;
  readonly annexedTo: string;
  readonly baseRevenue: number;
  readonly productionSlots: number;
  readonly productionAreas: number;
  readonly city: boolean;
  readonly cityName: string | null;
  /** The name of a build list; null without a city. */
  readonly buildList: string | null;
  readonly harbour: boolean;
  readonly fortLevel: number;
  readonly damage: number;
}

/** How many of each troop key stand in a province; all of its owner, all in rank 1 unless ordered otherwise. */
export interface TroopsEntry {
  readonly province: number;
  readonly troops: Readonly<Record<string, number>>;
}

export interface FleetEntry {
  readonly realm: string;
  /** A sea, or a province with a harbour. */
  readonly location: number;
  readonly troops: Readonly<Record<string, number>>;
}

export interface CommanderEntry {
  readonly name: string;
  readonly realm: string;
  /** The province in whose garrison the commander begins. */
  readonly province: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly siege: number;
  readonly naval: number;
}
