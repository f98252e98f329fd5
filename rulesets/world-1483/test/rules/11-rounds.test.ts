import { describe, expect, test } from 'vitest';
import type { Entry, Order } from '../../src/order.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';

const FACTS: BoardFacts = {
  nations: { England: {}, France: {}, Spain: {} },
  lands: {
    London: { owner: 'England', units: ['3 inf'] },
    Calais: { owner: 'France', units: ['1 inf'] },
    Rouen: { owner: 'France' },
  },
  borders: ['London-Calais', 'Calais-Rouen'],
  wars: [{ between: ['England', 'France'] }, { between: ['England', 'Spain'] }],
};
type LandFacts = BoardFacts['lands'][string];
const boardWith = (london: LandFacts, calais: LandFacts, more: Partial<BoardFacts> = {}) =>
  boardOf({
    ...FACTS,
    ...more,
    lands: {
      ...FACTS.lands,
      London: { ...FACTS.lands['London'], ...london },
      Calais: { ...FACTS.lands['Calais'], ...calais },
    },
  });
const { place, nation } = boardOf(FACTS);
const march = (words: string, more: Entry = {}): Order => ({
  verb: 'MARCH',
  section: 'actions',
  args: {
    units: words.split(' + ').map((each) => {
      const [count, type] = each.split(' ');
      return { count: Number(count), type: type as 'inf' };
    }),
    from: place('London'),
    to: [place('Calais')],
    ...more,
  },
});
const NOW: Entry = { retreat: [{ measure: 'now' }] };
const fought = (
  board: ReturnType<typeof boardWith>,
  order: Order,
  fight: readonly number[],
  siege: readonly number[] = [],
) => {
  const hand = deeds(board, 'England', [order], { 'fight@Calais': fight, 'siege@Calais': siege });
  const battle = hand.of('battle-fought')[0];
  const factors = (side: 'attack' | 'defence') =>
    Object.fromEntries((battle?.rounds[0]?.[side] ?? []).map(({ type, factor }) => [type, factor]));
  return { ...hand, battle, factors };
};

