import type { ConditionValue, Known, Position } from '@chancery/core';
import type { AreaNumber, Ground, PowerNumber } from '../ground/ground.ts';
import type { GroundOptions, GroundScenario } from '../ground/scenario.ts';

/** Rounds: captains who take camps from each other, one order a round, three rounds a turn. */
export interface Rounds {
  readonly scenario: RoundsScenario;
  readonly options: GroundOptions;
  readonly setting: Ground;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  /** Everything is done in the open. */
  readonly told: Event;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
}

export type RoundsKnown = Known<Rounds>;
export type RoundsPosition = Position<Rounds>;
export type RoundsScenario = GroundScenario<{ readonly garrisons: readonly Garrison[] }>;

/** In the order in which they fall. */
export const KINDS = ['Foot', 'Bow', 'Horse'] as const;
export type Kind = (typeof KINDS)[number];
export type Troops = { readonly [kind in Kind]: number };
export const NO_TROOPS: Troops = { Foot: 0, Bow: 0, Horse: 0 };

/** Who holds a camp at the beginning, where no captain does. */
export interface Garrison extends Troops {
  readonly camp: AreaNumber;
}

export interface Camp {
  readonly owner: PowerNumber | null;
  readonly troops: Troops;
}

/** Camps stand in the places of their areas. */
export interface State {
  readonly turn: number;
  readonly camps: readonly (Camp | null)[];
}

/** Camps lie open: everybody sees all of them (RD-3.1). */
export interface View extends State {
  readonly power: PowerNumber | null;
}

/** So many of one kind, as an order names them. */
export type Group = { readonly count: number; readonly kind: Kind };

/** The rounds of a turn: sections of a sheet that take one order each. */
export const ROUND_IDS = ['round-1', 'round-2', 'round-3'] as const;
export type RoundId = (typeof ROUND_IDS)[number];

export interface Take {
  readonly verb: 'TAKE';
  readonly section?: RoundId;
  readonly args: {
    readonly troops: readonly Group[];
    readonly from: AreaNumber;
    readonly to: AreaNumber;
    readonly retreat?: readonly ConditionValue[];
    readonly fallback?: Train;
  };
}
export type Train = {
  readonly verb: 'TRAIN';
  /** It has none where it is the fallback of another. */
  readonly section?: RoundId;
  readonly args: { readonly kind: Kind; readonly camp: AreaNumber };
};
export interface Ruse {
  readonly verb: 'RUSE';
  readonly section?: RoundId;
  readonly args: { readonly from: AreaNumber; readonly at: AreaNumber; readonly words: string };
}
/** The same plan, put before the game master as soon as it comes; never part of a sheet. */
export interface AskRuse {
  readonly verb: 'ASK_RUSE';
  readonly section?: never;
  readonly args: Ruse['args'];
}
/** An act of the game master. */
export interface EditCamp {
  readonly verb: 'EDIT_CAMP';
  readonly section?: never;
  readonly args: { readonly camp: AreaNumber; readonly kind: Kind; readonly count: number };
}
export type Order = Take | Train | Ruse | AskRuse | EditCamp;

/** What one side did in one round of a battle: its troops before, the dice of each kind, and what it lost. */
export interface SideOfRound {
  readonly troops: Troops;
  readonly rolls: { readonly [kind in Kind]: readonly number[] };
  readonly hits: number;
  readonly lost: Troops;
}

export interface BattleRound {
  readonly attacker: SideOfRound;
  readonly defender: SideOfRound;
}

export type Event = { readonly rule: string } & (
  | { readonly kind: 'round-began'; readonly round: number }
  | {
      readonly kind: 'marched';
      readonly power: PowerNumber;
      readonly from: AreaNumber;
      readonly to: AreaNumber;
      readonly troops: Troops;
      /** The camp had nobody to defend it. */
      readonly taken: boolean;
    }
  | {
      readonly kind: 'battle-fought';
      readonly power: PowerNumber;
      readonly against: PowerNumber | null;
      readonly from: AreaNumber;
      readonly to: AreaNumber;
      readonly troops: Troops;
      readonly rounds: readonly BattleRound[];
      readonly left: { readonly attacker: Troops; readonly defender: Troops };
      readonly end: 'taken' | 'retreat' | 'beaten' | 'held';
    }
  | { readonly kind: 'trained'; readonly power: PowerNumber; readonly camp: AreaNumber; readonly troop: Kind }
  | { readonly kind: 'fell-back'; readonly power: PowerNumber; readonly from: AreaNumber; readonly to: AreaNumber }
  | {
      readonly kind: 'ruse-tried';
      readonly power: PowerNumber;
      readonly from: AreaNumber;
      readonly at: AreaNumber;
      /** Whom it cost, and who has left the camp by it: to flee, or to join the captain. */
      readonly lost: Troops;
      readonly gone: Troops;
      readonly joins: boolean;
      readonly chance: number;
      readonly roll: number;
    }
  | { readonly kind: 'ruse-dropped'; readonly power: PowerNumber; readonly at: AreaNumber; readonly reason: string }
  | { readonly kind: 'camp-edited'; readonly camp: AreaNumber; readonly troop: Kind; readonly count: number }
  | { readonly kind: 'turn-ended'; readonly turn: number }
);

export type Refusal =
  | { readonly code: 'rulers-only' }
  | { readonly code: 'masters-only' }
  | { readonly code: 'not-your-camp'; readonly camp: AreaNumber }
  | { readonly code: 'no-border'; readonly from: AreaNumber; readonly to: AreaNumber }
  | { readonly code: 'kind-twice'; readonly kind: Kind }
  | { readonly code: 'too-few'; readonly kind: Kind; readonly camp: AreaNumber; readonly has: number };
