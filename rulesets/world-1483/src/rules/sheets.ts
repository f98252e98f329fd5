import { type Sheet, seatId } from '@chancery/core';
import type { Order, OrderOf, Verb } from '../order.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { getNation, nationsOf } from './find.ts';

/** The sheet that a nation's ruler sent for this update; null when none came. */
export const sheetOf = (
  { sheets, state }: Pick<GameTurn, 'sheets' | 'state'>,
  nation: NationNumber,
): Sheet<Order> | null => sheets[seatId(getNation(state, nation).code)] ?? null;

/**
 * Whether its ruler has sent orders. Words about the seat alone are none, and a sheet that stands for one that did not come is none
 * either.
 */
export const hasSent = (turn: Pick<GameTurn, 'sheets' | 'state'>, nation: NationNumber): boolean => {
  const sheet = sheetOf(turn, nation);
  if (sheet === null || sheet.excused === true) return false;
  return sheet.orders.length === 0 || sheet.orders.some(({ verb }) => !ABOUT_SEATS.has(verb));
};
const ABOUT_SEATS: ReadonlySet<Verb> = new Set<Verb>(['ABSENT', 'RETURNING']);

/** What is carried out for a nation: what the rules order where nobody plays it, else what its ruler sent. */
const ordersOf = (turn: Pick<GameTurn, 'sheets' | 'state' | 'memory'>, nation: NationNumber): readonly Order[] => {
  const { errand } = turn.memory;
  if (errand !== null && errand.nation === nation && errand.lines !== null) return errand.lines;
  return sheetOf(turn, nation)?.orders ?? [];
};

/** Its lines of some verbs, in their order (W83-1.12). */
export const linesOf = <V extends Verb>(
  turn: Pick<GameTurn, 'sheets' | 'state' | 'memory'>,
  nation: NationNumber,
  ...verbs: readonly V[]
): readonly OrderOf<V>[] =>
  ordersOf(turn, nation).filter((order): order is OrderOf<V> => (verbs as readonly Verb[]).includes(order.verb));

/** A line, and whose it is. */
export interface SentLine<V extends Verb> {
  readonly nation: NationNumber;
  readonly order: OrderOf<V>;
}

/** The lines of all players of some verbs, in the order in which they arrived, from nations outside their phase too (W83-1.11). */
export const linesOfAll = <V extends Verb>(
  turn: Pick<GameTurn, 'sheets' | 'state' | 'memory'>,
  ...verbs: readonly V[]
): readonly SentLine<V>[] =>
  nationsOf(turn.state)
    .filter(({ status }) => status !== 'absorbed')
    .flatMap(({ number }) => linesOf(turn, number, ...verbs).map((order) => ({ nation: number, order })))
    .toSorted((one, other) => (one.order.rank ?? 0) - (other.order.rank ?? 0));
