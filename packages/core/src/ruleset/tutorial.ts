import type { RuleNumber, SeatId } from '../ids.ts';
import type { Known, RulesetTypes } from './types.ts';

/**
 * A first game with a guide, as data: it says what to do and why, points, and waits until it is done. Played with the
 * engine itself against bots, always with the same dice.
 */
export interface TutorialSpec<T extends RulesetTypes> {
  readonly title: string;
  /** What one will have learned. */
  readonly description: string;
  readonly minutes: number;
  /** One of the ruleset's own scenarios, and the seat that the pupil plays. */
  readonly scenario: string;
  readonly seat: SeatId;
  /** Any text: all dice of the lesson come from it. */
  readonly seed: string;
  /** In order; the steps of one turn stand together. */
  readonly steps: readonly TutorialStep<T>[];
}

export interface TutorialStep<T extends RulesetTypes> {
  readonly id: string;
  /** How many turns are out when it is taken. */
  readonly turn: number;
  readonly title: string;
  /** Paragraphs: what to do, and why. */
  readonly text: readonly string[];
  /** Where the rulebook has it. */
  readonly rule?: RuleNumber;
  readonly point: TutorialPoint;
  readonly act: TutorialAct<T>;
}

/** What the guide points at: the way leads from the room over the unit to the order. */
export interface TutorialPoint {
  readonly room?: string;
  /** A unit as orders name it. */
  readonly unit?: string;
  /** An order about a power begins at that power, by the value that orders have for it. */
  readonly power?: string;
  readonly verb?: string;
  /** An area of the map. */
  readonly area?: number;
}

/** What ends a step. */
export type TutorialAct<T extends RulesetTypes> =
  /** The pupil has read it. */
  | { readonly kind: 'read' }
  /** He has entered a room. */
  | { readonly kind: 'enter'; readonly room: string }
  /** His draft does what it should, however he has put it. */
  | {
      readonly kind: 'order';
      done(known: Known<T>, drafted: readonly T['order'][]): boolean;
      /** One way to put it, as lines of order text. */
      readonly lines: readonly string[];
    }
  /** The turn has been run. */
  | { readonly kind: 'turn' };
