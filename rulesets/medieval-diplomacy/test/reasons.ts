import type { Order } from '../src/order.ts';
import type { Refusal } from '../src/refusals.ts';
import { fiveRealms } from './five-realms.ts';
import type { Said } from './order-lines.ts';
import type { GivenPosition } from './position.ts';
import { typeOf } from './provinces.ts';
import { SMALL_SETTING } from './small-world.ts';
import { play } from './turn.ts';

export type Reason = { readonly step: string } & Refusal;
/** What England orders in a position, and why each order fails: the step and all facts. */
export type Case = readonly [what: string, said: GivenPosition, orders: readonly Said[], reasons: readonly Reason[]];

/** Why England's orders failed, in the order in which they did. */
export const reasonsOf = (said: GivenPosition, orders: readonly Said[]): readonly Reason[] =>
  play(fiveRealms(said), { orders: { Eng: orders } })
    .of('order-failed')
    .map(({ step, reason }) => ({ step, ...reason }));

/** An order that no ruler can enter: a realm, a troop or a place that is none. */
export const raw = (order: Order): Order => order;

/** The number of a troop in the troop table. */
export const type = (key: string): number => typeOf(SMALL_SETTING, key);
