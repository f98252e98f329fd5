import { type DataOf, factOf, many, NUMBER, orNone, WORDS, within, word, YES_NO } from '@chancery/kit';
import { COMMANDER_ID, PENCE, PLACE, REALM, TROOP, UNIT } from './sorts.ts';
import {
  CONTROLS,
  EXHAUSTED,
  HIGHEST_FORT,
  RATINGS,
  type Rank,
  type RealmNumber,
  type Relation,
  STATUSES,
  type TroopType,
  UNIT_KINDS,
} from './words.ts';

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
export const CLAIM = { members: many(REALM), since: NUMBER };
export interface VictoryClaim extends DataOf<typeof CLAIM> {}

export const OUTCOME = {
  winners: many(REALM),
  by: word('solo', 'alliance', 'last-standing', 'last-turn', 'nobody'),
  turn: NUMBER,
};
export interface CampaignOutcome extends DataOf<typeof OUTCOME> {}

/** MD-0.6 */
export const REALM_STATE = {
  number: within(1, 98),
  control: word(...CONTROLS),
  status: word(...STATUSES),
  treasury: PENCE,
  missedInARow: NUMBER,
  everSubmitted: YES_NO,
};
export interface Realm extends DataOf<typeof REALM_STATE> {}

/** MD-0.8 */
export const PROVINCE = {
  number: PLACE,
  owner: REALM,
  annexedTo: REALM,
  /** Turns for which owner and annexation differed. */
  annexLapse: within(0, 3),
  productionAreas: within(0, 5),
  harbour: YES_NO,
  fortLevel: within(0, HIGHEST_FORT),
  fortDamage: within(0, HIGHEST_FORT),
  damage: within(0, 3),
  /** The troops its city can raise, in troop table order; empty without a city. Secret (MD-16.9). */
  buildList: many(TROOP),
  /** Realms with special permission, by number. */
  permitted: many(REALM),
  /** Realms that own or have owned it, by number: they know its build list (MD-16.9). */
  ownedBy: many(REALM),
  ownerAtTurnStart: REALM,
  /** Owner and annexation differed when the turn began (MD-11.28). */
  mismatchAtTurnStart: YES_NO,
  /** What happened here this turn; cleared at turn start. */
  changedHands: YES_NO,
  battled: YES_NO,
  pillaged: YES_NO,
  gotFortBuild: YES_NO,
  gotFortRepair: YES_NO,
  annexedThisTurn: YES_NO,
};
export interface Province extends DataOf<typeof PROVINCE> {}

export const RANK = factOf<Rank>('1..5');

/** Some troops of one type in one rank; count at least 1. A unit has at most one stack for each type and rank. */
export interface Stack {
  readonly type: TroopType;
  readonly rank: Rank;
  readonly count: number;
}
/** Ranks together. */
export const TROOPS = factOf<readonly Stack[]>('troops');

/** MD-0.9 */
export const UNIT_STATE = {
  id: UNIT,
  kind: word(...UNIT_KINDS),
  realm: REALM,
  number: NUMBER,
  name: WORDS,
  /** A loaded army is where its fleet is. */
  location: PLACE,
  loadedOn: orNone(UNIT),
  /** By rank, then type. */
  stacks: factOf<readonly Stack[]>('ranks'),
  /** Ids in order. */
  commanders: many(COMMANDER_ID),
  leader: orNone(COMMANDER_ID),
  retreatLevel: RANK,
  follow: orNone(UNIT),
  defendFort: YES_NO,
  marines: YES_NO,
  mpUsed: within(0, EXHAUSTED),
  boardRealm: orNone(REALM),
  landed: YES_NO,
  /** It retreated this turn: it can do nothing more and cannot be loaded (MD-6.16, MD-8.65). */
  retreated: YES_NO,
  /** Fleets: Move-points were used up by unloading (MD-6.23). */
  unloaded: YES_NO,
  holds: NUMBER,
  extraLoads: NUMBER,
  extraUnloads: NUMBER,
  retreatsInPhase: NUMBER,
  /** Garrisons: soldiers recruited this turn (MD-12.65). */
  freshSoldiers: NUMBER,
  cameFrom: orNone(PLACE),
};
export interface Unit extends DataOf<typeof UNIT_STATE> {}

/** MD-0.10 */
export const COMMANDER = {
  id: within(1, 9999),
  name: WORDS,
  realm: REALM,
  unit: UNIT,
  infantry: within(0, 100),
  cavalry: within(0, 100),
  siege: within(0, 100),
  naval: within(0, 100),
  /** Ratings that have improved this turn. */
  improved: many(word(...RATINGS)),
};
export interface Commander extends DataOf<typeof COMMANDER> {}
