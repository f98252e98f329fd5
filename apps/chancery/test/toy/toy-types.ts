/**
 * Diggers: a small rule system for the tests of the command line. Each seat digs for gold as deep as it dares; a die
 * decides how much it finds. The game master may give gold away, and rules whether a deep hole is safe.
 */
export interface Diggers {
  readonly scenario: DiggersScenario;
  readonly options: DiggersOptions;
  readonly setting: DiggersSetting;
  readonly state: DiggersState;
  readonly order: DiggersOrder;
  readonly event: DiggersEvent;
  readonly told: DiggersEvent;
  readonly view: DiggersView;
  readonly refusal: DiggersRefusal;
  readonly memory: null;
}

export interface DiggersScenario {
  readonly diggers: readonly { readonly seat: string; readonly name: string }[];
  readonly lastTurn: number;
}

export interface DiggersOptions {
  readonly lastTurn: number;
}

export interface DiggersSetting extends DiggersOptions {
  readonly diggers: DiggersScenario['diggers'];
}

export interface DiggersState {
  readonly turn: number;
  readonly gold: { readonly [seat: string]: number };
}

export type DiggersOrder =
  | { readonly verb: 'DIG'; readonly args: { readonly depth: number } }
  | { readonly verb: 'SHOUT'; readonly args: { readonly text: string } }
  | { readonly verb: 'GIVE'; readonly args: { readonly seat: string; readonly gold: number } };

export type DiggersEvent =
  | {
      readonly kind: 'dug';
      readonly rule: string;
      readonly seat: string;
      readonly found: number;
      readonly roll: number;
    }
  | { readonly kind: 'shouted'; readonly rule: string; readonly seat: string; readonly text: string }
  | { readonly kind: 'given'; readonly rule: string; readonly seat: string; readonly gold: number }
  | { readonly kind: 'turn-ended'; readonly rule: string };

export interface DiggersView {
  readonly turn: number;
  /** The viewer's own gold; null for everybody else. */
  readonly gold: number | null;
}

export type DiggersRefusal =
  | { readonly code: 'too-deep'; readonly depth: number }
  | { readonly code: 'deep'; readonly depth: number }
  | { readonly code: 'one-hole-a-turn' };
