import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { nationsAct } from '../../src/phases/nations.ts';
import { nonPlayersAct } from '../../src/phases/non-players.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';
import { updateOf } from '../update.ts';

const FACTS: BoardFacts = {
  phase: 4,
  nations: {
    France: { phase: 4, treasury: 30 },
    Brittany: { phase: 5, treasury: 19, capital: 'Rennes' },
    Savoy: { phase: 5 },
  },
  lands: {
    Paris: { owner: 'France', fort: 3, value: 3, units: ['2 inf'] },
    Anjou: { owner: 'France', value: 2 },
    Rennes: { owner: 'Brittany', fort: 2, value: 4, units: ['5 inf'] },
    Turin: { owner: 'Savoy', fort: 2, value: 4, units: ['5 inf'] },
    Nice: { owner: 'Savoy', value: 5, incorporatedBy: null },
  },
  borders: ['Paris-Anjou', 'Anjou-Rennes', 'Turin-Nice', 'Turin-Paris'],
  wars: [{ between: ['France', 'Brittany'] }],
};
const phaseFive = (facts: Partial<BoardFacts> = {}) => updateOf(boardOf({ ...FACTS, ...facts }), { France: [] });
const { nation, place } = boardOf(FACTS);
const of = (name: string, hand: ReturnType<typeof phaseFive>) =>
  hand.events.filter(
    (event) => ('nation' in event && event.nation === nation(name)) || ('by' in event && event.by === nation(name)),
  );

describe('the turn of a non-player nation', () => {
  test('W83-19.3 at war it buys, marches, governs what it took, and collects, in this order', () => {
    const hand = phaseFive();
    const kinds = of('Brittany', hand).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'nation-turn-began',
      'bought',
      'captured',
      'marched',
      'incorporated',
      'income-collected',
      'nation-turn-ended',
    ]);
    expect(hand.state.territories[place('Anjou')]).toMatchObject({ owner: nation('Brittany') });
    expect(hand.of('bought')).toMatchObject([{ what: 'inf', count: 3 }]);
    expect(hand.of('units-made')).toMatchObject([{ units: [{ place: place('Rennes') }, {}, {}] }]);
    expect(hand.of('incorporated')).toContainEqual(expect.objectContaining({ territory: place('Anjou'), cost: 4 }));
  });

  test('W83-19.4 at peace it stays at home, and only saves', () => {
    const kinds = of('Savoy', phaseFive()).map(({ kind }) => kind);
    expect(kinds).toEqual(['nation-turn-began', 'income-collected', 'nation-turn-ended']);
  });

  test('W83-19.3 land that is its own and not incorporated it incorporates, dearest first, as far as the money goes', () => {
    const lands = { ...FACTS.lands, Ivrea: { owner: 'Savoy', value: 6, incorporatedBy: null } };
    const nations = { ...FACTS.nations, Savoy: { phase: 5, treasury: 13 } };
    const { of: all } = phaseFive({ lands, nations });
    expect(all('incorporated').filter(({ by }) => by === nation('Savoy'))).toMatchObject([{ cost: 12 }]);
  });

  test('W83-19.14 a conquered one spends nothing', () => {
    const nations = { ...FACTS.nations, Savoy: { phase: 5, treasury: 30, more: { status: 'conquered' as const } } };
    const lands = { ...FACTS.lands, Turin: { owner: 'Savoy', value: 4 } };
    expect(of('Savoy', phaseFive({ nations, lands })).map(({ kind }) => kind)).not.toContain('incorporated');
  });

  test('W83-19.62 one that has lost its last land is no more, and has no turn', () => {
    const lands = {
      ...FACTS.lands,
      Rennes: { owner: 'Brittany', fort: 2, value: 4 },
      Paris: { owner: 'France', fort: 3, units: ['2 inf'] },
      Anjou: { owner: 'France', units: ['1 inf'] },
    };
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: [{ count: 1, type: 'inf' }], from: place('Anjou'), to: [place('Rennes')] },
    };
    const hand = updateOf(boardOf({ ...FACTS, lands }), { France: [march] });
    expect(hand.state.nations[nation('Brittany')]?.status).toBe('eliminated');
    expect(of('Brittany', hand).map(({ kind }) => kind)).not.toContain('nation-turn-began');
  });

  test('W83-15.26 W83-19.60 a peace that it offers in its turn is accepted at once where standing orders say so', () => {
    const facts: Partial<BoardFacts> = {
      nations: {
        ...FACTS.nations,
        France: { phase: 4, standing: [{ verb: 'ACCEPT_PEACE_ALWAYS', args: { npc: nation('Brittany') } }] },
        England: { phase: 4, order: 9 },
      },
    };
    const board = boardOf({ ...FACTS, ...facts, lands: { ...FACTS.lands, London: { owner: 'England', fort: 2 } } });
    const contract = { npc: 2, target: 1, financier: 4, bid: 10, lastDue: false, thanked: false };
    const lands = board.state.territories.map((land) =>
      land?.number === place('Anjou') ? { ...land, owner: 2, incorporatedBy: 2, originalOwner: 2 } : land,
    );
    const nations = board.state.nations.map((each) =>
      each?.number === 2 ? { ...each, original: [place('Anjou'), place('Rennes')] } : each,
    );
    const state = { ...board.state, contracts: [contract], territories: lands, nations };
    const hand = updateOf({ ...board, state }, { France: [], England: [] });
    expect(hand.of('npc-peace-offered')).toHaveLength(1);
    expect(hand.of('war-ended')).toMatchObject([{ how: 'peace' }]);
  });

  test('W83-19.13 W83-1.15 at peace it saves half of its income, rounded down, and its treasury stays whole', () => {
    const hand = phaseFive({ nations: { ...FACTS.nations, Savoy: { phase: 5, treasury: 7, seaTrade: 1 } } });
    expect(hand.of('income-collected').find((event) => event.nation === nation('Savoy'))?.amount).toBe(2);
    expect(hand.state.privy[nation('Savoy')]?.treasury).toBe(7 + 2);
  });

  test('W83-19.22 its general is rolled as all others are', () => {
    const nations = { ...FACTS.nations, Brittany: { phase: 5, treasury: 30, capital: 'Rennes' } };
    const hand = updateOf(boardOf({ ...FACTS, nations }), { France: [] }, { rolls: { 'general-ability@2': [4] } });
    const generals = hand.state.units.filter(({ type }) => type === 'gen');
    expect(generals).toMatchObject([{ owner: nation('Brittany'), skill: 10, ability: 4, special: false }]);
  });

  test('W83-19.61 a war in which it has all its own land goes on', () => {
    const hand = phaseFive({ lands: { ...FACTS.lands, Anjou: { owner: 'France', value: 2, units: ['9 inf'] } } });
    expect(hand.of('npc-peace-offered')).toEqual([]);
    expect(hand.state.wars).toHaveLength(1);
  });

  test('W83-19.5 it accepts every gift, and lets nobody in', () => {
    const give: Order = {
      verb: 'GIFT',
      section: 'gifts',
      args: { nation: nation('Savoy'), give: [{ resources: 10 }] },
    };
    const enter: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: {
        units: [{ count: 1, type: 'inf' }],
        from: place('Paris'),
        to: [place('Turin')],
        peaceful: true,
        halt: true,
      },
    };
    const hand = updateOf(boardOf(FACTS), { France: [give, enter] });
    expect(hand.of('gift-given')).toHaveLength(1);
    expect(hand.of('marched').filter((event) => event.nation === 1)).toMatchObject([{ stop: 'resisted' }]);
    expect(hand.of('war-began')).toEqual([]);
  });
});

