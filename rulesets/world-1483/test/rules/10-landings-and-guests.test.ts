import { describe, expect, test } from 'vitest';
import { marching } from '../../src/actions/marching.ts';
import { newErrand } from '../../src/begin.ts';
import type { Order } from '../../src/order.ts';
import { STATESMAN } from '../../src/words.ts';
import type { BoardFacts } from '../board.ts';
import { deeds, withUnits } from '../deeds.ts';
import { all, board, boardWith, land, lands, march, misses, nation, place, ride } from '../shores.ts';
import { turnOf } from '../turn.ts';

const expel = (territory: string): Order => ({
  verb: 'EXPEL',
  section: 'actions',
  args: { territory: place(territory) },
});

describe('what a landing leaves', () => {
  test('W83-11.55 W83-11.53 who goes back aboard is said to, with a general, and guns were never ashore', () => {
    const fleet = boardWith({
      seas: { Channel: { units: ['2 mer of England', '2 inf of England', '1 art of England', '1 gen 2 of England'] } },
    });
    const hand = deeds(fleet, 'England', [land('2 inf, 1 art, 1 gen', 'Rouen', { retreat: [{ measure: 'now' }] })], {
      'fight@Rouen': misses(4),
    });
    expect(hand.of('battle-fought')).toMatchObject([{ attackersHad: [{ type: 'inf', count: 2 }] }]);
    expect(hand.of('retreated-to')).toMatchObject([
      {
        rule: 'W83-11.55',
        aboard: true,
        from: place('Channel'),
        to: place('Channel'),
        lots: [
          { type: 'inf', count: 2 },
          { type: 'gen', count: 1 },
        ],
      },
    ]);
  });
  test('W83-11.57 W83-10.21 who wins has landed: the land is taken so, and without a general nobody governs it', () => {
    const hand = deeds(board, 'England', [land('2 inf', 'Rouen')], { 'fight@Rouen': [1, 10, 10] });
    expect(hand.of('captured')).toMatchObject([{ how: 'landing' }]);
    expect(hand.of('conquest-noted')).toEqual([]);
    expect([...(hand.turn.memory.errand?.captured ?? [])]).toEqual([place('Rouen')]);
  });
  test('W83-11.43 W83-11.57 when those by sea go back aboard, riders without a way back fight on, and the general lands with them', () => {
    // The riders take Calais on the way, and nothing beside Rouen is England’s.
    const fleet = boardWith(
      all(lands('Rouen', { units: ['1 inf'] }), {
        seas: { Channel: { units: ['2 mer of England', '1 inf of England', '1 gen 2 of England'] } },
        straits: [],
      }),
    );
    const hand = deeds(
      fleet,
      'England',
      [
        ride('London', ['Calais', 'Rouen'], '2 cav', { retreat: [{ measure: 'rounds', than: 1 }] }),
        land('1 inf, 1 gen', 'Rouen'),
      ],
      { 'fight@Rouen': [...misses(7), 1, ...misses(3), 1, 10, 10] },
    );
    expect(hand.of('retreated-to')).toMatchObject([{ aboard: true, lots: [{ type: 'inf', count: 1 }] }]);
    expect(hand.there('Rouen', 'England')).toBe('2 cav, 1 gen');
    expect(hand.there('Channel', 'England')).toBe('2 mer, 1 inf');
  });
  test('W83-10.18 W83-10.14 a peaceful line into an enemy’s land takes it', () => {
    const hand = deeds(board, 'England', [march('1 inf', 'London', 'Calais', { peaceful: true })]);
    expect(hand.owner('Calais')).toBe(nation('England'));
    expect(hand.of('entered-in-peace')).toEqual([]);
  });
  test('W83-3.15 W83-8.12 of those aboard the lowest id lands, whether it boarded in this turn or before', () => {
    const early = boardWith({ turn: 1 });
    const [lowest = 0] = early.ids('Channel', 'England', 'inf');
    const boarded = withUnits(early, ({ id }) => (id === lowest ? { movedTurn: 1 } : {}));
    const { state } = deeds(boarded, 'England', [land('1 inf', 'Kent')]);
    expect(state.units.flatMap(({ id, place: at }) => (at === place('Kent') ? [id] : []))).toEqual([lowest]);
  });
});

