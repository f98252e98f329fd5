import type { Border, Known, Position, Route } from '@chancery/core';
import type { AreaNumber, Ground, PowerNumber } from '../ground/ground.ts';
import type { GroundOptions, GroundScenario } from '../ground/scenario.ts';

/** Sections: houses of traders, whose wagons carry what towns ask for. */
export interface Sections {
  readonly scenario: SectionsScenario;
  readonly options: GroundOptions;
  readonly setting: Setting;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly told: Event;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
}

export type SectionsKnown = Known<Sections>;
export type SectionsPosition = Position<Sections>;

/** What a scenario adds to its ground. */
export interface Market {
  readonly makes: readonly { readonly town: AreaNumber; readonly good: Good }[];
  readonly commissions: readonly Omit<Commission, 'number'>[];
  /** The towns where they lie, in the order of their numbers: the map is grown from them and the two tables. */
  readonly places: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly terrain: string;
  }[];
  readonly borders: readonly Required<Pick<Border, 'a' | 'b' | 'kind'>>[];
  readonly routes: readonly Route[];
}
export type SectionsScenario = GroundScenario<Market>;

export const GOODS = ['Wool', 'Salt', 'Wine'] as const;
export type Good = (typeof GOODS)[number];

export interface Setting extends Ground {
  /** What each town makes, by its area; there it is cheap. */
  readonly makes: { readonly [town: string]: Good };
}

/** What a town asks for; numbered in the order in which towns ask. All money is counted in tenths of a coin. */
export interface Commission {
  readonly number: number;
  readonly good: Good;
  readonly town: AreaNumber;
  readonly pay: number;
}

export interface Wagon {
  readonly owner: PowerNumber;
  /** Given by its house, which has no other of this name. */
  readonly name: string;
  readonly at: AreaNumber;
  readonly load: Good | null;
}

/** By the code of a house. */
export type ByHouse = { readonly [code: string]: number };
/** What a good costs in a town, by the town's area. */
export type Prices = { readonly [town: string]: { readonly [good in Good]: number } };

export interface State {
  readonly turn: number;
  readonly prices: Prices;
  readonly commissions: readonly Commission[];
  readonly nextCommission: number;
  readonly delivered: ByHouse;
  readonly coins: ByHouse;
  readonly wagons: readonly Wagon[];
  /** Whether a flood has taken the bridge. */
  readonly bridgeOut: boolean;
  /** Towns that are no longer called as the map has them, by their area. */
  readonly names: { readonly [town: string]: string };
}

/** What one viewer sees: markets and fame of all, coins and wagons of their own (SC-3.1). */
export interface View extends Omit<State, 'coins' | 'nextCommission'> {
  readonly power: PowerNumber | null;
  readonly coins: number | null;
}

/** The parts of a sheet, in the order in which they are carried out. */
export type SectionId = 'hiring' | 'trade' | 'roads';

interface OrderOf<Verb extends string, Args> {
  readonly verb: Verb;
  readonly section?: SectionId;
  /** Of all lines of the turn, when it runs. */
  readonly rank?: number;
  readonly args: Args;
}
export type Hire = OrderOf<'HIRE', { readonly name: string; readonly town: AreaNumber }>;
export type Buy = OrderOf<'BUY', { readonly good: Good; readonly wagon: string; readonly price?: number }>;
export type Sell = OrderOf<'SELL', { readonly wagon: string; readonly price?: number }>;
export type Deliver = OrderOf<'DELIVER', { readonly commission: number; readonly wagon: string }>;
export type Drive = OrderOf<'DRIVE', { readonly wagon: string; readonly town: AreaNumber }>;
/** What stands on the sheet until the turn runs. */
export type SheetOrder = Hire | Buy | Sell | Deliver | Drive;

/** What is done as soon as it comes (SC-1.12, SC-1.13); it is never part of a sheet. */
interface AtOnceOf<Verb extends string, Args> {
  readonly verb: Verb;
  readonly section?: never;
  readonly args: Args;
}
/** `to`: the code of a house, or `ALL`. */
export type Write = AtOnceOf<'WRITE', { readonly to: string; readonly letter: string }>;
export type Absent = AtOnceOf<
  'ABSENT',
  { readonly count: number; readonly span: 'days' | 'turns'; readonly note?: string }
>;
export type Return = AtOnceOf<'RETURN', { readonly [name: string]: never }>;
export type TakeBack = AtOnceOf<'TAKE_BACK', { readonly commission: number }>;
export type AtOnce = Write | Absent | Return | TakeBack;

export type Order = SheetOrder | AtOnce;

const AT_ONCE: ReadonlySet<Order['verb']> = new Set<AtOnce['verb']>(['WRITE', 'ABSENT', 'RETURN', 'TAKE_BACK']);
export const isOfSheet = (order: Order): order is SheetOrder => !AT_ONCE.has(order.verb);

interface OfWagon {
  readonly power: PowerNumber;
  readonly wagon: string;
}

export type Event = { readonly rule: string } & (
  | ({ readonly kind: 'hired'; readonly town: AreaNumber; readonly cost: number } & OfWagon)
  | ({ readonly kind: 'bought'; readonly good: Good; readonly price: number } & OfWagon)
  | ({ readonly kind: 'sold'; readonly good: Good; readonly price: number } & OfWagon)
  | ({ readonly kind: 'unloaded'; readonly commission: Commission } & OfWagon)
  | { readonly kind: 'delivered'; readonly power: PowerNumber; readonly commission: Commission }
  | ({ readonly kind: 'drove'; readonly from: AreaNumber; readonly to: AreaNumber; readonly fare: number } & OfWagon)
  | ({ readonly kind: 'failed'; readonly verb: SheetOrder['verb'] } & OfWagon)
  | { readonly kind: 'asked'; readonly commission: Commission }
  | { readonly kind: 'bridge-taken' | 'bridge-mended'; readonly a: AreaNumber; readonly b: AreaNumber }
  | { readonly kind: 'renamed'; readonly town: AreaNumber; readonly name: string }
  | { readonly kind: 'turn-ended'; readonly turn: number; readonly prices: Prices }
);

export type Refusal =
  | { readonly code: 'rulers-only' }
  | { readonly code: 'not-wanted'; readonly commission: number }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'unknown-wagon'; readonly wagon: string }
  | { readonly code: 'name-taken'; readonly wagon: string }
  | { readonly code: 'too-poor'; readonly cost: number; readonly has: number }
  | { readonly code: 'laden'; readonly wagon: string; readonly load: Good }
  | { readonly code: 'empty'; readonly wagon: string }
  | { readonly code: 'not-asked'; readonly wagon: string; readonly commission: number }
  | { readonly code: 'drives-already'; readonly wagon: string }
  | { readonly code: 'no-route'; readonly from: AreaNumber; readonly to: AreaNumber };