test('W83-19.14 nothing of what a conquered one does not spend fails', () => {
  const nations = { ...FACTS.nations, Savoy: { phase: 5, treasury: 30, more: { status: 'conquered' as const } } };
  const lands = { ...FACTS.lands, Turin: { owner: 'Savoy', value: 4 } };
  expect(of('Savoy', phaseFive({ nations, lands })).map(({ kind }) => kind)).not.toContain('line-failed');
});

test('W83-1.6 W83-19.1 each turn is a step of the update, and whoever has fallen in the phase has none', () => {
  const hand = turnOf(
    boardOf({
      ...FACTS,
      nations: { ...FACTS.nations, Brittany: { phase: 5, order: 1 }, Savoy: { phase: 5, order: 2 } },
      lands: {
        Paris: { owner: 'France', fort: 3 },
        Rennes: { owner: 'Brittany', fort: 2, units: ['3 inf'] },
        Turin: { owner: 'Savoy', fort: 2, originalOwner: 'Brittany' },
      },
      borders: ['Rennes-Turin'],
      wars: [{ between: ['Brittany', 'Savoy'], kind: 'financed' }],
    }),
    { France: [] },
  );
  const steps: string[] = [];
  const turn = { ...hand.turn, step: (name: string) => steps.push(name) } as unknown as typeof hand.turn;
  nationsAct(turn);
  nonPlayersAct(turn);
  expect(steps).toEqual(['France', 'Brittany']);
  expect(hand.of('nation-turn-ended').map(({ nation: of }) => of)).toEqual([1, 2]);
});
