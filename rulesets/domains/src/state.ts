import type { Sighting } from '@chancery/core';
import { type DataOf, many, NUMBER, orNone, WORDS, within, word, YES_NO } from '@chancery/kit';
import { DOMAIN, HOLDING, PERSON, PROVINCE, UNIT } from './sorts.ts';
import {
  CONTROLLERS,
  HOLDING_KINDS,
  MOST_LEVEL,
  MOST_MOOD,
  STANCES,
  TASKS,
  TAX_RATES,
  TREATIES,
  UNIT_TYPES,
  type UnitType,
} from './words.ts';

/** What changes in a campaign. Plain JSON; it holds every secret, and only events change it. */
export interface State {
  /** From 1; a month each (DOM-0.1). */
  readonly turn: number;
  /** Each in its place, from 1. */
  readonly domains: readonly (Domain | null)[];
  readonly provinces: readonly (Province | null)[];
  /** The borders with a river over which a bridge stands, by their place in the setting. */
  readonly bridges: readonly number[];
  /** By id, ascending. */
  readonly holdings: readonly Holding[];
  readonly units: readonly Unit[];
  readonly wars: readonly War[];
  readonly treaties: readonly Treaty[];
  readonly permissions: readonly Permission[];
  readonly denials: readonly Denial[];
  readonly routes: readonly Route[];
  readonly proposals: readonly Proposal[];
  /** What each domain has learned of others, in the place of its number (DOM-7.16, 7.17, 9.4, 10.1, 15.5). */
  readonly known: readonly (Knowledge | null)[];
  /** What the next of each will be called. */
  readonly next: { readonly holding: number; readonly unit: number; readonly person: number };
}

const TURN = within(1, 999);
const LEVEL = within(0, MOST_LEVEL);

export const PERSON_STATE = {
  id: PERSON,
  name: WORDS,
  /** The turn in which they have carried out a task as operative (DOM-3.5). */
  busyTurn: orNone(TURN),
  exposedTurn: orNone(TURN),
};
export interface Person extends DataOf<typeof PERSON_STATE> {}

export const DOMAIN_STATE = {
  number: DOMAIN,
  treasury: within(0, 99_999),
  /** The person who rules it, and those who serve them, in order (DOM-3.3). */
  ruler: PERSON_STATE,
  underlings: many(PERSON_STATE),
  /** The underling who follows the ruler; the first, unless one is named (DOM-3.8). */
  heir: orNone(PERSON),
  capital: PROVINCE,
  controller: word(...CONTROLLERS),
  /** Turns in a row for which no orders came (DOM-17.4). */
  missed: within(0, 999),
  /** Of this turn (DOM-9.7, 9.11, 9.13). */
  assassinationDone: YES_NO,
  sabotageDone: YES_NO,
  counterspyFrom: orNone(within(1, 3)),
  /** The turn whose first round is lost since a kinsman has followed a ruler without underlings (DOM-3.8). */
  lostRoundTurn: orNone(TURN),
  /** How many units it has raised: the next is numbered one more. */
  raised: NUMBER,
};
export interface Domain extends DataOf<typeof DOMAIN_STATE> {}

export const PROVINCE_STATE = {
  number: PROVINCE,
  level: LEVEL,
  /** Null: unruled (DOM-2.8). */
  ruler: orNone(DOMAIN),
  taxRate: word(...TAX_RATES),
  mood: within(0, MOST_MOOD),
  occupiedBy: orNone(DOMAIN),
  occupiedSince: orNone(TURN),
  /** The turns in which it pays none, or twice as much (DOM-5.16), and in which it was pillaged (DOM-13.17). */
  noTaxTurn: orNone(TURN),
  doubleTaxTurn: orNone(TURN),
  pillagedTurn: orNone(TURN),
  /** The turn in which it was raised (DOM-4.6). */
  raisedTurn: orNone(TURN),
  /** Won by occupation (DOM-13.16). */
  conquered: YES_NO,
};
export interface Province extends DataOf<typeof PROVINCE_STATE> {}

export const HOLDING_STATE = {
  id: HOLDING,
  province: PROVINCE,
  kind: word(...HOLDING_KINDS),
  owner: DOMAIN,
  /** The original level. */
  level: LEVEL,
  /** What a siege has left of it; null when it is not besieged and was not taken by siege. */
  siegeLevel: orNone(LEVEL),
  /** The turn whose three rounds the siege has stood, as far as they are over; null without a siege (DOM-12.7). */
  siegeRounds: within(0, 3),
  fortified: YES_NO,
  occupiedBy: orNone(DOMAIN),
  occupiedSince: orNone(TURN),
  musteredTurn: orNone(TURN),
  musteredPoints: NUMBER,
  raisedTurn: orNone(TURN),
};
export interface Holding extends DataOf<typeof HOLDING_STATE> {}

export const TASK_STATE = { kind: word(...TASKS), holding: HOLDING };
export interface Task extends DataOf<typeof TASK_STATE> {}

