import { type Question, type SeatId, type Sheet, seatId } from '@chancery/core';
import { NEEDED_FLAG } from './data/needs.ts';
import type { Order } from './order.ts';
import { allows } from './rules/calendar.ts';
import { cityNameQuestion } from './rules/city-name.ts';
import { getNationInfo, livingNations } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import type { NationNumber } from './words.ts';

/** What the master is asked: whether the name of each city that is to be founded suits the campaign (UM-8.14). */
export const questions = (
  position: GamePosition,
  sheets: { readonly [seat: SeatId]: Sheet<Order> },
): readonly Question[] => {
  const { setting, state } = position;
  if (NEEDED_FLAG.FOUND !== undefined && !allows(setting, state.turn, NEEDED_FLAG.FOUND)) return [];
  return livingNations(state).flatMap(({ number }) => {
    const { orders = [] } = sheets[seatId(getNationInfo(setting, number).code)] ?? {};
    return onceEach(orders.flatMap((order) => questionOf(position, number, order)));
  });
};

const questionOf = (position: GamePosition, nation: NationNumber, order: Order): readonly Question[] =>
  order.verb === 'FOUND' ? [cityNameQuestion(position, nation, order.args)] : [];

/** The same name for the same province is one question. */
const onceEach = (asked: readonly Question[]): readonly Question[] => [
  ...new Map(asked.map((question) => [question.id, question])).values(),
];
