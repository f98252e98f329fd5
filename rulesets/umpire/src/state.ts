import type { Sighting } from '@chancery/core';
import { type DataOf, many, NUMBER, orNone, WORDS, within, word, YES_NO } from '@chancery/kit';
import { GENERAL, NATION, PROVINCE, UNITS } from './sorts.ts';
import {
  ARMS,
  CITY_STATES,
  COMBAT_ORDERS,
  GENERAL_STATES,
  LEAST_MORALE,
  MOST_MORALE,
  MOST_RATING,
  MOST_SENIORITY,
  MOST_TAX,
  MOST_TENTHS,
  NATION_KINDS,
  type NewsKind,
  STATUSES,
} from './words.ts';

/**
 * What changes in a campaign (UM-0.2). Plain JSON; it holds every secret, and only events change it. The list of all rolls of a
 * turn is kept by core, not here.
 */
export interface State {
  /** From 1, over all years. */
  readonly turn: number;
  /** The Independents in place 0, then each nation in the place of its number; null for a seat that is still kept. */
  readonly nations: readonly (Nation | null)[];
  /** In the place of their number. */
  readonly provinces: readonly (Province | null)[];
  /** By number, ascending; living and dead. */
  readonly generals: readonly General[];
  /** In the place of each province its stacks, in nation order, Independents last. Nobody has a stack without units. */
  readonly stacks: readonly (readonly Stack[])[];
  /** Events of this turn and the last, for readers who were out of range (UM-21.19, 21.20). */
  readonly pendingNews: readonly PendingNews[];
  /** What each nation has learned of others, in the place of its number; written by step 20. */
  readonly known: readonly (Knowledge | null)[];
}

const TURN = within(1, 9999);
const RATING = within(0, MOST_RATING);
const REVENUE = within(0, 999);

/** A nation (UM-0.3). Money is in tenths of a revenue point. */
export const NATION_STATE = {
  number: NATION,
  code: WORDS,
  name: WORDS,
  kind: word(...NATION_KINDS),
  status: word(...STATUSES),
  /** Turns in a row for which no orders came (UM-22.8). */
  missed: within(0, 999),
  /** May be negative. */
  treasury: within(-MOST_TENTHS, MOST_TENTHS),
  taxRate: within(0, MOST_TAX),
  /** Its own list, ascending (UM-4.2). */
  enemies: many(NATION),
  /** Null for Independents only. */
  capital: orNone(PROVINCE),
  morale: within(LEAST_MORALE, MOST_MORALE),
  cincShock: within(0, 2),
  cincRevolt: YES_NO,
  faceLoss: within(0, 20),
  disbandedPay: within(0, MOST_TENTHS),
  originalRevenue: NUMBER,
  originalForces: NUMBER,
  /** The standing choice of UM-10.14. */
  replacementProvince: orNone(PROVINCE),
  /** Whether losses since the last step 20 call for free replacements (UM-10.13). */
  replacementsDue: YES_NO,
  /** As step 20 of the last turn told it to everybody (UM-21.26). */
  score: NUMBER,
  rank: NUMBER,
};
export interface Nation extends DataOf<typeof NATION_STATE> {}

export const SIEGE_STATE = {
  besiegers: many(NATION),
  /** Continuous turns of operations (UM-14.8). */
  t: within(0, 999),
  /** The turn in which a relief force was beaten (UM-13.13). */
  reliefBeaten: orNone(TURN),
  /** Nations that fought without a decision outside (UM-13.9). */
  reliefOutside: many(NATION),
};
export interface Siege extends DataOf<typeof SIEGE_STATE> {}

/** A name and code that orders of this turn still understand (UM-8.30). */
export const OLD_NAME = { code: WORDS, name: WORDS };

