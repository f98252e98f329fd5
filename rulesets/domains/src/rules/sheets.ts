import { seatId, type Turn } from '@chancery/core';
import type { Action, FreeOrder, Order } from '../order.ts';
import type { Types } from '../types.ts';
import type { DomainNumber, Round } from '../words.ts';
import { getDomainInfo } from './find.ts';

/** What a domain has ordered. */

/** Its orders in their order; none where nothing came. */
export const sheetOf = (
  { setting, sheets }: Pick<Turn<Types>, 'setting' | 'sheets'>,
  domain: DomainNumber,
): readonly Order[] => sheets[seatId(getDomainInfo(setting, domain).code)]?.orders ?? [];

/** The lines of a round: one action, or the groups of one march (DOM-7.9). */
export const actionsIn = (orders: readonly Order[], round: Round): readonly Placed<Action>[] =>
  placed(orders).filter((each): each is Placed<Action> => each.order.section === `r${round}`);

export const freeOrdersIn = (orders: readonly Order[]): readonly Placed<FreeOrder>[] =>
  placed(orders).filter((each): each is Placed<FreeOrder> => each.order.section === undefined);

/** An order and its place on the list of its domain, from 0. */
export interface Placed<Of extends Order> {
  readonly order: Of;
  readonly position: number;
}

const placed = (orders: readonly Order[]): readonly Placed<Order>[] =>
  orders.map((order, position) => ({ order, position }));
