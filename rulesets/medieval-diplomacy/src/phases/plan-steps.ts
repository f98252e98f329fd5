import type { EventOf } from '../events.ts';
import type { PlanOrder } from '../order.ts';
import type { PlanEntry, PlanVerb } from '../plans.ts';
import type { Refusal } from '../refusals.ts';
import { findUnit } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import { type UnitId, unitLabel } from '../unit-id.ts';
import { fail, type Step } from './steps.ts';

type Entry<V extends PlanVerb> = PlanEntry<Extract<PlanOrder, { verb: V }>>;

/** Movement orders: what a failed march or sail takes with it (MD-1.16). */
export const MOVES = ['MARCH', 'SAIL', 'HOLD'] as const;

/** The step that consumes each order (MD-1.13); a fleet holds at M4. */
export const STEP_OF = {
  TRANSFER: 'M1',
  BOARD: 'M2',
  LOAD: 'M3',
  SAIL: 'M4',
  UNLOAD: 'M8',
  MARCH: 'M9',
  HOLD: 'M9',
  PILLAGE: 'M14',
} as const satisfies { readonly [verb in PlanVerb]: Step };

/**
 * Carries out one order after another of a step that lets units do several: always the one with the lowest list
 * position among those that stand at a pointer (MD-1.33). `carryOut` says whether the pointer may pass.
 */
export const inListOrder = <V extends PlanVerb>(
  turn: Turn,
  verbs: readonly V[],
  carryOut: (entry: Entry<V>, unit: Unit) => 'done' | 'wait',
): void => {
  const { plans } = turn.memory;
  const queue = [...plans.readyNow(...verbs)];
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const unit = findUnit(turn.state, entry.unit);
    if (!unit || carryOut(entry, unit) === 'wait') continue;
    plans.advance(entry.unit);
    const next = plans.ready(entry.unit, ...verbs);
    if (next) insertInOrder(queue, next);
  }
};

const insertInOrder = <E extends PlanEntry>(queue: E[], entry: E): void => {
  const at = queue.findIndex((other) => other.realm > entry.realm || other.position > entry.position);
  if (at < 0) queue.push(entry);
  else queue.splice(at, 0, entry);
};

/** Every order that is ready at a step which takes one order of each unit, with its unit. */
export const eachReady = <V extends PlanVerb>(
  turn: Turn,
  ...verbs: readonly V[]
): readonly { readonly entry: Entry<V>; readonly unit: Unit }[] =>
  turn.memory.plans.readyNow(...verbs).flatMap((entry) => {
    const unit = findUnit(turn.state, entry.unit);
    return unit ? [{ entry, unit }] : [];
  });

export const failEntry = (turn: Turn, entry: PlanEntry, step: Step, reason: Refusal): void =>
  fail(turn, entry, step, reason);

/** Voids what is left of a unit's plan and tells its owner, if there was anything left. */
export const cancelPlan = (
  turn: Turn,
  unit: UnitId,
  verbs: readonly PlanVerb[] | 'all',
  { why, rule }: Pick<EventOf<'plan-cancelled'>, 'why' | 'rule'>,
): void => {
  const orders = turn.memory.plans.cancel(unit, verbs).map(({ order }) => order);
  if (orders.length > 0) turn.emit({ kind: 'plan-cancelled', rule, unit, orders, why });
};

/** The unit is no more, and a new one that gets its number inherits no orders. */
export const buryPlan = (turn: Turn, unit: UnitId): void => {
  for (const entry of turn.memory.plans.cancel(unit, 'all')) {
    failEntry(turn, entry, 'M15', { code: 'unit-gone', unit: unitLabel(unit) });
  }
};

/** A march or sail that fails takes every later move of the unit with it (MD-1.16). */
export const failMove = (turn: Turn, entry: PlanEntry, step: Step, reason: Refusal): void => {
  failEntry(turn, entry, step, reason);
  turn.memory.plans.advance(entry.unit);
  cancelPlan(turn, entry.unit, MOVES, { why: 'failed-move', rule: 'MD-1.16' });
};