describe('guests and hosts at war', () => {
  const hosted = (units: readonly string[], more: Partial<BoardFacts> = {}) =>
    boardWith(all(lands('Calais', { units }), more));
  test('W83-5.16 guests take what nobody holds, and fight from inside what is held', () => {
    const vacant = deeds(hosted(['1 inf of England', `1 gen 8/${STATESMAN} of England`]), 'England', []);
    expect(vacant.of('captured')).toMatchObject([{ rule: 'W83-5.16', how: 'walked in' }]);
    expect(vacant.of('conquest-noted')).toMatchObject([{ units: [expect.any(Number)] }]);
    expect([...(vacant.turn.memory.errand?.captured ?? [])]).toEqual([place('Calais')]);
    const defended = deeds(hosted(['1 inf', '2 inf of England']), 'England', [], { 'fight@Calais': [1, 10, 10] });
    expect(defended.of('engaged')).toMatchObject([{ how: 'from inside', owner: nation('France') }]);
    expect(defended.owner('Calais')).toBe(nation('England'));
  });
  test('W83-3.5 W83-5.16 guns of guests attack only beside others', () => {
    expect(deeds(hosted(['1 inf', '1 art of England']), 'England', []).of('engaged')).toEqual([]);
    const beside = deeds(hosted(['1 inf', '1 art of England']), 'England', [march('1 cav', 'London', 'Calais')], {
      'fight@Calais': [1, 10],
    });
    expect(beside.of('engaged').map(({ how }) => how)).toEqual(['march', 'from inside']);
  });
  test('W83-5.16 a general alone attacks nobody; nor does anybody at peace', () => {
    const general = deeds(hosted(['1 gen 4 of England']), 'England', []);
    const friend = deeds(hosted([], lands('Leon', { units: ['1 inf of England'] })), 'England', []);
    expect([...general.events, ...friend.events]).toEqual([]);
  });
  test('W83-5.16 W83-0.27 of several lands the first in list order comes first', () => {
    const both = boardWith(
      all(lands('Rouen', { units: ['1 inf of England'] }), lands('Calais', { units: ['1 cav of England'] })),
    );
    expect(deeds(both, 'England', []).of('captured')).toMatchObject([
      { territory: place('Calais') },
      { territory: place('Rouen') },
    ]);
  });
  test('W83-19.70 who only defends attacks no host', () => {
    const hand = turnOf(hosted(['1 inf of England']));
    hand.turn.memory.errand = newErrand(nation('England'), [], true);
    marching(hand.turn, nation('England'));
    expect(hand.events).toEqual([]);
  });
  test('W83-5.52 who was acquired in this turn expels nobody, and a general alone does not', () => {
    const home = withUnits(
      hosted([], lands('London', { units: ['2 inf', '1 gen 3', '1 inf of Spain'] })),
      ({ type, owner }) => (type === 'inf' && owner === nation('England') ? { acquiredTurn: 2 } : {}),
    );
    expect(deeds(home, 'England', [expel('London')]).refused).toEqual(['general-alone']);
  });
  test('W83-5.52 who marched there in this turn, before the line or after it, expels with the others', () => {
    const home = boardWith(
      all(
        lands('London', { units: ['1 inf', '1 cav of Spain'] }),
        lands('Kent', { units: ['2 knt', '1 inf of Spain'] }),
      ),
    );
    const lines = [march('1 knt', 'Kent', 'London'), expel('London'), march('1 knt', 'Kent', 'London')];
    const { of, refused } = deeds(home, 'England', lines, { 'fight@London': [1, 10, 10, 10] });
    expect(refused).toEqual([]);
    expect(of('engaged')).toMatchObject([
      {
        how: 'expulsion',
        lots: [
          { type: 'inf', count: 1 },
          { type: 'knt', count: 1 },
        ],
      },
    ]);
    expect(of('battle-fought')).toMatchObject([
      {
        attackersHad: [
          { type: 'inf', count: 1 },
          { type: 'knt', count: 2 },
        ],
        defendersHad: [{ type: 'cav', count: 1 }],
      },
    ]);
  });
  test('W83-5.52 who was acquired in this turn stays out of it, and so do other guests, though they came in this turn', () => {
    const home = withUnits(
      boardWith(lands('London', { units: ['1 inf', '1 knt', '1 cav of Spain', '1 inf of Brittany'] })),
      ({ type, owner }) => {
        if (type === 'knt') return { acquiredTurn: 2 };
        return owner === nation('Brittany') && type === 'inf' ? { movedTurn: 2 } : {};
      },
    );
    const line: Order = {
      verb: 'EXPEL',
      section: 'actions',
      args: { territory: place('London'), nation: nation('Spain') },
    };
    expect(deeds(home, 'England', [line], { 'fight@London': [1, 10] }).of('battle-fought')).toMatchObject([
      { attackersHad: [{ owner: 1, type: 'inf', count: 1 }], defenders: [nation('Spain')] },
    ]);
  });
  test.each([
    ['wins', [1, 10], 'captured'],
    ['falls', [10, 1], 'battle-fought'],
  ] as const)('W83-10.5 W83-5.52 who has marched out into a battle and %s does not expel as well', (_, dice, kind) => {
    const home = boardWith(
      all(lands('London', { units: ['2 inf', '1 cav of Spain'] }), lands('Calais', { units: ['1 inf'] })),
    );
    const lines = [march('1 inf', 'London', 'Calais'), expel('London')];
    const { of, refused } = deeds(home, 'England', lines, { 'fight@Calais': dice, 'fight@London': [1, 10] });
    expect(refused).toEqual([]);
    expect(of('battle-fought')).toMatchObject([
      { place: place('Calais'), attackersHad: [{ type: 'inf', count: 1 }] },
      { place: place('London'), attackersHad: [{ type: 'inf', count: 1 }] },
    ]);
    expect(of(kind).length).toBeGreaterThan(0);
  });
  test('W83-10.5 W83-5.52 where all others have marched out into a battle nobody is left who could expel', () => {
    const home = boardWith(
      all(lands('London', { units: ['1 inf', '1 gen 3', '1 cav of Spain'] }), lands('Calais', { units: ['1 inf'] })),
    );
    const lines = [march('1 inf', 'London', 'Calais'), expel('London')];
    expect(deeds(home, 'England', lines, { 'fight@Calais': [1, 10] }).refused).toEqual(['general-alone']);
  });
  test('W83-5.52 lines that name guests one by one expel them all, and everybody fights once', () => {
    const home = boardWith(
      lands('London', { units: ['1 inf', '1 cav of Spain', '1 knt of Brittany', '1 inf of Zulu'] }),
    );
    const expelled = (guest: string): Order => ({
      verb: 'EXPEL',
      section: 'actions',
      args: { territory: place('London'), nation: nation(guest) },
    });
    const { of, refused, there } = deeds(home, 'England', [expelled('Spain'), expelled('Brittany')], {
      'fight@London': [1, 10, 10, 1, 10],
    });
    expect(refused).toEqual([]);
    expect(of('engaged')).toMatchObject([{ how: 'expulsion', lots: [{ type: 'inf', count: 1 }] }]);
    expect(of('battle-fought')).toMatchObject([
      {
        rule: 'W83-5.52',
        attackersHad: [{ owner: 1, type: 'inf', count: 1 }],
        defenders: [nation('Spain'), nation('Brittany')],
      },
    ]);
    expect(there('London', 'Zulu')).toBe('1 inf');
  });

  test('W83-10.5 W83-5.16 guests who march on into a battle elsewhere do not turn on their host as well', () => {
    const deep = boardWith(
      all(lands('Calais', { units: ['1 inf', '2 cav of England'] }), lands('Rouen', { units: ['1 inf'] })),
    );
    const { of } = deeds(deep, 'England', [march('2 cav', 'Calais', 'Rouen')], { 'fight@Rouen': [1, 10, 10] });
    expect(of('engaged')).toMatchObject([{ how: 'march', territory: place('Rouen') }]);
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-11.30', place: place('Rouen') }]);
  });
  test('W83-5.16 guests who came in peace in this turn are said to attack from inside when it comes to war', () => {
    const visited = boardWith(lands('Leon', { units: ['1 inf of France'] }));
    const lines = [march('1 inf', 'London', 'Leon', { peaceful: true }), march('2 cav', 'London', 'Leon')];
    const { of } = deeds(visited, 'England', lines, { 'fight@Leon': [1, 10, 10, 10] });
    expect(of('engaged').map(({ how }) => how)).toEqual(['march', 'from inside']);
  });
  test('W83-10.5 W83-10.30 who has come ashore to fight does not come ashore again', () => {
    const lines = [land('1 inf', 'Rouen'), land('1 inf', 'Rouen'), land('1 inf', 'Rouen')];
    const { of, refused } = deeds(board, 'England', lines, { 'fight@Rouen': [1, 10, 10] });
    expect(refused).toEqual(['too-few-units']);
    expect(of('battle-fought')).toMatchObject([{ attackersHad: [{ type: 'inf', count: 2 }] }]);
  });
  test('W83-10.30 while some fight on one shore, those of another ship land on another', () => {
    const { refused, there } = deeds(board, 'England', [land('2 inf', 'Rouen'), land('1 art', 'Kent')], {
      'fight@Rouen': [1, 10, 10],
    });
    expect(refused).toEqual([]);
    expect(there('Kent', 'England')).toBe('1 art');
  });
  test('W83-11.46 a place to fall back to holds for all, whichever line names it', () => {
    const held = boardWith({
      ...lands('Calais', { units: ['1 inf'] }),
      borders: ['London-Calais', 'Kent-Calais', 'Leon-Calais'],
    });
    const visitors = withUnits(held, ({ type, owner }) =>
      type === 'cav' && owner === 1 ? { place: place('Kent') } : {},
    );
    const now = { retreat: [{ measure: 'now' as const }] };
    const lines = [
      march('1 inf', 'London', 'Calais', now),
      march('2 cav', 'Kent', 'Calais', { retreatTo: place('Kent') }),
    ];
    const { turn } = deeds(visitors, 'England', lines, { 'fight@Calais': misses(4) });
    const [options = {}] = [turn.memory.errand?.engagements.get(place('Calais'))?.options.toReversed()].map((each) =>
      Object.assign({}, ...(each ?? [])),
    );
    expect(options).toEqual({ ...now, retreatTo: place('Kent') });
  });
  test('W83-10.20 W83-4.13 a general without troops leads nobody else’s', () => {
    const hosts = boardWith(lands('Calais', { units: ['1 gen 5', '1 inf of Spain'] }));
    const { of } = deeds(hosts, 'England', [march('2 cav', 'London', 'Calais')], { 'fight@Calais': [1, 10, 10] });
    expect(of('battle-fought')).toMatchObject([{ defenderLed: null }]);
  });
  test('W83-4.31 what a battle says of its leaders tells no ability', () => {
    const led = boardWith(
      all(lands('London', { units: ['2 cav', '1 gen 9/3'] }), lands('Calais', { units: ['1 inf', '1 gen 8/5'] })),
    );
    const { of } = deeds(led, 'England', [march('2 cav, 1 gen', 'London', 'Calais')], { 'fight@Calais': [1, 10, 10] });
    expect(of('battle-fought')).toMatchObject([
      { attackerLed: { skill: 9, ability: 0 }, defenderLed: { skill: 8, ability: 0 } },
    ]);
  });
  test('W83-11.43 a general who came over fresh land stays there when those by sea go back aboard', () => {
    const fleet = boardWith(
      all(lands('London', { units: ['1 cav', '1 gen 2'] }), lands('Rouen', { units: ['1 inf'] }), {
        seas: { Channel: { units: ['2 mer of England', '1 inf of England'] } },
        straits: [],
      }),
    );
    const hand = deeds(
      fleet,
      'England',
      [
        ride('London', ['Calais', 'Rouen'], '1 cav, 1 gen', {
          retreat: [{ measure: 'losses', than: 1 }],
          losses: ['cav'],
        }),
        land('1 inf', 'Rouen'),
      ],
      { 'fight@Rouen': [10, 10, 1, 10, 10, 10] },
    );
    expect(hand.of('retreated-to')).toMatchObject([{ aboard: true, lots: [{ type: 'inf', count: 1 }] }]);
    expect(hand.there('Calais', 'England')).toBe('1 gen');
  });
});
