import type {
  LandLoss,
  LandType,
  NationNumber,
  PlaceNumber,
  SeaLoss,
  Section,
  ShipType,
  TroopType,
  UnitId,
  UnitType,
} from './words.ts';

/** An order as it travels: its verb, the section in which it stands, and its arguments by name (W83-17.4). */
type OrderShape<Verb extends string, Args> = {
  readonly verb: Verb;
  readonly section?: Section;
  /** Which of all lines of the turn it was to arrive, from 1, when the turn is run. */
  readonly rank?: number;
  readonly args: Args;
};

/** So many units of a type, or all that there are; a general may be named by their number (W83-17.2). */
export type UnitItem = {
  readonly count: number | 'ALL';
  readonly type: UnitType;
  readonly id?: UnitId;
};
export type Repeated = {
  /** So many times, from 2; once when it is left out (W83-17.2). */
  readonly times?: number;
};

/** What a condition of retreat speaks of (W83-11.40). */
export const RETREAT_MEASURES = ['rounds', 'losses', 'units', 'enemy', 'ratio', 'now'] as const;
/** When to retreat, as it is written: `losses>=2`, `ratio<1/2`, `now`; any of the terms is enough. */
export type RetreatTerm = {
  readonly measure: (typeof RETREAT_MEASURES)[number];
  readonly sign?: '>=' | '<=' | '<';
  readonly than?: number;
  /** What a ratio is over. */
  readonly of?: number;
};
/** So many points for each of the first so many units of a type (W83-4.7). */
export type PointItem = {
  readonly count: number;
  readonly type: TroopType;
  readonly points: number;
};

/** How units fight in a battle (W83-11.46). */
export type LandFight = {
  /** The general who goes along and leads (W83-17.8). */
  readonly with?: UnitId;
  readonly avoid?: readonly NationNumber[];
  readonly points?: readonly PointItem[];
  readonly retreat?: readonly RetreatTerm[];
  readonly retreatTo?: PlaceNumber;
  readonly losses?: readonly LandLoss[];
};
export type Entry = LandFight & {
  readonly peaceful?: boolean;
  /** Only with `peaceful`: rather stay than fight (W83-10.17). */
  readonly halt?: boolean;
  /** A tribal city comes along (W83-16.24). */
  readonly withCity?: boolean;
};

/** Several, or ALL of them: then the list holds that word alone. */
export type Nations = readonly (NationNumber | 'ALL')[];
export type Places = readonly (PlaceNumber | 'ALL')[];

/** What changes hands (W83-17.9): what is stated tells which it is. */
export type Asset =
  | { readonly resources: number }
  | { readonly count: number; readonly type: UnitType; readonly place: PlaceNumber }
  | { readonly seaTrade: number }
  | { readonly landTrade: number }
  | { readonly territory: PlaceNumber }
  | { readonly port: PlaceNumber };

/** Terms of peace, from the side of whoever says them (W83-13.11). */
export type PeaceTerms = {
  readonly weCede?: readonly PlaceNumber[];
  readonly youCede?: readonly PlaceNumber[];
  readonly wePay?: number;
  readonly youPay?: number;
  /** So much a turn, for so many turns. */
  readonly weTribute?: number;
  readonly weTurns?: number;
  readonly youTribute?: number;
  readonly youTurns?: number;
  readonly weFree?: NationNumber;
  readonly weFreeWith?: readonly PlaceNumber[];
  readonly youFree?: NationNumber;
  readonly youFreeWith?: readonly PlaceNumber[];
};
/** A called ally with whom peace is made as well, and what it is granted a turn (W83-13.36, 13.38). */
export type WithAlly = {
  readonly npc: NationNumber;
  readonly tribute?: number;
};
/** What one side states, and nobody compares (W83-13.11). */
export type PeaceStatements = {
  readonly with?: readonly WithAlly[];
  /** What to do where the other side grants a called ally too little (W83-13.38). */
  readonly choice?: number;
};
export type PeaceArgs = { readonly nation: NationNumber } & PeaceTerms & PeaceStatements;

/** When a conditional gift is carried out (W83-14.37): WAR of ON other, PEACE of WITH other, CAPTURE or LOSS of a territory by `of`. */
export type GiftCondition =
  | { readonly when: 'war' | 'peace'; readonly of: NationNumber; readonly other: NationNumber }
  | { readonly when: 'capture' | 'loss'; readonly of: NationNumber; readonly territory: PlaceNumber };

