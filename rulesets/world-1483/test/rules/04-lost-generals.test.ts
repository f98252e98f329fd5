import { describe, expect, test } from 'vitest';
import { capture } from '../../src/consequences/capture.ts';
import { goToWar } from '../../src/consequences/war.ts';
import type { Order } from '../../src/order.ts';
import type { State } from '../../src/state.ts';
import { BERBER } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: { treasury: 20 }, France: {}, Spain: {}, Poland: {} },
  lands: {
    London: { owner: 'England', coasts: ['Channel'], units: ['3 cav', '1 gen 4'] },
    Calais: {
      owner: 'France',
      value: 3,
      port: true,
      units: ['1 inf', '1 gen 2', '1 gen 1', '1 gen 5 of Spain', '1 gen 5 of Poland', '1 gen 6 of England'],
    },
    Bush: { owner: 'France' },
    Oasis: { owner: 'England', special: 'berber', value: 1 },
  },
  seas: { Channel: {} },
  borders: ['London-Calais', 'Calais-Bush', 'London-Oasis'],
  wars: [{ between: ['Poland', 'England'] }],
};
const board = boardOf(FACTS);
const { place, nation } = board;
const [england, france, spain, poland] = ['England', 'France', 'Spain', 'Poland'].map(nation) as [
  number,
  number,
  number,
  number,
];

describe('generals in land that is taken', () => {
  const taken = (more: { defended?: readonly number[]; by?: number; land?: string } = {}) => {
    const { defended, by = england, land = 'Calais' } = more;
    const hand = turnOf(board);
    capture(hand.turn, {
      territory: place(land),
      by,
      how: 'battle',
      rule: 'W83-10.21',
      ...(defended ? { defended } : {}),
    });
    const lost = (hand.of('captured')[0]?.generals ?? []).map(
      (id) => board.state.units.find((unit) => unit.id === id)?.owner,
    );
    return { lost, state: hand.state, hand };
  };
  test('W83-10.21 those of its owner and of enemies are lost, those of guests and of the conqueror are not', () => {
    expect(taken().lost).toEqual([france, france, poland]);
  });
  test('W83-10.23 those of whoever helped to defend it too', () => {
    expect(taken({ defended: [spain] }).lost).toEqual([france, france, spain, poland]);
  });
  test('W83-10.21 the port is destroyed', () => {
    expect(taken().state.territories[place('Calais')]).toMatchObject({ owner: england, port: false });
  });
  test('W83-2.38 the Berbers incorporate what they take at once, nobody else does', () => {
    expect(taken({ by: BERBER, land: 'Oasis' }).state.territories[place('Oasis')]).toMatchObject({
      owner: BERBER,
      incorporatedBy: BERBER,
    });
    expect(taken().state.territories[place('Calais')]?.incorporatedBy).not.toBe(england);
  });
});

const MARCH: Order = {
  verb: 'MARCH',
  section: 'actions',
  args: { units: [{ count: 3, type: 'cav' }], from: place('London'), to: [place('Calais')] },
};

describe('generals whose troops have fallen', () => {
  const fight = (facts: Partial<BoardFacts>, rolls: readonly number[]) => {
    const hand = deeds(
      boardOf({ ...FACTS, wars: [{ between: ['England', 'France'] }], ...facts }),
      'England',
      [MARCH],
      { 'fight@Calais': [...rolls] },
    );
    expect(hand.of('battle-fought')).toHaveLength(1);
    return hand
      .of('units-lost')
      .filter(({ why }) => why === 'leaderless')
      .flatMap(({ lots }) => lots.map(({ owner, count }) => [owner, count]));
  };
  test('W83-4.33 all of the nation who are there are lost with them', () => {
    const lands = { ...FACTS.lands, Calais: { owner: 'France', units: ['1 inf', '1 gen 2', '1 gen 1'] } };
    expect(fight({ lands }, [1, 10, 10, 10])).toEqual([[france, 2]]);
  });
  test('W83-4.33 nobody is while some are left', () => {
    const lands = { ...FACTS.lands, Calais: { owner: 'France', units: ['1 inf', '1 gen 2'] } };
    expect(fight({ lands }, [10, 10, 10, 1, 10, 10, 1, 10, 1])).toEqual([]);
  });
});

describe('what a war ends', () => {
  const begun = () => {
    const tribute = (payer: number, receiver: number) => ({
      payer,
      receiver,
      amount: 3,
      left: 4,
      since: { turn: 1, phase: 1 },
    });
    const contract = (npc: number, financier: number) => ({
      npc,
      target: poland,
      financier,
      bid: 10,
      lastDue: false,
      thanked: false,
    });
    const state = {
      ...board.state,
      tributes: [tribute(france, england), tribute(spain, england), tribute(england, spain)],
      contracts: [contract(france, england), contract(spain, england), contract(france, spain)],
    } as unknown as State;
    const hand = turnOf({ ...board, state });
    goToWar(hand.turn, { by: england, on: france, kind: 'player', cause: 'declared', rule: 'W83-5.8' });
    return hand;
  };
  test('W83-13.29 tribute between the two, and no other', () => {
    const hand = begun();
    expect(hand.of('tribute-ended').map(({ payer, receiver }) => [payer, receiver])).toEqual([[france, england]]);
    expect(hand.state.tributes).toHaveLength(2);
  });
  test('W83-5.47 a contract between the two, and no other', () => {
    const hand = begun();
    expect(hand.of('contract-ended').map(({ npc, financier }) => [npc, financier])).toEqual([[france, england]]);
  });
});
