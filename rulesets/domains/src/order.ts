import type {
  CovertTemplate,
  DomainNumber,
  HoldingId,
  HoldingKind,
  PersonId,
  ProposalKind,
  ProvinceNumber,
  Stance,
  TaskKind,
  TaxRate,
  UnitType,
} from './words.ts';

/** An order as it travels: its verb, its arguments by name, and of an action the round in which it is taken. */
type OrderShape<Verb extends string, Args> = {
  readonly verb: Verb;
  readonly section?: RoundSection;
  readonly args: Args;
};

/** The rounds as sections of a sheet. */
export const ROUND_SECTIONS = ['r1', 'r2', 'r3'] as const;
export type RoundSection = (typeof ROUND_SECTIONS)[number];

/** So many units of a type in one place, in the field or inside a holding. */
export type Troop = {
  readonly count: number;
  readonly type: UnitType;
  readonly province: ProvinceNumber;
  readonly inside?: boolean;
};
/** Units that an order names: each by its name (`SKA3`), or so many of a type. */
export type NamedUnits = {
  readonly units?: readonly string[];
  readonly troops?: readonly Troop[];
};

/** What is mustered where. */
export type MusterItem = {
  readonly count: number;
  readonly type: UnitType;
  readonly at: HoldingId;
  readonly inside?: boolean;
};
export type LevyItem = {
  readonly count: number;
  readonly province: ProvinceNumber;
};

type DeclareWar = OrderShape<'DECLARE_WAR', { readonly domain: DomainNumber }>;
/** What is proposed: `first` and `second` are the guilds of a trade route. */
export type Terms = NamedUnits & {
  readonly domain: DomainNumber;
  readonly what: ProposalKind;
  readonly provinces?: readonly ProvinceNumber[];
  readonly first?: HoldingId;
  readonly second?: HoldingId;
  readonly borrowerCommands?: boolean;
  readonly borrowerPays?: boolean;
};
type Diplomacy = OrderShape<'DIPLOMACY', Terms>;
type Grant = OrderShape<
  'GRANT',
  { readonly domain: DomainNumber; readonly province?: ProvinceNumber; readonly holding?: HoldingId }
>;
type Counterspy = OrderShape<'COUNTERSPY', { readonly by: PersonId }>;
type Spy = OrderShape<'SPY', { readonly province: ProvinceNumber; readonly by: PersonId }>;
/** Without an underling the ruler is meant. */
type Assassinate = OrderShape<
  'ASSASSINATE',
  { readonly domain: DomainNumber; readonly underling?: PersonId; readonly by: PersonId }
>;
type Sabotage = OrderShape<
  'SABOTAGE',
  {
    readonly holding?: HoldingId;
    /** The ends of a bridge, the province first that is named. */
    readonly from?: ProvinceNumber;
    readonly to?: ProvinceNumber;
    /** An end of a trade route. */
    readonly route?: HoldingId;
    readonly scouts: string;
  }
>;
type Covert = OrderShape<
  'COVERT',
  {
    readonly domain: DomainNumber;
    readonly template: CovertTemplate;
    readonly province?: ProvinceNumber;
    readonly type?: UnitType;
    readonly text: string;
    readonly by: PersonId;
    readonly fallback?: Action;
  }
>;
type Found = OrderShape<'FOUND', { readonly kind: HoldingKind; readonly province: ProvinceNumber }>;
type Raise = OrderShape<'RAISE', { readonly holding?: HoldingId; readonly province?: ProvinceNumber }>;
type Contest = OrderShape<'CONTEST', { readonly holding: HoldingId }>;
type Fortify = OrderShape<'FORTIFY', { readonly holding: HoldingId }>;
type Bridge = OrderShape<'BRIDGE', { readonly from: ProvinceNumber; readonly to: ProvinceNumber }>;
type Demolish = OrderShape<'DEMOLISH', { readonly from: ProvinceNumber; readonly to: ProvinceNumber }>;
type Recruit = OrderShape<'RECRUIT', { readonly name: string }>;
type Largesse = OrderShape<'LARGESSE', { readonly provinces: readonly ProvinceNumber[] }>;
type Muster = OrderShape<'MUSTER', { readonly items: readonly MusterItem[] }>;
type Levy = OrderShape<'LEVY', { readonly items: readonly LevyItem[] }>;
type Raid = OrderShape<'RAID', NamedUnits & { readonly province: ProvinceNumber }>;
/** One group of a march; the lines of a round are one action together. An empty way is a sally. */
type Move = OrderShape<'MOVE', NamedUnits & { readonly via?: readonly ProvinceNumber[]; readonly inside?: HoldingId }>;
type Invade = OrderShape<
  'INVADE',
  NamedUnits & { readonly province: ProvinceNumber; readonly via?: readonly ProvinceNumber[] }