describe('rounds of battles on land', () => {
  test('W83-3.2 W83-11.11 walls help infantry and nobody else', () => {
    const board = boardWith({}, { fort: 8, units: ['1 inf', '1 cav', '1 knt'] });
    const { factors } = fought(board, march('3 inf', NOW), [10, 10, 10, 10, 10, 10]);
    expect(factors('defence')).toEqual({ inf: 9, cav: 3, knt: 6 });
    expect(factors('attack')).toEqual({ inf: 3 });
  });

  test('W83-11.13 W83-4.16 no factor is above 9: a 10 always misses', () => {
    const board = boardWith({}, { fort: 9, units: ['1 inf', '1 gen 9/6'] });
    const { battle, factors } = fought(board, march('3 inf', NOW), [10, 10, 10, 10]);
    expect(factors('defence')['inf']).toBe(9);
    expect(battle?.rounds[0]?.attackersLost).toEqual([]);
  });

  test('W83-3.6 W83-11.29 artillery in defence never rolls, and falls to hits alone', () => {
    const { battle, owner } = fought(boardWith({}, { units: ['1 art'] }), march('1 inf'), [10, 10, 3]);
    expect(battle?.rounds.map(({ defence }) => defence.flatMap(({ rolls }) => rolls))).toEqual([[], [], []]);
    expect(owner('Calais')).toBe(nation('England'));
  });

  test('W83-4.9 a general rolls nothing and is no loss', () => {
    const board = boardWith({ units: ['2 inf', '1 gen 1'] }, { units: ['2 inf'] });
    const { battle, there } = fought(board, march('2 inf + 1 gen', NOW), [10, 10, 1, 10]);
    expect(battle?.rounds[0]?.attack.map(({ type }) => type)).not.toContain('gen');
    expect(battle?.rounds[0]?.attackersLost).toMatchObject([{ type: 'inf', count: 1 }]);
    expect(there('London', 'England')).toBe('1 inf, 1 gen');
  });

  test('W83-4.13 W83-4.14 one general leads: the highest skill, then one with an ability, then the first', () => {
    const led = (...generals: readonly string[]) =>
      fought(boardWith({ units: ['1 inf', ...generals] }, {}), march(`1 inf + ${generals.length} gen`, NOW), [10, 10])
        .battle?.attackerLed?.skill;
    expect(led('1 gen 3', '1 gen 7', '1 gen 5')).toBe(7);
    expect(led()).toBeUndefined();
    const able = fought(
      boardWith({ units: ['1 inf', '1 gen 5', '1 gen 5/2'] }, {}),
      march('1 inf + 2 gen', { ...NOW, points: [{ count: 1, type: 'inf', points: 0 }] }),
      [10, 10],
    );
    expect(able.of('ability-shown')).toMatchObject([{ ability: 2 }]);
  });

  test('W83-4.33 W83-4.10 a general is lost with the last troops of his nation', () => {
    const board = boardWith({ units: ['1 inf', '1 gen 4'] }, { units: ['2 inf'] });
    const { there, of } = fought(board, march('1 inf + 1 gen'), [10, 1, 10]);
    expect(there('London', 'England')).toBe('');
    expect(of('units-lost').map(({ why }) => why)).toEqual(['battle', 'leaderless']);
  });

  test('W83-11.27 hits beyond the units that are left are lost', () => {
    const { battle, there } = fought(boardWith({}, {}), march('3 inf'), [1, 1, 1, 10]);
    expect(battle?.rounds).toHaveLength(1);
    expect(battle?.rounds[0]?.defendersLost).toMatchObject([{ count: 1 }]);
    expect(there('Calais', 'England')).toBe('3 inf');
  });

  test('W83-11.21 whoever falls in a round has still fired in it', () => {
    const { battle, owner } = fought(boardWith({ units: ['1 inf'] }, {}), march('1 inf'), [1, 1]);
    expect(battle?.rounds).toHaveLength(1);
    expect(battle?.winner).toBe('nobody');
    expect(owner('Calais')).toBe(nation('France'));
  });

  test('W83-11.26 of several nations the one with most troops left is hit, of equal ones the owner', () => {
    const board = boardWith({}, { units: ['2 inf', '1 inf of Spain'] });
    const { battle } = fought(board, march('3 inf', NOW), [1, 1, 10, 10, 10, 10]);
    expect(battle?.rounds[0]?.defendersLost).toEqual([{ owner: nation('France'), type: 'inf', count: 2 }]);
  });

  test('W83-11.44 defenders do not retreat', () => {
    const { battle, there } = fought(
      boardWith({}, { units: ['2 inf'] }),
      march('3 inf'),
      [1, 10, 10, 10, 10, 1, 10, 10, 10],
    );
    expect(battle?.withdrawn).toEqual([]);
    expect(there('Rouen', 'France')).toBe('');
  });

  test('W83-11.20 W83-3.4 W83-11.23 guns bring walls down for the battle, and the infantry behind them with them', () => {
    const board = boardWith({ units: ['2 inf', '2 art'] }, { fort: 4, units: ['1 inf'] });
    const { battle, factors, state } = fought(board, march('2 inf + 2 art', NOW), [10, 10, 10], [5, 6]);
    expect(battle?.rounds[0]?.fort).toBe(3);
    expect(factors('defence')['inf']).toBe(7);
    expect(state.territories[place('Calais')]?.city?.fort).toBe(4);
  });

  test('W83-2.14 W83-10.21 a capital falls like any other land', () => {
    const board = boardWith(
      {},
      { fort: 1, units: [] },
      { nations: { England: {}, France: { capital: 'Calais' }, Spain: {} } },
    );
    const { state, of } = fought(board, march('1 inf'), []);
    expect(of('captured')).toHaveLength(1);
    expect(state.nations[nation('France')]?.status).toBe('active');
  });
});

describe('straits and seas', () => {
  test('W83-2.16 W83-2.19 troops cross a strait without ships, whoever’s ships lie there', () => {
    const board = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        London: { owner: 'England', units: ['1 inf'], coasts: ['Channel'] },
        Calais: { owner: 'France', coasts: ['Channel'] },
      },
      seas: { Channel: { units: ['9 frg of France'] } },
      borders: [],
      straits: ['London-Calais'],
    });
    const { owner, of } = deeds(board, 'England', [march('1 inf')]);
    expect(owner('Calais')).toBe(nation('England'));
    expect(of('battle-fought')).toEqual([]);
  });
});
