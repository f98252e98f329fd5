import type { SeatId } from '../ids.ts';
import type { Result } from '../result.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Facts } from './fact.ts';
import type { FactShapes, FactSorts } from './fact-shape.ts';
import type { Difference } from './match-fact.ts';
import type { CaseFault, CaseValue, Words } from './words.ts';

/** The words in which rule cases speak of a ruleset: positions, events and refusals, both ways. */
export interface CaseVocabulary<T extends RulesetTypes> {
  /**
   * The position that a case states; what is not said is as the ruleset's page of the case format says. Lists every fault.
   */
  readPosition(words: Words, context: CaseContext): Promise<Result<Position<T>, readonly CaseFault[]>>;
  /** A position in the words in which it can be stated. */
  describe(position: Position<T>): { readonly [section: string]: CaseValue };
  /** The sections of a position, for `expect`. */
  readonly sections: readonly string[];
  /** Whether a section is called so, by its own name or another. */
  isSection(name: string): boolean;
  /** Where the state differs from the sections that a case expects; words that mean nothing are faults. */
  matchState(position: Position<T>, expected: Words): readonly Difference[];

  /** The seat that is called so, or null. */
  seat(words: string, setting: T['setting']): SeatId | null;
  /** Whether the orders of the seat count in the turn to come, with these acts: nobody's do if the computer plays it. */
  heeds(seat: SeatId, position: Position<T>, acts: readonly T['order'][]): boolean;
  /** The label of a draw that is called so: `attack@Kent` → `attack@1`, `attack` stays. Null if there is none. */
  drawLabel(words: string, setting: T['setting']): string | null;
  /** The label of a draw in words: `attack@1` → `attack@Kent`. */
  drawWords(label: string, setting: T['setting']): string;
  /** The names of all draws. */
  readonly draws: readonly string[];

  /** The facts of each kind of event and of each code of refusal, and how the things in them are called. */
  readonly events: { readonly [kind: string]: FactShapes };
  readonly refusals: { readonly [code: string]: FactShapes };
  readonly sorts: FactSorts<Position<T>>;
  /** The events of a turn in words, one for each, with its `kind` and `rule`; `before` knows what is gone. */
  eventWords(events: readonly T['event'][], after: Position<T>, before: Position<T>): readonly Facts[];
  refusalWords(refusal: T['refusal'], position: Position<T>): Facts;
  /** What an event says of an order that failed at its step; null for any other event. */
  failure(event: T['event'], position: Position<T>): CaseFailure<T> | null;

  /** A position to begin with, as text of a case file. */
  readonly example: string;
}

/** What a case says apart from its position, as text: some powers may be named only there. */
export interface CaseContext {
  /** The keys of its orders, a line each. */
  readonly seats: readonly string[];
  readonly orders: string;
  readonly rules: readonly string[];
  readonly expected: string;
  /** How many there are. */
  readonly turns: number;
}

/** An order that was accepted and could not be carried out. */
export interface CaseFailure<T extends RulesetTypes> {
  readonly seat: SeatId;
  /** Its place on the list of its seat, from 0; of those of its section, where one is named. */
  readonly position: number;
  readonly section?: string;
  readonly order: T['order'];
  readonly refusal: T['refusal'];
  /** Besides the refusal: in which step, for instance. */
  readonly facts: Facts;
}
