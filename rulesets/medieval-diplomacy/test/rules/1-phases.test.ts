import { describe, expect, test } from 'vitest';
import { army, at, fleet, type GivenUnit, garrison } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

/** England has the south, Scotland lets it in; nothing stands in the way. */
const south = (...units: readonly GivenUnit[]) =>
  settled({
    provinces: {
      Kent: { owner: 'Eng', harbour: true },
      Essex: { owner: 'Eng' },
      Wessex: { owner: 'Eng', harbour: true },
      Mercia: { owner: 'Eng' },
      York: { owner: 'Eng' },
    },
    units,
  });

const codes = (turn: PlayedTurn): readonly string[] =>
  turn.failures('Eng').map(({ order, code, phase }) => `${phase} ${order}: ${code}`);

describe('section 1c: phases and plans', () => {
  test('MD-1.11 one location in a phase, whether the step costs 0, 1 or 2 Move-points', () => {
    const turn = play(south(army('Eng A1', 'Kent', { nomads: 1 })), {
      orders: { Eng: ['A1 MARCH Wessex', 'A1 HOLD', 'A1 MARCH Mercia', 'A1 MARCH Essex'] },
    });
    expect(turn.journey('Eng A1')).toEqual([
      '1 marched to Wessex',
      '2 held',
      '3 marched to Mercia',
      '4 marched to Essex',
    ]);
    const far = settled({ provinces: { Kent: { owner: 'Eng' } }, units: [army('Eng A1', 'Kent', { nomads: 1 })] });
    const invasion = play(far, { orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Mercia'] } });
    expect(invasion.journey('Eng A1')).toEqual(['1 marched to Wessex', '2 marched to Mercia']);
  });

  test('MD-1.12 an army one step away attacks in phase 1, one two steps away in phase 2', () => {
    const turn = play(south(army('Eng A1', 'York', { nomads: 20 }), army('Eng A2', 'Mercia', { nomads: 20 })), {
      orders: { Eng: ['DECLARE WAR Sco', 'A1 MARCH Scotia', 'A2 MARCH York', 'A2 MARCH Scotia'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Scotia']);
    expect(turn.journey('Eng A2')).toEqual(['1 marched to York', '2 marched to Scotia']);
  });

  describe('MD-1.13 each step consumes its own orders at the pointer', () => {
    const aboard = { loadedOn: 'Eng F1' } as const;
    const A1 = army('Eng A1', 'Channel', { archers: 1 }, aboard);
    const A2 = army('Eng A2', 'Channel', { archers: 1 }, aboard);
    const F1 = fleet('Eng F1', 'Channel', { light_dromond: 1, carrack: 4 });

    test('MD-1.13 M1 TRANSFER: all consecutive ones', () => {
      const given = south(army('Eng A1', 'Kent', { archers: 2, militia: 1 }), army('Eng A2', 'Essex'));
      const turn = play(given, {
        orders: { Eng: ['A1 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A1 TRANSFER 1 militia TO A2'] },
      });
      expect(turn.troops('Eng A2')).toEqual({ archers: 1, militia: 1 });
      expect(turn.phases).toBe(3);
    });

    test('MD-1.13 M2 BOARD: one, and M3 the LOAD of the same phase', () => {
      const turn = play(south(army('Nor A1', 'Kent', { archers: 1 }), F1), {
        orders: { Nor: ['A1 BOARD Eng'], Eng: ['F1 LOAD A1 OF Nor'] },
      });
      expect(turn.journey('Nor A1')).toEqual(['1 boarding', '1 loaded']);
      expect(turn.phases).toBe(2);
    });

    test('MD-1.13 M3 LOAD: all consecutive ones', () => {
      const ashore = [army('Eng A1', 'Kent', { archers: 1 }), army('Eng A2', 'Wessex', { archers: 1 })];
      const turn = play(south(...ashore, F1), { orders: { Eng: ['F1 LOAD A1', 'F1 LOAD A2'] } });
      expect([turn.journey('Eng A1'), turn.journey('Eng A2')]).toEqual([['1 loaded'], ['1 loaded']]);
    });

    test('MD-1.13 M4 SAIL or HOLD of a fleet: one', () => {
      const turn = play(south(F1), { orders: { Eng: ['F1 SAIL Biscay', 'F1 HOLD', 'F1 SAIL Channel'] } });
      expect(turn.journey('Eng F1')).toEqual(['1 sailed to Biscay', '2 held', '3 sailed to Channel']);
    });

    test('MD-1.13 M8 UNLOAD: all consecutive ones', () => {
      const turn = play(south(A1, A2, F1), { orders: { Eng: ['F1 UNLOAD A1 Kent', 'F1 UNLOAD A2 Wessex'] } });
      expect([turn.journey('Eng A1'), turn.journey('Eng A2')]).toEqual([
        ['1 unloaded in Kent'],
        ['1 unloaded in Wessex'],
      ]);
    });

    test('MD-1.13 M9 MARCH or HOLD of an army: one', () => {
      const turn = play(south(army('Eng A1', 'Kent', { nomads: 1 })), {
        orders: { Eng: ['A1 HOLD', 'A1 MARCH Essex', 'A1 MARCH Mercia'] },
      });
      expect(turn.journey('Eng A1')).toEqual(['1 held', '2 marched to Essex', '3 marched to Mercia']);
    });

    test('MD-1.13 M14 PILLAGE: one', () => {
      const turn = play(south(garrison('Eng', 'Kent', { archers: 1 })), {
        orders: { Eng: ['G1 PILLAGE', 'G1 PILLAGE'] },
      });
      expect(turn.of('pillaged')).toHaveLength(1);
      expect(codes(turn)).toEqual(['2 G1 PILLAGE: already-pillaged']);
    });

    test('MD-1.13 an order that belongs to an earlier step waits for the next phase', () => {
      const shore = army('Eng A1', 'Wessex', { archers: 1 });
      const turn = play(south(shore, fleet('Eng F1', 'Biscay', { carrack: 4 })), {
        orders: { Eng: ['F1 SAIL Channel', 'F1 LOAD A1', 'F1 UNLOAD A1 Kent'] },
      });
      expect(turn.journey('Eng A1')).toEqual(['2 loaded', '2 unloaded in Kent']);
    });
  });

  test('MD-1.14 a fleet with LOAD, SAIL, UNLOAD does all three in phase 1, an army MARCH and PILLAGE', () => {
    const turn = play(
      south(
        army('Eng A1', 'Wessex', { archers: 1 }),
        army('Eng A2', 'Kent', { nomads: 1 }),
        fleet('Eng F1', 'Irish Sea', { carrack: 2 }),
      ),
      {
        orders: {
          Eng: ['F1 LOAD A1', 'F1 SAIL Channel', 'F1 UNLOAD A1 Kent', 'A2 MARCH Essex', 'A2 PILLAGE'],
        },
      },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 loaded', '1 unloaded in Kent']);
    expect(turn.journey('Eng A2')).toEqual(['1 marched to Essex', '1 pillaged Essex']);
    expect(turn.phases).toBe(2);
  });

  test.each([
    ['an army', 'A1', ['A1 HOLD', 'A1 PILLAGE'], 'Eng A1', ['1 held', '2 pillaged Kent']],
    ['a fleet', 'F1', ['F1 HOLD', 'F1 UNLOAD A2 Kent'], 'Eng A2', ['2 unloaded in Kent']],
  ] as const)('MD-1.15 the HOLD of %s uses the rest of its phase', (_kind, _unit, orders, name, journey) => {
    const turn = play(
      south(
        army('Eng A1', 'Kent', { archers: 1 }),
        army('Eng A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
      ),
      { orders: { Eng: [...orders] } },
    );
    expect(turn.journey(name)).toEqual(journey);
  });

  test('MD-1.16 a march that fails costs nothing and takes all later moves with it, but no other order', () => {
    const turn = play(south(army('Eng A1', 'Kent', { nomads: 1 })), {
      orders: { Eng: ['A1 MARCH York', 'A1 HOLD', 'A1 MARCH Essex', 'A1 PILLAGE'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 pillaged Kent']);
    expect(codes(turn)).toEqual(['1 A1 MARCH: not-adjacent']);
    expect(turn.of('plan-cancelled').map(({ orders, why }) => [why, orders.map(({ verb }) => verb)])).toEqual([
      ['failed-move', ['HOLD', 'MARCH']],
    ]);
  });

  test('MD-1.16 so does a failed sail', () => {
    const turn = play(
      south(
        army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
      ),
      { orders: { Eng: ['F1 SAIL Picardy', 'F1 HOLD', 'F1 SAIL Biscay', 'F1 UNLOAD A1 Kent'] } },
    );
    expect(turn.journey('Eng F1')).toEqual([]);
    expect(turn.journey('Eng A1')).toEqual(['1 unloaded in Kent']);
    expect(turn.of('sailed')).toEqual([]);
  });

  test('MD-1.16 a failed march uses no Move-points', () => {
    const turn = play(south(army('Eng A1', 'Kent', { nomads: 1 })), { orders: { Eng: ['A1 MARCH York'] } });
    expect(turn.unit('Eng A1').mpUsed).toBe(0);
  });

  describe('MD-1.17 any other order that fails is lost alone, and the next one follows in the same step', () => {
    test.each(['A1 TRANSFER 1 militia TO A2', 'A1 BOARD Eng'])('MD-1.17 %s', (order) => {
      const turn = play(south(army('Eng A1', 'Kent', { archers: 1 }), army('Eng A2', 'Kent', { archers: 1 })), {
        orders: { Eng: [order, 'A1 MARCH Essex'] },
      });
      expect(turn.failures('Eng')).toHaveLength(1);
      expect(turn.journey('Eng A1')).toEqual(['1 marched to Essex']);
    });

    test('MD-1.17 PILLAGE', () => {
      const turn = play(south(army('Eng A1', 'Kent', {}, { commanders: [{}] })), {
        orders: { Eng: ['A1 PILLAGE', 'A1 MARCH Essex'] },
      });
      expect(codes(turn)).toEqual(['1 A1 PILLAGE: too-weak']);
      expect(turn.journey('Eng A1')).toEqual(['2 marched to Essex']);
    });

    test('MD-1.17 LOAD and UNLOAD', () => {
      const turn = play(
        south(
          army('Eng A1', 'York', { archers: 1 }),
          army('Eng A2', 'Kent', { archers: 1 }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
        ),
        {
          orders: {
            Eng: ['F1 LOAD A1', 'F1 LOAD A2', 'F1 SAIL Irish Sea', 'F1 UNLOAD A2 Kent', 'F1 UNLOAD A2 Wessex'],
          },
        },
      );
      expect(codes(turn)).toEqual(['1 F1 LOAD: army-out-of-reach', '1 F1 UNLOAD: not-adjacent']);
      expect(turn.journey('Eng A2')).toEqual(['1 loaded', '1 unloaded in Wessex']);
    });
  });

  test.each([
    [[], 2],
    [['A1 HOLD'], 2],
    [['A1 HOLD', 'A1 MARCH Essex'], 3],
    [['A1 HOLD', 'A1 MARCH Essex', 'A1 PILLAGE'], 3],
    [['A1 MARCH Essex', 'A1 MARCH Mercia', 'A1 MARCH York'], 4],
    [['A1 MARCH York', 'A1 MARCH Essex', 'A1 MARCH Mercia'], 2],
    [['A1 TRANSFER 1 archers TO A2'], 2],
  ])('MD-1.18 MD-1.19 %j takes %i phases: one while anybody has an order left, and one more', (orders, phases) => {
    const turn = play(south(army('Eng A1', 'Kent', { nomads: 1 }), army('Eng A2', 'York', { archers: 1 })), {
      orders: { Eng: orders },
    });
    expect(turn.phases).toBe(phases);
    expect(turn.of('phase-began')).toHaveLength(phases);
  });

  test('MD-1.18 the orders of a unit that is no more keep nobody waiting', () => {
    const turn = play(south(army('Eng A1', 'Kent', { archers: 1 })), {
      orders: { Eng: ['A9 MARCH Kent', 'A9 MARCH Essex'] },
    });
    expect(turn.phases).toBe(2);
    expect(codes(turn)).toEqual(['2 A9 MARCH: unit-gone', '2 A9 MARCH: unit-gone']);
  });

  describe('MD-1.20 the extra phase runs all steps', () => {
    test('MD-1.20 a fleet whose harbour fell in the last phase puts to sea and fights there', () => {
      const turn = play(
        settled({
          wars: ['Eng-Fra'],
          provinces: { Artois: { owner: 'Fra', harbour: true } },
          units: [
            army('Eng A1', 'Picardy', { archers: 1 }),
            fleet('Eng F1', 'Channel', { carrack: 1 }),
            fleet('Fra F1', 'Artois', { carrack: 1 }),
          ],
        }),
        { orders: { Eng: ['A1 MARCH Artois'] }, dice: { 'harbour-loss@Artois': [99], 'homeless@Artois': [1] } },
      );
      expect(turn.phases).toBe(2);
      expect(turn.journey('Fra F1')).toEqual(['2 fled to Channel', '2 fought at Channel']);
    });

    test('MD-1.20 waiting transfers are tried once more', () => {
      const turn = play(south(army('Eng A1', 'Kent', { archers: 2 }), army('Eng A2', 'Essex', { archers: 1 })), {
        orders: { Eng: ['A1 TRANSFER 1 archers TO A2', 'A2 MARCH Kent'] },
      });
      expect(turn.phases).toBe(2);
      expect(turn.troops('Eng A2')).toEqual({ archers: 2 });
    });
  });

  test('MD-1.21 land that was held at the beginning changes owner though nobody has orders', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Picardy: { owner: 'Fra' } },
        units: [army('Eng A1', 'Picardy', { archers: 1 })],
      }),
      { silent: ['Eng', 'Fra', 'Sco', 'Nor', 'Wal'] },
    );
    expect(turn.phases).toBe(2);
    expect(turn.of('province-taken')).toMatchObject([{ province: at('Picardy'), to: 1, phase: 1 }]);
  });

  test('MD-1.36 a cancelled order uses no step and does not count as following a transfer', () => {
    const turn = play(south(army('Eng A1', 'Kent', { archers: 2 }), army('Eng A2', 'York', { archers: 1 })), {
      orders: {
        Eng: ['A1 MARCH York', 'A1 TRANSFER 1 archers TO A2', 'A1 MARCH Essex', 'A2 MARCH Mercia', 'A2 MARCH Essex'],
      },
    });
    expect(codes(turn)).toEqual(['1 A1 MARCH: not-adjacent', '3 A1 TRANSFER: partner-elsewhere']);
  });
});
