import { type Question, type SeatId, type Sheet, seatId } from '@chancery/core';
import type { Order } from './order.ts';
import { covertQuestion, planQuestion } from './rules/covert.ts';
import { domainsOf, getDomainInfo } from './rules/find.ts';
import type { Setting } from './setting.ts';
import type { GamePosition } from './types.ts';
import type { DomainNumber } from './words.ts';

/** What the host is asked: every COVERT, and every plan that was put to them before (DOM-9.19, 14.6, 17.5). */
export const questions = (
  { setting, state }: GamePosition,
  sheets: { readonly [seat: SeatId]: Sheet<Order> },
): readonly Question[] =>
  domainsOf(state)
    .filter(({ controller }) => controller === 'player')
    .flatMap(({ number }) => {
      const { orders = [] } = sheets[seatId(getDomainInfo(setting, number).code)] ?? {};
      return onceEach(orders.flatMap((order) => questionsOf(setting, number, order)));
    });

const questionsOf = (setting: Setting, domain: DomainNumber, order: Order): readonly Question[] => {
  if (order.verb === 'COVERT') return [covertQuestion(setting, domain, order.args)];
  return order.verb === 'ASK_HOST' ? [planQuestion(setting, domain, order.args.text)] : [];
};

/** The same words in two rounds are one question. */
const onceEach = (asked: readonly Question[]): readonly Question[] => [
  ...new Map(asked.map((question) => [question.id, question])).values(),
];
