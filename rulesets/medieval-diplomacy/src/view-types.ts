import type { CampaignOutcome, Commander, Stack, VictoryClaim } from './state.ts';
import type { UnitId } from './unit-id.ts';
import type { Control, Location, Pence, Rank, RealmNumber, Relation, Status, TroopType } from './words.ts';

/** What one viewer knows of a campaign. Its own type, built up from nothing (MD-16.1 to 16.9). */
export interface View {
  /** The realm that looks; null for the public. The master's view is every realm's together. */
  readonly realm: RealmNumber | null;
  readonly master: boolean;
  readonly turn: number;
  readonly realms: readonly (RealmView | null)[];
  readonly provinces: readonly (ProvinceView | null)[];
  /** Canonical order. */
  readonly units: readonly UnitView[];
  /** The viewer's own commanders. */
  readonly commanders: readonly Commander[];
  /** Pairs at war: public (MD-16.6). Lower number first, sorted. */
  readonly wars: readonly (readonly [RealmNumber, RealmNumber])[];
  /** Alliances that the viewer knows of. */
  readonly alliances: readonly (readonly [RealmNumber, RealmNumber])[];
  readonly claims: readonly VictoryClaim[];
  readonly outcome: CampaignOutcome | null;
  /** Null for the public. */
  readonly own: OwnView | null;
  /** The master's: what each realm keeps to itself (MD-16.10). Null for everybody else. */
  readonly ledger: readonly RealmLedger[] | null;
}

/** A realm's private standing, for the master's eyes. */
export interface RealmLedger extends OwnView {
  readonly number: RealmNumber;
  /** Realms whose gifts it refuses, and those that it lets through all its provinces. */
  readonly refuses: readonly RealmNumber[];
  readonly passage: readonly RealmNumber[];
}

export interface RealmView {
  readonly number: RealmNumber;
  readonly control: Control;
  readonly provinces: number;
  /** How it stands to the viewer; null for the public and for the viewer itself. */
  readonly dealings: Dealings | null;
}

/** Between the viewer and one realm (MD-3.40). */
export interface Dealings {
  readonly relation: Relation;
  readonly passageGiven: boolean;
  readonly passageHeld: boolean;
  /** The viewer accepts gifts from that realm. */
  readonly accepts: boolean;
}

/** What only the viewer knows of itself (MD-16.5, 16.8). */
export interface OwnView {
  readonly status: Status;
  readonly treasury: Pence;
  readonly missedInARow: number;
}

/** MD-16.2 */
export interface ProvinceView {
  readonly number: Location;
  readonly owner: RealmNumber;
  readonly annexedTo: RealmNumber;
  readonly damage: number;
  readonly harbour: boolean;
  readonly fortLevel: number;
  readonly fortDamage: number;
  readonly productionAreas: number;
  /** Turns of mismatch, told to owner and former annexer only; otherwise null. */
  readonly annexLapse: number | null;
  /** Special permissions the viewer gave here, or its own. */
  readonly permitted: readonly RealmNumber[];
  /** Null for those who never owned it (MD-16.9). */
  readonly buildList: readonly TroopType[] | null;
}

/** MD-16.3: what everybody sees of a unit; `own` is what its ruler knows besides (MD-16.4). */
export interface UnitView {
  readonly id: UnitId;
  readonly name: string;
  readonly location: Location;
  readonly loadedOn: UnitId | null;
  /** Numbers by type, in troop table order. */
  readonly troops: readonly { readonly type: TroopType; readonly count: number }[];
  readonly commanders: number;
  readonly totalCombat: number;
  readonly own: OwnUnitView | null;
}

export interface OwnUnitView {
  readonly stacks: readonly Stack[];
  readonly commanders: readonly number[];
  readonly leader: number | null;
  readonly retreatLevel: Rank;
  readonly follow: UnitId | null;
  readonly defendFort: boolean;
  readonly marines: boolean;
}
