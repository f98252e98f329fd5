import type { Order, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Acting } from '../rules/scene.ts';

/** What an order does: judged by how things stand, then carried out (DOM-1.6, 1.7). Entry, forecast and turn ask the same. */
export interface Deed<O extends Order = Order> {
  fault(acting: Acting, args: O['args']): Refusal | null;
  /** Only asked where there is no fault. */
  carryOut(acting: Acting, args: O['args']): void;
}

export type DeedOf<Verb extends Order['verb']> = Deed<OrderOf<Verb>>;

/** The first fault of several. */
export const firstFault = (...faults: readonly (Refusal | null | (() => Refusal | null))[]): Refusal | null => {
  for (const each of faults) {
    const fault = typeof each === 'function' ? each() : each;
    if (fault !== null) return fault;
  }
  return null;
};
