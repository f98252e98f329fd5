import type { PlanOrder } from './order.ts';
import type { UnitId } from './unit-id.ts';
import type { RealmNumber } from './words.ts';

/** One order of a unit's plan, with its place on the realm's list (MD-1.33). */
export interface PlanEntry<O extends PlanOrder = PlanOrder> {
  readonly unit: UnitId;
  readonly realm: RealmNumber;
  readonly position: number;
  readonly order: O;
}

export type PlanVerb = PlanOrder['verb'];
type EntryOf<V extends PlanVerb> = PlanEntry<Extract<PlanOrder, { verb: V }>>;

interface Plan {
  readonly entries: PlanEntry[];
  readonly cancelled: Set<PlanEntry>;
  pointer: number;
  /** The unit holds for the rest of this phase (MD-1.15). */
  holding: boolean;
  /** The order at the pointer waits for its partner (MD-7.7). */
  waiting: boolean;
}

/** The plans of all units and how far each has come: an ordered list with a pointer (MD-1.13). */
export class PlanBook {
  readonly #plans = new Map<UnitId, Plan>();

  add(entry: PlanEntry): void {
    const plan = this.#plans.get(entry.unit);
    if (plan) plan.entries.push(entry);
    else {
      const entries = [entry];
      this.#plans.set(entry.unit, { entries, cancelled: new Set(), pointer: 0, holding: false, waiting: false });
    }
  }

  /** The units that have a plan: realm by realm, each in the order of its list. */
  units(): readonly UnitId[] {
    return [...this.#plans.keys()];
  }

  /** The order at the unit's pointer, cancelled ones passed over (MD-1.36). Undefined when none is left. */
  current(unit: UnitId): PlanEntry | undefined {
    const plan = this.#plans.get(unit);
    if (!plan) return undefined;
    while (plan.pointer < plan.entries.length && plan.cancelled.has(plan.entries[plan.pointer] as PlanEntry))
      plan.pointer += 1;
    return plan.entries[plan.pointer];
  }

  /** The order at the pointer if it has one of these verbs and the unit is not holding. */
  ready<V extends PlanVerb>(unit: UnitId, ...verbs: readonly V[]): EntryOf<V> | undefined {
    return this.#readyAmong(unit, verbs);
  }

  /** All orders ready at this step: by realm, then by list position. */
  readyNow<V extends PlanVerb>(...verbs: readonly V[]): readonly EntryOf<V>[] {
    const entries: EntryOf<V>[] = [];
    for (const unit of this.#plans.keys()) {
      const entry = this.#readyAmong(unit, verbs);
      if (entry) entries.push(entry);
    }
    return entries.sort((a, b) => a.realm - b.realm || a.position - b.position);
  }

  #readyAmong<V extends PlanVerb>(unit: UnitId, verbs: readonly V[]): EntryOf<V> | undefined {
    if (this.#plans.get(unit)?.holding) return undefined;
    const entry = this.current(unit);
    return entry && (verbs as readonly string[]).includes(entry.order.verb) ? (entry as EntryOf<V>) : undefined;
  }

  advance(unit: UnitId): void {
    const plan = this.#plans.get(unit);
    if (!plan) return;
    plan.pointer += 1;
    plan.waiting = false;
  }

  hold(unit: UnitId): void {
    const plan = this.#plans.get(unit);
    if (plan) plan.holding = true;
  }

  wait(unit: UnitId): void {
    const plan = this.#plans.get(unit);
    if (plan) plan.waiting = true;
  }

  beginPhase(): void {
    for (const plan of this.#plans.values()) plan.holding = false;
  }

  /** The orders from the pointer on that are not cancelled. */
  left(unit: UnitId): readonly PlanEntry[] {
    const plan = this.#plans.get(unit);
    return plan ? plan.entries.slice(plan.pointer).filter((entry) => !plan.cancelled.has(entry)) : [];
  }

  /** Whether something other than a TRANSFER stands after the order at the pointer (MD-7.7). */
  hasMoreThanTransfers(unit: UnitId): boolean {
    return this.left(unit).some(({ order }) => order.verb !== 'TRANSFER');
  }

  /** Cancels what is left of these verbs, or all; returns what was cancelled. */
  cancel(unit: UnitId, verbs: readonly PlanVerb[] | 'all'): readonly PlanEntry[] {
    const gone = this.left(unit).filter(({ order }) => verbs === 'all' || verbs.includes(order.verb));
    const plan = this.#plans.get(unit);
    for (const entry of gone) plan?.cancelled.add(entry);
    return gone;
  }

  /** Whether the unit has an order at its pointer that is not a waiting transfer (MD-1.18). */
  isBusy(unit: UnitId): boolean {
    return this.current(unit) !== undefined && this.#plans.get(unit)?.waiting !== true;
  }
}
