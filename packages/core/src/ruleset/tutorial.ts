import type { RuleNumber, SeatId } from '../ids.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';

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
  /** What was ordered for the seat before the pupil comes, turn by turn, as lines of order text. */
  readonly before: readonly (readonly string[])[];
  /** In order; the steps of one turn stand together, and a turn ends with its run. */
  readonly steps: readonly TutorialStep<T>[];
  /** What the pupil wins first: the step that runs the turn in which it is won, and the kind of news that tells of the fight. */
  readonly firstWin: { readonly step: string; readonly fought: T['told']['kind']; won(known: Known<T>): boolean };
}

export interface TutorialStep<T extends RulesetTypes> {
  readonly id: string;
  /** How many turns the pupil has run when it is taken. */
  readonly turn: number;
  readonly title: string;
  /**
   * Paragraphs. The first says what to do, and is short enough for a telephone; the others say why. What the desk itself calls
   * something stands in braces, since it has other words in other languages: {next}, {run}, {write}, {done}, {all 2}.
   */
  readonly text: readonly string[];
  /** Where the rulebook has it. */
  readonly rule?: RuleNumber;
  readonly point: TutorialPoint;
  /** One way to do it by hand, as the first paragraph tells it. Nothing is pressed where there is only something to read. */
  readonly taps: readonly TutorialTap[];
  readonly act: TutorialAct<T>;
}

/** Something that is pressed, by what stands on it; or a field, by its name, and what is written into it. */
export type TutorialTap = string | { readonly into: string; readonly write: string };

/** What the guide points at: the way leads from the room over the unit to the order. */
export interface TutorialPoint {
  readonly room?: string;
  /** Units as orders name them: one after another, or together. */
  readonly units?: readonly string[];
  /** An order about a power begins at that power, by the value that orders have for it. */
  readonly power?: string;
  readonly verb?: string;
  /** An area of the map; and one in which units are taken in hand that shall go there. */
  readonly area?: number;
  readonly from?: number;
}

/** What ends a step. */
export type TutorialAct<T extends RulesetTypes> =
  /** The pupil has read it. */
  | { readonly kind: 'read' }
  /** They have entered a room. */
  | { readonly kind: 'enter'; readonly room: string }
  /** Their draft does what it should, however they have put it. */
  | {
      readonly kind: 'order';
      done(known: Known<T>, drafted: readonly T['order'][]): boolean;
      /** One way to put it, as lines of order text. */
      readonly lines: readonly string[];
    }
  /** The turn has been run. */
  | { readonly kind: 'turn' };
