import { type DataOf, factOf, many, NUMBER, orNone, WORDS, within, word, YES_NO } from '@chancery/kit';
import { AREA, KINGDOM, RESOURCE, TRADITION, TREATY, UNIT, UNIT_KIND } from './sorts.ts';
import {
  type AreaNumber,
  CONTROLLERS,
  type KingdomNumber,
  type SeaNumber,
  TRIBES,
  type TreatyKind,
  type UnitId,
} from './words.ts';

/** The board (HEP-0.20). Plain JSON. All of it is public (HEP-15.1); messages are no part of it. */
export interface State {
  /** The rulebook's Turn, 0.. */
  readonly turn: number;
  /** In list order; fixed from Turn 1 on (HEP-1.12). */
  readonly playerList: readonly KingdomNumber[];
  /** Whose Phase is open; null in Turn 0 and when the campaign is over. */
  readonly active: KingdomNumber | null;
  /** Whose part in this Turn is over: END is posted, or the time was over (HEP-1.4, HEP-1.6). */
  readonly ended: readonly KingdomNumber[];
  /** Index = kingdom number; index 0 is empty. */
  readonly kingdoms: readonly (Kingdom | null)[];
  /** Index = area number; index 0 is empty. */
  readonly areas: readonly (Area | null)[];
  /** By id. */
  readonly units: readonly Unit[];
  readonly nextUnit: UnitId;
  /** In the order in which they began. */
  readonly wars: readonly War[];
  /** Trade Treaties and Military Pacts, in the order in which they were made. */
  readonly treaties: readonly Treaty[];
  readonly truces: readonly Truce[];
  readonly proposals: readonly Proposal[];
  readonly outcome: CampaignOutcome | null;
}

export const KINGDOM_STATE = {
  number: KINGDOM,
  /** `King Offa`, or empty until its player has signed up. */
  leader: WORDS,
  /** `#rrggbb` */
  color: WORDS,
  controller: word(...CONTROLLERS),
  tribe: word(...TRIBES),
  /** Those of its Tribe, then the one chosen at sign-up (HEP-3.2). */
  traditions: many(TRADITION),
  gold: within(0, 99_999),
  prestige: within(-999, 999),
  capital: orNone(AREA),
  /** Phases missed in a row (HEP-17.5). */
  missed: within(0, 99_999),
  phase: factOf<PhaseMarks>('marks of a Phase'),
};
export interface Kingdom extends DataOf<typeof KINGDOM_STATE> {}

/** What is counted within a Phase, and wiped when the next one of the kingdom opens. */
export interface PhaseMarks {
  /** Whether anything has been posted in it. */
  readonly posted: boolean;
  readonly giftsSent: number;
  readonly cavalryUsed: number;
  readonly churchDone: boolean;
  readonly subjugateDone: boolean;
  /** NPC States asked for anything (HEP-5.26). */
  readonly npcAsked: readonly KingdomNumber[];
  readonly raided: readonly AreaNumber[];
  /** Opponents to whom peace was offered (HEP-7.7). */
  readonly offered: readonly KingdomNumber[];
  /** With whom it cancelled a Pact, on whom it can't declare War (HEP-5.5). */
  readonly cancelledPacts: readonly KingdomNumber[];
}

export const FRESH_PHASE: PhaseMarks = {
  posted: false,
  giftsSent: 0,
  cavalryUsed: 0,
  churchDone: false,
  subjugateDone: false,
  npcAsked: [],
  raided: [],
  offered: [],
  cancelledPacts: [],
};

export const AREA_STATE = {
  number: AREA,
  owner: KINGDOM,
  /** Slot 1, slot 2 (HEP-4.7). */
  resources: many(RESOURCE),
  /** HEP-0.8 */
  occupier: orNone(KINGDOM),
  /** The Turn in which a Land Unit, a Navy was last created here. */
  landUnitMade: orNone(NUMBER),
  navyMade: orNone(NUMBER),
  /** Protect Borderlands actions that its owner, a player, has laid on it (HEP-12.6); those of NPC States are reckoned. */
  protection: within(0, 99),
};
export interface Area extends DataOf<typeof AREA_STATE> {}

