import { describe, expect, test } from 'vitest';
import { getUnit } from '../../src/rules/find.ts';
import { loadOf } from '../../src/rules/loading.ts';
import { storageOf, weightOf } from '../../src/rules/troops.ts';
import { EXHAUSTED } from '../../src/words.ts';
import { army, at, fleet, type GivenPosition, type GivenTroops, type GivenUnit, position, unit } from '../position.ts';
import { SMALL_SETTING } from '../small-world.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn, realm: 'Eng' | 'Nor' = 'Eng'): readonly string[] =>
  turn.failures(realm).map(({ code }) => code);
const shore = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({
    ...said,
    provinces: { Kent: { owner: 'Eng' }, Wessex: { owner: 'Eng' }, Essex: { owner: 'Eng' }, ...said.provinces },
    units,
  });
const stacksOf = (troops: GivenTroops) =>
  getUnit(position({ units: [army('Eng A1', 'Kent', troops)] }).state, unit('Eng A1')).stacks;

describe('section 6a: weight and storage', () => {
  test.each([
    [{ archers: 1 }, 1],
    [{ peasant_rabble: 2 }, 2],
    [{ light_cavalry: 1 }, 2],
    [{ mounted_infantry: 1 }, 2],
    [{ siege_machine: 1 }, 2],
    [{ carrack: 3 }, 0],
  ])('MD-6.1 %j weighs %i', (troops, weight) => {
    expect(weightOf(SMALL_SETTING, stacksOf(troops))).toBe(weight);
  });

  test('MD-6.1 commanders weigh nothing', () => {
    const turn = play(
      shore(
        {},
        army('Eng A1', 'Kent', { archers: 2 }, { commanders: [{}, {}, {}] }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
      ),
      {
        orders: { Eng: ['F1 LOAD A1'] },
      },
    );
    expect(loadOf(SMALL_SETTING, turn.state, turn.unit('Eng F1'))).toBe(2);
  });

  const host = { heavy_cavalry: 2, heavy_infantry: 5, archers: 2, siege_machine: 2 };
  test.each([
    [{ carrack: 7, bergantina: 1 }, 0],
    [{ carrack: 7 }, 1],
  ])('MD-6.2 the army of the FAQ weighs 15: aboard %j, %i go overboard', (ships, lost) => {
    const turn = play(shore({}, army('Eng A1', 'Kent', host), fleet('Eng F1', 'Channel', ships)), {
      orders: { Eng: ['F1 LOAD A1'] },
    });
    expect(weightOf(SMALL_SETTING, stacksOf(host))).toBe(15);
    expect(turn.of('troops-gone').flatMap(({ troops }) => troops.map(({ count }) => count))).toEqual(
      lost ? [lost] : [],
    );
  });

  test('MD-6.3 storage is the sum over the ships, load the weight of all armies aboard', () => {
    const { setting, state } = shore(
      {},
      army('Eng A1', 'Channel', { archers: 2 }, { loadedOn: 'Eng F1' }),
      army('Nor A1', 'Channel', { nomads: 1 }, { loadedOn: 'Eng F1' }),
      army('Eng A2', 'Channel', { archers: 9 }, { loadedOn: 'Eng F2' }),
      fleet('Eng F1', 'Channel', { carrack: 2, bergantina: 3, light_dromond: 4 }),
      fleet('Eng F2', 'Channel', { carrack: 9 }),
    );
    const ships = getUnit(state, unit('Eng F1'));
    expect(storageOf(setting, ships.stacks)).toBe(7);
    expect(loadOf(setting, state, ships)).toBe(4);
  });

  test.each([
    ['royal_galleon', 2],
    ['trading_cog', 0],
  ])('MD-6.4 a %s carries two foot soldiers in all, of whom %i can be marines', (ship, marines) => {
    const turn = play(
      shore(
        { wars: ['Eng-Fra'] },
        army('Eng A1', 'Kent', { archers: 2 }),
        army('Eng A2', 'Kent', { archers: 1 }),
        fleet('Eng F1', 'North Sea', { [ship]: 1 }),
        fleet('Eng F2', 'Channel', { [ship]: 1 }),
        fleet('Fra F1', 'Channel', { trading_cog: 1 }),
      ),
      { orders: { Eng: ['F2 LOAD A1', 'F2 LOAD A2'] } },
    );
    expect(codes(turn)).toEqual(['too-heavy']);
    const first = turn.of('battle-fought')[0]?.battle.rounds[0]?.blows ?? [];
    const strikers = first.filter((blow) => blow.unit === unit('Eng A1')).reduce((sum, { count }) => sum + count, 0);
    expect(strikers).toBe(marines);
  });
});

describe('section 6b: boarding foreign fleets', () => {
  const guest = army('Nor A1', 'Kent', { archers: 2 });
  const ship = fleet('Eng F1', 'Channel', { carrack: 2 });
  const LOAD = 'F1 LOAD A1 OF Nor';

  test('MD-6.5 a foreign fleet loads only an army that boards for its realm', () => {
    expect(codes(play(shore({}, guest, ship), { orders: { Eng: [LOAD] } }))).toEqual(['not-boarded']);
    const other = play(shore({}, guest, ship), { orders: { Eng: [LOAD], Nor: ['A1 BOARD Fra'] } });
    expect(codes(other)).toEqual(['not-boarded']);
    const right = play(shore({}, guest, ship), { orders: { Eng: [LOAD], Nor: ['A1 BOARD Eng'] } });
    expect(right.journey('Nor A1')).toEqual(['1 boarding', '1 loaded']);
  });

  test('MD-6.6 the army of the fleet’s own realm needs no order at all', () => {
    const turn = play(shore({}, army('Eng A1', 'Kent', { archers: 1 }), ship), { orders: { Eng: ['F1 LOAD A1'] } });
    expect(turn.journey('Eng A1')).toEqual(['1 loaded']);
  });

  test('MD-6.7 BOARD loads nothing, exhausts the army, and holds for any fleet of the realm for the rest of the turn', () => {
    const alone = play(shore({}, guest, ship), { orders: { Nor: ['A1 BOARD Eng', 'A1 MARCH Essex'] } });
    expect(alone.unit('Nor A1')).toMatchObject({ loadedOn: null, mpUsed: EXHAUSTED, location: at('Kent') });
    expect(codes(alone, 'Nor')).toEqual(['no-permission']);
    const later = play(shore({}, guest, ship, fleet('Eng F2', 'Biscay', { carrack: 1 })), {
      orders: { Eng: ['F2 SAIL Channel', 'F2 LOAD A1 OF Nor'], Nor: ['A1 BOARD Eng'] },
    });
    expect(later.journey('Nor A1')).toEqual(['1 boarding', '2 loaded']);
    const next = play(alone.position, { orders: { Eng: [LOAD] } });
    expect(codes(next)).toEqual(['not-boarded']);
  });

  test.each([
    ['it is aboard already', 'A2 BOARD Eng', 'is-loaded', {}],
    ['its realm is at war with the other', 'A1 BOARD Wal', 'enemy', { wars: ['Nor-Wal'] }],
    ['it names its own realm', 'A1 BOARD Nor', 'oneself', {}],
  ] as const satisfies readonly [string, string, string, GivenPosition][])(
    'MD-6.8 an army cannot board when %s',
    (_why, order, code, said) => {
      const aboard = army('Nor A2', 'Channel', { archers: 1 }, { loadedOn: 'Nor F1' });
      const given = shore(said, guest, aboard, fleet('Nor F1', 'Channel', { carrack: 1 }));
      expect(codes(play(given, { orders: { Nor: [order] } }), 'Nor')).toEqual([code]);
    },
  );

  test('MD-6.8 nor for the independents or for nobody, nor without a Move-point', () => {
    const board = (realm: string) => ({ unit: 'A1', verb: 'BOARD', args: { realm } }) as const;
    const strange = play(shore({}, guest), { orders: { Nor: [board('IND'), board('Xyz')] } });
    expect(codes(strange, 'Nor')).toEqual(['independents', 'unknown-realm']);
    expect(strange.unit('Nor A1').mpUsed).toBe(0);
    const tired = play(shore({ passage: ['Eng-Nor'] }, guest), {
      orders: { Nor: ['A1 MARCH Essex', 'A1 MARCH Kent', 'A1 BOARD Eng'] },
    });
    expect(codes(tired, 'Nor')).toEqual(['not-enough-move-points']);
  });
});

describe('section 6c: loading', () => {
  const ship = fleet('Eng F1', 'Channel', { carrack: 2 });

  test.each([
    ['from a sea that touches the province', 'Channel', 'Kent', []],
    ['at anchor in the same province', 'Kent', 'Kent', []],
    ['from a sea that does not touch it', 'Biscay', 'Kent', ['army-out-of-reach']],
    ['from across a reef', 'Channel', 'Picardy', ['army-out-of-reach']],
    ['at anchor in another province', 'Wessex', 'Kent', ['army-out-of-reach']],
  ] as const)('MD-6.9 loading %s', (_how, sea, place, failures) => {
    const harbours = { Kent: { owner: 'Eng', harbour: true }, Wessex: { owner: 'Eng', harbour: true } } as const;
    const given = shore(
      { provinces: harbours },
      army('Eng A1', place, { archers: 1 }),
      fleet('Eng F1', sea, { carrack: 1 }),
    );
    const turn = play(given, { orders: { Eng: ['F1 LOAD A1'] } });
    expect(codes(turn)).toEqual(failures);
    expect(turn.unit('Eng A1').loadedOn).toBe(failures.length === 0 ? unit('Eng F1') : null);
  });

  test('MD-6.9 an army that is aboard cannot be loaded, nor an enemy that has boarded, nor a fleet', () => {
    const aboard = army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F2' });
    const given = shore(
      {},
      aboard,
      army('Nor A1', 'Kent', { archers: 1 }),
      ship,
      fleet('Eng F2', 'Channel', { carrack: 1 }),
    );
    expect(codes(play(given, { orders: { Eng: ['F1 LOAD A1'] } }))).toEqual(['is-loaded']);
    const enemy = play(shore({ wars: ['Eng-Nor'] }, army('Nor A1', 'Kent', { archers: 1 }), ship), {
      orders: { Eng: ['F1 LOAD A1 OF Nor'] },
    });
    expect(codes(enemy)).toEqual(['enemy']);
    expect(codes(play(given, { orders: { Eng: ['F1 LOAD F2'] } }))).toEqual(['unknown-unit']);
  });

  test('MD-6.10 no harbour is needed', () => {
    const turn = play(shore({}, army('Eng A1', 'Kent', { archers: 1 }), ship), {
      orders: { Eng: ['F1 LOAD A1', 'F1 UNLOAD A1 Wessex'] },
    });
    expect([turn.province('Kent').harbour, turn.province('Wessex').harbour]).toEqual([false, false]);
    expect(turn.whereIs('Eng A1')).toBe('Wessex');
  });

  test.each([
    [{ carrack: 2 }, 4, [], 0],
    [{ carrack: 2 }, 5, [], 1],
    [{ carrack: 2 }, 6, ['too-heavy'], 0],
    [{ carrack: 5 }, 14, [], 4],
    [{ carrack: 5 }, 15, ['too-heavy'], 0],
    [{ light_dromond: 9 }, 1, ['too-heavy'], 0],
  ])('MD-6.11 MD-6.12 %j take %i foot soldiers: %j, and %i go overboard', (ships, count, failures, lost) => {
    const given = shore({}, army('Eng A1', 'Kent', { archers: count }), fleet('Eng F1', 'Channel', ships));
    const turn = play(given, { orders: { Eng: ['F1 LOAD A1'] } });
    expect(codes(turn)).toEqual(failures);
    expect(turn.troops('Eng A1')).toEqual({ archers: count - lost });
  });

  test('MD-6.12 the test counts what is aboard already', () => {
    const given = shore({}, army('Eng A1', 'Kent', { archers: 3 }), army('Eng A2', 'Kent', { archers: 3 }), ship);
    const turn = play(given, { orders: { Eng: ['F1 LOAD A1', 'F1 LOAD A2'] } });
    expect(turn.of('order-failed')).toMatchObject([{ reason: { code: 'too-heavy', army: 'A2', load: 6, storage: 4 } }]);
    expect([turn.unit('Eng A1').loadedOn, turn.unit('Eng A2').loadedOn]).toEqual([unit('Eng F1'), null]);
  });

  test('MD-6.13 a loaded army moves with the fleet, and its own moves are over', () => {
    const turn = play(shore({}, army('Eng A1', 'Kent', { nomads: 1 }), ship), {
      orders: { Eng: ['A1 HOLD', 'A1 MARCH Essex', 'F1 LOAD A1', 'F1 SAIL Biscay'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 loaded']);
    expect(turn.unit('Eng A1')).toMatchObject({ location: at('Biscay'), mpUsed: EXHAUSTED });
    expect(turn.of('plan-cancelled')).toMatchObject([{ why: 'loaded', orders: [{ verb: 'HOLD' }, { verb: 'MARCH' }] }]);
    expect(turn.unit('Eng F1').mpUsed).toBe(1);
  });

  test('MD-6.14 loading needs no Move-points of the army, which may have marched before', () => {
    const turn = play(shore({}, army('Eng A1', 'Kent', { archers: 1 }), ship), {
      orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Kent', 'F1 HOLD', 'F1 HOLD', 'F1 LOAD A1'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wessex', '2 marched to Kent', '3 loaded']);
  });

  test('MD-6.15 a fleet can load several armies in one phase', () => {
    const armies = ['A1', 'A2', 'A3'].map((name) => army(`Eng ${name}` as 'Eng A1', 'Kent', { archers: 1 }));
    const turn = play(shore({}, ...armies, ship), { orders: { Eng: ['F1 LOAD A3', 'F1 LOAD A1', 'F1 LOAD A2'] } });
    expect(turn.of('loaded')).toHaveLength(3);
    expect(turn.phases).toBe(2);
  });

  test('MD-6.16 an army that has retreated this turn cannot be loaded', () => {
    const turn = play(
      shore(
        { wars: ['Eng-Fra'], provinces: { Essex: { owner: 'Ind' } } },
        army('Eng A1', 'Wessex', { heavy_infantry: { 2: 5 } }, { retreatLevel: 1 }),
        army('Fra A1', 'Wessex', { peasant_rabble: 1 }),
        ship,
      ),
      { orders: { Eng: ['F1 HOLD', 'F1 LOAD A1'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 fought at Wessex']);
    expect(turn.whereIs('Eng A1')).toBe('Kent');
    expect(codes(turn)).toEqual(['retreated']);
  });
});
