import { describe, expect, test } from 'vitest';
import { giveGifts } from '../../src/actions/gifts.ts';
import { marching } from '../../src/actions/marching.ts';
import { newErrand } from '../../src/begin.ts';
import { capture } from '../../src/consequences/capture.ts';
import { reviewAll, reviewStatus } from '../../src/consequences/status.ts';
import type { Order } from '../../src/order.ts';
import { askerIn } from '../../src/rules/checks/asker.ts';
import { checkReturning } from '../../src/rules/checks/returning.ts';
import { statusBy } from '../../src/rules/status.ts';
import type { Contract, State, Tribute } from '../../src/state.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: {
    England: { treasury: 30 },
    Spain: { treasury: 20, seaTrade: 2, landTrade: 1, arrears: 4 },
    Zulu: { kind: 'tribal' },
    Scots: { phase: 5, treasury: 9 },
    Brittany: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Toledo: { owner: 'Spain', fort: 4, coasts: ['Bay'] },
    Lisbon: { owner: 'Spain', units: ['1 inf'], incorporatedBy: null },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Lothian: { owner: 'Scots', fort: 2 },
    Skye: { owner: 'Scots', units: ['1 inf'] },
    Rennes: { owner: 'Brittany', fort: 1 },
  },
  borders: ['London-Lisbon', 'London-Toledo'],
  seas: { Bay: { units: ['1 sol of Spain', '1 mer of Spain'] } },
  wars: [{ between: ['England', 'Spain'] }, { between: ['Brittany', 'Spain'] }],
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [england, spain, zulu, scots, brittany] = [
  nation('England'),
  nation('Spain'),
  nation('Zulu'),
  nation('Scots'),
  nation('Brittany'),
];
const with_ = (state: Partial<State>, from: Board = board): Board => ({ ...from, state: { ...from.state, ...state } });
/** England takes lands, and what follows is looked at. */
const takes = (lands: readonly string[], from: Board = board) => {
  const hand = turnOf(from);
  for (const name of lands) {
    capture(hand.turn, { territory: place(name), by: england, how: 'battle', rule: 'W83-11.28' });
  }
  reviewAll(hand.turn);
  return { ...hand, next: { ...from, state: hand.state } };
};
const statusOf = (hand: { readonly state: State }, number: number) => hand.state.nations[number]?.status;

describe('status', () => {
  test.each([
    [[], 'active'],
    [['Lisbon'], 'active'],
    [['Toledo'], 'conquered'],
    [['Toledo', 'Lisbon'], 'eliminated'],
  ])('W83-20.30 W83-2.15 with %j taken Spain is %s', (lands, status) => {
    expect(statusOf(takes(lands), spain)).toBe(status);
  });

  test('W83-20.30 one that is absorbed stays so', () => {
    const nations = board.state.nations.map((each) =>
      each?.number === scots ? { ...each, status: 'absorbed' as const } : each,
    );
    const hand = turnOf(with_({ nations }));
    reviewStatus(hand.turn, [scots]);
    expect(hand.events).toEqual([]);
  });

  test('W83-20.33 cities of any kind count, incorporated or not, and tribal ones for tribes', () => {
    const unpaid = boardOf({
      ...FACTS,
      lands: { ...FACTS.lands, Toledo: { owner: 'Spain', fort: 4, incorporatedBy: 'England' } },
    });
    expect(statusOf(takes([], unpaid), spain)).toBe('active');
    expect(statusOf(takes([]), zulu)).toBe('active');
  });

  test('W83-20.31 it recovers as soon as it has a city again', () => {
    const fallen = takes(['Toledo']);
    const hand = turnOf(fallen.next);
    capture(hand.turn, { territory: place('Toledo'), by: spain, how: 'walked in', rule: 'W83-10.18' });
    reviewStatus(hand.turn, [spain]);
    expect(statusOf(hand, spain)).toBe('active');
  });

  test('W83-20.31 a conquered nation moves, gives and makes peace', () => {
    const { next } = takes(['Toledo']);
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: [{ count: 1, type: 'inf' }], from: place('Lisbon'), to: [place('London')] },
    };
    const moved = turnOf(next, { Spain: [march] });
    moved.turn.memory.errand = newErrand(spain, null);
    marching(moved.turn, spain);
    expect(moved.state.territories[place('London')]?.owner).toBe(spain);

    const gift: Order = { verb: 'GIFT', section: 'gifts', args: { nation: nation('Scots'), give: [{ landTrade: 1 }] } };
    const given = turnOf(next, { Spain: [gift] });
    giveGifts(given.turn);
    expect(given.state.nations[scots]?.landTrade).toBe(1);

    const offered = treat(next, 'Spain', [line('OFFER_PEACE', { nation: england })]);
    expect(offered.refused).toEqual([]);
    expect(treat(offered.next, 'England', [line('ACCEPT_PEACE', { nation: spain })]).wars).toEqual([
      `${brittany}-${spain}`,
    ]);
  });
});