>;
type Assault = OrderShape<
  'ASSAULT',
  NamedUnits & { readonly holding: HoldingId; readonly then?: 'occupy' | 'destroy' }
>;
type Pillage = OrderShape<'PILLAGE', { readonly province: ProvinceNumber }>;

/** A domain action: one a round (DOM-14.1). */
export type Action =
  | DeclareWar
  | Diplomacy
  | Grant
  | Counterspy
  | Spy
  | Assassinate
  | Sabotage
  | Covert
  | Found
  | Raise
  | Contest
  | Fortify
  | Bridge
  | Demolish
  | Recruit
  | Largesse
  | Muster
  | Levy
  | Raid
  | Move
  | Invade
  | Assault
  | Pillage;

type Answered = {
  readonly domain: DomainNumber;
  readonly what: ProposalKind;
};
type Towards = {
  readonly domain: DomainNumber;
};
type Permitted = Towards & {
  readonly what: 'passage' | 'holdings';
  readonly provinces?: readonly ProvinceNumber[];
};

/** A free order: as many as one likes (DOM-14.2). */
export type FreeOrder =
  | OrderShape<'ACCEPT', Answered>
  | OrderShape<'REFUSE', Answered>
  | OrderShape<'AGREE', Terms>
  | OrderShape<'BREAK', { readonly domain: DomainNumber; readonly what: 'alliance' | 'trade' }>
  | OrderShape<'DENY', Towards>
  | OrderShape<'UNDENY', Towards>
  | OrderShape<'PERMIT', Permitted>
  | OrderShape<'REVOKE', Permitted>
  | OrderShape<'RECALL', NamedUnits>
  | OrderShape<'HEIR', { readonly underling: PersonId }>
  | OrderShape<'TAX', { readonly provinces: readonly ProvinceNumber[]; readonly rate: TaxRate }>
  | OrderShape<'DISBAND', NamedUnits>
  | OrderShape<'SEND_GOLD', { readonly gold: number; readonly domain: DomainNumber }>
  | OrderShape<'LEAVE', NamedUnits>
  | OrderShape<'ENTER', NamedUnits & { readonly holding: HoldingId }>
  | OrderShape<'STANCE', NamedUnits & { readonly stance: Stance; readonly retreatTo?: readonly ProvinceNumber[] }>
  | OrderShape<'JOIN', NamedUnits & { readonly join: 'yes' | 'no' }>
  | OrderShape<'TASK', NamedUnits & { readonly task: TaskKind | 'none'; readonly holding?: HoldingId }>
  /** `to`: the code of a domain, or `all`. */
  | OrderShape<'MESSAGE', { readonly to: string; readonly text: string }>
  | OrderShape<'ASK_HOST', { readonly text: string }>;

/** What a master does: gives a domain to a ruler or to the rules (DOM-16.9). */
export type Act = OrderShape<'SET_CONTROLLER', { readonly domain: DomainNumber; readonly to: 'player' | 'npc' }>;

export type Order = Action | FreeOrder | Act;
export type OrderOf<Verb extends Order['verb']> = Extract<Order, { readonly verb: Verb }>;

/** Those of one verb, in their order. */
export const ordersOf = <Verb extends Order['verb']>(orders: readonly Order[], verb: Verb): readonly OrderOf<Verb>[] =>
  orders.filter((order): order is OrderOf<Verb> => order.verb === verb);
