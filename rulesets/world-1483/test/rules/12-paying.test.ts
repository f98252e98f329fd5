import { describe, expect, test } from 'vitest';
import { collecting } from '../../src/actions/collecting.ts';
import { diplomacy } from '../../src/actions/diplomacy.ts';
import { economy } from '../../src/actions/economy.ts';
import { upkeep } from '../../src/actions/upkeep.ts';
import type { Order } from '../../src/order.ts';
import { coreOf, isColony } from '../../src/rules/core.ts';
import { isStirring, tributesDue } from '../../src/rules/income.ts';
import type { State } from '../../src/state.ts';
import { BRIGAND } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { stepped } from '../step.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: {
    England: { treasury: 25, seaTrade: 1, phase: 2 },
    France: { treasury: 9, seaTrade: 2, landTrade: 2 },
    Spain: {},
    Brittany: { phase: 5, treasury: 4, seaTrade: 1 },
    Savoy: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 2, value: 4 },
    Kent: { owner: 'England', value: 3, incorporatedBy: null },
    Paris: { owner: 'France', fort: 2, value: 2, units: ['2 inf', `1 gen 3/${BRIGAND}`] },
    Rennes: { owner: 'Brittany', fort: 1, value: 4 },
    Turin: { owner: 'Savoy', fort: 1, value: 2 },
  },
  borders: ['London-Paris', 'London-Kent'],
};
const { nation } = boardOf(FACTS);
const [england, france, spain, brittany, savoy] = ['England', 'France', 'Spain', 'Brittany', 'Savoy'].map(nation) as [
  number,
  number,
  number,
  number,
  number,
];
const boardWith = (change: Partial<State> = {}, facts: Partial<BoardFacts> = {}): Board => {
  const made = boardOf({ ...FACTS, ...facts });
  return { ...made, state: { ...made.state, ...change } };
};
const contract = (npc: number, target: number, financier: number, bid = 10) => ({
  npc,
  target,
  financier,
  bid,
  lastDue: false,
  thanked: false,
});

describe('wars that are paid for', () => {
  const paid = (contracts: State['contracts']) => stepped(boardWith({ contracts }), 'England', { steps: [upkeep] });
  test('W83-5.40 W83-0.27 each by who pays for it, in list order', () => {
    const hand = paid([
      contract(savoy, france, england),
      contract(brittany, spain, england),
      contract(brittany, france, england, 5),
      contract(brittany, england, france),
    ]);
    expect(hand.of('treasury-changed').map(({ nation: who, amount }) => [who, amount])).toEqual([
      [england, -5],
      [brittany, 5],
      [england, -10],
      [brittany, 10],
      [england, -10],
      [savoy, 10],
    ]);
    expect(hand.of('arrears-set')).toEqual([]);
  });
  test('W83-5.49 what is missing is owed, and what was owed before still is', () => {
    const short = paid([contract(brittany, france, england, 30)]);
    expect(short.of('arrears-set')).toMatchObject([{ arrears: 5, paid: 0 }]);
    expect([short.treasury('England'), short.treasury('Brittany')]).toEqual([0, 29]);
    expect(paid([contract(brittany, france, england, 26)]).of('arrears-set')).toMatchObject([{ arrears: 1 }]);
  });
  test('W83-5.49 the income pays what is owed first, and that reaches nobody', () => {
    const privy = boardWith().state.privy.map((each, at) =>
      at === england && each !== null ? { ...each, arrears: 3 } : each,
    );
    const hand = stepped(boardWith({ privy, contracts: [contract(brittany, france, england)] }), 'England', {
      steps: [collecting],
    });
    expect(hand.of('arrears-set')).toMatchObject([{ arrears: 0, paid: 3 }]);
    expect([hand.treasury('England'), hand.treasury('Brittany')]).toEqual([25 + 5 - 3, 4]);
  });
  test.each([
    [true, 'W83-5.36', 10],
    [false, 'W83-5.37', 10],
  ])('W83-5.36 W83-5.37 a bid that is accepted: %s', (accepted, rule, kept) => {
    const lost: Partial<BoardFacts> = {
      lands: {
        ...FACTS.lands,
        Brest: { owner: 'France', originalOwner: 'Brittany', units: accepted ? [] : ['40 inf'] },
        Nantes: { owner: 'Brittany' },
      },
      borders: ['Rennes-Brest'],
    };
    const line: Order = {
      verb: 'FINANCE',
      section: 'actions',
      args: { npc: brittany, nation: france, bid: accepted ? 10 : 12 },
    };
    const hand = stepped(boardWith({}, lost), 'England', { steps: [diplomacy], lines: [line] });
    expect(hand.of('bid-answered')).toMatchObject([{ rule, accepted, kept }]);
    expect(hand.treasury('England')).toBe(15);
  });
});

