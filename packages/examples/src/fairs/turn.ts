import { by, type Phase, seatId, sorted, type Turn } from '@chancery/core';
import { consentsIn, type Proposal } from '@chancery/kit';
import { type PowerInfo, powerOn, powersOn } from '../ground/ground.ts';
import { tradesIn } from './orders.ts';
import { storesOf, yieldOf } from './rules.ts';
import type { Fairs, Lot, Order } from './types.ts';

type FairsTurn = Turn<Fairs>;

/** What houses have agreed on, then the work of one half. */
export const PHASES: readonly Phase<Fairs>[] = [
  { name: 'Bargains', rule: 'FA-1.3', run: (turn) => bargains(turn) },
  { name: 'Work', rule: 'FA-1.2', run: (turn) => work(turn) },
  {
    name: 'End of the half',
    rule: 'FA-1.1',
    run: ({ state, emit }) => emit({ kind: 'half-ended', rule: 'FA-1.1', turn: state.turn, half: state.half }),
  },
];

const ordersOf = ({ sheets }: FairsTurn, { code }: PowerInfo): readonly Order[] => sheets[seatId(code)]?.orders ?? [];

/** Mirrored lines with equal terms, in the order of the answers (FA-1.4). */
const bargains = (turn: FairsTurn): void => {
  const proposals = powersOn(turn.setting).flatMap((house) =>
    tradesIn(ordersOf(turn, house)).map(
      ({ rank = 0, args: { give, good, house: to, get, wanted } }): Proposal<number, Lot> => ({
        from: house.number,
        to,
        rank,
        terms: { give: [{ good, count: give }], get: [{ good: wanted, count: get }] },
      }),
    ),
  );
  const consents = consentsIn(proposals);
  for (const { offer, answer } of consents) exchange(turn, offer, answer);
  const met = new Set(consents.flatMap(({ offer, answer }) => [offer, answer]));
  for (const { from: power, to, terms } of proposals.filter((each) => !met.has(each))) {
    const [gives, gets] = lotsOf(terms);
    turn.emit({ kind: 'unanswered', rule: 'FA-1.3', power, to, gives, gets });
  }
};

const lotsOf = ({ give: [give], get: [get] }: Proposal<number, Lot>['terms']): readonly [Lot, Lot] => [
  give as Lot,
  get as Lot,
];

const exchange = (turn: FairsTurn, offer: Proposal<number, Lot>, answer: Proposal<number, Lot>): void => {
  const [gave, got] = lotsOf(offer.terms);
  for (const [power, lot] of [
    [offer.from, gave],
    [answer.from, got],
  ] as const) {
    if (storesOf(turn.state, powerOn(turn.setting, power))[lot.good] < lot.count) {
      return turn.emit({ kind: 'too-late', rule: 'FA-1.4', powers: [offer.from, answer.from], short: power, lot });
    }
  }
  turn.emit({ kind: 'traded', rule: 'FA-1.4', offered: offer.from, answered: answer.from, gave, got });
};

const ALONE = 2;

/** Alone a house brings two; where several gather in one place, each brings one (FA-1.2). */
const work = (turn: FairsTurn): void => {
  const gathering = powersOn(turn.setting).flatMap((house) =>
    ordersOf(turn, house).flatMap((order) =>
      order.verb === 'GATHER' ? [{ power: house.number, place: order.args.place }] : [],
    ),
  );
  for (const { power, place } of sorted(
    gathering,
    by(({ power }: (typeof gathering)[number]) => power),
  )) {
    const count = gathering.filter((each) => each.place === place).length === 1 ? ALONE : 1;
    turn.emit({ kind: 'gathered', rule: 'FA-1.2', power, place, lot: { good: yieldOf(place), count } });
  }
};