type OfNation<Verb extends string> = OrderShape<Verb, { readonly nation: NationNumber }>;
type OfNpc<Verb extends string, More = unknown> = OrderShape<Verb, { readonly npc: NationNumber } & More>;
type Against = { readonly nation: NationNumber };

export type DiplomacyOrder =
  | OfNation<'DECLARE_WAR'>
  | OfNpc<'INFLUENCE', Repeated>
  | OfNpc<'SLANDER', Against & Repeated>
  | OfNpc<'THREATEN', Against>
  | OfNpc<'FINANCE', Against & { readonly bid: number }>;

export type EconomyOrder =
  | OrderShape<'STEAL_SEA', { readonly nation: NationNumber } & Repeated>
  | OrderShape<'STEAL_LAND', { readonly nation: NationNumber } & Repeated>
  | OrderShape<'REORGANISE', { readonly from: PlaceNumber; readonly to: PlaceNumber }>
  | OrderShape<'DEVELOP', { readonly territory: PlaceNumber } & Repeated>
  | OrderShape<'FOUND_CITY', { readonly territory: PlaceNumber }>;

export type BuildOrder =
  | OrderShape<'BUILD', { readonly count: number; readonly type: TroopType; readonly at: PlaceNumber }>
  | OrderShape<'BUILD_GENERAL', { readonly special: boolean; readonly at: PlaceNumber }>
  | OrderShape<
      'BUILD_SHIPS',
      { readonly count: number; readonly type: ShipType; readonly at: PlaceNumber; readonly from: PlaceNumber }
    >
  | OrderShape<'BUILD_PORT', { readonly at: PlaceNumber }>;

export type Sail = OrderShape<
  'SAIL',
  {
    readonly units: readonly UnitItem[];
    readonly from: PlaceNumber;
    readonly via?: readonly PlaceNumber[];
    readonly deep?: boolean;
    /** What boards, from which territory, in which zone of the way, and on which ship if it is to be that one (W83-8.11). */
    readonly load?: readonly UnitItem[];
    readonly loadFrom?: PlaceNumber;
    readonly loadAt?: PlaceNumber;
    readonly ship?: UnitId;
    readonly attack?: Nations;
    /** Whom ATTACK ALL spares (W83-17.8). */
    readonly avoid?: readonly NationNumber[];
    readonly retreat?: readonly RetreatTerm[];
    readonly losses?: readonly SeaLoss[];
  }
>;
export type March = OrderShape<
  'MARCH',
  { readonly units: readonly UnitItem[]; readonly from: PlaceNumber; readonly to: readonly PlaceNumber[] } & Entry
>;
export type Land = OrderShape<
  'LAND',
  { readonly units: readonly UnitItem[]; readonly from: PlaceNumber; readonly to: PlaceNumber } & Entry
>;
export type Expel = OrderShape<
  'EXPEL',
  { readonly territory: PlaceNumber; readonly nation?: NationNumber } & LandFight
>;
export type MoveCity = OrderShape<'MOVE_CITY', { readonly from: PlaceNumber; readonly to: PlaceNumber }>;
export type Incorporate = OrderShape<
  'INCORPORATE',
  { readonly territory: PlaceNumber; readonly destroy?: PlaceNumber }
>;
export type MoveOrder = Sail | March | Land | Expel | MoveCity | Incorporate;

export type OfferPeace = OrderShape<'OFFER_PEACE', PeaceArgs>;
export type AcceptPeace = OrderShape<'ACCEPT_PEACE', PeaceArgs>;
export type TreatyOrder =
  | OfferPeace
  | AcceptPeace
  | OfNation<'WITHDRAW_PEACE'>
  | OfNpc<'DEMAND_SURRENDER'>
  | OfNpc<'SURRENDER'>
  | OfNpc<'CALL', Against>
  | OfNpc<'MARRY'>
  | OrderShape<'REBELLION', { readonly territory: PlaceNumber; readonly amount: number }>
  | OrderShape<'FREE', { readonly nation: NationNumber; readonly territories: readonly PlaceNumber[] }>;

export type Trade = OrderShape<
  'TRADE',
  { readonly nation: NationNumber; readonly give: readonly Asset[]; readonly get: readonly Asset[] }
