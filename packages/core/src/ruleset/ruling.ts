import type { RuleNumber, SeatId } from '../ids.ts';
import type { JsonValue } from '../json.ts';

/** A question for the game master, with the answer that is taken when none is given. */
export interface Question {
  /** Unique in its turn and the same whenever the same sheets are read, such as `proclamation:Eng`. */
  readonly id: string;
  readonly kind: string;
  readonly rule: RuleNumber;
  readonly about: SeatId | null;
  /** What the master needs to know, shown by the ruleset's text. */
  readonly facts: { readonly [name: string]: JsonValue };
  readonly answers: readonly string[];
  readonly byDefault: string;
}

/** Answers by question id. */
export type Rulings = { readonly [question: string]: string };

/** The answer given, or the default; an answer that the question does not offer counts as none. */
export const rulingFor = (question: Question, rulings: Rulings): string => {
  const given = rulings[question.id];
  return given !== undefined && question.answers.includes(given) ? given : question.byDefault;
};

/** The rulings of record: every question with the answer that holds. */
export const completeRulings = (questions: readonly Question[], given: Rulings): Rulings =>
  Object.fromEntries(questions.map((question) => [question.id, rulingFor(question, given)]));
