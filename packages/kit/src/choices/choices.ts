import { type Asking, type Branch, type Choice, DONE, type Skip, type Tick } from '@chancery/core';

/** Parts of the trees of choices. Null: there is nothing to choose, so what leads there is not offered either. */

export const branch = (value: Branch['value'], label: string, then: Choice | null = DONE): Branch | null =>
  then && { value, label, then };

/** An order that is complete, if it could be given. */
export const when = (could: boolean): Choice | null => (could ? DONE : null);

/** An argument that may be left out as the last thing that is asked; `label` says what that means. */
export const leftOut = (label: string): Skip => ({ label, then: DONE });

/** One of several; when there are none, what is asked without it. What follows is best the same object where it is the same. */
export const oneOf = (param: string, branches: readonly (Branch | null)[], skip?: Skip): Choice | null => {
  const of = branches.filter((each) => each !== null);
  return of.length === 0 ? (skip?.then ?? null) : skippable(toldOnce(param, of), skip);
};

/** What follows all branches alike stands once, at the question: so trees add up instead of multiplying. */
const toldOnce = (param: string, of: readonly Branch[]): Asking => {
  const then = of[0]?.then;
  if (then === undefined || of.some((each) => each.then !== then)) return { ask: 'one', param, of };
  const without = of.map(({ then: _, ...each }) => each);
  return then === DONE ? { ask: 'one', param, of: without } : { ask: 'one', param, of: without, then };
};

/** Some of several, at least one; null when there are none. */
export const someOf = (param: string, ticks: readonly Tick[], then: Choice = DONE): Choice | null =>
  ticks.length === 0 ? null : { ask: 'some', param, from: 1, to: ticks.length, of: ticks, then };

/** What a number may be, and what a form begins with. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly usual?: number;
}

/** From one on. */
export const upTo = (to: number): NumberRange => ({ from: 1, to });

/** A whole number, the last thing that is asked; null when the range is empty. */
export const numberOf = (param: string, { from, to, usual }: NumberRange, skip?: Skip): Choice | null => {
  if (from > to) return null;
  const asked: Asking =
    usual === undefined
      ? { ask: 'number', param, from, to, then: DONE }
      : { ask: 'number', param, from, to, usual, then: DONE };
  return skippable(asked, skip);
};

/** How long a text may be, and what a form may propose. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
  readonly examples?: readonly string[];
}

/** A text, the last thing that is asked. */
export const textOf = (param: string, { from, to, examples }: TextRange, skip?: Skip): Choice =>
  skippable(
    examples === undefined
      ? { ask: 'text', param, from, to, then: DONE }
      : { ask: 'text', param, from, to, examples, then: DONE },
    skip,
  );

/** Trees have thousands of questions, and few may be skipped. */
const skippable = (asked: Asking, skip: Skip | undefined): Choice => (skip === undefined ? asked : { ...asked, skip });