describe('income', () => {
  const collected = (who: string, board: Board) => stepped(board, who, { steps: [collecting] });
  test('W83-12.4 W83-12.2 a conquered nation collects nothing, and nothing of it is denied', () => {
    const war: Partial<BoardFacts> = { wars: [{ between: ['France', 'England'] }] };
    expect(collected('England', boardWith({}, war)).of('income-collected')).toMatchObject([
      { rule: 'W83-12.1', denied: [{ value: 4 }], yields: [{ value: 0 }], amount: 1 },
    ]);
    const nations = boardWith({}, war).state.nations.map((each) =>
      each?.number === england ? { ...each, status: 'conquered' as const } : each,
    );
    expect(collected('England', boardWith({ nations }, war)).of('income-collected')).toMatchObject([
      { denied: [], yields: [], amount: 0 },
    ]);
  });
  test('W83-19.10 W83-19.11 a non-player nation by its own rule, and it comes to rest once; players are never at rest', () => {
    const stirred = (value: boolean, facts: Partial<BoardFacts> = {}) =>
      boardWith(
        {
          nations: boardWith().state.nations.map((each) =>
            each?.number === brittany || each?.number === england ? { ...each, stirred: value } : each,
          ),
        },
        facts,
      );
    expect(collected('Brittany', stirred(false)).of('income-collected')).toMatchObject([
      { rule: 'W83-19.10', amount: 2 },
    ]);
    expect(collected('Brittany', stirred(false)).of('stirred')).toEqual([]);
    const rests = collected('Brittany', stirred(true));
    expect(rests.of('income-collected')).toMatchObject([{ amount: 5 }]);
    expect(rests.of('stirred')).toMatchObject([{ stirred: false }]);
    expect(collected('England', stirred(true)).of('stirred')).toEqual([]);
    expect(collected('England', stirred(false, { wars: [{ between: ['France', 'England'] }] })).of('stirred')).toEqual(
      [],
    );
  });
  const tribute = (payer: number, receiver: number, left: number, turn: number, phase: 1 | 2 | 3 = 1) => ({
    payer,
    receiver,
    amount: 2,
    left,
    since: { turn, phase },
  });
  test('W83-13.7 W83-0.27 tributes that are due now, by who pays them', () => {
    const tributes = [
      tribute(spain, england, 2, 1),
      tribute(france, england, 1, 3, 2),
      tribute(brittany, england, 1, 3, 3),
      tribute(savoy, england, 0, 1),
      tribute(savoy, france, 1, 1),
      tribute(savoy, england, 1, 4),
    ];
    expect(tributesDue({ ...boardWith().state, tributes }, england).map(({ payer }) => payer)).toEqual([france, spain]);
  });
  test('W83-19.11 who pays tribute, receives it, or fights is active', () => {
    const of = (tributes: State['tributes']) =>
      isStirring({ wars: [], tributes }, boardWith().state.nations[brittany] as never);
    expect([
      of([]),
      of([tribute(brittany, england, 1, 1)]),
      of([tribute(england, brittany, 1, 1)]),
      of([tribute(england, france, 1, 1)]),
    ]).toEqual([false, true, true, false]);
  });
  test('W83-6.40 W83-6.42 the core is what is held and incorporated, and no first city is a colony', () => {
    const { setting, state } = boardWith();
    expect([...coreOf(setting, state, england)]).toEqual([1, 2]);
    const grown = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        Kent: { owner: 'England', originalOwner: null, incorporatedBy: null },
        York: { owner: 'France', originalOwner: null, incorporatedBy: 'England' },
      },
      borders: ['London-Kent', 'London-York'],
    });
    expect([...coreOf(grown.setting, grown.state, england)]).toEqual([1]);
    expect([isColony(setting, state, england, 1), isColony(setting, state, england, 2)]).toEqual([false, false]);
  });
});

describe('theft of trade', () => {
  test.each([
    ['STEAL_SEA', 'W83-6.2', 'sea'],
    ['STEAL_LAND', 'W83-6.7', 'land'],
  ] as const)('%s by its own rule: W83-6.2 W83-6.7', (verb, rule, what) => {
    const line = { verb, section: 'actions', args: { nation: france } } as unknown as Order;
    const coast: Partial<BoardFacts> = {
      lands: { ...FACTS.lands, Dover: { owner: 'England', coasts: ['Channel'] } },
      seas: { Channel: {} },
    };
    const hand = stepped(boardWith({}, coast), 'England', {
      steps: [economy],
      lines: [line],
      rolls: { 'steal-sea@France': [1], 'steal-land@France': [1] },
    });
    expect(hand.of('theft-tried')).toMatchObject([{ rule, what, taken: true, cost: 5 }]);
    expect(hand.of('theft-tried')).toHaveLength(1);
  });
  test('W83-17.2 a line that is not repeated is carried out once', () => {
    const line: Order = { verb: 'STEAL_LAND', section: 'actions', args: { nation: france } };
    const twice: Order = { verb: 'STEAL_LAND', section: 'actions', args: { nation: france, times: 2 } };
    const tried = (order: Order) =>
      stepped(boardWith(), 'England', {
        steps: [economy],
        lines: [order],
        rolls: { 'steal-land@France': [10, 10] },
      }).of('theft-tried').length;
    expect([tried(line), tried(twice)]).toEqual([1, 2]);
  });
});

describe('threats', () => {
  test('W83-5.30 threats of several are kept in list order, and lifted one by one', () => {
    const war: Partial<BoardFacts> = { wars: [{ between: ['Brittany', 'Spain'] }], borders: ['London-Rennes'] };
    const nations = (underThreat: readonly number[]) =>
      boardWith({}, war).state.nations.map((each) => (each?.number === brittany ? { ...each, underThreat } : each));
    const line: Order = { verb: 'THREATEN', section: 'actions', args: { npc: brittany, nation: spain } };
    const hand = stepped(boardWith({ nations: nations([france]) }, war), 'England', {
      steps: [diplomacy],
      lines: [line],
      rolls: { 'threat@Brittany': [1] },
    });
    expect(hand.of('threats-set')).toMatchObject([{ npc: brittany, by: [england, france] }]);
    expect(hand.of('war-ended')).toEqual([]);
    expect(
      stepped(boardWith({ nations: nations([france]) }, war), 'England', { steps: [diplomacy] }).of('threats-set'),
    ).toEqual([]);
    expect(
      stepped(boardWith({ nations: nations([england, france]) }, war), 'England', { steps: [diplomacy] }).of(
        'threats-set',
      ),
    ).toMatchObject([{ npc: brittany, by: [france] }]);
  });
});
