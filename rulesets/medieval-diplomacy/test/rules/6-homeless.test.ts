import { describe, expect, test } from 'vitest';
import { EXHAUSTED } from '../../src/words.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, unit } from '../position.ts';
import { play, settled } from '../turn.ts';

const port = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({
    ...said,
    provinces: {
      Kent: { owner: 'Eng', harbour: true },
      Essex: { owner: 'Eng' },
      Mercia: { owner: 'Eng' },
      ...said.provinces,
    },
    units,
  });
const F1 = fleet('Nor F1', 'Kent', { carrack: 2 });

/** A Norwegian fleet lies in a French harbour that England, its enemy, is about to take. */
const besieged = (...units: readonly GivenUnit[]) =>
  settled({
    wars: ['Eng-Fra', 'Eng-Nor'],
    provinces: { Artois: { owner: 'Fra', harbour: true } },
    units: [army('Eng A1', 'Picardy', { archers: 1 }), fleet('Nor F1', 'Artois', { carrack: 2 }), ...units],
  });
const TAKE = { Eng: ['A1 MARCH Artois'] };
const SPARED = { 'harbour-loss@Artois': [16] };

describe('section 6g: homeless fleets', () => {
  test.each([
    ['in a harbour of its own', { Kent: { owner: 'Nor', harbour: true } }, [], false],
    ['in a harbour of a neutral, even without permission', { Kent: { owner: 'Eng', harbour: true } }, [], false],
    ['where there is no harbour', { Kent: { owner: 'Nor' } }, [], true],
    ['in a harbour of an enemy', { Kent: { owner: 'Eng', harbour: true } }, ['Eng-Nor'], true],
    ['in an independent harbour', { Kent: { owner: 'Ind', harbour: true } }, [], true],
    [
      'in an independent harbour with special permission',
      { Kent: { owner: 'Ind', harbour: true, permitted: ['Nor'] } },
      [],
      false,
    ],
  ] as const)('MD-6.43 %s', (_where, provinces, wars, homeless) => {
    const turn = play(port({ provinces, wars: [...wars] }, F1));
    expect(turn.journey('Nor F1')).toEqual(homeless ? ['1 fled to Channel'] : []);
  });

  test('MD-6.44 a fleet made homeless during a phase departs in the next', () => {
    const turn = play(besieged(), { orders: TAKE, dice: { ...SPARED, 'homeless@Artois': [2] } });
    expect(turn.journey('Nor F1')).toEqual(['2 fled to North Sea']);
  });

  test('MD-6.44 so does one whose harbour burnt when another realm took the province', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra', harbour: true } },
        units: [army('Eng A1', 'Picardy', { archers: 1 }), fleet('Wal F1', 'Artois', { carrack: 2 })],
      }),
      { orders: TAKE, dice: { 'harbour-loss@Artois': [15], 'homeless@Artois': [1] } },
    );
    expect(turn.journey('Wal F1')).toEqual(['2 fled to Channel']);
  });

  test('MD-6.45 from that moment it is exhausted and its ship orders are cancelled', () => {
    const turn = play(besieged(fleet('Nor F2', 'Channel', { carrack: 1 })), {
      orders: {
        ...TAKE,
        Nor: [
          'F1 HOLD',
          'F1 LOAD A1',
          'F1 SAIL Channel',
          'F1 UNLOAD A1 Artois',
          'F1 HOLD',
          'F1 TRANSFER 1 carrack TO F2',
        ],
      },
      dice: { ...SPARED, 'homeless@Artois': [2] },
    });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(turn.of('exhausted')).toMatchObject([{ unit: unit('Nor F1'), why: 'homeless' }]);
    expect(kinds.indexOf('exhausted')).toBe(kinds.indexOf('province-taken') + 1);
    expect(turn.of('plan-cancelled')).toMatchObject([
      { why: 'homeless', orders: [{ verb: 'LOAD' }, { verb: 'SAIL' }, { verb: 'UNLOAD' }, { verb: 'HOLD' }] },
    ]);
    expect(turn.journey('Nor F1').slice(0, 2)).toEqual(['1 held', '2 fled to North Sea']);
    expect(turn.failures('Nor').map(({ order, code }) => `${order}: ${code}`)).toEqual([
      'F1 TRANSFER: partner-elsewhere',
    ]);
  });

  test.each([
    ['sails out itself at M4 of phase 1', ['F1 SAIL Channel'], '1 sailed to Channel'],
    ['or departs homeless', [], '1 fled to Channel'],
  ])('MD-6.46 a fleet whose host becomes its enemy in E1 %s', (_how, orders, step) => {
    const turn = play(port({}, F1), { orders: { Eng: ['DECLARE WAR Nor'], Nor: orders } });
    expect(turn.journey('Nor F1')).toEqual([step]);
  });

  test('MD-6.46 a fleet that departed so follows no sail orders', () => {
    const turn = play(port({}, F1), { orders: { Eng: ['DECLARE WAR Nor'], Nor: ['F1 HOLD', 'F1 SAIL Biscay'] } });
    expect(turn.journey('Nor F1')).toEqual(['1 held', '1 fled to Channel']);
    expect(turn.of('plan-cancelled')).toMatchObject([{ why: 'homeless', orders: [{ verb: 'SAIL' }] }]);
  });

  describe('MD-6.47 a fleet made homeless in Final Events stays until the next turn', () => {
    test.each([
      ['the harbour is razed', {}, ['A1 RAZE harbour']],
      ['the province is given to its enemy', { wars: ['Fra-Nor'] }, ['GIVE PROVINCE Kent Fra']],
    ] as const satisfies readonly [string, GivenPosition, readonly string[]][])(
      'MD-6.47 when %s',
      (_how, said, orders) => {
        const first = play(port(said, F1, army('Eng A1', 'Kent', { militia: 9 })), { orders: { Eng: orders } });
        expect(first.failures('Eng')).toEqual([]);
        expect(first.whereIs('Nor F1')).toBe('Kent');
        expect(play(first.position).journey('Nor F1')).toEqual(['1 fled to Channel']);
        const away = play(first.position, { orders: { Nor: ['F1 SAIL Channel'] } });
        expect(away.journey('Nor F1')).toEqual(['1 sailed to Channel']);
      },
    );
  });

  test('MD-6.48 it flees to a random sea with its armies and has no Move-points left', () => {
    const given = settled({
      units: [
        fleet('Nor F1', 'Wessex', { carrack: 2 }),
        army('Eng A1', 'Wessex', { archers: 1 }, { loadedOn: 'Nor F1' }),
      ],
    });
    const turn = play(given, { dice: { 'homeless@Wessex': [2] } });
    expect([turn.whereIs('Nor F1'), turn.whereIs('Eng A1')]).toEqual(['Irish Sea', 'Irish Sea']);
    expect(turn.unit('Nor F1').mpUsed).toBe(EXHAUSTED);
    expect(play(given, { dice: { 'homeless@Wessex': [1] } }).whereIs('Nor F1')).toBe('Channel');
  });

  describe('MD-6.49 where there is no sea', () => {
    const inland = settled({
      units: [
        fleet('Nor F1', 'Paris', { carrack: 2 }, { commanders: [{}, {}] }),
        army('Eng A1', 'Paris', { archers: 1 }, { loadedOn: 'Nor F1' }),
      ],
    });

    test('MD-6.49 the ships are scuttled, a new army takes the commanders, armies aboard stay', () => {
      const turn = play(inland);
      expect(turn.of('unit-removed')).toMatchObject([{ unit: unit('Nor F1'), why: 'scuttled' }]);
      expect(turn.unit('Nor A1')).toMatchObject({ location: at('Paris'), commanders: [1, 2], leader: 1, stacks: [] });
      expect(turn.unit('Eng A1')).toMatchObject({ location: at('Paris'), loadedOn: null });
      expect(turn.draws).toEqual([]);
    });

    test('MD-6.49 that army does not carry out what was ordered of an army that never was', () => {
      const turn = play(inland, { orders: { Nor: ['A1 HOLD', 'A1 MARCH Artois'] } });
      expect(turn.journey('Nor A1')).toEqual([]);
      expect(turn.failures('Nor').map(({ code }) => code)).toEqual(['unit-gone', 'unit-gone']);
    });

    test('MD-6.49 without commanders there is no army', () => {
      const turn = play(settled({ units: [fleet('Nor F1', 'Paris', { carrack: 1 })] }));
      expect([turn.exists('Nor F1'), turn.exists('Nor A1')]).toEqual([false, false]);
      expect(turn.of('unit-formed')).toEqual([]);
      expect(turn.of('troops-gone')).toMatchObject([{ unit: unit('Nor F1'), why: 'scuttled', gold: 0 }]);
    });
  });

  test('MD-6.50 it fights the enemies that it runs into, in the same phase', () => {
    const turn = play(port({ wars: ['Eng-Nor'] }, F1, fleet('Eng F1', 'Channel', { carrack: 1 })));
    expect(turn.journey('Nor F1')).toEqual(['1 fled to Channel', '1 fought at Channel']);
  });
});

