import type {
  Arm,
  CityState,
  CombatOrder,
  GeneralNumber,
  NationNumber,
  NewsKind,
  OrderList,
  ProvinceNumber,
  TypeNumber,
} from './words.ts';

/** An order as it travels: its verb, the list of the sheet in which it stands, its arguments by name (UM-20.2). */
type OrderShape<Verb extends string, List extends OrderList, Args> = {
  readonly verb: Verb;
  readonly section?: List;
  readonly args: Args;
};

/** How many: a number, or ALL that are there when the order is carried out (UM-20.1). */
export type Count = number | 'ALL';

/** So many units of a type that march. */
export type TroopItem = {
  readonly type: TypeNumber;
  readonly count: Count;
};

/** Combat orders on arrival, or for those who stand (UM-12.1). */
export type CombatOrders = {
  readonly fleet?: CombatOrder;
  readonly army?: CombatOrder;
};

/** Without nations: no enemies (UM-20.10). */
type Enemies = OrderShape<'ENEMIES', 'policy', { readonly nations?: readonly NationNumber[] }>;
type Tax = OrderShape<'TAX', 'policy', { readonly rate: number }>;
/** Without a province: none is chosen (UM-20.26). */
type Replacements = OrderShape<'REPLACEMENTS', 'policy', { readonly province?: ProvinceNumber }>;

/** A place, a troop type and how many of it. */
type Troops = {
  readonly province: ProvinceNumber;
  readonly type: TypeNumber;
  readonly count: Count;
};
type Disband = OrderShape<'DISBAND', 'options', Troops>;
type Found = OrderShape<
  'FOUND',
  'options',
  { readonly province: ProvinceNumber; readonly revenue: number; readonly name: string }
>;
type Improve = OrderShape<'IMPROVE', 'options', { readonly province: ProvinceNumber; readonly points: Count }>;
type Rebuild = OrderShape<'REBUILD', 'options', { readonly province: ProvinceNumber }>;
type Sack = OrderShape<'SACK', 'options', { readonly province: ProvinceNumber }>;
/** Money of orders is in tenths. */
type Transfer = OrderShape<'TRANSFER', 'options', { readonly nation: NationNumber; readonly tenths: number }>;
type Assassinate = OrderShape<'ASSASSINATE', 'options', { readonly general: GeneralNumber; readonly tenths: number }>;
type Bribe = OrderShape<'BRIBE', 'options', { readonly province: ProvinceNumber; readonly tenths: number }>;
type Capital = OrderShape<'CAPITAL', 'options', { readonly province: ProvinceNumber }>;
type Cede = OrderShape<'CEDE', 'options', { readonly province: ProvinceNumber; readonly nation: NationNumber }>;
/** `free`: two of the one type for one of the other (UM-9.30). */
type Convert = OrderShape<
  'CONVERT',
  'options',
  {
    readonly province: ProvinceNumber;
    readonly from: TypeNumber;
    readonly to: TypeNumber;
    readonly count: Count;
    readonly free?: boolean;
  }
>;
type Appoint = OrderShape<'APPOINT', 'options', { readonly command: Arm; readonly province?: ProvinceNumber }>;
type Reassign = OrderShape<'REASSIGN', 'options', { readonly general: GeneralNumber; readonly command: Arm }>;
type Rank = OrderShape<'RANK', 'options', { readonly general: GeneralNumber; readonly level: number }>;

/** Who marches, with which troops, by which provinces, and how they stand there (UM-11.1). No troops: generals alone. */
type Move = OrderShape<
  'MOVE',
  'movement',
  CombatOrders & {
    readonly generals: readonly GeneralNumber[];
    readonly troops?: readonly TroopItem[];
    readonly via?: readonly ProvinceNumber[];
    readonly to: ProvinceNumber;
  }
>;
type Stance = OrderShape<'STANCE', 'movement', CombatOrders & { readonly general: GeneralNumber }>;

type Recruit = OrderShape<'RECRUIT', 'recruits', Troops>;
type Winter = OrderShape<'WINTER', 'winter', { readonly general: GeneralNumber; readonly province: ProvinceNumber }>;

export type Option =
  | Disband
  | Found
  | Improve
  | Rebuild
  | Sack
  | Transfer
  | Assassinate
  | Bribe
  | Capital
  | Cede
  | Convert
  | Appoint
  | Reassign
  | Rank;
export type Policy = Enemies | Tax | Replacements;
export type Movement = Move | Stance;
export type NationOrder = Policy | Option | Movement | Recruit | Winter;

