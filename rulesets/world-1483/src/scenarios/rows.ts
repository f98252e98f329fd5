/** The rows of the two tables of a scenario, and its tables of neighbours (W83-21.1, 21.2). */

export interface TerritoryRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly lat: number;
  readonly lon: number;
  /** 0 for a sea zone. */
  readonly value: number;
  readonly city: string | null;
  readonly fort: number | null;
  /** The name of a nation; null for what no nation owns. */
  readonly owner: string | null;
  readonly special: string | null;
  readonly straitsTo: readonly string[];
  readonly notes: string;
}

export interface Placement {
  readonly place: string;
  readonly type: 'inf' | 'cav' | 'knt' | 'art' | 'gen' | 'sol' | 'frg' | 'mer';
  readonly count: number;
  /** Of a general; null for all others. */
  readonly skill: number | null;
}

export interface NationRow {
  readonly nation: string;
  readonly phase: number;
  readonly kind: 'player' | 'npc' | 'tribal';
  readonly capital: string | null;
  readonly startingResources: number;
  readonly seaTrade: number;
  readonly landTrade: number;
  readonly order: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly knights: number;
  readonly artillery: number;
  readonly generals: number;
  readonly shipsOfTheLine: number;
  readonly frigates: number;
  readonly merchantmen: number;
  readonly ports: readonly string[];
  readonly placement: readonly Placement[];
  readonly notes: string;
}

/** Neighbours by id; what is listed is listed from both sides, but for coasts, which stand with the land. */
export interface Tables {
  readonly land: { readonly [id: string]: readonly string[] };
  readonly coasts: { readonly [id: string]: readonly string[] };
  readonly sea: { readonly [id: string]: readonly string[] };
}

/** How a nation is shown: a blazon, a tone, and a sentence on who it is. */
export interface Look {
  readonly arms: string;
  readonly tone: number;
  readonly description: string;
}
