import { beforeAll, describe, expect, test } from 'vitest';
import { army, at, fleet, type GivenPosition, type GivenUnit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);
const costs = (turn: PlayedTurn, realm = 1): readonly number[] =>
  turn.of('marched').flatMap(({ unit, cost }) => (Math.floor(unit / 100_000) === realm ? [cost] : []));

const land = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ ...said, provinces: { Kent: { owner: 'Eng' }, Essex: { owner: 'Eng' }, ...said.provinces }, units });

describe('section 5b: marching', () => {
  test('MD-5.5 a loaded army cannot march', () => {
    const aboard = army('Eng A1', 'Kent', { archers: 1 }, { loadedOn: 'Eng F1' });
    const harbour = { provinces: { Kent: { owner: 'Eng', harbour: true } } } as const;
    const turn = play(land(harbour, aboard, fleet('Eng F1', 'Kent', { carrack: 1 })), {
      orders: { Eng: ['A1 MARCH Essex'] },
    });
    expect(codes(turn)).toEqual(['is-loaded']);
  });

  test.each([
    ['the target is a sea', 'A1 MARCH Channel', 'is-sea'],
    ['the target is not adjacent', 'A1 MARCH Mercia', 'not-adjacent'],
    ['the army is already there', 'A1 MARCH Kent', 'not-adjacent'],
    ['the target belongs to a neutral', 'A1 MARCH Wessex', 'no-permission'],
    ['nobody is in the army', 'A2 MARCH Essex', 'empty-unit'],
  ])('MD-5.6 a march fails when %s', (_why, order, code) => {
    const given = land(
      { provinces: { Wessex: { owner: 'Wal' } } },
      army('Eng A1', 'Kent', { nomads: 1 }),
      army('Eng A2', 'Kent'),
    );
    expect(codes(play(given, { orders: { Eng: [order] } }))).toEqual([code]);
  });

  test('MD-5.6 mountains stop it, and one commander is enough to march', () => {
    const given = land({ provinces: { Mercia: { owner: 'Eng' } } }, army('Eng A1', 'Mercia', {}, { commanders: [{}] }));
    expect(codes(play(given, { orders: { Eng: ['A1 MARCH Wales'] } }))).toEqual(['barrier']);
    expect(play(given, { orders: { Eng: ['A1 MARCH Essex'] } }).whereIs('Eng A1')).toBe('Essex');
  });

  const open = [
    ['its own', { provinces: { Wessex: { owner: 'Eng' } } }],
    ['passage', { provinces: { Wessex: { owner: 'Wal' } }, passage: ['Wal-Eng'] }],
    ['special permission', { provinces: { Wessex: { owner: 'Wal', permitted: ['Eng'] } } }],
    ['special permission among independents', { provinces: { Wessex: { owner: 'Ind', permitted: ['Eng'] } } }],
  ] as const satisfies readonly [string, GivenPosition][];
  test.each(open)('MD-5.7 one Move-point where the army has permission: %s', (_why, said) => {
    const turn = play(land(said, army('Eng A1', 'Kent', { archers: 1 })), { orders: { Eng: ['A1 MARCH Wessex'] } });
    expect(costs(turn)).toEqual([1]);
    expect(turn.unit('Eng A1').mpUsed).toBe(1);
  });

  const hostile = [
    ['an enemy', { provinces: { Wessex: { owner: 'Wal' } }, wars: ['Eng-Wal'] }],
    ['independent', {}],
  ] as const satisfies readonly [string, GivenPosition][];
  test.each(hostile)('MD-5.8 two Move-points into %s province, and one is not enough', (_why, said) => {
    const given = land(said, army('Eng A1', 'Kent', { archers: 1 }), army('Eng A2', 'Essex', { archers: 1 }));
    const turn = play(given, { orders: { Eng: ['A1 MARCH Wessex', 'A2 MARCH Kent', 'A2 MARCH Wessex'] } });
    expect(costs(turn)).toEqual([2, 1]);
    expect(codes(turn)).toEqual(['not-enough-move-points']);
  });

  describe('MD-5.9 two Move-points into a province that has changed owner this turn', () => {
    const given = land(
      { passage: ['Eng-Sco'] },
      army('Eng A1', 'Kent', { nomads: 1 }),
      army('Eng A2', 'Essex', { nomads: 1 }),
      army('Sco A1', 'Kent', { nomads: 1 }),
    );
    let turn: PlayedTurn;
    beforeAll(() => {
      turn = play(given, {
        orders: {
          Eng: ['A1 MARCH Wessex', 'A2 MARCH Kent', 'A2 MARCH Wessex'],
          Sco: ['A1 HOLD', 'A1 MARCH Wessex'],
        },
      });
    });

    test('MD-5.9 for its new owner as for everyone', () => {
      expect(costs(turn)).toEqual([2, 1, 2]);
      expect(costs(turn, 3)).toEqual([2]);
    });

    test('MD-5.9 until the end of the turn', () => {
      const next = play(turn.position, { orders: { Eng: ['A2 MARCH Kent', 'A2 MARCH Wessex'] } });
      expect(costs(next)).toEqual([1, 1]);
    });
  });

  test('MD-5.10 an enemy province that has changed owner costs two, not more', () => {
    const given = land(
      { wars: ['Eng-Wal', 'Eng-Fra', 'Fra-Wal'], provinces: { Wessex: { owner: 'Fra' } } },
      army('Wal A1', 'Wales', { archers: 1 }),
      army('Eng A1', 'Kent', { nomads: 9 }),
    );
    const turn = play(given, { orders: { Wal: ['A1 MARCH Wessex'], Eng: ['A1 HOLD', 'A1 MARCH Wessex'] } });
    expect(costs(turn, 5)).toEqual([2]);
    expect(costs(turn)).toEqual([2]);
  });

  test('MD-5.11 the cost is paid when the march begins, also by those who are thrown back at the border', () => {
    const given = land(
      { wars: ['Eng-Wal'], provinces: { Wessex: { owner: 'Wal' } } },
      army('Eng A1', 'Kent', { nomads: 1 }),
      army('Wal A1', 'Wessex', { heavy_infantry: 20 }),
    );
    const turn = play(given, { orders: { Eng: ['A1 MARCH Wessex'], Wal: ['A1 MARCH Kent'] } });
    expect(turn.of('met-at-border').map(({ from, cost }) => [from, cost])).toEqual([
      [at('Kent'), 2],
      [at('Wessex'), 2],
    ]);
  });

  test.each([
    ['nomads', ['1 marched to Wessex', '2 marched to Mercia']],
    ['light_cavalry', ['1 marched to Wessex']],
  ])('MD-5.13 two consecutive enemy provinces need four Move-points: %s', (troops, journey) => {
    const turn = play(land({}, army('Eng A1', 'Kent', { [troops]: 1 })), {
      orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Mercia'] },
    });
    expect(turn.journey('Eng A1')).toEqual(journey);
  });

  test('MD-5.27 an empty enemy province is entered without a battle, and the Nomad may go on', () => {
    const turn = play(land({}, army('Eng A1', 'Kent', { nomads: 1 })), {
      orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Kent', 'A1 MARCH Essex'] },
    });
    expect(turn.of('battle-fought')).toEqual([]);
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wessex', '2 marched to Kent', '3 marched to Essex']);
    expect(turn.unit('Eng A1').mpUsed).toBe(4);
  });

  test('MD-5.28 who follows into a just-conquered province in a later phase pays two', () => {
    const given = land({}, army('Eng A1', 'Kent', { archers: 1 }), army('Eng A2', 'Kent', { archers: 1 }));
    const turn = play(given, { orders: { Eng: ['A1 MARCH Wessex', 'A2 HOLD', 'A2 MARCH Wessex'] } });
    expect(turn.unit('Eng A2').mpUsed).toBe(2);
    const together = play(given, { orders: { Eng: ['A1 MARCH Wessex', 'A2 MARCH Wessex'] } });
    expect(costs(together)).toEqual([2, 2]);
  });

  describe('MD-5.30 all marches of a phase happen at the same instant', () => {
    const given = land(
      {
        wars: ['Eng-Wal'],
        passage: ['Nor-Eng', 'Nor-Wal'],
        provinces: { Wessex: { owner: 'Nor' }, Mercia: { owner: 'Nor' } },
      },
      army('Eng A1', 'Kent', { nomads: 1 }),
      army('Wal A1', 'Wessex', { nomads: 1 }),
    );

    test('MD-5.30 who leaves is not met by who enters', () => {
      const turn = play(given, { orders: { Eng: ['A1 MARCH Wessex'], Wal: ['A1 MARCH Mercia'] } });
      expect(turn.of('battle-fought')).toEqual([]);
    });

    test('MD-5.30 and likewise all sails', () => {
      const fleets = land(
        { wars: ['Eng-Wal'] },
        fleet('Eng F1', 'Channel', { carrack: 1 }),
        fleet('Wal F1', 'Irish Sea', { carrack: 1 }),
      );
      const turn = play(fleets, { orders: { Eng: ['F1 SAIL "Irish Sea"'], Wal: ['F1 SAIL Channel'] } });
      expect(turn.of('battle-fought')).toEqual([]);
      expect([turn.whereIs('Eng F1'), turn.whereIs('Wal F1')]).toEqual(['Irish Sea', 'Channel']);
    });
  });
});
