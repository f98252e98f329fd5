import { describe, expect, test } from 'vitest';
import type { Entry, OrderOf } from '../../src/order.ts';
import { BERBER, SIBERIA } from '../../src/words.ts';
import { boardOf } from '../board.ts';
import { deeds, withUnits } from '../deeds.ts';
import { board, boardWith, FACTS, first, items, land, lands, march, nation, place } from '../shores.ts';

describe('landings', () => {
  test('W83-10.30 a ship lands its units in one territory a turn, and only where its zone touches', () => {
    const { refused, there } = deeds(board, 'England', [land('1 inf', 'London'), land('1 inf', 'Kent')]);
    expect(refused).toEqual(['one-shore']);
    expect(there('London', 'England')).toBe('3 inf, 2 cav');
    expect(deeds(board, 'England', [land('1 inf', 'Tundra')]).refused).toEqual(['not-touching']);
    expect(deeds(board, 'England', [land('2 inf', 'London'), land('1 art', 'Kent')]).refused).toEqual([]);
  });

  test('W83-10.31 on own land they land, and go no farther', () => {
    const { refused, there, of } = deeds(board, 'England', [land('2 inf', 'Kent'), march('1 inf', 'Kent', 'London')]);
    expect(refused).toEqual(['too-few-units']);
    expect(there('Kent', 'England')).toBe('2 inf');
    expect(of('landed')).toHaveLength(1);
  });

  test('W83-10.32 W83-11.50 an empty shore of an enemy is fought for all the same', () => {
    const { of, owner } = deeds(board, 'England', [land('2 inf', 'Rouen')], { 'fight@Rouen': [1, 10, 10] });
    expect(of('battle-fought')).toMatchObject([{ sort: 'landing', winner: 'attackers' }]);
    expect(owner('Rouen')).toBe(nation('England'));
  });

  test('W83-11.53 artillery stays aboard until the landing has succeeded', () => {
    const won = deeds(board, 'England', [land('2 inf, 1 art', 'Rouen')], { 'fight@Rouen': [1, 10, 10] });
    expect(won.there('Rouen', 'England')).toBe('2 inf, 1 art');
    const lost = deeds(board, 'England', [land('2 inf, 1 art', 'Rouen')], {
      'fight@Rouen': [10, 10, 1, 10, 1],
    });
    expect(lost.there('Rouen', 'England')).toBe('');
    expect(lost.there('Channel', 'England')).toBe('2 mer, 1 art');
  });

  test('W83-11.55 W83-11.56 who falls back goes aboard its own ship', () => {
    const { state, there } = deeds(board, 'England', [land('2 inf', 'Rouen', { retreat: [{ measure: 'now' }] })], {
      'fight@Rouen': [10, 10, 10, 10],
    });
    expect(there('Channel', 'England')).toContain('2 inf');
    expect(state.units.filter(({ type, carrier }) => type === 'inf' && carrier === first)).toHaveLength(2);
  });

  test('W83-11.57 after a landing that wins the ships stay', () => {
    const { state, there } = deeds(board, 'England', [land('2 inf', 'Rouen')], { 'fight@Rouen': [1, 10, 10] });
    expect(there('Channel', 'England')).toContain('2 mer');
    expect(state.units.filter(({ carrier }) => carrier === first)).toEqual([]);
  });

  test('W83-10.33 W83-2.17 W83-2.18 those who come by land, strait and sea fight together, each with their penalty', () => {
    const all = boardWith({
      ...lands('Rouen', { units: ['1 inf'] }),
    });
    const kent = withUnits(all, ({ type, place: at, carrier }) =>
      type === 'cav' && at === place('London') && carrier === null ? { place: place('Kent') } : {},
    );
    const { of } = deeds(kent, 'England', [march('2 cav', 'Kent', 'Rouen'), land('2 inf', 'Rouen')], {
      'fight@Rouen': [1, 1, 1, 1, 10, 10],
    });
    expect(of('battle-fought')).toHaveLength(1);
    expect(of('battle-fought')[0]?.rounds[0]?.attack).toMatchObject([
      { type: 'inf', factor: 2, rolls: [1, 1] },
      { type: 'cav', factor: 4, rolls: [1, 1] },
    ]);
  });

  test('W83-2.16 without a battle a strait is a step like any other', () => {
    const empty = withUnits(board, ({ type }) => (type === 'cav' ? { place: place('Kent') } : {}));
    expect(deeds(empty, 'England', [march('2 cav', 'Kent', 'Rouen')]).owner('Rouen')).toBe(nation('England'));
  });

  test('W83-10.34 in peace they come ashore as guests where nobody stops them', () => {
    const { of, there } = deeds(board, 'England', [land('2 inf', 'Leon', { peaceful: true })]);
    expect(there('Leon', 'England')).toBe('2 inf');
    expect([...of('war-began'), ...of('battle-fought')]).toEqual([]);
  });

  test('W83-10.34 where they are stopped it is war, or with HALT they stay aboard', () => {
    const halted = deeds(board, 'England', [land('2 inf', 'Rennes', { peaceful: true, halt: true })]);
    expect(halted.there('Channel', 'England')).toContain('2 inf');
    expect(halted.of('war-began')).toEqual([]);
    const { of } = deeds(board, 'England', [land('2 inf', 'Rennes', { peaceful: true })], {
      'fight@Rennes': [1, 10, 10],
    });
    expect(of('war-began')).toHaveLength(1);
  });
});

