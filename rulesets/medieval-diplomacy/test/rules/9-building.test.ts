import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, type GivenProvince, type GivenUnit, garrison, type TestPosition } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

/** England's Wessex, without a city. */
const wessex = (said: GivenProvince, units: readonly GivenUnit[] = [], treasury = 10_000): TestPosition =>
  fiveRealms({
    realms: { Eng: { treasury } },
    provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' }, Wessex: { owner: 'Eng', annexedTo: 'Ind', ...said } },
    units,
  });

/** Peasants cost no more than a fifth of a gold piece each, and are workers like any other soldiers. */
const workers = (count: number): GivenUnit => army('Eng A1', 'Wessex', { peasant_rabble: count });
const order = (position: TestPosition, ...lines: readonly string[]): PlayedTurn =>
  play(position, { orders: { Eng: lines } });
const walls = (turn: PlayedTurn): readonly [level: number, damage: number] => {
  const { fortLevel, fortDamage } = turn.province('Wessex');
  return [fortLevel, fortDamage];
};

describe('section 9: building and repairing fortifications', () => {
  test.each(Array.from({ length: 12 }, (_, i) => [i + 1, 4 * (i + 1) + 2]))(
    'MD-9.1, MD-9.4 level %i needs as many workers and %i gold',
    (level, gold) => {
      const before = { fortLevel: level - 1 };
      const upkeep = 20 * level;
      const turn = order(wessex(before, [workers(level)], gold * 100 + upkeep), 'A1 BUILD FORT');
      expect([walls(turn), turn.realm('Eng').treasury]).toEqual([[level, 0], 0]);
      const poor = order(wessex(before, [workers(level)], gold * 100 + upkeep - 1), 'A1 BUILD FORT');
      expect([walls(poor)[0], poor.failures('Eng')[0]?.code]).toEqual([level - 1, 'not-enough-gold']);
      const few = order(wessex(before, [workers(level - 1)]), 'A1 BUILD FORT');
      expect(walls(few)[0]).toBe(level - 1);
    },
  );

  test('MD-9.1 any realm may build any level', () => {
    const provinces = { Ulster: { owner: 'Wal', fortLevel: 11 } } as const;
    const turn = play(fiveRealms({ provinces, units: [army('Wal A1', 'Ulster', { peasant_rabble: 12 })] }), {
      orders: { Wal: ['A1 BUILD FORT'] },
    });
    expect(turn.province('Ulster').fortLevel).toBe(12);
  });

  test.each([
    ['in peace 1 level a turn', {}, 2],
    ['never below none', { fortDamage: 1 }, 0],
  ])('MD-9.32 a damaged fortification regains %s, free of charge', (_, said, left) => {
    const turn = order(wessex({ fortLevel: 5, fortDamage: 3, ...said }));
    expect([walls(turn), turn.realm('Eng').treasury]).toEqual([[5, left], 9300]);
  });

  test('MD-9.32 not where there was a battle or pillaging', () => {
    const attacked = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Wessex: { owner: 'Eng', fortLevel: 3, fortDamage: 2 } },
        units: [garrison('Eng', 'Wessex', { longbowmen: 30 }), army('Fra A1', 'Mercia', { militia: 1 })],
      }),
      { orders: { Fra: ['A1 MARCH Wessex'] } },
    );
    expect([walls(attacked), attacked.province('Wessex').owner]).toEqual([[3, 2], 1]);
    const pillaged = order(wessex({ fortLevel: 3, fortDamage: 2 }, [workers(1)]), 'A1 PILLAGE');
    expect(walls(pillaged)).toEqual([3, 2]);
  });

  test('MD-9.33 the free repair comes at F8 before all orders', () => {
    const turn = order(wessex({ fortLevel: 2, fortDamage: 2 }, [workers(9)]), 'A1 BUILD FORT');
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('fort-repaired')).toBeLessThan(kinds.indexOf('fort-built'));
    const last = order(wessex({ fortLevel: 2, fortDamage: 1 }, [workers(9)]), 'A1 REPAIR FORT');
    expect(last.failures('Eng')).toEqual([
      { order: 'A1 REPAIR_FORT', code: 'nothing-to-repair', step: 'F8', phase: 0 },
    ]);
  });

  test('MD-9.34 one level a turn can be added on top', () => {
    const turn = order(
      wessex({ fortLevel: 2, fortDamage: 1 }, [workers(9), army('Eng A2', 'Wessex', { peasant_rabble: 9 })]),
      'A1 BUILD FORT',
      'A2 BUILD FORT',
    );
    expect(walls(turn)).toEqual([3, 0]);
    expect(turn.failures('Eng')).toEqual([{ order: 'A2 BUILD_FORT', code: 'one-level-a-turn', step: 'F8', phase: 0 }]);
  });

  test('MD-9.35 building raises the level while it is damaged, and mends nothing', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Wessex: { owner: 'Eng', fortLevel: 2, fortDamage: 2 } },
        units: [garrison('Eng', 'Wessex', { longbowmen: 30 }), army('Fra A1', 'Mercia', { militia: 1 })],
      }),
      { orders: { Fra: ['A1 MARCH Wessex'], Eng: ['G3 BUILD FORT'] } },
    );
    expect(walls(turn)).toEqual([3, 2]);
  });

  test('MD-9.36 from level 2 with damage 2 to level 3 and 4 in two turns, effective 2 and 4', () => {
    const first = order(wessex({ fortLevel: 2, fortDamage: 2 }, [workers(4)]), 'A1 BUILD FORT');
    expect(first.of('fort-built').map(({ level, cost }) => [level, cost])).toEqual([[3, 1400]]);
    expect(walls(first)).toEqual([3, 1]);
    expect(walls(order(first.position, 'A1 BUILD FORT'))).toEqual([4, 0]);
  });

  test('MD-9.37 level 2 with 1 damage, built on by 3 soldiers in peace, is level 3 undamaged', () => {
    expect(walls(order(wessex({ fortLevel: 2, fortDamage: 1 }, [workers(3)]), 'A1 BUILD FORT'))).toEqual([3, 0]);
  });

  test.each([
    [1, 3],
    [2, 5],
    [5, 11],
    [12, 25],
  ])('MD-9.38 to repair 1 damage of level %i takes as many workers and %i gold', (level, gold) => {
    const said = { fortLevel: level, fortDamage: level };
    const upkeep = 20 * level;
    const pillage = army('Eng A9', 'Wessex', { peasant_rabble: 1 });
    const turn = order(
      wessex(said, [workers(level), pillage], gold * 100 + upkeep + 20),
      'A9 PILLAGE',
      'A1 REPAIR FORT',
    );
    const { gold: loot = 0 } = turn.of('pillaged')[0] ?? {};
    expect(walls(turn)).toEqual([level, level - 1]);
    expect(turn.of('fort-repaired').map(({ cost }) => cost)).toEqual([gold * 100]);
    expect(turn.realm('Eng').treasury).toBe(loot - Math.round(loot * 0.07));
    const few = order(wessex(said, [workers(level - 1), pillage]), 'A9 PILLAGE', 'A1 REPAIR FORT');
    expect(walls(few)).toEqual([level, level]);
  });

  test('MD-9.38 a garrison repairs even after a battle', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Wessex: { owner: 'Eng', fortLevel: 3, fortDamage: 2 } },
        units: [garrison('Eng', 'Wessex', { longbowmen: 30 }), army('Fra A1', 'Mercia', { militia: 1 })],
      }),
      { orders: { Fra: ['A1 MARCH Wessex'], Eng: ['G3 REPAIR FORT'] } },
    );
    expect([walls(turn), turn.of('battle-fought').length]).toEqual([[3, 1], 1]);
  });

  test.each<[string, string, string, string, readonly [number, number]]>([
    ['once a turn', 'A1 REPAIR FORT', 'A2 REPAIR FORT', 'already-repaired', [3, 1]],
    ['not where a level is built', 'A1 BUILD FORT', 'A2 REPAIR FORT', 'already-repaired', [4, 2]],
    ['and then no level is built', 'A1 REPAIR FORT', 'A2 BUILD FORT', 'one-level-a-turn', [3, 1]],
  ])('MD-9.38 repair by order: %s', (_, first, second, code, expected) => {
    const units = [workers(9), army('Eng A2', 'Wessex', { peasant_rabble: 9 })];
    const turn = order(wessex({ fortLevel: 3, fortDamage: 3 }, units), first, second);
    expect([turn.failures('Eng').map((failure) => failure.code), walls(turn)]).toEqual([[code], expected]);
  });

  test('MD-9.39 level 12 cannot be raised', () => {
    const turn = order(wessex({ fortLevel: 12 }, [workers(4)]), 'A1 BUILD FORT');
    expect([turn.failures('Eng')[0]?.code, walls(turn)]).toEqual(['highest-fort', [12, 0]]);
  });

  test('MD-9.40 fortification and damage stay when a province is conquered or given away', () => {
    const taken = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Wessex: { owner: 'Eng', fortLevel: 6, fortDamage: 5 } },
        units: [garrison('Eng', 'Wessex', { militia: 1 }), army('Fra A1', 'Mercia', { heavy_cavalry: 30 })],
      }),
      { orders: { Fra: ['A1 MARCH Wessex'] } },
    );
    expect([taken.province('Wessex').owner, walls(taken)]).toEqual([2, [6, 5]]);
    const given = order(wessex({ fortLevel: 6, fortDamage: 5 }), 'GIVE PROVINCE Wessex Fra');
    expect([given.province('Wessex').owner, walls(given)]).toEqual([2, [6, 4]]);
  });
});
