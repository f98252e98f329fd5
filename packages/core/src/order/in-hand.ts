import type { JsonValue } from '../json.ts';
import { onceFor } from '../once-for.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type Asking, afterBranch, type Choice, type ChoiceTree } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

type AnyKind = OrderKind<RulesetTypes>;

/** Whether units give an order or are named by it. Of other kinds nothing is asked about units, and so no choices are made. */
export const takesUnits = ({ unit, units, params }: AnyKind): boolean =>
  unit !== undefined || units !== undefined || 'unit' in params;

/** An order whose units are answered, and what else is asked of it. */
export interface Begun {
  readonly answers: { readonly [param: string]: JsonValue };
  readonly choice: Choice;
}

/** What is asked of an order of the units in hand together; null where none of its kind can be given them. */
export const begunInHand = (kind: AnyKind, tree: ChoiceTree, hand: readonly string[]): Begun | null => {
  if (!takesUnits(kind)) return null;
  const choice = tree[kind.verb];
  if (choice === undefined) return null;
  const param = kind.units ?? 'unit';
  if (param === 'unit' && !asksFirst(choice, param)) return null;
  const answered = answeredBy(param, hand)(choice);
  return answered && { answers: { [param]: answered.units }, choice: answered.choice };
};

/**
 * What is asked of an order about a thing that is named with these arguments, wherever it is asked for them; null where no
 * order of its kind can name them.
 */
export const begunAbout = (kind: AnyKind, tree: ChoiceTree, named: Begun['answers']): Begun | null => {
  let choice = tree[kind.verb];
  const answers: { [param: string]: JsonValue } = {};
  for (const [param, value] of Object.entries(named)) {
    const answered = choice && answeredBy(param, [value].flat().map(String))(choice);
    if (!answered) return null;
    answers[param] = answered.units;
    choice = answered.choice;
  }
  return choice === undefined ? null : { answers, choice };
};

/** Whether an order names the thing, alone or among others. */
export const isAbout = ({ args }: AnyOrder, named: Begun['answers']): boolean =>
  Object.entries(named).every(([param, value]) =>
    [args[param] ?? []].flat().some((each) => String(each) === String(value)),
  );

/** Whether a choice begins with the question for the unit, be it behind that for the section. */
const asksFirst = (choice: Choice, param: string): boolean => {
  if (choice.ask === 'done') return true;
  if (choice.ask === 'bill') return false;
  if (choice.ask !== 'one' || choice.param !== 'section') return choice.param === param;
  const [first] = choice.of;
  return first !== undefined && asksFirst(afterBranch(choice, first), param);
};

interface Answered {
  readonly units: JsonValue;
  readonly choice: Choice;
}

/**
 * The choice when its question for units (`param`) is answered with those in hand, wherever it is asked; ways that do not
 * ask for them, or cannot be gone with them, are left out. Null when there is no way. What stands in several places of the
 * choice is looked through once.
 */
const answeredBy = (param: string, hand: readonly string[]): AnsweredIn => {
  const answered: AnsweredIn = onceFor((choice: Choice) => answeredIn(answered, choice, param, hand));
  return answered;
};

type AnsweredIn = (choice: Choice) => Answered | null;

const answeredIn = (answered: AnsweredIn, choice: Choice, param: string, hand: readonly string[]): Answered | null => {
  if (choice.ask === 'done') return null;
  if (choice.ask === 'bill') {
    const then = answered(choice.then);
    return then && { units: then.units, choice: { ...choice, then: then.choice } };
  }
  if (choice.param === param) return answeredHere(choice, hand);
  const skipped = choice.skip === undefined ? null : answered(choice.skip.then);
  const skip =
    choice.skip === undefined || skipped === null ? {} : { skip: { label: choice.skip.label, then: skipped.choice } };
  const { skip: _, ...asking } = choice;
  if (asking.ask !== 'one') {
    const then = answered(asking.then);
    if (then !== null) return { units: then.units, choice: { ...asking, then: then.choice, ...skip } };
    return skipped;
  }
  const ways = asking.of.flatMap((branch) => {
    const then = answered(afterBranch(asking, branch));
    return then === null ? [] : [{ units: then.units, branch: { ...branch, then: then.choice } }];
  });
  const [first] = ways;
  if (first === undefined) return skipped;
  return { units: first.units, choice: { ...asking, of: ways.map(({ branch }) => branch), ...skip } };
};

const answeredHere = (choice: Asking, hand: readonly string[]): Answered | null => {
  if (choice.ask === 'one') {
    const branch = choice.of.find(({ value }) => isSame([value].flat().map(String), hand));
    return branch === undefined ? null : { units: branch.value, choice: afterBranch(choice, branch) };
  }
  if (choice.ask !== 'some' || hand.length < choice.from || hand.length > choice.to) return null;
  const units = choice.of.map(({ value }) => value).filter((value) => hand.includes(String(value)));
  return units.length === hand.length ? { units, choice: choice.then } : null;
};

const isSame = (units: readonly string[], hand: readonly string[]): boolean =>
  units.length === hand.length && units.every((unit) => hand.includes(unit));
