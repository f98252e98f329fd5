import { describe, expect, test } from 'vitest';
import { collecting } from '../../src/actions/collecting.ts';
import { diplomacy } from '../../src/actions/diplomacy.ts';
import { upkeep } from '../../src/actions/upkeep.ts';
import { endWar, goToWar } from '../../src/consequences/war.ts';
import { offerFinancedPeace } from '../../src/npc/peace.ts';
import type { Order } from '../../src/order.ts';
import { questions } from '../../src/questions.ts';
import { weighBid } from '../../src/rules/bids.ts';
import type { Contract, State } from '../../src/state.ts';
import { FAVORABLE } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf, type NationFacts } from '../board.ts';
import { stepped } from '../step.ts';
import { turnOf } from '../turn.ts';

/** Brittany has lost Nantes to France. A of a bid of 20 is 10 + 4 + 3 x (20 + 3) = 83; D is that of Nantes and Paris, 50. */
const FACTS: BoardFacts = {
  turn: 4,
  nations: {
    England: { treasury: 40 },
    France: { treasury: 20 },
    Spain: { treasury: 40 },
    Zulu: { kind: 'tribal', treasury: 40 },
    Brittany: { phase: 5, treasury: 4, landTrade: 1 },
  },
  lands: {
    London: { owner: 'England', fort: 4, value: 5 },
    Toledo: { owner: 'Spain', fort: 4 },
    Nantes: { owner: 'France', originalOwner: 'Brittany', units: ['2 inf', '1 gen 5'] },
    Paris: { owner: 'France', fort: 4, units: ['5 cav'] },
    Lyon: { owner: 'France', units: ['9 inf'] },
    Rennes: { owner: 'Brittany', fort: 2, value: 2, units: ['2 inf', '1 gen 4'] },
  },
  borders: ['Nantes-Paris', 'Paris-Lyon', 'Rennes-Nantes'],
};
const with_ = (name: string, more: NationFacts, facts: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...facts, nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], ...more } } });
const board = boardOf(FACTS);
const { nation, place } = board;
const bid = (amount: number, npc = 'Brittany', target = 'France'): Order => ({
  verb: 'FINANCE',
  args: { npc: nation(npc), nation: nation(target), bid: amount },
});
const offer = (amount: number, of: Board = board, who = 'England') =>
  stepped(of, who, { steps: [diplomacy], lines: [bid(amount)] });
const lands = (name: string, more: NonNullable<BoardFacts['lands'][string]>): Partial<BoardFacts> => ({
  lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...more } },
});
const withState = (state: Partial<State>, of: Board = board): Board => ({ ...of, state: { ...of.state, ...state } });

