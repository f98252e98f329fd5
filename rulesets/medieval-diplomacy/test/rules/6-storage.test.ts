import { describe, expect, test } from 'vitest';
import { EXHAUSTED } from '../../src/words.ts';
import {
  army,
  at,
  fleet,
  type GivenPosition,
  type GivenTroops,
  type GivenUnit,
  type UnitLabel,
  unit,
} from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const sea = (...units: readonly GivenUnit[]) => settled({ units });
const aboard = (name: UnitLabel, troops: GivenTroops, on: UnitLabel = 'Eng F1', options = {}) =>
  army(name, 'Channel', troops, { loadedOn: on, ...options });
const ships = (name: UnitLabel, troops: GivenTroops, place: 'Channel' | 'Biscay' = 'Channel') =>
  fleet(name, place, troops);

/** What went overboard: `2 archers`, in order. */
const drowned = (turn: PlayedTurn): readonly string[] =>
  turn
    .of('troops-gone')
    .filter(({ why }) => why === 'drowned')
    .flatMap(({ troops }) => troops.map(({ type, count }) => `${count} ${turn.position.setting.troops[type]?.key}`));
const fleetOf = (turn: PlayedTurn, name: UnitLabel): string | null => {
  const { loadedOn } = turn.unit(name);
  return ['Eng F1', 'Eng F2', 'Eng F3', 'Nor F1'].find((label) => unit(label as UnitLabel) === loadedOn) ?? null;
};

