import { canonicalText } from '../canonical.ts';
import { checkSheet, readSheetText } from '../order/read-sheet.ts';
import type { AnyDeskRuleset } from '../ruleset/at-desk.ts';
import type { TutorialSpec } from '../ruleset/tutorial.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { isDone, type LessonStep, type Seen } from './progress.ts';

/** A draft that does what a step and those before it ask, and what was struck out for it. */
export interface SetRight {
  readonly orders: readonly AnyOrder[];
  readonly removed: readonly AnyOrder[];
}

type Orders = Pick<AnyDeskRuleset, 'orders'>;

/**
 * Brings the draft to what a step of this turn asks, and those before it. What the pupil has begun by hand gives way, so that
 * nothing stands twice; whatever else they have ordered stays, unless the lesson could not go on with it.
 */
export const setRight = (ruleset: Orders, steps: readonly LessonStep[], at: number, seen: Seen): SetRight => {
  const asked = askedBy(ruleset, steps, at, seen);
  const holds = (orders: readonly AnyOrder[]): boolean => doesAll(ruleset, steps, at, { ...seen, orders });
  const result = (orders: readonly AnyOrder[]): SetRight => ({
    orders,
    removed: seen.orders.filter((order) => !has(orders, order)),
  });
  if (holds(seen.orders)) return result(seen.orders);

  const undone = asked.filter(({ step }) => !isDone(step, seen)).map(({ order }) => order);
  const others = seen.orders.filter((order) => !undone.some((each) => isAboutSame(order, each)));
  const begun = seen.orders.filter((order, at) =>
    has(undone, order) ? !has(seen.orders.slice(0, at), order) : has(others, order),
  );
  const mended = [...begun, ...undone.filter((order) => !has(begun, order))];
  if (holds(mended)) return result(mended);

  const kept = asked.map(({ order }) => order);
  for (const order of seen.orders) if (!has(kept, order) && holds([...kept, order])) kept.push(order);
  return result(kept);
};

/**
 * Whether the lesson can go on from a position: what should be won is won, and its own orders for this turn are allowed and do
 * what it asks.
 */
export const canGoOn = (ruleset: Orders, { steps, firstWin }: TutorialSpec<RulesetTypes>, seen: Seen): boolean => {
  const fought = steps.find(({ id }) => id === firstWin.step);
  if (fought !== undefined && seen.turn > fought.turn && !firstWin.won(seen.known)) return false;
  const last = steps.findLastIndex(({ turn }) => turn === seen.turn);
  const orders = askedBy(ruleset, steps, last, seen).map(({ order }) => order);
  return doesAll(ruleset, steps, last, { ...seen, orders });
};

/** The draft with which a step begins when everything before it was put as the lesson has it. */
export const draftBefore = (
  ruleset: Orders,
  steps: readonly LessonStep[],
  at: number,
  seen: Seen,
): readonly AnyOrder[] => askedBy(ruleset, steps, at - 1, seen).map(({ order }) => order);

/** What the lesson itself orders this turn up to a step. */
const askedBy = (
  ruleset: Orders,
  steps: readonly LessonStep[],
  at: number,
  { known, turn }: Seen,
): readonly { readonly step: LessonStep; readonly order: AnyOrder }[] => {
  const lines = steps
    .slice(0, at + 1)
    .flatMap((step) =>
      step.turn === turn && step.act.kind === 'order' ? step.act.lines.map((line) => ({ step, line })) : [],
    );
  const { lines: read } = readSheetText(ruleset, known, lines.map(({ line }) => line).join('\n'));
  return read.flatMap(({ order }, place) => {
    const step = lines[place]?.step;
    return order === undefined || step === undefined ? [] : [{ step, order }];
  });
};

/** Whether all orders are allowed, and together do what the steps of this turn up to one ask. */
const doesAll = (ruleset: Orders, steps: readonly LessonStep[], at: number, seen: Seen): boolean =>
  steps.slice(0, at + 1).every((step) => step.turn !== seen.turn || step.act.kind !== 'order' || isDone(step, seen)) &&
  checkSheet(ruleset, seen.known, seen.orders).lines.every(
    ({ outcome }) => outcome === 'accepted' || outcome === 'warned',
  );

/** Another try at the same: the same verb of the same unit or, where no unit gives it, about the same thing. */
const isAboutSame = (one: AnyOrder, other: AnyOrder): boolean => {
  if (one.verb !== other.verb || one.unit !== other.unit) return false;
  if (one.unit !== undefined) return true;
  const values = Object.values(other.args).map((value) => canonicalText(value ?? null));
  const own = Object.values(one.args);
  return own.length === 0 || own.some((value) => values.includes(canonicalText(value ?? null)));
};

const has = (orders: readonly AnyOrder[], order: AnyOrder): boolean => {
  const wanted = canonicalText(order);
  return orders.some((each) => canonicalText(each) === wanted);
};
