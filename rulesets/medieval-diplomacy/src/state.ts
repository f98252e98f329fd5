import type { UnitId } from './unit-id.ts';
import type { Control, Location, Pence, Rank, RealmNumber, Relation, Status, TroopType, UnitKind } from './words.ts';

/** The state of a campaign between two turns, and inside one. Plain JSON; holds every secret. MD-0.5 */
export interface State {
  /** 1.. ; turn 1 is the first season of the scenario (MD-1.2). */
  readonly turn: number;
  /** 0 outside Movement Events, else 1.. */
  readonly phase: number;
  /** Index = realm number; index 0 is empty. */
  readonly realms: readonly (Realm | null)[];
  /** Index = location number; null for seas and index 0. */
  readonly provinces: readonly (Province | null)[];
  /** In canonical order, which is the order of their ids. */
  readonly units: readonly Unit[];
  /** By id. */
  readonly commanders: readonly Commander[];
  /** The id of the next commander to be hired (MD-10.18). */
  readonly nextCommander: number;
  /** relations[a][b], symmetric; realm numbers (MD-3.1). */
  readonly relations: readonly (readonly Relation[])[];
  /** accepts[a][b]: a takes gifts from b (MD-3.16). */
  readonly accepts: readonly (readonly boolean[])[];
  /** passage[a][b]: a lets b through all its provinces (MD-3.20). */
  readonly passage: readonly (readonly boolean[])[];
  /** Pairs of allies, lower number first, whose alliance has become public (MD-16.6). */
  readonly knownAlliances: readonly (readonly [RealmNumber, RealmNumber])[];
  readonly claims: readonly VictoryClaim[];
  /** Null while the campaign goes on. */
  readonly outcome: CampaignOutcome | null;
}

/** Claimants in canonical order, and the turn at whose end the claim was first met (MD-18.29). */
export interface VictoryClaim {
  readonly members: readonly RealmNumber[];
  readonly since: number;
}

export interface CampaignOutcome {
  readonly winners: readonly RealmNumber[];
  readonly by: 'solo' | 'alliance' | 'last-standing' | 'last-turn' | 'nobody';
  readonly turn: number;
}

/** MD-0.6 */
export interface Realm {
  readonly number: RealmNumber;
  readonly control: Control;
  readonly status: Status;
  readonly treasury: Pence;
  readonly missedInARow: number;
  readonly everSubmitted: boolean;
}

/** MD-0.8 */
export interface Province {
  readonly number: Location;
  readonly owner: RealmNumber;
  readonly annexedTo: RealmNumber;
  /** Turns for which owner and annexation differed, 0..3. */
  readonly annexLapse: number;
  readonly productionAreas: number;
  readonly harbour: boolean;
  readonly fortLevel: number;
  readonly fortDamage: number;
  readonly damage: number;
  /** The troops its city can raise, in troop table order; empty without a city. Secret (MD-16.9). */
  readonly buildList: readonly TroopType[];
  /** Realms with special permission, by number. */
  readonly permitted: readonly RealmNumber[];
  /** Realms that own or have owned it, by number: they know its build list (MD-16.9). */
  readonly ownedBy: readonly RealmNumber[];
  readonly ownerAtTurnStart: RealmNumber;
  /** Owner and annexation differed when the turn began (MD-11.28). */
  readonly mismatchAtTurnStart: boolean;
  /** What happened here this turn; cleared at turn start. */
  readonly changedHands: boolean;
  readonly battled: boolean;
  readonly pillaged: boolean;
  readonly gotFortBuild: boolean;
  readonly gotFortRepair: boolean;
  readonly annexedThisTurn: boolean;
}

/** Some troops of one type in one rank; count at least 1. A unit has at most one stack for each type and rank. */
export interface Stack {
  readonly type: TroopType;
  readonly rank: Rank;
  readonly count: number;
}

/** MD-0.9 */
export interface Unit {
  readonly id: UnitId;
  readonly kind: UnitKind;
  readonly realm: RealmNumber;
  readonly number: number;
  readonly name: string;
  /** A loaded army is where its fleet is. */
  readonly location: Location;
  readonly loadedOn: UnitId | null;
  readonly cameFrom: Location | null;
  /** By rank, then type. */
  readonly stacks: readonly Stack[];
  /** Ids in order. */
  readonly commanders: readonly number[];
  readonly leader: number | null;
  readonly retreatLevel: Rank;
  readonly follow: UnitId | null;
  readonly defendFort: boolean;
  readonly marines: boolean;
  readonly mpUsed: number;
  readonly boardRealm: RealmNumber | null;
  readonly landed: boolean;
  /** It retreated this turn: it can do nothing more and cannot be loaded (MD-6.16, MD-8.65). */
  readonly retreated: boolean;
  /** Fleets: Move-points were used up by unloading (MD-6.23). */
  readonly unloaded: boolean;
  readonly holds: number;
  readonly extraLoads: number;
  readonly extraUnloads: number;
  readonly retreatsInPhase: number;
  /** Garrisons: soldiers recruited this turn (MD-12.65). */
  readonly freshSoldiers: number;
}

/** MD-0.10 */
export interface Commander {
  readonly id: number;
  readonly name: string;
  readonly realm: RealmNumber;
  readonly unit: UnitId;
  readonly infantry: number;
  readonly cavalry: number;
  readonly siege: number;
  readonly naval: number;
  /** Ratings that have improved this turn. */
  readonly improved: readonly ('infantry' | 'cavalry' | 'siege' | 'naval')[];
}
