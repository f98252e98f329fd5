/**
 * Purses: a small rule system for the tests of the testkit. Three seats pay and whisper to each other in secret, and boast
 * in public; a die decides how much fame a boast is worth. The master blesses.
 */
export interface Purses {
  readonly scenario: { readonly seats: readonly string[] };
  readonly options: { readonly lastTurn: number };
  readonly setting: PursesSetting;
  readonly state: PursesState;
  readonly order: PursesOrder;
  readonly event: PursesEvent;
  readonly told: PursesTold;
  readonly view: PursesView;
  readonly refusal: PursesRefusal;
  readonly memory: null;
}

export interface PursesSetting {
  readonly seats: readonly string[];
  readonly lastTurn: number;
}

/** By seat. Fame is public, a purse is its owner's secret. */
export interface PursesState {
  readonly turn: number;
  readonly fame: { readonly [seat: string]: number };
  readonly gold: { readonly [seat: string]: number };
}

export interface PursesView {
  readonly seat: string | null;
  readonly turn: number;
  readonly fame: { readonly [seat: string]: number };
  readonly gold: number | null;
  /** Only where a test plants a leak. */
  readonly leak?: number | string | readonly string[];
}

export type PursesOrder =
  | { readonly verb: 'PAY'; readonly args: { readonly seat: string; readonly gold: number } }
  | {
      readonly verb: 'SHARE';
      readonly args: { readonly gold: number; readonly seats: readonly string[]; readonly text?: string };
    }
  | { readonly verb: 'WHISPER'; readonly args: { readonly seat: string; readonly text: string } }
  | { readonly verb: 'BOAST'; readonly args: { readonly [name: string]: never } }
  | { readonly verb: 'BLESS'; readonly args: { readonly seat: string } };

export type PursesEvent = { readonly rule: string } & (
  | { readonly kind: 'paid'; readonly from: string; readonly to: string; readonly gold: number }
  | { readonly kind: 'whispered'; readonly from: string; readonly to: string; readonly text: string }
  | { readonly kind: 'boasted'; readonly seat: string; readonly roll: number; readonly fame: number }
  | { readonly kind: 'blessed'; readonly seat: string }
  | { readonly kind: 'turn-ended' }
);

export type PursesTold =
  | Extract<PursesEvent, { readonly kind: 'paid' | 'whispered' | 'blessed' }>
  | { readonly rule: string; readonly kind: 'boast-heard'; readonly seat: string; readonly fame: number };

export type PursesRefusal =
  | { readonly code: 'too-poor'; readonly gold: number; readonly has: number }
  | { readonly code: 'oneself' };