/** Where a unit is. A Land Unit stands in an area or is aboard a Navy; a Navy is at sea or anchored (HEP-2.8). */
export type Station =
  | { readonly in: 'area'; readonly area: AreaNumber }
  | { readonly in: 'navy'; readonly navy: UnitId }
  | { readonly in: 'sea'; readonly sea: SeaNumber }
  | { readonly in: 'port'; readonly area: AreaNumber; readonly sea: SeaNumber };

export const STATION = factOf<Station>('station');

export const UNIT_STATE = {
  id: UNIT,
  kind: UNIT_KIND,
  owner: KINGDOM,
  at: STATION,
  /** It was created, or came by Subjugation, in the Phase that is open: it can't move or act (HEP-8.12, HEP-5.32). */
  fresh: YES_NO,
  /** Land Units: has moved this Phase; was carried this Phase (HEP-9.9). */
  moved: YES_NO,
  carried: YES_NO,
  /** Navies: 0..2 (HEP-9.10). */
  actionsUsed: within(0, 9),
  /** Land Units: stacked Boost Armies (HEP-12.5). */
  boost: within(0, 999),
};
export interface Unit extends DataOf<typeof UNIT_STATE> {}

export interface War {
  /** The lower number. */
  readonly a: KingdomNumber;
  readonly b: KingdomNumber;
  readonly declarer: KingdomNumber;
  readonly startTurn: number;
  /** War Score from units destroyed and retreated, of a and of b (HEP-6.2 to 6.5). */
  readonly eventsA: number;
  readonly eventsB: number;
  /** HEP-6.14 */
  readonly firstToFive: KingdomNumber | null;
  readonly auto: NegotiationClock | null;
  readonly offer: PeaceOffer | null;
}

/** Runs while one Player State has overrun the other (HEP-7.3, HEP-7.6). */
export const NEGOTIATION_CLOCK = {
  winner: KINGDOM,
  /** A Phase of the winner has opened since: at its close the War ends, unless they have made an offer. */
  armed: YES_NO,
  /** They have: the clock stands still as long as they hold everything. */
  offered: YES_NO,
};
export interface NegotiationClock extends DataOf<typeof NEGOTIATION_CLOCK> {}

/** What is demanded for peace (HEP-7.12). Empty lists and zeros are not demanded. */
export const TERMS = {
  white: YES_NO,
  tribute: NUMBER,
  /** 2..10 */
  truce: NUMBER,
  disband: many(UNIT),
  /** Third States with whom the opponent shall end a treaty. */
  renounceTrade: many(KINGDOM),
  renouncePact: many(KINGDOM),
  trade: YES_NO,
  pact: YES_NO,
  land: many(AREA),
};
export interface Terms extends DataOf<typeof TERMS> {}

export interface PeaceOffer {
  readonly from: KingdomNumber;
  readonly terms: Terms;
  /** War Score that it costs, fixed when it is made (HEP-7.11). */
  readonly cost: number;
  readonly madeTurn: number;
  /** Was pending when a Phase of the addressee opened: unanswered at its close, it is refused (HEP-1.10). */
  readonly due: boolean;
}

export interface Treaty {
  readonly kind: TreatyKind;
  /** The lower number. */
  readonly a: KingdomNumber;
  readonly b: KingdomNumber;
  /** Enforced ones cannot be cancelled before the end of this Turn (HEP-7.18). */
  readonly lockedUntil: number | null;
}

export interface Truce {
  readonly a: KingdomNumber;
  readonly b: KingdomNumber;
  /** Its last Turn (HEP-5.4). */
  readonly until: number;
}

export const PROPOSAL = {
  kind: TREATY,
  from: KINGDOM,
  to: KINGDOM,
  madeTurn: NUMBER,
  /** As in `PeaceOffer`. */
  due: YES_NO,
};
export interface Proposal extends DataOf<typeof PROPOSAL> {}

export const OUTCOME = {
  winner: orNone(KINGDOM),
  /** Deserted: no Player State was left to play on. */
  by: word('sovereign', 'last-turn', 'master', 'deserted'),
  turn: NUMBER,
};
export interface CampaignOutcome extends DataOf<typeof OUTCOME> {}
