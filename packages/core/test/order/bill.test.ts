import { describe, expect, test } from 'vitest';
import {
  type Bill,
  type BillAnswers,
  begunInHand,
  billFault,
  type Choice,
  costOf,
  leavesOf,
  mostFor,
  orderKindOf,
  pickOrder,
  quickDice,
  readOrderJson,
} from '../../src/index.ts';
import { bill, known, type ListOrder, listOrders, type PeaceArgs } from './lists-toy.ts';

const offerPeace = orderKindOf(listOrders, 'OFFER_PEACE');
if (offerPeace === undefined) throw new Error('OFFER_PEACE');
const offer: Choice = { ask: 'one', param: 'kingdom', of: [{ value: 'Kent', label: 'Kent', then: bill }] };
const demandsIn = ({ args }: ListOrder): BillAnswers => {
  const { kingdom: _, ...demands } = args as PeaceArgs;
  return demands;
};

describe('a bill', () => {
  test.each<[cost: number, answers: BillAnswers]>([
    [0, {}],
    [5, { land: ['Lindesie'] }],
    [9, { land: ['Est Treding'], disband: [4] }],
    [1, { tribute: 10 }],
    [6, { tribute: 60 }],
    [5, { trade: true, renounce: ['Kent'] }],
    [0, { trade: false }],
  ])('costs %i for %j', (cost, answers) => expect(costOf(bill, answers)).toBe(cost));

  test.each<[fault: string | null, answers: BillAnswers]>([
    ['too-little', {}],
    [null, { land: ['Lindesie'], disband: [4, 6] }],
    ['too-dear', { land: ['Lindesie', 'Est Treding'] }],
    ['too-dear', { land: ['Hoiland March'] }],
    ['not-offered', { land: ['York'] }],
    ['not-offered', { disband: [4, 4] }],
    ['not-offered', { tribute: 15 }],
    ['not-offered', { tribute: 70 }],
    ['not-offered', { gold: 1 }],
    ['needs', { trade: true }],
    ['needs', { trade: true, renounce: ['Mercia'] }],
    [null, { trade: true, renounce: ['Mercia', 'Kent'] }],
  ])('has the fault %s with %j', (fault, answers) => expect(billFault(bill, answers)).toBe(fault));

  test('a sum pays so much of a number, by its steps', () => {
    const number = { kind: 'number', param: 'n', label: '', from: 3, to: 10, step: 2, price: 2 } as const;
    expect([0, 1, 2, 3, 4, 99].map((sum) => mostFor(number, sum))).toEqual([null, null, 3, 3, 5, 9]);
    expect(mostFor({ ...number, price: 0 }, 0)).toBe(9);
  });
});

describe('what is offered by a bill', () => {
  const leaves = leavesOf(offerPeace, offer, 100);

  test('is each thing alone with what it needs, and as much as can be paid, nothing twice', () => {
    const offered = leaves.map(demandsIn);
    expect(offered).toContainEqual({ trade: true, renounce: ['Kent'] });
    expect(offered).toContainEqual({ land: ['Lindesie'], disband: [4, 6] });
    expect(offered).toContainEqual({ tribute: 60 });
    for (const each of ['Lindesie', 'Est Treding', 'Hoiland']) expect(offered).toContainEqual({ land: [each] });
    expect(new Set(offered.map((each) => JSON.stringify(each))).size).toBe(offered.length);
  });

  test('can all be paid and read, at random too', () => {
    const dice = quickDice(7).at('pick');
    const picked = Array.from({ length: 300 }, () => pickOrder(offerPeace, offer, dice) as ListOrder);
    for (const order of [...leaves, ...picked]) {
      expect([order, billFault(bill, demandsIn(order))]).toEqual([order, null]);
      expect(readOrderJson(listOrders, known, order).ok).toBe(true);
    }
    const combined = new Set(picked.map((order) => JSON.stringify(demandsIn(order))));
    expect(combined.size).toBeGreaterThan(60);
  });

  test('grows with what is offered, not with how it can be combined', () => {
    const many = Array.from({ length: 36 }, (_, at) => ({
      value: `No. ${at}`,
      label: `No. ${at}`,
      price: 5 + (at % 3),
    }));
    const wide: Bill = { ...bill, budget: 100, of: [{ kind: 'ticks', param: 'land', label: 'Land', of: many }] };
    expect(JSON.stringify(wide).length).toBeLessThan(3000);
    expect(leavesOf(offerPeace, wide, 100).length).toBeLessThan(45);
  });

  test('a bill on which nothing can be paid is our bug', () => {
    expect(() => pickOrder(offerPeace, { ...bill, budget: 0 }, quickDice(7).at('pick'))).toThrow('0 War Score');
  });

  test('asks for no units in hand', () => {
    const kind = orderKindOf(listOrders, 'MOVE');
    const units: Choice = { ask: 'some', param: 'units', from: 1, to: 1, of: [{ value: 4, label: '4' }], then: bill };
    expect(kind && begunInHand(kind, { MOVE: units }, ['4'])).toEqual({ answers: { units: [4] }, choice: bill });
    expect(kind && begunInHand(kind, { MOVE: bill }, ['4'])).toBeNull();
    const after: Choice = { ...bill, then: units };
    expect(kind && begunInHand(kind, { MOVE: after }, ['4'])).toEqual({
      answers: { units: [4] },
      choice: { ...bill, then: bill },
    });
  });
});
