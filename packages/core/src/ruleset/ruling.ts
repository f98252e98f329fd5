import type { RuleNumber, SeatId } from '../ids.ts';
import type { JsonSchema, JsonValue } from '../json.ts';
import { faultsAgainst } from '../json-check.ts';

/** A question for the game master, with the answer that is taken when none is given. */
export interface Question {
  /**
   * Unique in its turn and the same whenever the same sheets are read, such as `proclamation:Eng`. An answer counts for the
   * id under which it was given: where it is given to certain words, they belong into the id (`boundTo`).
   */
  readonly id: string;
  readonly kind: string;
  readonly rule: RuleNumber;
  readonly about: SeatId | null;
  /** What the master needs to know, shown by the ruleset's text. */
  readonly facts: { readonly [name: string]: JsonValue };
  /** The verdicts among which the master chooses, as words. */
  readonly answers: readonly string[];
  readonly byDefault: string;
  /** What may be said with a verdict: a cost, a chance, a reason. A verdict that is not named here says all there is to say. */
  readonly parts?: { readonly [verdict: string]: VerdictParts };
  /**
   * The ruler of the seat that it is about knows of it, can put it before they send their orders, and is told the answer as
   * soon as it is given. Without it only the master knows, and the turn shows what came of it.
   */
  readonly toRuler?: true;
}

/** The parts of a ruling besides its verdict. */
export interface VerdictParts {
  /** An object of numbers, words and texts by name: the master's form is made of it, and what they say is checked by it. */
  readonly schema: JsonSchema;
  /** What holds of each part that the master says nothing about. */
  readonly usual: Parts;
}

export type Parts = { readonly [name: string]: PartValue };
export type PartValue = string | number | boolean | null | readonly string[];

/** A verdict and what was said with it. */
export interface Ruling {
  readonly verdict: string;
  readonly parts: Parts;
}

/** What a master says: a verdict alone, or with parts. */
export type Answer = string | Ruling;

/** Answers by question id. */
export type Rulings = { readonly [question: string]: Answer };

/** What is wrong with an answer: it is to be one of the verdicts, with no parts but those of that verdict. */
export const answerFaults = ({ answers, parts = {} }: Question, answer: Answer): readonly string[] => {
  const { verdict, parts: said } = asRuling(answer);
  if (!answers.includes(verdict)) return [`answer: wanted ${answers.join(' or ')}`];
  const schema = parts[verdict]?.schema ?? { type: 'object' };
  return faultsAgainst({ ...schema, required: [], additionalProperties: false }, said);
};

/** The verdict given, or the default; an answer that the question does not offer counts as none. */
export const rulingFor = (question: Question, rulings: Rulings): string => fullRulingFor(question, rulings).verdict;

/** The same with every part of it: those that the master left out are as usual. */
export const fullRulingFor = (question: Question, rulings: Rulings): Ruling => {
  const given = rulings[question.id];
  const { verdict, parts } = asRuling(
    given !== undefined && answerFaults(question, given).length === 0 ? given : question.byDefault,
  );
  return { verdict, parts: { ...question.parts?.[verdict]?.usual, ...parts } };
};

/** The rulings of record: every question with the answer that holds, in full where it has parts. */
export const completeRulings = (questions: readonly Question[], given: Rulings): Rulings =>
  Object.fromEntries(
    questions.map((question) => {
      const ruling = fullRulingFor(question, given);
      return [question.id, question.parts === undefined ? ruling.verdict : ruling];
    }),
  );

export const asRuling = (answer: Answer): Ruling =>
  typeof answer === 'string' ? { verdict: answer, parts: {} } : answer;