/** A province (UM-0.4). Terrain and coast are of the setting. */
export const PROVINCE_STATE = {
  number: PROVINCE,
  code: WORDS,
  name: WORDS,
  cty: word(...CITY_STATES),
  everCity: YES_NO,
  owner: NATION,
  originalOwner: NATION,
  loyalty: within(1, 3),
  loyaltyCap: within(1, 3),
  homeCapitalOf: orNone(NATION),
  orig: REVENUE,
  base: REVENUE,
  inv: REVENUE,
  invPending: REVENUE,
  dev: REVENUE,
  siege: orNone(SIEGE_STATE),
  /** Kept to the end of the turn in which the Independents take it (UM-4.5, 14.25). */
  rebelAgainst: orNone(NATION),
  cededBy: orNone(NATION),
  cededTurn: orNone(TURN),
  /** The turn of its founding: no IMPROVE in it (UM-8.11). */
  foundedTurn: orNone(TURN),
  oldName: orNone(OLD_NAME),
};
export interface Province extends DataOf<typeof PROVINCE_STATE> {}

/** The units of one nation in one province (UM-0.5). */
export const STACK_STATE = {
  nation: NATION,
  units: UNITS,
  armyOrder: orNone(word(...COMBAT_ORDERS)),
  fleetOrder: orNone(word(...COMBAT_ORDERS)),
  /** Of this turn: army units have come by land to relieve a siege (UM-12.31). */
  reliefArrived: YES_NO,
};
export interface Stack extends DataOf<typeof STACK_STATE> {}

/** A general (UM-0.6); skill and trueLoyalty nobody is told. */
export const GENERAL_STATE = {
  number: GENERAL,
  name: WORDS,
  nation: NATION,
  location: PROVINCE,
  command: word(...ARMS),
  reputation: RATING,
  loyalty: RATING,
  activity: RATING,
  popularity: RATING,
  health: RATING,
  age: within(0, 150),
  seniority: within(0, MOST_SENIORITY),
  skill: RATING,
  trueLoyalty: RATING,
  state: word(...GENERAL_STATES),
  /** The last turn of their incapacity. */
  incapUntil: orNone(TURN),
};
export interface General extends DataOf<typeof GENERAL_STATE> {}

/** An event of the newsheet that some have not heard of yet. */
export interface PendingNews {
  readonly turn: number;
  readonly what: NewsKind;
  /** Null for what has no place. */
  readonly province: number | null;
  /** Those who heard of it in full. */
  readonly heard: readonly number[];
  /** The event itself, as `news` events have it (events/news.ts), for those whose range comes about by step 20. */
  readonly event: { readonly kind: string; readonly rule: string };
}

/** How surely: by one, two or three of the factors of UM-21.6, or by a rumour (UM-21.17). */
export const SEEN_BY = ['one factor', 'two factors', 'three factors', 'rumour'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** A line of an intelligence report; kinds are codes of troop types, the owner is the code of a nation (UM-21.11, 21.12). */
export interface Seen extends Sighting<SeenBy> {
  readonly nation: number;
  /** The senior general there, where two or more factors hold. */
  readonly general: number | null;
}

/** All that a nation has learned; nobody writes to it but events, and what was seen stays as it was seen. */
export interface Knowledge {
  readonly forces: readonly Seen[];
  /** In the place of each province what was last learned of it. */
  readonly provinces: readonly (KnownProvince | null)[];
  /** Where generals of others were last named, by their number. */
  readonly generals: readonly KnownGeneral[];
}

export const KNOWN_PROVINCE = {
  province: PROVINCE,
  turn: TURN,
  owner: NATION,
  cty: word(...CITY_STATES),
  /** Null where the report did not say; RP in brackets collects nothing (UM-5.13). */
  revenue: orNone(REVENUE),
  collects: YES_NO,
  loyalty: orNone(within(1, 3)),
};
export interface KnownProvince extends DataOf<typeof KNOWN_PROVINCE> {}

export const KNOWN_GENERAL = { general: GENERAL, province: PROVINCE, turn: TURN };
export interface KnownGeneral extends DataOf<typeof KNOWN_GENERAL> {}