describe('bids', () => {
  test('W83-5.31 W83-5.36 accepted, the bid is paid, there is war, and it is on record', () => {
    const { treasury, state } = offer(20);
    expect([treasury('England'), treasury('Brittany')]).toEqual([20, 24]);
    expect(state.wars).toMatchObject([
      { attacker: nation('Brittany'), defender: nation('France'), kind: 'financed', financed: true },
    ]);
    expect(state.contracts).toEqual([
      {
        npc: nation('Brittany'),
        target: nation('France'),
        financier: nation('England'),
        bid: 20,
        lastDue: false,
        thanked: false,
      },
    ]);
  });

  test('W83-5.34 it weighs its troops, its money, and three turns of bid and income against what it would meet', () => {
    expect(offer(20).of('bid-weighed')).toMatchObject([{ strength: 83, resistance: 50 }]);
  });

  test.each([
    [17, 4, 74, false],
    [17, 5, 75, true],
    [18, 4, 77, true],
  ])(
    'W83-5.34 W83-5.36 a bid of %i with a treasury of %i weighs %i against 50: accepted is %s',
    (amount, treasury, strength, accepted) => {
      const hand = offer(amount, with_('Brittany', { treasury }));
      expect(hand.of('bid-weighed')).toMatchObject([{ strength, resistance: 50 }]);
      expect([hand.of('bid-answered')[0]?.accepted, hand.state.wars.length === 1]).toEqual([accepted, accepted]);
    },
  );

  const strong = boardOf({ ...FACTS, ...lands('Paris', { units: ['20 cav'] }) });
  test('W83-5.37 refused, it keeps 10 and returns the rest', () => {
    const { treasury, state } = offer(20, strong);
    expect([treasury('England'), treasury('Brittany'), state.wars, state.contracts]).toEqual([30, 14, [], []]);
  });

  test('W83-5.38 W83-5.39 later bids exceed the highest that was refused by two, whoever made it', () => {
    const once = offer(20, strong);
    const low = offer(21, once.after, 'Spain');
    expect([low.refused, low.treasury('Spain')]).toEqual([['too-little-money'], 40]);
    expect(offer(22, once.after, 'Spain').refused).toEqual([]);
  });

  test('W83-5.39 an accepted bid clears the limit', () => {
    const rejected = withState({ rejectedBids: [{ npc: nation('Brittany'), target: nation('France'), bid: 15 }] });
    expect(offer(20, rejected).state.rejectedBids).toEqual([]);
    expect(offer(16, rejected).refused).toEqual(['too-little-money']);
  });

  const port = { ...FACTS, borders: ['Nantes-Paris'], seas: { Channel: {} } };
  const overSea = (has: boolean, coast: boolean): Board =>
    boardOf({
      ...port,
      lands: {
        ...FACTS.lands,
        Rennes: { owner: 'Brittany', fort: 2, value: 2, port: has, coasts: ['Channel'] },
        Lyon: { owner: 'France', ...(coast ? { coasts: ['Channel'] } : {}) },
        Nantes: { owner: 'France', originalOwner: 'Brittany' },
        Paris: { owner: 'France' },
      },
    });
  test.each([
    [true, true, []],
    [false, true, ['out-of-reach']],
    [true, false, ['out-of-reach']],
  ])(
    'W83-5.32 W83-5.33 without a border, with a port of its own %s and a coast of the target %s',
    (has, coast, refused) => {
      expect(offer(20, overSea(has, coast)).refused).toEqual(refused);
    },
  );

  test.each([
    [
      'W83-5.32 it has lost nothing to the target',
      boardOf({ ...FACTS, ...lands('Nantes', { originalOwner: 'France' }) }),
      'England',
      20,
      'nothing-to-win-back',
    ],
    ['W83-5.32 less than 10', board, 'England', 9, 'too-little-money'],
    [
      'W83-5.33 it is at war',
      boardOf({ ...FACTS, wars: [{ between: ['Spain', 'Brittany'] }] }),
      'England',
      20,
      'ally-at-war',
    ],
    ['W83-5.33 the bidder is the target', board, 'France', 20, 'same-nation'],
    [
      'W83-5.33 W83-5.7 the bidder is conquered',
      with_('England', { more: { status: 'conquered' } }),
      'England',
      20,
      'conquered',
    ],
    ['W83-5.33 a tribe', board, 'Zulu', 20, 'not-a-tribe'],
    ['W83-5.33 the treasury is too small', board, 'England', 41, 'short-of-money'],
  ])('%s', (_, of, who, amount, code) => {
    expect(offer(amount, of, who).refused).toEqual([code]);
  });

  test('W83-5.48 W83-18.2 the bidder alone reads of it, and what it weighs nobody', () => {
    const { heard, events } = offer(20);
    expect(heard('England').map(({ kind }) => kind)).toContain('bid-answered');
    expect(heard('France').map(({ kind }) => kind)).not.toContain('bid-answered');
    expect(heard('England').map(({ kind }) => kind)).not.toContain('bid-weighed');
    expect(events.map(({ kind }) => kind)).toContain('bid-weighed');
  });

  test('W83-5.35 the master sees the sums and may overrule them; without them the sums decide', () => {
    const sheets = { england: { seat: 'england', orders: [bid(20)] } } as never;
    const asked = questions({ setting: board.setting, state: board.state }, sheets);
    expect(asked).toMatchObject([{ facts: { strength: 83, resistance: 50 }, byDefault: 'accepted', about: null }]);
    const hand = turnOf(board, { England: [bid(20)] });
    const turn = { ...hand.turn, rulings: { [asked[0]?.id ?? '']: 'refused' } };
    diplomacy({ ...turn, memory: { ...turn.memory, errand: { threatened: new Set() } as never } }, nation('England'));
    expect(hand.of('bid-answered')).toMatchObject([{ accepted: false }]);
  });
});

