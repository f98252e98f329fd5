import { describe, expect, test } from 'vitest';
import { codes, england, masons, order, TROOPS } from '../masons.ts';
import { army, at, fleet, type GivenPosition, type GivenProvince, garrison, troop } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

const costs = (turn: PlayedTurn): readonly number[] =>
  turn.events.flatMap((event) => ('cost' in event && 'province' in event ? [event.cost] : []));

describe('section 12: construction', () => {
  test.each<[string, string, number, number, GivenProvince]>([
    ['a fortification level 3', 'BUILD FORT', 3, 14, { fortLevel: 2 }],
    ['a harbour', 'BUILD HARBOUR', 5, 20, {}],
    ['a production area', 'BUILD PRODUCTION', 2, 10, {}],
    ['both production areas', 'BUILD PRODUCTION 2', 4, 20, {}],
  ])('MD-12.30, MD-12.33 %s: workers and gold', (_, words, workers, gold, kent) => {
    const purse = (treasury: number) => ({ realms: { Eng: { treasury } } });
    const built = order(england([masons(workers)], kent, purse(gold * 100)), `A1 ${words}`);
    expect([built.of('order-failed'), costs(built), built.realm('Eng').treasury]).toEqual([[], [gold * 100], 0]);
    const byGarrison = order(england([garrison('Eng', 'Kent', { mason: workers })], kent), `G1 ${words}`);
    expect(costs(byGarrison)).toEqual([gold * 100]);
    const few = order(england([masons(workers - 1)], kent), `A1 ${words}`);
    expect(costs(few)).not.toEqual([gold * 100]);
    const poor = order(england([masons(workers)], kent, purse(gold * 100 - 1)), `A1 ${words}`);
    expect(costs(poor)).not.toEqual([gold * 100]);
  });

  test('MD-12.30 fleets build nothing', () => {
    const ship = fleet('Eng F1', 'Kent', { carrack: 9 });
    expect(codes(order(england([ship], { harbour: true }), 'F1 BUILD FORT', 'F1 RAZE HARBOUR'))).toEqual([
      'wrong-unit-kind',
      'wrong-unit-kind',
    ]);
  });

  const essex = army('Eng A1', 'Essex', { mason: 9 });
  test.each<[string, GivenPosition, readonly string[], string]>([
    [
      'not on foreign land',
      england([essex], {}, { passage: ['Sco-Eng'], provinces: { Essex: { owner: 'Sco' } } }),
      [],
      'not-yours',
    ],
    [
      'not aboard',
      england([fleet('Eng F1', 'Kent', { carrack: 9 }), army('Eng A1', 'Kent', { mason: 9 }, { loadedOn: 'Eng F1' })], {
        harbour: true,
      }),
      [],
      'is-loaded',
    ],
    [
      'not after marching all day',
      england([masons(9)]),
      ['A1 MARCH Wessex', 'A1 MARCH Kent'],
      'not-enough-move-points',
    ],
    [
      'not where enemies stand',
      england([army('Eng A1', 'Kent', { wall: 9 }), army('Fra A1', 'Kent', { wall: 1 })], {}, { wars: ['Eng-Fra'] }),
      [],
      'enemy-troops',
    ],
    [
      'not without workers',
      england([masons(0), garrison('Eng', 'Kent', {}, { commanders: [{}] })]),
      ['G1 BUILD FORT'],
      'not-enough-workers',
    ],
  ])('MD-12.31 %s', (_, said, before, code) => {
    const lines = before.includes('G1 BUILD FORT') ? before : [...before, 'A1 BUILD FORT'];
    expect(codes(order(said, ...lines))).toEqual([code]);
  });

  test('MD-12.31 land conquered this turn and land that is not annexed can be built on', () => {
    const said = england([army('Eng A1', 'Kent', { knight: 2 })], {}, {});
    const troops = [...TROOPS, troop('knight', { move: 3, upkeep: 0 })];
    const turn = order({ ...said, troops }, 'A1 MARCH Essex', 'A1 BUILD FORT');
    expect([turn.province('Essex').owner, turn.province('Essex').fortLevel, turn.of('order-failed')]).toEqual([
      1,
      1,
      [],
    ]);
  });

  test('MD-12.32 a soldier works once a turn, and commanders are no workers', () => {
    const turn = order(
      england([army('Eng A1', 'Kent', { mason: 6 }, { commanders: [{}] })], { productionAreas: 1 }),
      'A1 BUILD HARBOUR',
      'A1 BUILD PRODUCTION',
      'A1 BUILD FORT',
      'A1 RAZE PRODUCTION',
    );
    expect(codes(turn)).toEqual(['not-enough-workers', 'not-enough-workers']);
    expect([turn.province('Kent').harbour, turn.province('Kent').fortLevel]).toEqual([true, 1]);
  });

  test('MD-12.32, MD-5.22 one army may do several works, though the first of them exhausts it', () => {
    const turn = order(
      england([masons(20)], { fortLevel: 1, productionAreas: 1 }),
      'A1 BUILD HARBOUR',
      'A1 BUILD PRODUCTION',
      'A1 BUILD FORT',
      'A1 RAZE FORT',
    );
    expect([turn.of('order-failed'), turn.unit('Eng A1').mpUsed]).toEqual([[], 99]);
    expect(turn.of('exhausted')).toHaveLength(1);
  });

  test.each<[string, GivenPosition, string, string]>([
    ['a harbour without a city', england([army('Eng A1', 'Wessex', { mason: 9 })]), 'BUILD HARBOUR', 'no-city'],
    [
      'a harbour without a coast',
      england([army('Eng A1', 'Mercia', { mason: 9 })], {}, { provinces: { Mercia: { owner: 'Eng' } } }),
      'BUILD HARBOUR',
      'no-coast',
    ],
    ['a second harbour', england([masons(9)], { harbour: true }), 'BUILD HARBOUR', 'has-harbour'],
    [
      'more production than there are slots',
      england([masons(9)], { productionAreas: 2 }),
      'BUILD PRODUCTION',
      'no-slot',
    ],
    ['a thirteenth level', england([masons(20)], { fortLevel: 12 }), 'BUILD FORT', 'highest-fort'],
  ])('MD-12.33 not %s', (_, said, words, code) => {
    expect(codes(order(said, `A1 ${words}`))).toEqual([code]);
  });

  test.each<[string, number, number, number, string]>([
    ['workers', 3, 10_000, 1, 'workers'],
    ['gold', 9, 1999, 1, 'gold'],
    ['slots', 9, 10_000, 2, 'slots'],
  ])(
    'MD-12.33, MD-15.46 several production areas in one turn, as many as %s allow',
    (_, count, treasury, built, short) => {
      const turn = order(england([masons(count)], {}, { realms: { Eng: { treasury } } }), 'A1 BUILD PRODUCTION 3');
      expect(turn.province('Kent').productionAreas).toBe(built);
      expect(turn.of('production-short').map((event) => [event.wanted, event.built, event.short])).toEqual([
        [3, built, short],
      ]);
    },
  );

  test('MD-12.34 at most one fortification level for each province and turn', () => {
    const turn = order(england([masons(9), garrison('Eng', 'Kent', { mason: 9 })]), 'A1 BUILD FORT', 'G1 BUILD FORT');
    expect([turn.province('Kent').fortLevel, codes(turn)]).toEqual([1, ['one-level-a-turn']]);
  });

  test('MD-12.35 the first walls of a province without a city bring an empty garrison', () => {
    const turn = order(england([army('Eng A1', 'Wessex', { mason: 1 })]), 'A1 BUILD FORT');
    expect([turn.troops('Eng G3'), turn.unit('Eng G3').name]).toEqual([{}, 'Garrison of Wessex']);
  });

  test('MD-12.35 when the last walls fall the garrison becomes an army', () => {
    const walled = { provinces: { Wessex: { owner: 'Eng', annexedTo: 'Ind', fortLevel: 1 } } } as const;
    const behind = garrison('Eng', 'Wessex', { mason: 3 }, { commanders: [{}] });
    const turn = order(england([behind], {}, walled), 'G3 RAZE FORT');
    expect([turn.exists('Eng G3'), turn.troops('Eng A1'), turn.unit('Eng A1').leader]).toEqual([
      false,
      { mason: 3 },
      1,
    ]);
    const inCity = order(england([garrison('Eng', 'Kent', { mason: 3 })], { fortLevel: 1 }), 'G1 RAZE FORT');
    expect(inCity.troops('Eng G1')).toEqual({ mason: 3 });
  });

  test('MD-12.36 a harbour of this turn serves for ships from the next', () => {
    const said = england([masons(5)], { buildList: ['carrack'] });
    const first = order(said, 'G1 BUILD SHIPS 1 carrack', 'A1 BUILD HARBOUR');
    expect([codes(first), first.province('Kent').harbour]).toEqual([['no-harbour'], true]);
    expect(play(first.position, { orders: { Eng: ['G1 BUILD SHIPS 1 carrack'] } }).troops('Eng G1')).toEqual({
      carrack: 1,
    });
  });

  test('MD-12.65 who was recruited this turn does not work yet', () => {
    const said = england([garrison('Eng', 'Kent', { mason: 1 })], { fortLevel: 1, buildList: ['militia'] });
    const turn = order(said, 'G1 RECRUIT 5 militia', 'G1 BUILD FORT', 'G1 RAZE FORT');
    expect(turn.failures('Eng').map(({ order: failed, code }) => `${failed} ${code}`)).toEqual([
      'G1 BUILD_FORT not-enough-workers',
    ]);
    expect(play(turn.position, { orders: { Eng: ['G1 BUILD HARBOUR'] } }).of('harbour-built')).toHaveLength(1);
  });

  test('MD-12.66 an army builds where it stands at F8', () => {
    const troops = [...TROOPS, troop('knight', { move: 3, upkeep: 0 })];
    const said = { ...england([army('Eng A1', 'Kent', { knight: 2 })]), troops };
    const turn = order(said, 'A1 BUILD FORT', 'A1 MARCH Wessex');
    expect(turn.of('fort-built').map(({ province }) => province)).toEqual([at('Wessex')]);
  });
});
