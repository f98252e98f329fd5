import { type ReportLine, sentence } from '@chancery/core';
import type { Desk } from '../known/desk.ts';
import { readerOf } from '../names/reader.ts';
import { isPlanOrder, type Order } from '../order.ts';
import type { Unit } from '../state.ts';
import { orderWords } from '../text/order-words.ts';
import { refusalWords } from '../text/refusals.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel } from '../unit-id.ts';

/** The orders of a unit in sequence, with the phase in which each is expected to run, and why some should fail (MD-16.17). */
export const plannedOrders = (desk: Desk, known: MdKnown, unit: Unit): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { faults } = desk.forecast();
  const lines = desk.orders.flatMap((order, index): readonly ReportLine[] => {
    if (!('unit' in order) || readUnitLabel(desk.realm, order.unit) !== unit.id) return [];
    const fault = faults.get(index);
    return [
      { text: `${when(desk, order, index)}${sentence(orderWords(order, reader))}`, indent: 1 },
      ...(fault
        ? [{ text: `Should fail: ${refusalWords(fault.refusal, reader)}`, style: 'note', indent: 2 } as const]
        : []),
    ];
  });
  return lines.length === 0 ? [] : [{ text: 'Orders', style: 'head', rule: 'MD-16.17' }, ...lines];
};

/** `Phase 2: `; plan orders that run before movement, or wait until it ends, have none. */
const when = (desk: Desk, order: Order, index: number): string => {
  const phase = isPlanOrder(order) ? desk.forecast().phaseOf.get(index) : undefined;
  return phase === undefined || phase === 0 ? '' : `Phase ${phase}: `;
};
