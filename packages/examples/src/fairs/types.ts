import type { Known, Position } from '@chancery/core';
import type { AreaNumber, Ground, PowerNumber } from '../ground/ground.ts';
import type { GroundOptions, GroundScenario } from '../ground/scenario.ts';

/** Fairs: houses that work in two groups, and bargain at any time. */
export interface Fairs {
  readonly scenario: GroundScenario;
  readonly options: GroundOptions;
  readonly setting: Ground;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly told: Event;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
}

export type FairsKnown = Known<Fairs>;
export type FairsPosition = Position<Fairs>;

export const GOODS = ['Salt', 'Wine', 'Wool'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = { readonly [good in Good]: number };

export const HALVES = ['first', 'second'] as const;
export type Half = (typeof HALVES)[number];

export interface State {
  readonly turn: number;
  readonly half: Half;
  /** By the code of a house. */
  readonly stores: { readonly [code: string]: Goods };
}

/** What one viewer sees: everything, since stores lie open (FA-3.1). */
export interface View extends State {
  readonly power: PowerNumber | null;
}

/** So many of a good. */
export interface Lot {
  readonly good: Good;
  readonly count: number;
}

interface OrderOf<Verb extends string, Section extends string, Args> {
  readonly verb: Verb;
  readonly section?: Section;
  /** Of all lines of the turn, when it runs. */
  readonly rank?: number;
  readonly args: Args;
}
export type Gather = OrderOf<'GATHER', 'work', { readonly place: AreaNumber }>;
export type Trade = OrderOf<
  'TRADE',
  'bargains',
  {
    readonly give: number;
    readonly good: Good;
    readonly house: PowerNumber;
    readonly get: number;
    readonly wanted: Good;
  }
>;
export type Order = Gather | Trade;

export type Event = { readonly rule: string } & (
  | {
      readonly kind: 'traded';
      /** Whose line arrived first. */
      readonly offered: PowerNumber;
      readonly answered: PowerNumber;
      /** What the one who offered gives and gets. */
      readonly gave: Lot;
      readonly got: Lot;
    }
  | {
      readonly kind: 'unanswered';
      readonly power: PowerNumber;
      readonly to: PowerNumber;
      readonly gives: Lot;
      readonly gets: Lot;
    }
  | {
      readonly kind: 'too-late';
      readonly powers: readonly PowerNumber[];
      readonly short: PowerNumber;
      readonly lot: Lot;
    }
  | { readonly kind: 'gathered'; readonly power: PowerNumber; readonly place: AreaNumber; readonly lot: Lot }
  | { readonly kind: 'half-ended'; readonly turn: number; readonly half: Half }
);

export type Refusal =
  | { readonly code: 'rulers-only' }
  | { readonly code: 'too-far'; readonly place: AreaNumber; readonly home: AreaNumber }
  | { readonly code: 'too-few'; readonly good: Good; readonly has: number }
  | { readonly code: 'others-too-few'; readonly house: PowerNumber; readonly good: Good; readonly has: number }
  | { readonly code: 'same-good'; readonly good: Good }
  | { readonly code: 'yourself' };