describe('payments', () => {
  const contract = (more: Partial<Contract> = {}): Contract => ({
    npc: nation('Brittany'),
    target: nation('France'),
    financier: nation('England'),
    bid: 15,
    lastDue: false,
    thanked: false,
    ...more,
  });
  const paying = (more: Partial<Contract> = {}, facts: Partial<BoardFacts> = {}): Board =>
    withState(
      { contracts: [contract(more)] },
      boardOf({ ...FACTS, wars: [{ between: ['Brittany', 'France'], kind: 'financed' }], ...facts }),
    );
  const begin = (of: Board) => stepped(of, 'England', { steps: [upkeep] });

  test('W83-5.40 W83-5.44 the bid is paid again at the beginning of each turn', () => {
    const first = begin(paying());
    expect([first.treasury('England'), first.treasury('Brittany')]).toEqual([25, 19]);
    expect(begin(first.after).treasury('England')).toBe(10);
  });

  test('W83-5.44 the turn of the bid has the bid only', () => {
    expect(stepped(board, 'England', { steps: [upkeep, diplomacy], lines: [bid(20)] }).treasury('England')).toBe(20);
  });

  test('W83-5.41 nothing for a nation that is conquered', () => {
    const { treasury, state } = begin(
      paying({}, { nations: { ...FACTS.nations, Brittany: { phase: 5, more: { status: 'conquered' } } } }),
    );
    expect([treasury('England'), state.contracts]).toEqual([40, []]);
  });

  test.each(['peace', 'influence', 'threat', 'surrender', 'eliminated'] as const)(
    'W83-5.43 W83-5.46 the war is over by %s: one last payment',
    (how) => {
      const of = paying();
      const { turn, state } = turnOf(of);
      const [war] = state.wars;
      if (war !== undefined) endWar(turn, war, { how, rule: 'W83-5.46' });
      expect(state.contracts).toMatchObject([{ lastDue: true }]);
      const last = begin({ ...of, state });
      expect([last.treasury('England'), last.state.contracts]).toEqual([25, []]);
    },
  );

  test('W83-5.49 what is missing of a payment is owed, and nothing that costs is done before it is paid', () => {
    const poor = paying({}, { nations: { ...FACTS.nations, England: { treasury: 6 } } });
    const { treasury, state, after } = begin(poor);
    expect([treasury('England'), treasury('Brittany'), state.privy[1]?.arrears]).toEqual([0, 10, 9]);
    const rich = withState({ privy: state.privy.map((own) => own && { ...own, treasury: 90 }) }, after);
    expect(
      stepped(rich, 'England', {
        steps: [diplomacy],
        lines: [{ verb: 'INFLUENCE', args: { npc: nation('Brittany') } }],
      }).refused,
    ).toEqual(['in-arrears']);
    expect(stepped(after, 'England', { steps: [collecting] }).state.privy[1]).toMatchObject({
      treasury: 0,
      arrears: 4,
    });
  });

  test('W83-5.47 whoever pays cannot declare war on it, and pays no enemy', () => {
    const declared = stepped(paying(), 'England', {
      steps: [diplomacy],
      lines: [{ verb: 'DECLARE_WAR', args: { nation: nation('Brittany') } }],
    });
    expect(declared.refused).toEqual(['in-your-pay']);
    const { turn, state } = turnOf(paying());
    goToWar(turn, { by: nation('Brittany'), on: nation('England'), kind: 'threat', cause: 'threat', rule: 'W83-5.47' });
    expect(state.contracts).toEqual([]);
  });

  const back = (owner: string) => {
    const of = paying({}, lands('Nantes', { owner, originalOwner: 'Brittany' }));
    const hand = turnOf(of);
    offerFinancedPeace(hand.turn, nation('Brittany'));
    offerFinancedPeace(hand.turn, nation('Brittany'));
    return hand;
  };
  test('W83-5.42 with its lands back it offers peace, and thanks who paid, once', () => {
    const { state } = back('Brittany');
    expect(state.npcOffers).toEqual([{ npc: nation('Brittany'), to: nation('France'), why: 'won back' }]);
    expect(state.nations[nation('Brittany')]?.boxes).toEqual([{ nation: nation('England'), box: FAVORABLE }]);
    expect(back('France').state.npcOffers).toEqual([]);
  });

  test('W83-5.51 with them in third hands it offers peace, and thanks nobody', () => {
    const { state } = back('Spain');
    expect([state.npcOffers.length, state.nations[nation('Brittany')]?.boxes]).toEqual([1, []]);
  });

  test('W83-5.43 as long as the target does not accept, war and payments go on', () => {
    const { state } = back('Brittany');
    expect([state.wars.length, state.contracts[0]?.lastDue, place('Nantes') > 0]).toEqual([1, false, true]);
  });
});

test('W83-5.34 troops of the target on land of others beside it do not count', () => {
  const { setting, state } = boardOf({
    ...FACTS,
    ...lands('Toledo', { units: ['4 inf of France'] }),
    borders: [...(FACTS.borders ?? []), 'Nantes-Toledo'],
  });
  const weights = weighBid(setting, state, { npc: nation('Brittany'), target: nation('France'), bid: 20 });
  expect(weights.resistance).toBe(50);
});