describe('elimination', () => {
  const tribute: Tribute = { payer: spain, receiver: scots, amount: 2, left: 3, since: { turn: 1, phase: 1 } };
  const paid: Contract = { npc: brittany, target: spain, financier: england, bid: 10, lastDue: false, thanked: false };
  const pays: Contract = { npc: scots, target: zulu, financier: spain, bid: 10, lastDue: false, thanked: false };
  const bound = with_({
    tributes: [tribute],
    contracts: [paid, pays],
    peaceOffers: [{ from: england, to: spain, terms: {}, with: [], choice: null }],
    tradeOffers: [{ id: 1, from: spain, to: zulu, give: [], get: [], left: 2, confirmed: null }],
  });

  test('W83-20.32 its units and ships disband, treasury and routes are lost', () => {
    const hand = takes(['Toledo', 'Lisbon'], bound);
    expect(hand.state.units.filter(({ owner }) => owner === spain)).toEqual([]);
    expect(hand.of('units-lost')).toMatchObject([{ why: 'disbanded' }]);
    expect(hand.state.privy[spain]).toMatchObject({ treasury: 0, arrears: 0 });
    expect(hand.state.nations[spain]).toMatchObject({ seaTrade: 0, landTrade: 0 });
  });

  test('W83-20.32 W83-13.10 W83-5.13 its wars, tributes, offers and what it pays for are over', () => {
    const hand = takes(['Toledo', 'Lisbon'], bound);
    expect(hand.state.wars).toEqual([]);
    expect(hand.of('war-ended').map(({ how }) => how)).toEqual(['eliminated', 'eliminated']);
    expect(hand.state.tributes).toEqual([]);
    expect([hand.state.peaceOffers, hand.state.tradeOffers]).toEqual([[], []]);
  });

  test('W83-5.46 of a war that was paid for one payment is still due', () => {
    const hand = takes(['Toledo', 'Lisbon'], bound);
    expect(hand.state.contracts).toEqual([{ ...paid, lastDue: true }]);
  });

  test('W83-20.32 W83-13.78 its player may say that they would come back', () => {
    const hand = takes(['Toledo', 'Lisbon'], bound);
    expect(checkReturning(askerIn(hand.turn, spain))).toBeNull();
  });

  test('W83-19.62 so it is with a non-player nation', () => {
    const gone = takes(['Lothian', 'Skye']);
    expect(statusOf(gone, scots)).toBe('eliminated');
    expect(gone.state.units.filter(({ owner }) => owner === scots)).toEqual([]);
    expect(gone.state.privy[scots]?.treasury).toBe(0);
  });

  test('W83-5.41 whoever pays a nation to fight stops when it is conquered', () => {
    const contract: Contract = { ...paid, npc: scots, target: zulu };
    expect(takes(['Lothian'], with_({ contracts: [contract] })).state.contracts).toEqual([]);
  });

  test('W83-20.30 nothing is told of a nation whose status has not changed', () => {
    const hand = takes(['Toledo', 'Lisbon'], bound);
    const later = turnOf(hand.next);
    reviewAll(later.turn);
    expect(later.events).toEqual([]);
  });
});

test('W83-16.36 W83-20.30 a tribe that has land and no city of any kind is not conquered', () => {
  const [, land] = board.state.territories;
  const bare = [{ ...(land as NonNullable<typeof land>), city: null, tribalCity: null }];
  expect([
    statusBy(bare, { kind: 'tribal', status: 'active' }),
    statusBy(bare, { kind: 'player', status: 'active' }),
  ]).toEqual(['active', 'conquered']);
});

test('W83-13.65 W83-13.84 rebels under their ruler go on while the first nation in the list has land of theirs', () => {
  const rising = boardOf({
    nations: { England: {}, Spain: { kind: 'rebel' } },
    lands: { London: { owner: 'England', originalOwner: 'Spain', fort: 1 }, Toledo: { owner: 'Spain', fort: 1 } },
  });
  const hand = turnOf(rising);
  reviewStatus(hand.turn, [2]);
  expect(hand.of('nation-run')).toEqual([]);
});
