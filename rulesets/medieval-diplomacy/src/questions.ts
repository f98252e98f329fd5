import { onceFor, type Question, type SeatId, type Sheet, seatId } from '@chancery/core';
import type { Order } from './order.ts';
import { type CoupFacts, coupFacts } from './rules/coup.ts';
import { provincesOf, realmsOf } from './rules/find.ts';
import { realmCode } from './rules/names.ts';
import { proclamationFault } from './rules/proclamation.ts';
import { stockProclamations } from './rules/stock-proclamation.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';
import type { MdPosition } from './types.ts';
import type { RealmNumber } from './words.ts';

/** Is this a palace coup? The orders decide unless the master declares or annuls it (MD-12.54, MD-12.55). */
export const coupQuestion = (setting: Setting, realm: RealmNumber, facts: CoupFacts): Question => ({
  id: `coup:${realmCode(setting, realm)}`,
  kind: 'coup',
  rule: 'MD-12.55',
  about: seatId(realmCode(setting, realm)),
  facts: { given: facts.given, provinces: facts.provinces, disbanded: facts.disbanded, troops: facts.troops },
  answers: ['coup', 'no coup'],
  byDefault: facts.coup ? 'coup' : 'no coup',
});

/** Is this proclamation fit to be published and paid (MD-3.29, MD-3.30)? */
export const proclamationQuestion = (setting: Setting, realm: RealmNumber, text: string): Question => ({
  id: `proclamation:${realmCode(setting, realm)}`,
  kind: 'proclamation',
  rule: 'MD-3.30',
  about: seatId(realmCode(setting, realm)),
  facts: { text },
  answers: ['suitable', 'unsuitable'],
  byDefault: 'suitable',
});

/** Of the right length, and in words of one's own: a stock proclamation is suitable as it stands. */
const isToBeJudged = ({ setting, state }: MdPosition, realm: RealmNumber, text: string): boolean => {
  const provinces = provincesOf(state).filter(({ owner }) => owner === realm).length;
  const stock = stockProclamations(setting, { realm, turn: state.turn, provinces });
  return proclamationFault(text) === null && !stock.includes(text);
};

/** What the master is asked before the turn: proclamations of the right length, and every realm that gives land away. */
export const questions = (
  position: MdPosition,
  sheets: { readonly [seat: SeatId]: Sheet<Order> },
): readonly Question[] => {
  const { setting, state } = position;
  return realmsOf(state)
    .filter(({ control }) => control === 'player')
    .flatMap(({ number }) => {
      const orders = sheets[seatId(realmCode(setting, number))]?.orders ?? [];
      const kept = askedOf(state)(orders);
      const asked = kept.get(number) ?? questionsOf(position, number, orders);
      kept.set(number, asked);
      return asked;
    });
};

/** Kept with the orders: whenever a sheet comes in, all others are asked about again. */
const askedOf = onceFor((_: State) => onceFor((_: readonly Order[]) => new Map<RealmNumber, readonly Question[]>()));

const questionsOf = (position: MdPosition, realm: RealmNumber, orders: readonly Order[]): readonly Question[] => {
  const { setting } = position;
  const gives = orders.some(({ verb }) => verb === 'GIVE_PROVINCE');
  const facts = gives ? coupFacts(position, realm, orders) : null;
  const proclamation = orders.findLast((order) => order.verb === 'PROCLAIM');
  return [
    ...(facts !== null && facts.given > 0 ? [coupQuestion(setting, realm, facts)] : []),
    ...(proclamation && isToBeJudged(position, realm, proclamation.args.text)
      ? [proclamationQuestion(setting, realm, proclamation.args.text)]
      : []),
  ];
};