describe('section 6h: harbours', () => {
  test.each([
    ['a city on the coast', 'Kent', []],
    ['no city', 'Essex', ['no-city']],
    ['no coast', 'Mercia', ['no-coast']],
  ] as const)('MD-6.61 MD-6.62 a harbour where there is %s', (_what, place, failures) => {
    const turn = play(port({ provinces: { Kent: { owner: 'Eng' } } }, army('Eng A1', place, { militia: 9 })), {
      orders: { Eng: ['A1 BUILD HARBOUR'] },
    });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(failures);
    expect(turn.province(place).harbour).toBe(failures.length === 0);
  });

  test('MD-6.60 harbours serve for building ships and for anchoring', () => {
    const orders = { Eng: ['G1 BUILD SHIPS 1 carrack', 'F1 SAIL Kent'] };
    const ship = fleet('Eng F1', 'Channel', { carrack: 1 });
    const lists = { buildList: ['carrack'] };
    const without = play(port({ provinces: { Kent: { owner: 'Eng', ...lists } } }, ship), { orders });
    expect(without.failures('Eng').map(({ code }) => code)).toEqual(['no-harbour', 'no-harbour']);
    const harbour = play(port({ provinces: { Kent: { owner: 'Eng', harbour: true, ...lists } } }, ship), { orders });
    expect(harbour.failures('Eng')).toEqual([]);
    expect(harbour.troops('Eng G1')).toEqual({ carrack: 1 });
  });

  test('MD-6.63 fleets at anchor take no part in any battle', () => {
    const turn = play(
      port(
        { wars: ['Eng-Fra'] },
        fleet('Eng F1', 'Kent', { carrack: 3 }, { commanders: [{}] }),
        fleet('Fra F1', 'Channel', { carrack: 3 }),
        army('Eng A1', 'Kent', { archers: 30 }),
        army('Fra A1', 'Wessex', { archers: 3 }),
      ),
      { orders: { Fra: ['A1 MARCH Kent'] } },
    );
    expect(turn.of('battle-fought').map(({ battle }) => battle.kind)).toEqual(['land']);
    expect(turn.journey('Eng F1').filter((step) => step.includes('fought'))).toEqual([]);
    expect(turn.troops('Eng F1')).toEqual({ carrack: 3 });
  });
});