export const UNIT_STATE = {
  /** In order of creation, over all domains: it decides ties and dice, and nobody is told of it. */
  id: UNIT,
  /** Its number among those that its owner has raised, by which orders and reports call it. */
  number: NUMBER,
  type: word(...UNIT_TYPES),
  /** Null: natives (DOM-2.8). */
  owner: orNone(DOMAIN),
  loanedTo: orNone(DOMAIN),
  /** Whether the borrower gives it orders, and pays for it (DOM-8.10, 8.11). */
  borrowerCommands: YES_NO,
  borrowerPays: YES_NO,
  province: PROVINCE,
  /** The holding inside which it stands; null: in the field (DOM-0.7). */
  inside: orNone(HOLDING),
  raisedTurn: TURN,
  /** The province from which Levies were called. */
  home: orNone(PROVINCE),
  stance: word(...STANCES),
  /** Where it would retreat to, first choice first (DOM-7.20). */
  retreatTo: many(PROVINCE),
  joinScouts: YES_NO,
  task: orNone(TASK_STATE),
};
export interface Unit extends DataOf<typeof UNIT_STATE> {}

export const WAR_STATE = {
  attacker: DOMAIN,
  defender: DOMAIN,
  declaredTurn: TURN,
  active: YES_NO,
  /** Declared in answer to a notice: the provinces of the initiator may be invaded in the same turn (DOM-8.16). */
  answer: YES_NO,
  /** Those who have read the notice, and may answer it (DOM-8.14, 8.16). */
  notified: many(DOMAIN),
};
export interface War extends DataOf<typeof WAR_STATE> {}

export const TREATY_STATE = { a: DOMAIN, b: DOMAIN, since: TURN };
/** An alliance. */
export interface Treaty extends DataOf<typeof TREATY_STATE> {}

export const PERMISSION_STATE = {
  by: DOMAIN,
  to: DOMAIN,
  what: word('passage', 'holdings'),
  /** Empty: all provinces of whoever gave it. */
  provinces: many(PROVINCE),
  /** The turn from which it may be revoked (DOM-8.7). */
  revocableFrom: TURN,
};
export interface Permission extends DataOf<typeof PERMISSION_STATE> {}

export const DENIAL_STATE = { by: DOMAIN, to: DOMAIN };
export interface Denial extends DataOf<typeof DENIAL_STATE> {}

export const ROUTE_STATE = { first: HOLDING, second: HOLDING };
export interface Route extends DataOf<typeof ROUTE_STATE> {}

export const PROPOSAL_STATE = {
  from: DOMAIN,
  to: DOMAIN,
  /** What is proposed. */
  proposal: word(...TREATIES),
  madeTurn: TURN,
  /** Provinces of a passage; empty for all. */
  provinces: many(PROVINCE),
  /** The guilds of a trade route: the proposer's, then the other's. */
  holdings: many(HOLDING),
  /** Units of a loan. */
  units: many(UNIT),
  borrowerCommands: YES_NO,
  borrowerPays: YES_NO,
};
export interface Proposal extends DataOf<typeof PROPOSAL_STATE> {}

/** How forces were learned of. */
export const SEEN_BY = ['entry', 'scouts', 'spy', 'battle'] as const;
export type SeenBy = (typeof SEEN_BY)[number];
export type Seen = Sighting<SeenBy, UnitType>;

/** All that a domain has learned; nobody writes to it but events, and what was seen stays as it was seen. */
export interface Knowledge {
  readonly forces: readonly Seen[];
  readonly provinces: readonly SpyReport[];
  readonly papers: readonly Papers[];
}

export const HOLDING_REPORT = {
  holding: HOLDING,
  level: LEVEL,
  fortified: YES_NO,
  siegeLevel: orNone(LEVEL),
  occupiedBy: orNone(DOMAIN),
};

/** Units of a type that a domain has in one place: inside a holding, or in the field. */
export const SPIED_TROOPS = {
  owner: orNone(DOMAIN),
  type: word(...UNIT_TYPES),
  count: NUMBER,
  inside: orNone(HOLDING),
};
export interface SpiedTroops extends DataOf<typeof SPIED_TROOPS> {}

/** What a spy has seen of a province; the newest of each is kept (DOM-9.4). */
export const SPY_REPORT = {
  province: PROVINCE,
  turn: TURN,
  round: within(1, 3),
  level: LEVEL,
  ruler: orNone(DOMAIN),
  mood: within(0, MOST_MOOD),
  taxRate: word(...TAX_RATES),
  occupiedBy: orNone(DOMAIN),
  holdings: many(HOLDING_REPORT),
  troops: many(SPIED_TROOPS),
  /** The provinces to which bridges lead. */
  bridges: many(PROVINCE),
  /** Trade routes with an end there. */
  routes: many(ROUTE_STATE),
};
export interface SpyReport extends DataOf<typeof SPY_REPORT> {}

/** What the papers of another domain say; the newest of each are kept (DOM-9.18). */
export const PAPERS = {
  of: DOMAIN,
  turn: TURN,
  round: within(1, 3),
  treasury: NUMBER,
  /** Domains with which it is allied, at war, and to which it has given passage or leave to found holdings. */
  allies: many(DOMAIN),
  enemies: many(DOMAIN),
  permitted: many(DOMAIN),
  persons: many(WORDS),
};
export interface Papers extends DataOf<typeof PAPERS> {}