>;
export type DealOrder =
  | Trade
  | OrderShape<'CONFIRM_TRADE', { readonly offer: number }>
  | OrderShape<'CANCEL_TRADE', { readonly offer: number }>
  | OrderShape<'GIFT', { readonly nation: NationNumber; readonly give: readonly Asset[] }>
  | OrderShape<'GIFT_IF', { readonly nation: NationNumber; readonly amount: number } & GiftCondition>
  | OrderShape<'CANCEL_GIFT', { readonly gift: number }>;

type Passage<Verb extends string> = OrderShape<Verb, { readonly nations: Nations; readonly places: Places }>;
type Gate<Verb extends string> = OrderShape<Verb, { readonly nations: Nations }>;
/** What holds until the next sheet with a standing section (W83-15.1). */
export type StandingOrder =
  | Passage<'ALLOW_LAND'>
  | Passage<'DENY_LAND'>
  | Passage<'CONTEST_SEA'>
  | Passage<'PASS_SEA'>
  | Passage<'CONTEST_NEW'>
  | OrderShape<'JOIN', { readonly nation: NationNumber; readonly against: NationNumber; readonly places: Places }>
  | Passage<'STAND_ASIDE'>
  | Gate<'CLOSE_STRAIT'>
  | Gate<'OPEN_STRAIT'>
  | Gate<'CLOSE_CANAL'>
  | Gate<'OPEN_CANAL'>
  | OrderShape<'GENERAL', { readonly general: UnitId; readonly territory: PlaceNumber }>
  | OrderShape<'POINTS', { readonly territory: PlaceNumber; readonly points: readonly PointItem[] }>
  | OrderShape<'LAND_LOSSES', { readonly losses: readonly LandLoss[] }>
  | OrderShape<'SEA_LOSSES', { readonly losses: readonly SeaLoss[] }>
  | OrderShape<
      'CAUTIOUS',
      { readonly general: UnitId; readonly retreat: readonly RetreatTerm[]; readonly to?: readonly PlaceNumber[] }
    >
  /** Without a target he raids nobody (W83-4.27). */
  | OrderShape<'RAID', { readonly general: UnitId; readonly target?: PlaceNumber }>
  | OfNpc<'ACCEPT_PEACE_ALWAYS'>;

export type SetupUnit = { readonly count: number; readonly type: TroopType; readonly territory: PlaceNumber };
export type TribalSetup = OrderShape<
  'TRIBAL_SETUP',
  { readonly first: PlaceNumber; readonly second: PlaceNumber; readonly units: readonly SetupUnit[] }
>;
export type SeatOrder =
  | OrderShape<'RETURNING', { readonly returning: boolean }>
  | OrderShape<'ABSENT', { readonly turns: number; readonly defend?: boolean }>;

/** What the host or the master does. */
export type MasterAct =
  | OrderShape<'SET_SEAT', { readonly nation: NationNumber; readonly to: 'held' | 'moderated' }>
  | OrderShape<'SET_RETURNING', { readonly nation: NationNumber; readonly returning: boolean }>
  | OrderShape<'SET_TREASURY', { readonly nation: NationNumber; readonly amount: number; readonly reason: string }>
  | OrderShape<
      'SET_OWNER',
      {
        readonly territory: PlaceNumber;
        readonly nation: NationNumber;
        readonly incorporated: boolean;
        readonly reason: string;
      }
    >
  | OrderShape<
      'PUT_UNITS',
      {
        readonly nation: NationNumber;
        readonly count: number;
        readonly type: LandType | ShipType;
        readonly place: PlaceNumber;
        /** Of generals; 1 unless it is said. */
        readonly skill?: number;
        readonly reason: string;
      }
    >
  | OrderShape<
      'REMOVE_UNITS',
      {
        readonly nation: NationNumber;
        readonly units: readonly UnitItem[];
        readonly place: PlaceNumber;
        readonly reason: string;
      }
    >;

export type Order =
  | DiplomacyOrder
  | EconomyOrder
  | BuildOrder
  | MoveOrder
  | TreatyOrder
  | DealOrder
  | StandingOrder
  | TribalSetup
  | SeatOrder
  | MasterAct;
export type Verb = Order['verb'];
export type OrderOf<V extends Verb> = Extract<Order, { readonly verb: V }>;
/** The type of the arguments of a verb. */
export type ArgsOf<V extends Verb> = OrderOf<V>['args'];
