import { readSheetText, seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { attackChance, siegeChance } from '../../src/battle/chance.ts';
import { ORDERS } from '../../src/orders/index.ts';
import type { Types } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { army, at, fleet, garrison, label } from '../position.ts';
import { play, settled } from '../turn.ts';

const coast = {
  Kent: { owner: 'Eng', harbour: true },
  Wessex: { owner: 'Eng', harbour: true },
} as const;

describe('section 1d: who and what comes first', () => {
  test('MD-1.23 units: realms by number and the independents last, then armies, fleets, garrisons, then number', () => {
    const turn = play(
      settled({
        units: [
          garrison('Ind', 'Mercia', { militia: 1 }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          army('Fra A1', 'Paris', { archers: 1 }),
          army('Eng A10', 'Kent', { archers: 1 }),
          garrison('Eng', 'Kent', { archers: 2 }),
        ],
      }),
      { orders: { Eng: ['G1 FORM ARMY AS A2', 'G1 TRANSFER 1 archers TO A2'] } },
    );
    const own = turn.state.units.map(({ id }) => label(id)).filter((name) => !/^(Sco|Nor|Wal)/.test(name));
    expect(own).toEqual(['Eng A2', 'Eng A10', 'Eng F1', 'Eng G1', 'Fra A1', 'Fra G10', 'Ind G4', 'Ind G6', 'Ind G8']);
  });

  test('MD-1.23 troops: by rank, then in the order of the troop table', () => {
    const turn = play(
      settled({
        units: [
          army('Eng A1', 'Kent', { archers: { 1: 1, 3: 1 }, peasant_rabble: { 3: 1 } }),
          army('Eng A2', 'Kent', { militia: { 2: 1 }, siege_machine: { 1: 1 } }),
        ],
      }),
      { orders: { Eng: ['A1 TRANSFER ALL TO A2'] } },
    );
    const { setting } = turn.position;
    expect(turn.unit('Eng A2').stacks.map(({ rank, type }) => `${rank} ${setting.troops[type]?.key}`)).toEqual([
      '1 archers',
      '1 siege_machine',
      '2 militia',
      '3 peasant_rabble',
      '3 archers',
    ]);
  });

  test('MD-1.23 locations: by number', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        units: [
          army('Fra A1', 'York', { archers: 1 }),
          army('Fra A2', 'Essex', { archers: 1 }),
          army('Eng A1', 'York', { archers: 1 }),
          army('Eng A2', 'Essex', { archers: 1 }),
        ],
      }),
    );
    expect(turn.of('battle-fought').map(({ battle }) => battle.place)).toEqual([at('Essex'), at('York')]);
  });

  test.each([
    ['Eng', 'Fra', 'is handed on'],
    ['Fra', 'Eng', 'stays, since the first realm has been before'],
  ] as const)('MD-1.24 a step resolves realm by realm: what %s gives %s %s', (giver, taker, _fate) => {
    const turn = play(
      settled({
        units: [
          army(`${giver} A1`, 'York', { archers: 1 }),
          army(`${taker} A1`, 'York', { militia: 1 }),
          army(`${taker} A2`, 'York', { militia: 1 }),
        ],
      }),
      {
        orders: {
          [giver]: [`A1 TRANSFER 1 archers TO A1 OF ${taker}`],
          [taker]: ['A1 TRANSFER ALL TO A2'],
        },
      },
    );
    expect(turn.troops(`${taker} A2`)).toEqual(giver === 'Eng' ? { militia: 2, archers: 1 } : { militia: 2 });
  });

  test.each([
    [['F1 LOAD A1', 'F2 LOAD A1'], 'Eng F1'],
    [['F2 LOAD A1', 'F1 LOAD A1'], 'Eng F2'],
  ] as const)('MD-1.25 two orders for one thing, %j: the first succeeds', (orders, winner) => {
    const turn = play(
      settled({
        provinces: coast,
        units: [
          army('Eng A1', 'Kent', { archers: 1 }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          fleet('Eng F2', 'Channel', { carrack: 1 }),
        ],
      }),
      { orders: { Eng: orders } },
    );
    expect(turn.unit('Eng A1').loadedOn).toBe(turn.unit(winner).id);
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['is-loaded']);
  });

  test('MD-1.26 money is kept in whole pence', () => {
    const turn = play(
      settled({
        provinces: { Kent: { owner: 'Eng', damage: 2 } },
        realms: { Eng: { treasury: 1050 } },
        units: [garrison('Eng', 'Kent', { peasant_rabble: 1, archers: 1 })],
      }),
    );
    expect(turn.of('upkeep-paid').find(({ realm }) => realm === 1)).toMatchObject({ paid: 50 });
    expect(turn.of('gold-decayed').find(({ realm }) => realm === 1)).toMatchObject({ lost: 70 });
    expect(turn.of('revenue-gained').find(({ realm }) => realm === 1)).toMatchObject({ total: 390 });
    expect(turn.realm('Eng').treasury).toBe(1050 - 50 - 70 + 390);
  });

  test('MD-1.30 fractions of a percent count: chances are whole basis points, halves rounded up', () => {
    const plain = { fort: 0, amphibious: 0, marine: 0 };
    expect(attackChance(36, 5, 200, plain)).toBe(3690);
    expect(attackChance(25, 9, 200, plain)).toBe(2613); // 26.125%
    expect(attackChance(35, 0, 200, { ...plain, amphibious: -15 })).toBe(2975);
    expect(siegeChance(25, 9)).toBe(2613);
  });

  describe('MD-1.31 every order is checked twice', () => {
    const given = settled({ passage: ['Fra-Eng'], units: [army('Eng A1', 'Picardy', { archers: 1 })] });
    const known = { setting: given.setting, view: view(given, viewerOf(seatId('Eng'))) };

    test.each([
      ['A1 MARCH Atlantis', 'malformed'],
      ['A1 RETREAT LEVEL 6', 'malformed'],
      ['A9 MARCH Paris', 'illegal'],
      ['A1 SAIL Biscay', 'illegal'],
      ['A1 MARCH York', 'warned'],
      ['A1 MARCH Paris', 'accepted'],
    ])('MD-1.31 at entry for form: %s is %s', (line, outcome) => {
      const reading = readSheetText<Types>({ orders: ORDERS }, known, line);
      expect(reading.lines.map((each) => each.outcome)).toEqual([outcome]);
    });

    test('MD-1.31 and at its step for all its conditions', () => {
      const turn = play(given, { orders: { Eng: ['A1 MARCH Paris'], Fra: ['REVOKE PASSAGE Eng'] } });
      expect(turn.failures('Eng')).toEqual([{ order: 'A1 MARCH', code: 'no-permission', step: 'M9', phase: 1 }]);
    });

    test('MD-1.31 a unit cannot do at its step what its kind never can', () => {
      const odd = ['G1 HOLD', 'G1 SAIL Channel', 'F1 MARCH Essex', 'F1 PILLAGE', 'A1 SAIL Biscay', 'A1 LOAD A1'];
      const turn = play(
        settled({
          provinces: { Kent: { owner: 'Eng', harbour: true } },
          units: [
            army('Eng A1', 'Picardy', { archers: 1 }),
            garrison('Eng', 'Kent', { carrack: 1 }),
            fleet('Eng F1', 'Kent', { carrack: 1 }),
          ],
        }),
        { orders: { Eng: odd } },
      );
      expect(turn.failures('Eng').map(({ order, code }) => `${order}: ${code}`)).toEqual([
        'G1 HOLD: garrison-cannot',
        'G1 SAIL: garrison-cannot',
        'F1 MARCH: wrong-unit-kind',
        'F1 PILLAGE: wrong-unit-kind',
        'A1 SAIL: wrong-unit-kind',
        'A1 LOAD: wrong-unit-kind',
      ]);
    });
  });

  test('MD-1.32 a turn begins with a clean slate', () => {
    const spent = {
      mpUsed: 99,
      boardRealm: 2,
      landed: true,
      retreated: true,
      unloaded: true,
      holds: 2,
      extraLoads: 1,
      extraUnloads: 1,
      retreatsInPhase: 2,
      freshSoldiers: 3,
      cameFrom: 'Essex',
    } as const;
    const turn = play(
      settled({
        provinces: {
          Kent: {
            owner: 'Eng',
            ownerAtTurnStart: 'Fra',
            changedHands: true,
            battled: true,
            pillaged: true,
            gotFortBuild: true,
            gotFortRepair: true,
          },
        },
        units: [army('Eng A1', 'Kent', { archers: 1 }, { ...spent, commanders: [{ improved: ['naval'] }] })],
      }),
    );
    expect(turn.unit('Eng A1')).toMatchObject({
      mpUsed: 0,
      cameFrom: null,
      boardRealm: null,
      landed: false,
      retreated: false,
      unloaded: false,
      holds: 0,
      extraLoads: 0,
      extraUnloads: 0,
      retreatsInPhase: 0,
      freshSoldiers: 0,
    });
    expect(turn.province('Kent')).toMatchObject({
      ownerAtTurnStart: 1,
      changedHands: false,
      battled: false,
      pillaged: false,
      gotFortBuild: false,
      gotFortRepair: false,
    });
    expect(turn.commander(1)?.improved).toEqual([]);
  });

  test('MD-1.33 the lowest list position among the orders that stand at a pointer comes next', () => {
    const turn = play(
      settled({
        units: [
          army('Eng A1', 'Kent', { archers: 3 }),
          army('Eng A2', 'Kent', { militia: 1 }),
          army('Eng A3', 'Kent', { militia: 1 }),
        ],
      }),
      {
        orders: {
          Eng: ['A1 TRANSFER 1 archers TO A2', 'A2 TRANSFER ALL TO A3', 'A1 TRANSFER 1 archers TO A2'],
        },
      },
    );
    expect([turn.troops('Eng A1'), turn.troops('Eng A2'), turn.troops('Eng A3')]).toEqual([
      { archers: 1 },
      { archers: 1 },
      { archers: 1, militia: 2 },
    ]);
  });

  test('MD-1.33 of two orders of one unit both come before a later one of another', () => {
    const turn = play(
      settled({
        units: [
          army('Eng A1', 'Kent', { archers: 3 }),
          army('Eng A2', 'Kent', { militia: 1 }),
          army('Eng A3', 'Kent', { militia: 1 }),
        ],
      }),
      {
        orders: {
          Eng: ['A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 archers TO A2', 'A2 TRANSFER ALL TO A3'],
        },
      },
    );
    expect(turn.troops('Eng A3')).toEqual({ archers: 2, militia: 2 });
  });

  test('MD-1.33 it is not the unit that was named first', () => {
    const turn = play(
      settled({
        provinces: coast,
        units: [
          army('Eng A1', 'Wessex', { archers: 1 }),
          army('Eng A2', 'Wessex', { militia: 1 }),
          army('Eng A3', 'Kent', { longbowmen: 1 }),
        ],
      }),
      {
        orders: {
          Eng: ['A1 MARCH Kent', 'A2 MARCH Kent', 'A3 HOLD', 'A2 TRANSFER ALL TO A3', 'A1 TRANSFER ALL TO A2'],
        },
      },
    );
    expect([turn.troops('Eng A2'), turn.troops('Eng A3')]).toEqual([{ archers: 1 }, { longbowmen: 1, militia: 1 }]);
  });

  test('MD-1.33 so it is at M1, M3 and M8, over all units of the realm', () => {
    const turn = play(
      settled({
        provinces: coast,
        units: [
          army('Eng A1', 'Kent', { archers: 2 }),
          army('Eng A2', 'Kent', { archers: 2 }),
          fleet('Eng F1', 'Channel', { carrack: 3 }),
          fleet('Eng F2', 'Channel', { carrack: 3 }),
        ],
      }),
      {
        orders: { Eng: ['F2 LOAD A1', 'F1 LOAD A2', 'F2 LOAD A2', 'F2 UNLOAD A1 Kent', 'F1 UNLOAD A2 Wessex'] },
      },
    );
    expect(turn.failures('Eng').map(({ order, code }) => `${order}: ${code}`)).toEqual(['F2 LOAD: is-loaded']);
    const both = turn.events.flatMap((event) => (event.kind === 'unloaded' ? [label(event.army)] : []));
    expect(both).toEqual(['Eng A1', 'Eng A2']);
  });

  test('MD-1.35 what counts for one phase is forgotten at the start of the next', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra' } },
        units: [
          army('Eng A1', 'North Sea', { archers: 5 }, { loadedOn: 'Eng F1' }),
          fleet('Eng F1', 'North Sea', { carrack: 3 }),
          fleet('Eng F2', 'Channel', { carrack: 9 }),
          fleet('Fra F1', 'Channel', { carrack: { 2: 9 } }, { retreatLevel: 1 }),
        ],
      }),
      { orders: { Eng: ['F1 UNLOAD A1 Artois'] } },
    );
    expect(turn.of('unloaded')).toMatchObject([{ invading: true }]);
    expect(turn.unit('Eng A1').landed).toBe(false);
    expect(turn.unit('Fra F1')).toMatchObject({ retreated: true, retreatsInPhase: 0 });
  });
});
