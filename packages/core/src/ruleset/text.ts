import type { ReportLine } from '../text/line.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { Question } from './ruling.ts';
import type { Outcome } from './window.ts';

/** Every sentence of a ruleset. Given to a reader who knows `known`. */
export interface RulesetText<T extends RulesetTypes> {
  refusal(refusal: T['refusal'], known: Known<T>): string;
  /** A piece of news as lines; most have one, a battle report has many. */
  told(told: T['told'], known: Known<T>): readonly ReportLine[];
  question(question: Question, known: Known<T>): string;
  outcome(outcome: Outcome, known: Known<T>): string;
  /** When the game ends and who wins it, in a sentence, to be read before anybody joins. */
  ends?(setting: T['setting']): string;
  /** The heading of the turn in view, such as `Spring 1320 (turn 1)`. */
  turn(known: Known<T>): string;
  /** Headings of malformed argument types, such as location → `place`. */
  readonly argument: { readonly [name: string]: string };
}
