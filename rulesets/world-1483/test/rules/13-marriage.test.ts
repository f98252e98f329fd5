import { describe, expect, test } from 'vitest';
import { marching } from '../../src/actions/marching.ts';
import { newErrand } from '../../src/begin.ts';
import { askerIn } from '../../src/rules/checks/asker.ts';
import { checkRebellion } from '../../src/rules/checks/rebellion.ts';
import { courtshipBy } from '../../src/rules/marriage.ts';
import type { Box } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    England: { treasury: 60, seaTrade: 1 },
    France: { treasury: 20 },
    Zulu: { kind: 'tribal', treasury: 20 },
    Brittany: { phase: 5, treasury: 13, seaTrade: 2, landTrade: 3, boxes: { England: 4, France: 3 } },
    Scots: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Paris: { owner: 'France', fort: 5, value: 6 },
    Rennes: { owner: 'Brittany', fort: 1, value: 3, port: true, coasts: ['Z1'], units: ['2 inf', '1 gen 6'] },
    Brest: { owner: 'Brittany', value: 1, incorporatedBy: null },
    Lothian: { owner: 'Scots', fort: 2 },
  },
  borders: ['Rennes-Paris', 'Rennes-Brest', 'London-Brest'],
  seas: { Z1: { units: ['1 mer of Brittany'] } },
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [england, france, brittany] = [nation('England'), nation('France'), nation('Brittany')];
const marry = line('MARRY', { npc: brittany });
const boardWith = (npc: BoardFacts['nations'][string], more: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...more, nations: { ...FACTS.nations, Brittany: { ...FACTS.nations.Brittany, ...npc } } });

describe('marriage', () => {
  test.each([
    [1, 4, 'war'],
    [1, 3, 'war'],
    [2, 4, 'cooled'],
    [3, 3, 'cooled'],
    [4, 4, 'nothing'],
    [8, 3, 'nothing'],
    [9, 4, 'married'],
    [9, 3, 'warmed'],
    [10, 4, 'married'],
    [10, 3, 'married'],
  ] as const)('W83-13.45 a roll of %i at box %i: %s', (roll, box, outcome) => {
    expect(courtshipBy(roll, box as Box)).toBe(outcome);
  });

  test.each([
    [9, 'France', 4],
    [5, 'France', 3],
    [3, 'France', 2],
    [2, 'England', 3],
  ] as const)('W83-13.45 after a roll of %i for %s the box is %i', (roll, suitor, box) => {
    const hand = treat(board, suitor, [marry], { 'marriage@Brittany': [roll] });
    expect(boxIn(hand, brittany, nation(suitor))).toBe(box);
    expect(hand.wars).toEqual([]);
  });

  test('W83-13.44 an attempt costs 10, whatever comes of it, and there is one in a turn', () => {
    const two = treat(board, 'England', [marry, marry], { 'marriage@Brittany': [5, 10] });
    expect(two.treasury('England')).toBe(50);
    expect(two.refused).toEqual(['already-tried']);
    const both = treat(boardWith({}), 'England', [line('MARRY', { npc: nation('Scots') }), marry], {
      'marriage@Brittany': [5],
    });
    expect(both.refused).toEqual(['not-friendly-enough']);
    expect(both.treasury('England')).toBe(50);
  });

  test.each([
    ['neutral', boardWith({ boxes: { England: 2 } }), 'not-friendly-enough'],
    ['at war', boardWith({}, { wars: [{ between: ['England', 'Brittany'] }] }), 'not-friendly-enough'],
    ['of rebels', boardWith({ more: { kind: 'rebel' } }), 'rebels-do-not-marry'],
    ['offended before', boardWith({ more: { unmarriageable: true } }), 'unmarriageable'],
  ])('W83-13.44 W83-13.50 a nation that is %s cannot be courted', (_, from, code) => {
    const { refused, treasury } = treat(from, 'England', [marry]);
    expect(refused).toEqual([code]);
    expect(treasury('England')).toBe(60);
  });

  test('W83-13.44 W83-13.50 nor by a tribe, a conquered nation, or without the money, nor can a player be', () => {
    const poor = boardOf({ ...FACTS, nations: { ...FACTS.nations, England: { treasury: 9 } } });
    expect(treat(poor, 'England', [marry]).refused).toEqual(['short-of-money']);
    expect(treat(board, 'Zulu', [marry]).refused).toEqual(['not-a-tribe']);
    const fallen = boardOf({
      ...FACTS,
      nations: { ...FACTS.nations, England: { treasury: 60, more: { status: 'conquered' } } },
    });
    expect(treat(fallen, 'England', [marry]).refused).toEqual(['conquered']);
    expect(treat(board, 'England', [line('MARRY', { npc: france })]).refused).toEqual(['npc-only']);
  });

  test('W83-13.46 W83-13.47 an offer that ends in war ends all courting; the nation arms itself not', () => {
    const hand = treat(board, 'England', [marry], { 'marriage@Brittany': [1] });
    expect(hand.state.wars).toMatchObject([{ attacker: brittany, defender: england, kind: 'marriage' }]);
    expect(hand.of('units-made')).toEqual([]);
    expect(hand.treasury('Brittany')).toBe(13);
    expect(treat(hand.next, 'France', [marry]).refused).toEqual(['unmarriageable']);
  });
});