type ActShape<Verb extends string, Args> = { readonly verb: Verb; readonly section?: never; readonly args: Args };

/** Whatever is given is set, all else stays as it is. Money is in tenths. */
type EditNation = ActShape<
  'EDIT_NATION',
  {
    readonly nation: NationNumber;
    readonly tenths?: number;
    /** A treasury below zero. */
    readonly debt?: number;
    readonly rate?: number;
    readonly morale?: number;
    readonly capital?: ProvinceNumber;
    readonly enemies?: readonly NationNumber[];
    /** Its list of enemies is empty. */
    readonly peace?: boolean;
  }
>;
type EditProvince = ActShape<
  'EDIT_PROVINCE',
  {
    readonly province: ProvinceNumber;
    readonly owner?: NationNumber;
    readonly city?: CityState;
    readonly loyalty?: number;
    readonly base?: number;
    readonly inv?: number;
    readonly dev?: number;
  }
>;
type EditTroops = ActShape<
  'EDIT_TROOPS',
  {
    readonly nation: NationNumber;
    readonly province: ProvinceNumber;
    readonly type: TypeNumber;
    readonly count: number;
  }
>;
/** The ratings of a general that can be set, those two too that nobody is told. */
export const EDITED_RATINGS = [
  'reputation',
  'loyalty',
  'activity',
  'popularity',
  'health',
  'age',
  'seniority',
  'skill',
  'trueLoyalty',
] as const;
type EditGeneral = ActShape<
  'EDIT_GENERAL',
  {
    readonly general: GeneralNumber;
    readonly at?: ProvinceNumber;
    readonly nation?: NationNumber;
    readonly command?: Arm;
    readonly state?: 'fit' | 'removed';
  } & { readonly [Rating in (typeof EDITED_RATINGS)[number]]?: number }
>;

type EditStance = ActShape<
  'EDIT_STANCE',
  CombatOrders & { readonly nation: NationNumber; readonly province: ProvinceNumber }
>;
type EditSiege = ActShape<
  'EDIT_SIEGE',
  {
    readonly province: ProvinceNumber;
    readonly besiegers?: readonly NationNumber[];
    /** For how many turns it has lasted. */
    readonly turns?: number;
    readonly lifted?: boolean;
  }
>;
/** Of what has not reached everybody yet: these count as having heard of it. */
type EditNews = ActShape<
  'EDIT_NEWS',
  { readonly what: NewsKind; readonly province?: ProvinceNumber; readonly nations: readonly NationNumber[] }
>;

/** What a master puts right between two turns (UM-23.14). */
export type Edit = EditNation | EditProvince | EditTroops | EditGeneral | EditStance | EditSiege | EditNews;
/** What a master does: gives a nation to a ruler or to the caretaker's rules (UM-22.8, 22.10), or edits. */
export type Act = ActShape<'SET_STATUS', { readonly nation: NationNumber; readonly to: 'active' | 'caretaker' }> | Edit;

export type Order = NationOrder | Act;
export type OrderOf<Verb extends Order['verb']> = Extract<Order, { readonly verb: Verb }>;

/** In which list each verb stands (UM-20.6). */
export const LIST_OF = {
  ENEMIES: 'policy',
  TAX: 'policy',
  REPLACEMENTS: 'policy',
  DISBAND: 'options',
  FOUND: 'options',
  IMPROVE: 'options',
  REBUILD: 'options',
  SACK: 'options',
  TRANSFER: 'options',
  ASSASSINATE: 'options',
  BRIBE: 'options',
  CAPITAL: 'options',
  CEDE: 'options',
  CONVERT: 'options',
  APPOINT: 'options',
  REASSIGN: 'options',
  RANK: 'options',
  MOVE: 'movement',
  STANCE: 'movement',
  RECRUIT: 'recruits',
  WINTER: 'winter',
} as const satisfies { readonly [Verb in NationOrder['verb']]: OrderList };

/** What a nation orders, and no act of the master. */
export const isOfNation = (order: Order): order is NationOrder => Object.hasOwn(LIST_OF, order.verb);

/** An order of a nation, and its number in its list, from 1 (UM-11.46, 21.30). */
export interface Line {
  readonly nation: NationNumber;
  readonly line: number;
  readonly order: NationOrder;
}
/** A line with a certain verb. */
export type LineOf<Verb extends NationOrder['verb']> = Omit<Line, 'order'> & {
  readonly order: Extract<NationOrder, { readonly verb: Verb }>;
};