describe('section 6i: storage', () => {
  test.each([
    [2, []],
    [3, ['1 archers']],
    [9, ['7 archers']],
  ])('MD-6.51 a fleet of storage 2 that carries %i sheds the excess', (count, lost) => {
    const turn = play(sea(aboard('Eng A1', { archers: count }), ships('Eng F1', { carrack: 1 })));
    expect(drowned(turn)).toEqual(lost);
  });

  test.each([
    ['a transfer', ['F1 TRANSFER 1 carrack TO F2', 'F2 SAIL Biscay'], ['2 archers']],
    ['disbanding', ['F1 DISBAND 1 carrack'], ['2 archers']],
    ['an over-full load', ['F1 LOAD A2'], ['1 archers']],
  ])('MD-6.52 storage falls short after %s', (_why, orders, lost) => {
    const turn = play(
      sea(
        aboard('Eng A1', { archers: 4 }),
        army('Eng A2', 'Kent', { archers: 1 }),
        ships('Eng F1', { carrack: 2 }),
        ships('Eng F2', { light_dromond: 1 }),
      ),
      { orders: { Eng: orders } },
    );
    expect(drowned(turn)).toEqual(lost);
  });

  test('MD-6.52 and after losses in battle', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        units: [
          aboard('Eng A1', { heavy_infantry: 4 }, 'Eng F1', { marines: false }),
          ships('Eng F1', { trading_cog: 2, light_dromond: { 5: 60 } }),
          ships('Fra F1', { light_dromond: 20 }),
        ],
      }),
    );
    expect(turn.troops('Eng F1')).not.toHaveProperty('trading_cog');
    expect(drowned(turn)).toEqual(['4 heavy_infantry']);
  });

  describe('MD-6.53 MD-6.54 first the excess is shifted to other fleets of the realm there', () => {
    test('MD-6.54 whole armies, the highest number first, only until the load fits', () => {
      const turn = play(
        sea(
          aboard('Eng A1', { archers: 1 }),
          aboard('Eng A2', { archers: 1 }),
          aboard('Eng A3', { archers: 1 }),
          ships('Eng F1', { carrack: 1 }),
          ships('Eng F2', { carrack: 9 }),
        ),
      );
      expect((['Eng A1', 'Eng A2', 'Eng A3'] as const).map((name) => fleetOf(turn, name))).toEqual([
        'Eng F1',
        'Eng F1',
        'Eng F2',
      ]);
      expect(turn.journey('Eng A3')).toEqual(['1 reloaded']);
    });

    test('MD-6.54 to the lowest-numbered fleet that has room for the army', () => {
      const turn = play(
        sea(
          aboard('Eng A1', { archers: 2 }),
          aboard('Eng A2', { archers: 2 }),
          ships('Eng F1', { carrack: 1 }),
          ships('Eng F2', { bergantina: 1 }),
          ships('Eng F3', { carrack: 1 }),
          ships('Eng F4', { carrack: 9 }, 'Biscay'),
        ),
      );
      expect([fleetOf(turn, 'Eng A1'), fleetOf(turn, 'Eng A2')]).toEqual(['Eng F1', 'Eng F3']);
      expect(drowned(turn)).toEqual([]);
    });

    test('MD-6.54 then single troops, into a new army aboard', () => {
      const turn = play(
        sea(
          aboard('Eng A1', { archers: 4 }, 'Eng F1', { mpUsed: 0 }),
          ships('Eng F1', { carrack: 1 }),
          ships('Eng F2', { bergantina: 1 }),
        ),
        { orders: { Eng: ['F1 HOLD'] } },
      );
      expect(turn.troops('Eng A1')).toEqual({ archers: 2 });
      expect(turn.troops('Eng A2')).toEqual({ archers: 1 });
      expect(turn.unit('Eng A2')).toMatchObject({ loadedOn: unit('Eng F2'), location: at('Channel') });
      expect(drowned(turn)).toEqual(['1 archers']);
    });

    test('MD-6.54 the new army has used the Move-points that they had used', () => {
      const turn = play(
        sea(
          army('Eng A1', 'Kent', { archers: 5 }),
          ships('Eng F1', { carrack: 2 }),
          ships('Eng F2', { bergantina: 1 }),
        ),
        { orders: { Eng: ['F1 LOAD A1'] } },
      );
      expect(turn.unit('Eng A2').mpUsed).toBe(EXHAUSTED);
    });

    test('MD-6.54 or into the lowest-numbered army of their realm aboard, with their used Move-points', () => {
      const turn = play(
        sea(
          army('Eng A1', 'Kent', { archers: 5 }),
          aboard('Nor A1', { militia: 1 }, 'Eng F2'),
          aboard('Eng A3', { militia: 1 }, 'Eng F2'),
          aboard('Eng A4', { militia: 1 }, 'Eng F2'),
          ships('Eng F1', { carrack: 2 }),
          ships('Eng F2', { carrack: 2 }),
        ),
        { orders: { Eng: ['F1 LOAD A1'] } },
      );
      expect(turn.troops('Eng A3')).toEqual({ militia: 1, archers: 1 });
      expect([turn.unit('Eng A3').mpUsed, turn.unit('Eng A4').mpUsed]).toEqual([EXHAUSTED, 0]);
      expect(drowned(turn)).toEqual([]);
    });

    test('MD-6.54 all that find room are shifted before anybody is lost', () => {
      const turn = play(
        sea(
          aboard('Eng A1', { light_cavalry: 1, archers: 2 }),
          ships('Eng F1', { carrack: 1 }),
          ships('Eng F2', { bergantina: 1 }),
          ships('Eng F3', { bergantina: 1 }),
        ),
      );
      expect(turn.troops('Eng A1')).toEqual({ light_cavalry: 1 });
      expect(drowned(turn)).toEqual([]);
    });

    test.each([
      ['ships of the carrying realm', { carrack: 9 }, 'Eng F2'],
      ['and, if those have no room, ships of its own', { light_dromond: 1 }, 'Nor F1'],
    ] as const)('MD-6.54 a foreign army goes to %s', (_whose, second, home) => {
      const turn = play(
        sea(
          aboard('Nor A1', { archers: 2 }),
          ships('Eng F1', { light_dromond: 1 }),
          ships('Eng F2', second),
          ships('Nor F1', { carrack: 2 }),
        ),
      );
      expect(fleetOf(turn, 'Nor A1')).toBe(home);
    });

    test('MD-4.18 without a free number single troops are lost', () => {
      const crowd = Array.from({ length: 98 }, (_, i) => army(`Eng A${i + 2}` as UnitLabel, 'Kent', { militia: 1 }));
      const turn = play(
        sea(
          ...crowd,
          aboard('Eng A1', { archers: 3 }),
          ships('Eng F1', { carrack: 1 }),
          ships('Eng F2', { bergantina: 1 }),
        ),
      );
      expect(turn.troops('Eng A1')).toEqual({ archers: 2 });
      expect(turn.of('troops-gone')).toMatchObject([{ why: 'no-room', troops: [{ count: 1 }] }]);
    });
  });

  test('MD-6.55 what cannot be shifted is lost; an army that is lost altogether is removed', () => {
    const turn = play(
      sea(aboard('Eng A1', { archers: 1 }), aboard('Eng A2', { militia: 1 }), ships('Eng F1', { bergantina: 1 })),
    );
    expect(drowned(turn)).toEqual(['1 militia']);
    expect(turn.exists('Eng A2')).toBe(false);
    expect(turn.of('unit-removed')).toMatchObject([{ unit: unit('Eng A2'), why: 'empty' }]);
  });

  test.each([
    [8, []],
    [7, ['1 siege_machine']],
    [6, ['1 siege_machine']],
    [5, ['1 siege_machine', '1 light_cavalry']],
    [4, ['1 siege_machine', '1 light_cavalry']],
    [3, ['1 siege_machine', '1 light_cavalry', '1 crossbowmen']],
    [2, ['1 siege_machine', '1 light_cavalry', '1 crossbowmen', '1 archers']],
    [1, ['1 siege_machine', '1 light_cavalry', '1 crossbowmen', '1 archers', '1 heavy_infantry']],
  ])(
    'MD-6.56 heavy before light, cheap before dear, later in the table, higher army number: storage %i',
    (room, lost) => {
      const host = { heavy_infantry: 1, archers: 1, crossbowmen: 1, light_cavalry: 1, siege_machine: 1 };
      const turn = play(
        sea(aboard('Eng A1', host), aboard('Eng A2', { heavy_infantry: 1 }), ships('Eng F1', { bergantina: room })),
      );
      expect(drowned(turn)).toEqual(lost);
      expect(turn.exists('Eng A2')).toBe(room > 1);
    },
  );

  describe('MD-6.57 in a province they go ashore', () => {
    const port = (owner: 'Eng' | 'Nor', load: GivenTroops, carriers: GivenTroops, ...others: readonly GivenUnit[]) => {
      const provinces = { Kent: { owner, harbour: true } } as const;
      const cargo = army('Eng A1', 'Kent', load, { loadedOn: 'Eng F1', commanders: [{}] });
      return settled({ provinces, units: [cargo, fleet('Eng F1', 'Kent', carriers), ...others] });
    };

    test('MD-6.57 into the lowest-numbered army of their realm on land', () => {
      const turn = play(
        port(
          'Eng',
          { archers: 3 },
          { carrack: 1 },
          army('Eng A2', 'Kent', { militia: 1 }),
          army('Eng A3', 'Kent', { militia: 1 }),
        ),
      );
      expect([turn.troops('Eng A1'), turn.troops('Eng A2')]).toEqual([{ archers: 2 }, { archers: 1, militia: 1 }]);
      expect(drowned(turn)).toEqual([]);
    });

    test('MD-6.57 with the Move-points that they have used', () => {
      const turn = play(
        settled({
          provinces: { Kent: { owner: 'Eng', harbour: true } },
          units: [
            army('Eng A1', 'Kent', { archers: 5 }),
            army('Eng A2', 'Kent', { militia: 1 }),
            fleet('Eng F1', 'Kent', { carrack: 2 }),
          ],
        }),
        { orders: { Eng: ['F1 LOAD A1'] } },
      );
      expect(turn.troops('Eng A2')).toEqual({ archers: 1, militia: 1 });
      expect(turn.unit('Eng A2').mpUsed).toBe(EXHAUSTED);
    });

    test('MD-6.57 or as a new army', () => {
      const turn = play(port('Eng', { archers: 3 }, { carrack: 1 }));
      expect(turn.troops('Eng A2')).toEqual({ archers: 1 });
      expect(turn.unit('Eng A2')).toMatchObject({ loadedOn: null, location: at('Kent') });
    });

    test('MD-6.57 where there is no permission they are lost', () => {
      expect(drowned(play(port('Nor', { archers: 3 }, { carrack: 1 })))).toEqual(['1 archers']);
    });

    test('MD-6.57 where all must leave, an army goes ashore as it is', () => {
      const turn = play(port('Eng', { archers: 3 }, { light_dromond: 1 }));
      expect(turn.journey('Eng A1')).toEqual(['1 put ashore in Kent']);
      expect(turn.unit('Eng A1')).toMatchObject({ loadedOn: null, commanders: [1] });
      expect(turn.troops('Eng A1')).toEqual({ archers: 3 });
    });
  });

  test('MD-6.59 ships may be transferred whatever becomes of the cargo', () => {
    const given = { provinces: { Kent: { owner: 'Eng', harbour: true } } } as const satisfies GivenPosition;
    const turn = play(
      settled({
        ...given,
        units: [aboard('Eng A1', { archers: 4 }), ships('Eng F1', { carrack: 2 }), ships('Eng F2', { carrack: 1 })],
      }),
      { orders: { Eng: ['F1 TRANSFER ALL TO F2'] } },
    );
    expect(turn.failures('Eng')).toEqual([]);
    expect(fleetOf(turn, 'Eng A1')).toBe('Eng F2');
  });
});
