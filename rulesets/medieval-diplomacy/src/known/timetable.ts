import type { Listed } from '../memory.ts';
import { isPlanOrder, type Order } from '../order.ts';
import { PlanBook, type PlanEntry, type PlanVerb } from '../plans.ts';
import { mayGive } from '../rules/givers.ts';
import { kindOf, readUnitLabel, type UnitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';

/** A plan book that notes in which phase each order was carried out or cancelled, by place on the list. */
export class Timetable extends PlanBook {
  readonly carriedOut = new Map<number, number>();
  readonly cancelled = new Map<number, number>();
  readonly #phase: () => number;

  constructor(phase: () => number) {
    super();
    this.#phase = phase;
  }

  override advance(unit: UnitId): void {
    const entry = this.current(unit);
    if (entry) this.carriedOut.set(entry.position, this.#phase());
    super.advance(unit);
  }

  override cancel(unit: UnitId, verbs: readonly PlanVerb[] | 'all'): readonly PlanEntry[] {
    const gone = super.cancel(unit, verbs);
    for (const { position } of gone) this.cancelled.set(position, this.#phase());
    return gone;
  }
}

/** Lists the orders that units of the right kind give, and lays their plans. What is malformed otherwise fails at its step. */
export const layPlans = (realm: RealmNumber, orders: readonly Order[], plans: PlanBook): readonly Listed[] => {
  const listed = orders
    .map((order, position): Listed => ({ realm, position, order }))
    .filter(({ order }) => isFit(realm, order));
  for (const { position, order } of listed) {
    const unit = isPlanOrder(order) ? readUnitLabel(realm, order.unit) : null;
    if (unit !== null && isPlanOrder(order)) plans.add({ unit, realm, position, order });
  }
  return listed;
};

const isFit = (realm: RealmNumber, order: Order): boolean => {
  if (!('unit' in order)) return true;
  const unit = readUnitLabel(realm, order.unit);
  return unit !== null && mayGive(order.verb, kindOf(unit));
};
