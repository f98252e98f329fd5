import { seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { view } from '../../src/view.ts';
import { EXHAUSTED } from '../../src/words.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, unit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);
const south = { Kent: { owner: 'Eng' }, Wessex: { owner: 'Eng' } } as const;
const shore = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ ...said, provinces: { ...south, ...said.provinces }, units });
const aboard = (name: 'Eng A1' | 'Eng A2' | 'Eng A3' | 'Nor A1', place: 'Channel' | 'Kent' = 'Channel') =>
  army(name, place, { archers: 1 }, { loadedOn: 'Eng F1' });
const F1 = fleet('Eng F1', 'Channel', { carrack: 4 });

describe('section 6d: unloading', () => {
  test('MD-6.17 a fleet sails at most one location in a phase', () => {
    const turn = play(shore({}, fleet('Eng F1', 'Channel', { light_dromond: 1 })), {
      orders: { Eng: ['F1 SAIL Biscay', 'F1 SAIL "Irish Sea"', 'F1 SAIL Channel'] },
    });
    expect(turn.journey('Eng F1')).toEqual(['1 sailed to Biscay', '2 sailed to Irish Sea', '3 sailed to Channel']);
  });

  test.each([
    ['its own province', 'Kent', []],
    ['a province with passage', 'Artois', []],
    ['a province that its sea does not touch', 'Essex', ['not-adjacent']],
    ['a province behind a reef', 'Picardy', ['barrier']],
    ['a sea', 'Biscay', ['not-a-province']],
  ] as const)('MD-6.18 from a sea onto %s', (_where, place, failures) => {
    const given = shore({ provinces: { Artois: { owner: 'Fra' } }, passage: ['Fra-Eng'] }, aboard('Eng A1'), F1);
    const turn = play(given, { orders: { Eng: [`F1 UNLOAD A1 ${place}`] } });
    expect(codes(turn)).toEqual(failures);
    expect(turn.whereIs('Eng A1')).toBe(failures.length === 0 ? place : 'Channel');
  });

  test('MD-6.18 at anchor, onto that province and no other', () => {
    const harbour = { provinces: { Kent: { owner: 'Eng', harbour: true } } } as const;
    const given = shore(harbour, aboard('Eng A1', 'Kent'), fleet('Eng F1', 'Kent', { carrack: 1 }));
    expect(codes(play(given, { orders: { Eng: ['F1 UNLOAD A1 Wessex'] } }))).toEqual(['not-adjacent']);
    expect(play(given, { orders: { Eng: ['F1 UNLOAD A1 Kent'] } }).unit('Eng A1').loadedOn).toBeNull();
  });

  test('MD-6.18 nothing that is not aboard this fleet, and not onto shut land', () => {
    const given = shore(
      { provinces: { Artois: { owner: 'Fra' } } },
      aboard('Eng A1'),
      army('Eng A2', 'Kent', { archers: 1 }),
      F1,
      fleet('Eng F2', 'Channel', { carrack: 1 }),
    );
    expect(
      codes(play(given, { orders: { Eng: ['F2 UNLOAD A1 Kent', 'F1 UNLOAD A2 Kent', 'F1 UNLOAD A1 Artois'] } })),
    ).toEqual(['not-on-fleet', 'not-on-fleet', 'no-permission']);
  });

  test('MD-6.19 for a foreign army its own realm’s permission counts, and the fleet’s owner gives the order', () => {
    const given = shore({ passage: ['Fra-Nor'], provinces: { Artois: { owner: 'Fra' } } }, aboard('Nor A1'), F1);
    const turn = play(given, { orders: { Eng: ['F1 UNLOAD A1 OF Nor Artois'] } });
    expect(turn.whereIs('Nor A1')).toBe('Artois');
    expect(turn.of('landing-tried')).toEqual([]);
    const shut = play(given, { orders: { Eng: ['F1 UNLOAD A1 OF Nor Kent'] } });
    expect(codes(shut)).toEqual(['no-permission']);
    const guest = play(given, { orders: { Nor: ['F1 UNLOAD A1 Artois'] } });
    expect(guest.failures('Nor').map(({ code }) => code)).toEqual(['unit-gone']);
  });

  test('MD-6.20 after it fleet and army have no Move-points left', () => {
    const turn = play(shore({}, aboard('Eng A1'), F1), {
      orders: { Eng: ['F1 UNLOAD A1 Kent', 'F1 SAIL Biscay', 'A1 MARCH Wessex'] },
    });
    expect([turn.unit('Eng A1').mpUsed, turn.unit('Eng F1').mpUsed]).toEqual([EXHAUSTED, EXHAUSTED]);
    expect(turn.failures('Eng').map(({ order, code, phase }) => `${phase} ${order}: ${code}`)).toEqual([
      '1 A1 MARCH: not-enough-move-points',
      '2 F1 SAIL: not-enough-move-points',
    ]);
  });

  test('MD-6.21 it needs no Move-points', () => {
    const turn = play(shore({}, aboard('Eng A1'), F1), {
      orders: { Eng: ['F1 SAIL Biscay', 'F1 SAIL "Irish Sea"', 'F1 UNLOAD A1 Wessex'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['2 unloaded in Wessex']);
  });

  test('MD-6.22 consecutive UNLOADs run in one phase, also onto different shores', () => {
    const turn = play(shore({}, aboard('Eng A1'), aboard('Eng A2'), aboard('Eng A3'), F1), {
      orders: { Eng: ['F1 UNLOAD A1 Kent', 'F1 UNLOAD A2 Wessex', 'F1 UNLOAD A3 Kent'] },
    });
    expect(['Eng A1', 'Eng A2', 'Eng A3'].map((name) => turn.journey(name as 'Eng A1'))).toEqual([
      ['1 unloaded in Kent'],
      ['1 unloaded in Wessex'],
      ['1 unloaded in Kent'],
    ]);
  });

  test('MD-6.22 MD-6.23 MD-6.25 the navy of the rulebook: four landings, then one more army fetched and landed', () => {
    const turn = play(
      shore(
        {
          wars: ['Eng-Fra', 'Eng-Sco'],
          provinces: { Essex: { owner: 'Sco' }, York: { owner: 'Sco' }, Artois: { owner: 'Fra' } },
        },
        ...(['Eng A1', 'Eng A2', 'Eng A3'] as const).map((name) => army(name, 'Wessex', { heavy_infantry: 1 })),
        army('Eng A4', 'Wessex', { heavy_infantry: 5 }),
        army('Eng A5', 'Bergen', { crusader_knights: 4 }),
        fleet('Eng F1', 'Irish Sea', { carrack: 4 }),
      ),
      {
        orders: {
          Eng: [
            ...['A1', 'A2', 'A3', 'A4'].map((name) => `F1 LOAD ${name}`),
            'F1 SAIL Channel',
            'F1 SAIL "North Sea"',
            'F1 UNLOAD A1 Essex',
            'F1 UNLOAD A2 York',
            'F1 UNLOAD A3 Scotia',
            'F1 UNLOAD A4 Artois',
            'F1 LOAD A5',
            'F1 SAIL Channel',
            'F1 UNLOAD A5 Artois',
          ],
        },
        dice: { 'landing@Essex': [34], 'landing@York': [34], 'landing@Scotia': [35] },
      },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 loaded', '2 unloaded in Essex']);
    expect(turn.journey('Eng A2')).toEqual(['1 loaded', '2 unloaded in York']);
    expect(turn.journey('Eng A3')).toEqual(['1 loaded']);
    expect(turn.journey('Eng A4')).toEqual(['1 loaded', '2 unloaded in Artois']);
    expect(turn.journey('Eng A5')).toEqual(['3 loaded', '3 unloaded in Artois']);
    expect(codes(turn)).toEqual(['landing-failed', 'not-enough-move-points']);
    expect(turn.whereIs('Eng F1')).toBe('North Sea');
  });

  describe('MD-6.24 exactly one further LOAD and one further UNLOAD, in later phases', () => {
    const ashore = (['Eng A2', 'Eng A3'] as const).map((name) => army(name, 'Kent', { archers: 1 }));
    const given = shore({}, aboard('Eng A1'), ...ashore, F1);

    test('MD-6.24 a second one fails, whichever comes first', () => {
      const turn = play(given, {
        orders: {
          Eng: [
            'F1 UNLOAD A1 Kent',
            'F1 LOAD A2',
            'F1 LOAD A3',
            'F1 UNLOAD A2 Kent',
            'F1 LOAD A3',
            'F1 UNLOAD A3 Kent',
          ],
        },
      });
      expect(turn.failures('Eng').map(({ order, code, phase }) => `${phase} ${order}: ${code}`)).toEqual([
        '2 F1 LOAD: second-lift-used',
        '3 F1 LOAD: second-lift-used',
        '3 F1 UNLOAD: not-on-fleet',
      ]);
      expect([turn.of('loaded').map(({ second }) => second), turn.of('unloaded').map(({ second }) => second)]).toEqual([
        [true],
        [false, true],
      ]);
    });

    test('MD-6.24 one army only may be unloaded again', () => {
      const turn = play(shore({}, aboard('Eng A1'), aboard('Eng A2'), aboard('Eng A3'), F1), {
        orders: { Eng: ['F1 UNLOAD A1 Kent', 'F1 HOLD', 'F1 UNLOAD A2 Kent', 'F1 UNLOAD A3 Kent'] },
      });
      expect(turn.journey('Eng A2')).toEqual(['3 unloaded in Kent']);
      expect(codes(turn)).toEqual(['second-lift-used']);
    });

    test('MD-6.24 an order that fails uses up nothing', () => {
      const turn = play(given, {
        orders: {
          Eng: ['F1 UNLOAD A1 Kent', 'F1 LOAD A9', 'F1 LOAD A2', 'F1 UNLOAD A2 Essex', 'F1 UNLOAD A2 Wessex'],
        },
      });
      expect(turn.whereIs('Eng A2')).toBe('Wessex');
      expect(codes(turn)).toEqual(['unknown-unit', 'not-adjacent']);
    });

    test('MD-6.24 next turn the fleet is fresh', () => {
      const first = play(given, { orders: { Eng: ['F1 UNLOAD A1 Kent', 'F1 LOAD A2', 'F1 UNLOAD A2 Kent'] } });
      const turn = play(first.position, {
        orders: { Eng: ['F1 LOAD A1', 'F1 LOAD A2', 'F1 UNLOAD A1 Kent', 'F1 UNLOAD A2 Kent'] },
      });
      expect(turn.failures('Eng')).toEqual([]);
    });
  });

  test('MD-6.26 a fleet that sails into enemies fights before it unloads', () => {
    const turn = play(
      shore(
        { wars: ['Eng-Fra'] },
        aboard('Eng A1'),
        fleet('Eng F1', 'Channel', { carrack: 30 }),
        fleet('Fra F1', 'Irish Sea', { trading_cog: 1 }),
      ),
      { orders: { Eng: ['F1 SAIL "Irish Sea"', 'F1 UNLOAD A1 Wessex'] } },
    );
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('sailed')).toBeLessThan(kinds.indexOf('battle-fought'));
    expect(kinds.indexOf('battle-fought')).toBeLessThan(kinds.indexOf('unloaded'));
  });

  describe('MD-6.27 a fleet that fought', () => {
    test('MD-6.27 may still unload in the same phase', () => {
      const turn = play(
        shore(
          { wars: ['Eng-Fra'] },
          aboard('Eng A1'),
          fleet('Eng F1', 'Channel', { carrack: 30 }),
          fleet('Fra F1', 'Channel', { trading_cog: 1 }),
        ),
        {
          orders: { Eng: ['F1 UNLOAD A1 Kent'] },
        },
      );
      expect(turn.journey('Eng A1')).toContain('1 unloaded in Kent');
    });

    test('MD-6.27 may not when it retreated', () => {
      const coward = fleet('Eng F1', 'Channel', { carrack: { 2: 30 } }, { retreatLevel: 1 });
      const turn = play(
        shore({ wars: ['Eng-Fra'] }, aboard('Eng A1'), coward, fleet('Fra F1', 'Channel', { trading_cog: 1 })),
        {
          orders: { Eng: ['F1 UNLOAD A1 Wessex', 'F1 UNLOAD A1 York'] },
        },
      );
      expect(turn.of('plan-cancelled')).toMatchObject([{ unit: unit('Eng F1'), why: 'retreated' }]);
      expect(turn.unit('Eng A1').loadedOn).toBe(unit('Eng F1'));
      expect(turn.whereIs('Eng A1')).toBe(turn.whereIs('Eng F1'));
    });
  });

  test('MD-6.28 loading, sailing and landing in enemy land can all be done in one turn', () => {
    const turn = play(
      shore(
        { wars: ['Eng-Fra'], provinces: { Artois: { owner: 'Fra' } } },
        army('Eng A1', 'Wessex', { archers: 3 }),
        fleet('Eng F1', 'Irish Sea', { carrack: 2 }),
      ),
      { orders: { Eng: ['F1 LOAD A1', 'F1 SAIL Channel', 'F1 UNLOAD A1 Artois'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 loaded', '1 unloaded in Artois']);
    expect(turn.province('Artois').owner).toBe(1);
  });

  test('MD-6.29 part of an army is unloaded by splitting it aboard', () => {
    const turn = play(shore({}, army('Eng A1', 'Channel', { archers: 3 }, { loadedOn: 'Eng F1' }), F1), {
      orders: { Eng: ['A1 FORM ARMY AS A7', 'A1 TRANSFER 2 archers TO A7', 'F1 UNLOAD A7 Kent'] },
    });
    expect([turn.whereIs('Eng A1'), turn.whereIs('Eng A7')]).toEqual(['Channel', 'Kent']);
    expect([turn.troops('Eng A1'), turn.troops('Eng A7')]).toEqual([{ archers: 1 }, { archers: 2 }]);
  });

  test('MD-6.30 the unload menu lists armies by number and name', () => {
    const named = army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1', name: 'The Lions' });
    const { setting, state } = shore({}, named, aboard('Eng A2'), garrison('Eng', 'Kent', { archers: 1 }), F1);
    const menu = ORDERS.kinds.UNLOAD.options({ setting, view: view({ setting, state }, viewerOf(seatId('Eng'))) }, []);
    expect(JSON.stringify(menu)).toContain('"A1 The Lions"');
    expect(JSON.stringify(menu)).toContain('"A2 Eng A2"');
  });
});
