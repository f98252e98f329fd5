import type { BorderKind } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { areAdjacent, hasCoast } from '../../src/rules/places.ts';
import { army, at, fleet, type GivenUnit, garrison, type PlaceName, type TestPosition } from '../position.ts';
import { SMALL_SETTING } from '../small-world.ts';
import { play, settled } from '../turn.ts';

/** The same position on a map on which one border is of another kind. */
const redrawn = (position: TestPosition, a: PlaceName, b: PlaceName, kind: BorderKind): TestPosition => {
  const { setting } = position;
  const [low, high] = [at(a), at(b)].sort((x, y) => x - y);
  const borders = setting.world.borders.map((border) =>
    border.a === low && border.b === high ? { ...border, kind } : border,
  );
  return { ...position, setting: { ...setting, world: { ...setting.world, borders } } };
};

const britain = (...units: readonly GivenUnit[]) =>
  settled({
    provinces: {
      Kent: { owner: 'Eng', harbour: true },
      Wessex: { owner: 'Eng', harbour: true },
      Mercia: { owner: 'Eng' },
      York: { owner: 'Eng' },
      Ulster: { owner: 'Sco' },
    },
    passage: ['Wal-Eng', 'Sco-Eng', 'Eng-Sco'],
    units,
  });

describe('section 2a: map', () => {
  test('MD-2.1 a sea belongs to nobody and yields nothing', () => {
    const turn = play(settled({ units: [fleet('Eng F1', 'Channel', { carrack: 1 })] }));
    expect(turn.state.provinces[at('Channel')]).toBeNull();
    const revenue = turn.of('revenue-gained').flatMap(({ from }) => from.map(({ province }) => province));
    expect(revenue).not.toContain(at('Channel'));
    expect(turn.of('province-taken')).toEqual([]);
  });

  test('MD-2.1 it holds fleets only, with armies aboard', () => {
    const turn = play(
      britain(
        army('Eng A1', 'Kent', { archers: 1 }),
        army('Eng A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
      ),
      { orders: { Eng: ['A1 MARCH Channel', 'F1 UNLOAD A2 Channel', 'F1 UNLOAD A2 "North Sea"'] } },
    );
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['not-a-province', 'not-a-province', 'is-sea']);
  });

  test('MD-2.2 a province has one owner, a realm or the independents, with or without structures', () => {
    const turn = play(
      settled({ provinces: { Kent: { owner: 'Eng', harbour: true, fortLevel: 3, productionAreas: 2 }, Essex: {} } }),
    );
    expect(turn.province('Kent')).toMatchObject({ owner: 1, harbour: true, fortLevel: 3, productionAreas: 2 });
    expect(turn.province('Essex')).toMatchObject({ owner: 99, harbour: false, fortLevel: 0, productionAreas: 0 });
  });

  test.each([
    ['Scotia', 'Ulster', '1 marched to Ulster'],
    ['York', 'Mercia', '1 marched to Mercia'],
    ['Kent', 'Artois', undefined],
    ['Kent', 'Mercia', undefined],
  ] as const)('MD-2.3 %s and %s: only listed borders can be crossed, across water too', (from, to, step) => {
    const turn = play(britain(army('Eng A1', from, { archers: 1 })), { orders: { Eng: [`A1 MARCH ${to}`] } });
    expect(turn.journey('Eng A1')[0]).toBe(step);
    expect(areAdjacent(SMALL_SETTING, at(from), at(to))).toBe(step !== undefined);
  });

  test('MD-2.4 mountains stop armies', () => {
    const turn = play(britain(army('Eng A1', 'Mercia', { archers: 1 })), { orders: { Eng: ['A1 MARCH Wales'] } });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['barrier']);
    const flat = redrawn(britain(army('Eng A1', 'Mercia', { archers: 1 })), 'Mercia', 'Wales', 'land');
    expect(play(flat, { orders: { Eng: ['A1 MARCH Wales'] } }).whereIs('Eng A1')).toBe('Wales');
  });

  test('MD-2.5 reefs stop fleets from anchoring, loading and unloading', () => {
    const given = settled({
      provinces: { Picardy: { owner: 'Eng', harbour: true } },
      units: [
        army('Eng A1', 'Picardy', { archers: 1 }),
        army('Eng A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 2 }),
      ],
    });
    const orders = { Eng: ['F1 LOAD A1', 'F1 UNLOAD A2 Picardy', 'F1 SAIL Picardy'] };
    expect(
      play(given, { orders })
        .failures('Eng')
        .map(({ code }) => code),
    ).toEqual(['army-out-of-reach', 'barrier', 'barrier']);
    const clear = play(redrawn(given, 'Channel', 'Picardy', 'coast'), {
      orders: { Eng: ['F1 LOAD A1', 'F1 SAIL Picardy'] },
    });
    expect(clear.failures('Eng')).toEqual([]);
  });

  describe('MD-2.6 a barrier also stops', () => {
    test('MD-2.6 retreats', () => {
      const given = settled({
        wars: ['Eng-Fra'],
        provinces: { Mercia: { owner: 'Eng' }, Wessex: { owner: 'Fra' } },
        passage: ['Wal-Eng', 'Wal-Fra'],
        units: [
          army('Eng A1', 'Wales', { archers: { 2: 9 } }, { retreatLevel: 1 }),
          army('Fra A1', 'Wessex', { archers: 9 }),
          army('Fra A2', 'Wales', { archers: 1 }),
        ],
      });
      expect(play(given).of('battle-fought')[0]?.battle.rounds[0]?.retreats).toMatchObject([{ to: null }]);
      const flat = redrawn(given, 'Mercia', 'Wales', 'land');
      expect(play(flat).of('battle-fought')[0]?.battle.rounds[0]?.retreats).toMatchObject([{ to: at('Mercia') }]);
    });

    test('MD-2.6 homeless departures', () => {
      const given = settled({ units: [fleet('Eng F1', 'Picardy', { carrack: 1 })] });
      expect(play(given).draws).toEqual([]);
      expect(play(given).whereIs('Eng F1')).toBe('Biscay');
      const clear = play(redrawn(given, 'Channel', 'Picardy', 'coast'), { dice: { 'homeless@Picardy': [1] } });
      expect(clear.whereIs('Eng F1')).toBe('Channel');
    });

    test('MD-2.6 gold caravans', () => {
      const given = settled({ provinces: { Kent: { owner: 'Ind' }, Mercia: { owner: 'Eng' } } });
      const orders = { Eng: ['SEND GOLD Wal 10'] };
      expect(
        play(given, { orders })
          .failures('Eng')
          .map(({ code }) => code),
      ).toEqual(['no-caravan-way']);
      expect(play(redrawn(given, 'Mercia', 'Wales', 'land'), { orders }).failures('Eng')).toEqual([]);
    });
  });

  test.each([
    ['Kent', true],
    ['Bergen', true],
    ['Picardy', true],
    ['Paris', false],
    ['Mercia', false],
  ] as const)('MD-2.7 a suitable coast is one without a reef: %s %s', (name, suitable) => {
    expect(hasCoast(SMALL_SETTING, at(name))).toBe(suitable);
    const reefed = redrawn(redrawn(settled(), 'Picardy', 'Biscay', 'reef'), 'Bergen', 'North Sea', 'reef');
    expect(hasCoast(reefed.setting, at(name))).toBe(name === 'Kent');
  });

  test('MD-2.8 soldiers stand in a province or aboard, ships in a sea or at anchor', () => {
    const turn = play(
      britain(
        garrison('Eng', 'Kent', { archers: 1 }),
        army('Eng A1', 'Kent', { archers: 1 }),
        fleet('Eng F1', 'Irish Sea', { carrack: 1 }),
        fleet('Eng F2', 'Channel', { carrack: 1 }),
      ),
      { orders: { Eng: ['F1 SAIL Wessex', 'F2 LOAD A1'] } },
    );
    expect(turn.unit('Eng A1')).toMatchObject({ location: at('Channel'), loadedOn: turn.unit('Eng F2').id });
    expect(turn.whereIs('Eng F1')).toBe('Wessex');
  });
});