describe('special lands', () => {
  test('W83-2.26 W83-2.27 W83-2.31 the garrison of Siberia is rolled once, and stays', () => {
    const { of, state } = deeds(
      board,
      'England',
      [march('2 cav', 'London', 'Tundra', { retreat: [{ measure: 'now' }] })],
      {
        'siberia@Tundra': [4],
        'fight@Tundra': [10, 10, 10, 10],
      },
    );
    expect(of('revealed')).toMatchObject([{ infantry: 2, cavalry: 0 }]);
    expect(of('war-began')).toEqual([]);
    expect(state.units.filter(({ owner }) => owner === SIBERIA)).toHaveLength(2);
    const again = deeds({ ...board, state: { ...state, turn: 3 } }, 'England', [march('2 cav', 'London', 'Tundra')], {
      'fight@Tundra': [1, 1, 10, 10],
    });
    expect(again.of('revealed')).toEqual([]);
    expect(again.owner('Tundra')).toBe(nation('England'));
  });

  test('W83-2.28 nobody there is a result too', () => {
    const { of, owner } = deeds(board, 'England', [march('1 inf', 'London', 'Tundra')], { 'siberia@Tundra': [9] });
    expect(of('battle-fought')).toEqual([]);
    expect(owner('Tundra')).toBe(nation('England'));
  });

  test('W83-2.29 W83-2.30 in Africa the value is added to the roll', () => {
    const { of } = deeds(board, 'England', [march('2 cav', 'London', 'Savanna')], {
      'africa@Savanna': [1],
      'fight@Savanna': [1, 10, 10],
    });
    expect(of('revealed')).toMatchObject([{ roll: 1, added: 3, infantry: 1, cavalry: 0 }]);
  });

  test('W83-2.33 W83-2.34 W83-2.46 Berbers are rolled once a turn, and go home after a battle that they win', () => {
    const { of, there, owner } = deeds(
      board,
      'England',
      [march('1 inf', 'London', 'Dunes'), march('1 inf', 'London', 'Dunes')],
      { 'berber-defence@Dunes': [6], 'fight@Dunes': [10, 10, 1, 1] },
    );
    expect(of('berbers-rolled')).toMatchObject([{ cavalry: 2 }]);
    expect(there('Dunes', BERBER)).toBe('');
    expect(owner('Dunes')).toBe(BERBER);
  });
});

describe('falling back', () => {
  const held = boardWith(lands('Calais', { units: ['1 inf'] }));
  const now = { retreat: [{ measure: 'now' }] } satisfies Entry;

  test('W83-11.41 W83-11.42 they go back where they came from', () => {
    const { there, of } = deeds(held, 'England', [march('2 cav', 'London', 'Calais', now)], {
      'fight@Calais': [10, 10, 10],
    });
    expect(there('London', 'England')).toBe('2 inf, 2 cav');
    expect(of('retreated-to')).toMatchObject([{ to: place('London'), aboard: false }]);
  });

  test('W83-11.43 who came over a fresh conquest has nowhere to go, and fights on', () => {
    const deep = boardWith(lands('Rouen', { units: ['1 inf'] }));
    const ride: OrderOf<'MARCH'> = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: items('2 cav'), from: place('London'), to: [place('Calais'), place('Rouen')], ...now },
    };
    const lonely = { ...deep, setting: boardOf({ ...FACTS, straits: [] }).setting };
    const { of } = deeds(lonely, 'England', [ride], { 'fight@Rouen': [10, 10, 10, 1, 10, 10] });
    expect(of('battle-fought')[0]?.rounds).toHaveLength(2);
    expect(of('retreated-to')).toEqual([]);
  });

  test('W83-11.46 the first line that says it speaks for all', () => {
    const { there } = deeds(
      held,
      'England',
      [march('1 cav', 'London', 'Calais'), march('1 cav', 'London', 'Calais', now)],
      { 'fight@Calais': [10, 10, 10] },
    );
    expect(there('London', 'England')).toBe('2 inf, 2 cav');
  });

  test('W83-11.1 battles are fought in the order in which lands were entered', () => {
    const two = boardWith({
      lands: {
        ...FACTS.lands,
        Calais: { owner: 'France', units: ['1 inf'] },
        Leon: { owner: 'Spain', units: ['1 inf'] },
      },
    });
    const { of } = deeds(two, 'England', [march('1 cav', 'London', 'Leon'), march('1 cav', 'London', 'Calais')], {
      'fight@Leon': [1, 10],
      'fight@Calais': [1, 10],
    });
    expect(of('battle-fought').map((battle) => battle.place)).toEqual([place('Leon'), place('Calais')]);
  });
});
