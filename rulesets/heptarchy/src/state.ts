import type {
  AreaNumber,
  Controller,
  KingdomNumber,
  Resource,
  SeaNumber,
  Tradition,
  TreatyKind,
  Tribe,
  UnitId,
  UnitKind,
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

export interface Kingdom {
  readonly number: KingdomNumber;
  /** `King Offa`, or empty until its player has signed up. */
  readonly leader: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly controller: Controller;
  readonly tribe: Tribe;
  /** Those of its Tribe, then the one chosen at sign-up (HEP-3.2). */
  readonly traditions: readonly Tradition[];
  readonly gold: number;
  readonly prestige: number;
  readonly capital: AreaNumber | null;
  /** Phases missed in a row (HEP-17.5). */
  readonly missed: number;
  readonly phase: PhaseMarks;
}

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

export interface Area {
  readonly number: AreaNumber;
  readonly owner: KingdomNumber;
  /** Slot 1, slot 2 (HEP-4.7). */
  readonly resources: readonly Resource[];
  /** HEP-0.8 */
  readonly occupier: KingdomNumber | null;
  /** The Turn in which a Land Unit, a Navy was last created here. */
  readonly landUnitMade: number | null;
  readonly navyMade: number | null;
  /** Protect Borderlands actions that its owner, a player, has laid on it (HEP-12.6); those of NPC States are reckoned. */
  readonly protection: number;
}

/** Where a unit is. A Land Unit stands in an area or is aboard a Navy; a Navy is at sea or anchored (HEP-2.8). */
export type Station =
  | { readonly in: 'area'; readonly area: AreaNumber }
  | { readonly in: 'navy'; readonly navy: UnitId }
  | { readonly in: 'sea'; readonly sea: SeaNumber }
  | { readonly in: 'port'; readonly area: AreaNumber; readonly sea: SeaNumber };

export interface Unit {
  readonly id: UnitId;
  readonly kind: UnitKind;
  readonly owner: KingdomNumber;
  readonly at: Station;
  /** It was created, or came by Subjugation, in the Phase that is open: it can't move or act (HEP-8.12, HEP-5.32). */
  readonly fresh: boolean;
  /** Land Units: has moved this Phase; was carried this Phase (HEP-9.9). */
  readonly moved: boolean;
  readonly carried: boolean;
  /** Navies: 0..2 (HEP-9.10). */
  readonly actionsUsed: number;
  /** Land Units: stacked Boost Armies (HEP-12.5). */
  readonly boost: number;
}

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
export interface NegotiationClock {
  readonly winner: KingdomNumber;
  /** A Phase of the winner has opened since: at its close the War ends, unless he has made an offer. */
  readonly armed: boolean;
  /** He has: the clock stands still as long as he holds all. */
  readonly offered: boolean;
}

/** What is demanded for peace (HEP-7.12). Empty lists and zeros are not demanded. */
export interface Terms {
  readonly white: boolean;
  readonly tribute: number;
  /** 2..10 */
  readonly truce: number;
  readonly disband: readonly UnitId[];
  /** Third States with whom the opponent shall end a treaty. */
  readonly renounceTrade: readonly KingdomNumber[];
  readonly renouncePact: readonly KingdomNumber[];
  readonly trade: boolean;
  readonly pact: boolean;
  readonly land: readonly AreaNumber[];
}

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

export interface Proposal {
  readonly kind: TreatyKind;
  readonly from: KingdomNumber;
  readonly to: KingdomNumber;
  readonly madeTurn: number;
  /** As in `PeaceOffer`. */
  readonly due: boolean;
}

export interface CampaignOutcome {
  readonly winner: KingdomNumber | null;
  /** Deserted: no Player State was left to play on. */
  readonly by: 'sovereign' | 'last-turn' | 'master' | 'deserted';
  readonly turn: number;
}