describe('a successful marriage', () => {
  const married = () =>
    treat(
      boardWith({}, { wars: [{ between: ['Brittany', 'Scots'] }, { between: ['France', 'Brittany'] }] }),
      'England',
      [marry],
      { 'marriage@Brittany': [10] },
    );

  test('W83-13.48 land, units and money become the suitor’s, and the land is incorporated', () => {
    const hand = married();
    for (const name of ['Rennes', 'Brest']) {
      expect(hand.state.territories[place(name)]).toMatchObject({ owner: england, incorporatedBy: england });
    }
    expect(hand.state.units.map(({ owner }) => owner)).toEqual([england, england, england, england]);
    expect(hand.treasury('England')).toBe(63);
    expect(hand.treasury('Brittany')).toBe(0);
  });

  test('W83-13.48 the units move from the next turn on', () => {
    const hand = married();
    const order = line('MARCH', {
      units: [{ count: 1, type: 'inf' }],
      from: place('Rennes'),
      to: [place('Paris')],
    });
    const march = (turn: number) => {
      const later = { ...hand.next, state: { ...hand.state, turn } };
      const next = turnOf(later, { England: [order] });
      next.turn.memory.errand = newErrand(england, null);
      marching(next.turn, england);
      return next.of('line-failed').map(({ refusal }) => refusal.code);
    };
    expect(march(2)).toEqual(['too-few-units']);
    expect(march(3)).toEqual([]);
  });

  test('W83-13.49 W83-3.10 trade routes, ports and generals go along', () => {
    const hand = married();
    expect(hand.state.nations[england]).toMatchObject({ seaTrade: 3, landTrade: 3 });
    expect(hand.state.nations[brittany]).toMatchObject({ seaTrade: 0, landTrade: 0 });
    expect(hand.state.territories[place('Rennes')]?.port).toBe(true);
    expect(hand.state.units.find(({ type }) => type === 'gen')).toMatchObject({ owner: england, skill: 6 });
  });

  test('W83-13.49 W83-13.10 W83-20.30 the nation is absorbed, and its wars are over', () => {
    const hand = married();
    expect(hand.state.nations[brittany]?.status).toBe('absorbed');
    expect(hand.wars).toEqual([]);
    expect(hand.of('war-ended').map(({ how }) => how)).toEqual(['absorbed', 'absorbed']);
  });

  test('W83-13.49 tributes and contracts end with it', () => {
    const before = boardWith({});
    const bound = {
      ...before,
      state: {
        ...before.state,
        tributes: [{ payer: brittany, receiver: france, amount: 2, left: 3, since: { turn: 1, phase: 1 } }],
        contracts: [
          { npc: brittany, target: nation('Scots'), financier: france, bid: 10, lastDue: false, thanked: false },
        ],
      },
    };
    const { state } = treat(bound, 'England', [marry], { 'marriage@Brittany': [10] });
    expect([state.tributes, state.contracts]).toEqual([[], []]);
  });

  test('W83-13.49 nobody rises for it, and it is not set free', () => {
    const hand = married();
    const free = line('FREE', { nation: brittany, territories: [place('Rennes')] });
    expect(treat(hand.next, 'England', [free]).refused).toEqual(['not-to-be-freed']);
    const later = turnOf({ ...hand.next, state: { ...hand.state, units: [] } });
    expect(checkRebellion(askerIn(later.turn, france), { territory: place('Rennes'), amount: 10 })).toMatchObject({
      code: 'nobody-to-rise',
    });
  });

  test('W83-13.48 W83-13.49 it is told, its units are no guests, and whatever it had agreed on is void', () => {
    const before = boardWith({});
    const condition = { when: 'war', of: 1, other: 2 } as const;
    const gift = { id: 1, from: brittany, to: france, amount: 3, left: 8, condition };
    const hand = treat({ ...before, state: { ...before.state, gifts: [gift] } }, 'England', [marry], {
      'marriage@Brittany': [10],
    });
    expect(hand.of('married')).toMatchObject([
      { nation: england, npc: brittany, territories: [place('Rennes'), place('Brest')] },
    ]);
    expect(hand.of('units-given')).toMatchObject([{ from: brittany, to: england, guests: false }]);
    expect(hand.state.gifts).toEqual([]);
  });

  test('W83-13.48 of a nation without units nobody is given', () => {
    const unarmed = boardWith(
      {},
      { lands: { ...FACTS.lands, Rennes: { owner: 'Brittany', fort: 1 } }, seas: { Z1: {} } },
    );
    expect(treat(unarmed, 'England', [marry], { 'marriage@Brittany': [10] }).of('units-given')).toEqual([]);
  });
});
