import { describe, expect, test } from 'vitest';
import { army, at, fleet, type GivenPosition, type GivenUnit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);
const waters = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({
    ...said,
    provinces: {
      Kent: { owner: 'Eng', harbour: true },
      Wessex: { owner: 'Eng', harbour: true },
      Artois: { owner: 'Fra', harbour: true },
      ...said.provinces,
    },
    units,
  });
const ship = fleet('Eng F1', 'Channel', { carrack: 1 });
const from = (place: 'Channel' | 'Kent' | 'Picardy', said: GivenPosition = {}) =>
  waters(said, fleet('Eng F1', place, { carrack: 1 }));

describe('section 5f: sailing', () => {
  test.each([
    ['an adjacent sea', from('Channel'), 'North Sea'],
    ['a sea, from a province', from('Kent'), 'Channel'],
    ['a harbour of its own', from('Channel'), 'Kent'],
    ['a harbour where it has passage', from('Channel', { passage: ['Fra-Eng'] }), 'Artois'],
    [
      'a harbour where it has special permission',
      from('Channel', { provinces: { Artois: { owner: 'Fra', harbour: true, permitted: ['Eng'] } } }),
      'Artois',
    ],
  ] as const)('MD-5.35 a fleet may sail to %s', (_where, given, to) => {
    const turn = play(given, { orders: { Eng: [`F1 SAIL "${to}"`] } });
    expect(turn.whereIs('Eng F1')).toBe(to);
    expect(turn.unit('Eng F1').mpUsed).toBe(1);
  });

  test.each([
    ['a sea that is not adjacent', from('Kent'), 'Biscay', 'not-adjacent'],
    [
      'a province without a harbour',
      from('Channel', { provinces: { Wessex: { owner: 'Eng' } } }),
      'Wessex',
      'no-harbour',
    ],
    ['a harbour where it may not be', from('Channel'), 'Artois', 'no-permission'],
    ["an enemy's harbour", from('Channel', { wars: ['Eng-Fra'] }), 'Artois', 'no-permission'],
    [
      'a harbour behind a reef',
      from('Channel', { provinces: { Picardy: { owner: 'Eng', harbour: true } } }),
      'Picardy',
      'barrier',
    ],
    [
      'a sea behind a reef',
      from('Picardy', { provinces: { Picardy: { owner: 'Eng', harbour: true } } }),
      'Channel',
      'barrier',
    ],
  ] as const)('MD-5.35 it may not sail to %s', (_where, given, to, code) => {
    const turn = play(given, { orders: { Eng: [`F1 SAIL ${to}`] } });
    expect(codes(turn)).toEqual([code]);
    expect(turn.of('sailed')).toEqual([]);
  });

  test('MD-5.35 nor without a ship or a Move-point', () => {
    const turn = play(
      waters({}, fleet('Eng F1', 'Kent', {}, { commanders: [{}] }), fleet('Eng F2', 'Channel', { carrack: 1 })),
      {
        orders: { Eng: ['F1 SAIL Channel', 'F2 SAIL Biscay', 'F2 SAIL Channel', 'F2 SAIL Biscay'] },
      },
    );
    expect(codes(turn)).toEqual(['no-ships', 'not-enough-move-points']);
  });

  describe('MD-5.36 what a sail costs', () => {
    const conquest = (ships: Record<string, number>) =>
      waters({ wars: ['Eng-Fra'] }, army('Eng A1', 'Picardy', { archers: 1 }), fleet('Eng F1', 'Biscay', ships));
    const conquering = ['A1 MARCH Artois', 'F1 SAIL Channel', 'F1 SAIL Artois'];

    test('MD-5.36 every step costs one Move-point, into a harbour that has just changed owner two', () => {
      const turn = play(conquest({ light_dromond: 1 }), {
        orders: { Eng: conquering },
        dice: { 'harbour-loss@Artois': [16] },
      });
      expect(turn.of('sailed').map(({ cost }) => cost)).toEqual([1, 2]);
      expect(turn.journey('Eng F1').slice(0, 2)).toEqual(['1 sailed to Channel', '2 sailed to Artois']);
    });

    test('MD-5.36 one Move-point is too few for a harbour that has just changed owner', () => {
      const turn = play(conquest({ carrack: 1 }), {
        orders: { Eng: conquering },
        dice: { 'harbour-loss@Artois': [16] },
      });
      expect(turn.of('order-failed').map(({ reason }) => reason)).toEqual([
        { code: 'not-enough-move-points', unit: 'F1', needed: 2, left: 1 },
      ]);
      expect(turn.whereIs('Eng F1')).toBe('Channel');
    });

    test('MD-5.36 in the next turn that harbour costs one again', () => {
      const conquered = play(conquest({ carrack: 1 }), {
        orders: { Eng: conquering.slice(0, 2) },
        dice: { 'harbour-loss@Artois': [16] },
      });
      const turn = play(conquered.position, { orders: { Eng: ['F1 SAIL Artois'] } });
      expect(turn.of('sailed').map(({ cost }) => cost)).toEqual([1]);
    });
  });

  test('MD-5.37 no fleet goes from province to province', () => {
    expect(codes(play(from('Kent'), { orders: { Eng: ['F1 SAIL Wessex'] } }))).toEqual(['sail-by-land']);
  });

  describe('MD-5.39 cameFrom: where the latest march or sail of this turn began', () => {
    const abroad = { wars: ['Eng-Wal'] } as const;

    test('MD-5.39 it is set by every march and sail', () => {
      const turn = play(
        waters({ provinces: { Essex: { owner: 'Eng' } } }, army('Eng A1', 'Wessex', { archers: 1 }), ship),
        {
          orders: { Eng: ['A1 MARCH Kent', 'A1 MARCH Essex', 'F1 SAIL Biscay', 'F1 SAIL "Irish Sea"'] },
        },
      );
      expect([turn.unit('Eng A1').cameFrom, turn.unit('Eng F1').cameFrom]).toEqual([at('Kent'), at('Biscay')]);
    });

    test('MD-5.39 it is null for a new unit and at turn start', () => {
      const march = play(waters({}, army('Eng A1', 'Wessex', { archers: 2 })), {
        orders: { Eng: ['A1 FORM ARMY', 'A1 TRANSFER 1 archers TO A2', 'A1 MARCH Kent'] },
      });
      expect([march.unit('Eng A1').cameFrom, march.unit('Eng A2').cameFrom]).toEqual([at('Wessex'), null]);
      expect(play(march.position).unit('Eng A1').cameFrom).toBeNull();
    });

    test('MD-5.39 it is null after a retreat', () => {
      const turn = play(
        waters(
          abroad,
          army('Eng A1', 'Wessex', { heavy_infantry: { 2: 5 } }, { retreatLevel: 1 }),
          army('Wal A1', 'Wales', { peasant_rabble: 1 }),
        ),
        { orders: { Eng: ['A1 MARCH Wales'] } },
      );
      expect(turn.unit('Eng A1')).toMatchObject({ retreated: true, cameFrom: null, location: at('Wessex') });
    });

    test('MD-5.39 it is null for an army from its loading on, also after it has landed', () => {
      const turn = play(
        waters(
          {},
          army('Eng A1', 'Wessex', { archers: 1 }),
          army('Eng A2', 'Wessex', { archers: 1 }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
        ),
        {
          orders: {
            Eng: ['A1 MARCH Kent', 'A2 MARCH Kent', 'F1 HOLD', 'F1 LOAD A1', 'F1 LOAD A2', 'F1 UNLOAD A2 Wessex'],
          },
        },
      );
      expect(turn.journey('Eng A2')).toEqual(['1 marched to Kent', '2 loaded', '2 unloaded in Wessex']);
      expect([turn.unit('Eng A1').cameFrom, turn.unit('Eng A2').cameFrom]).toEqual([null, null]);
    });

    test('MD-5.39 it is null for a fleet that departed homeless', () => {
      const turn = play(
        waters(
          { provinces: { Artois: { owner: 'Fra', harbour: true, permitted: ['Eng'] } }, wars: ['Fra-Wal', 'Eng-Wal'] },
          ship,
          army('Wal A1', 'Picardy', { archers: 1 }),
        ),
        { orders: { Eng: ['F1 SAIL Artois'], Wal: ['A1 MARCH Artois'] } },
      );
      expect(turn.journey('Eng F1')).toHaveLength(2);
      expect(turn.unit('Eng F1').cameFrom).toBeNull();
    });

    test('MD-5.39 it is null for an army thrown back at a border', () => {
      const turn = play(
        waters(
          abroad,
          army('Eng A1', 'Wessex', { heavy_infantry: { 2: 5 } }, { retreatLevel: 1 }),
          army('Wal A1', 'Wales', { peasant_rabble: 1 }),
        ),
        { orders: { Eng: ['A1 MARCH Wales'], Wal: ['A1 MARCH Wessex'] } },
      );
      expect(turn.journey('Eng A1')).toContain('1 thrown back from Wales');
      expect(turn.unit('Eng A1').cameFrom).toBeNull();
    });
  });
});
