import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import {
  army,
  fleet,
  type GivenPosition,
  type GivenTroops,
  type GivenUnit,
  garrison,
  troop,
  type UnitLabel,
  unit,
} from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

/** England pillages; its own Kent pays nothing, and it begins without gold. */
const pillage = (units: readonly GivenUnit[], lines: readonly string[], said: GivenPosition = {}): PlayedTurn =>
  play(
    fiveRealms({
      realms: { Eng: { treasury: 0 } },
      ...said,
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' }, ...said.provinces },
      units,
    }),
    { orders: { Eng: lines } },
  );
const looted = (turn: PlayedTurn): readonly (readonly [UnitLabel | number, number, number])[] =>
  turn.of('pillaged').map((event) => [event.unit, event.owner, event.gold]);
const rebels = (turn: PlayedTurn) => turn.state.units.filter(({ realm, stacks }) => realm === 99 && stacks.length > 0);
const A1 = (place: 'Wessex' | 'Kent' | 'Essex', troops: GivenTroops = { militia: 1 }): GivenUnit =>
  army('Eng A1', place, troops);

describe('section 11: pillage', () => {
  test('MD-11.31 armies and garrisons pillage the province they are in, fleets do not', () => {
    const turn = pillage(
      [A1('Wessex'), garrison('Eng', 'Kent', { militia: 1 }), fleet('Eng F1', 'Kent', { carrack: 3 })],
      ['A1 PILLAGE', 'G1 PILLAGE', 'F1 PILLAGE'],
      { provinces: { Wessex: { owner: 'Eng' }, Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } } },
    );
    expect(turn.of('pillaged').map((event) => [event.unit, event.province])).toEqual([
      [unit('Eng G1'), 1],
      [unit('Eng A1'), 3],
    ]);
    expect(turn.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual(['F1 PILLAGE wrong-unit-kind']);
  });

  test.each<[string, GivenPosition, number]>([
    ['own land', { provinces: { Wessex: { owner: 'Eng' } } }, 1],
    ['own land annexed to another', { provinces: { Wessex: { owner: 'Eng', annexedTo: 'Sco' } } }, 1],
    ['an enemy’s land, just conquered', { wars: ['Eng-Fra'], provinces: { Wessex: { owner: 'Fra' } } }, 1],
    ['a neutral’s land', { passage: ['Fra-Eng'], provinces: { Wessex: { owner: 'Fra' } } }, 2],
    ['an ally’s land', { alliances: ['Eng-Fra'], provinces: { Wessex: { owner: 'Fra' } } }, 2],
    ['independent land with permission', { provinces: { Wessex: { permitted: ['Eng'] } } }, 99],
  ])('MD-11.32 it does not matter whose it is: %s', (_, said, owner) => {
    expect(looted(pillage([A1('Wessex')], ['A1 PILLAGE'], said))).toEqual([[unit('Eng A1'), owner, 600]]);
  });

  test.each<[string, GivenTroops, number, boolean]>([
    ['one siege machine (5)', { siege_machine: 1 }, 0, false],
    ['two siege machines (10)', { siege_machine: 2 }, 0, true],
    ['one commander (5)', {}, 1, false],
    ['two commanders (10)', {}, 2, true],
    ['a machine and a commander (10)', { siege_machine: 1 }, 1, true],
    ['a peasant (13)', { peasant_rabble: 1 }, 0, true],
  ])('MD-11.33, MD-11.34 it takes a total combat of 10: %s', (_, troops, count, succeeds) => {
    const commanders = Array.from({ length: count }, () => ({ infantry: 50 }));
    const turn = pillage([army('Eng A1', 'Wessex', troops, { commanders })], ['A1 PILLAGE'], {
      provinces: { Wessex: { owner: 'Eng' } },
    });
    expect(turn.of('pillaged')).toHaveLength(succeeds ? 1 : 0);
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(succeeds ? [] : ['too-weak']);
  });

  test('MD-11.34 units cannot add up, and no leader or wall makes them stronger', () => {
    const provinces = { Wessex: { owner: 'Eng', fortLevel: 12 } } as const;
    const weak = { commanders: [{ infantry: 100, siege: 100 }] };
    const units = [
      army('Eng A1', 'Wessex', {}, weak),
      army('Eng A2', 'Wessex', {}, weak),
      garrison('Eng', 'Wessex', { siege_machine: 1 }),
    ];
    const turn = pillage(units, ['A1 PILLAGE', 'A2 PILLAGE', 'G3 PILLAGE'], { provinces });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['too-weak', 'too-weak', 'too-weak']);
  });

  test('MD-11.35 not by an army aboard', () => {
    const turn = pillage(
      [fleet('Eng F1', 'Kent', { carrack: 1 }), army('Eng A1', 'Kent', { militia: 1 }, { loadedOn: 'Eng F1' })],
      ['A1 PILLAGE'],
      { provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } } },
    );
    expect(turn.failures('Eng')).toEqual([{ order: 'A1 PILLAGE', code: 'is-loaded', step: 'M14', phase: 1 }]);
  });

  test('MD-11.35 not by an army without a Move-point; garrisons need none', () => {
    const turn = pillage(
      [A1('Kent'), garrison('Eng', 'Kent', { militia: 1 })],
      ['A1 MARCH Essex', 'A1 MARCH Kent', 'A1 PILLAGE'],
      { provinces: { Essex: { owner: 'Eng' } } },
    );
    expect(turn.failures('Eng')).toEqual([
      { order: 'A1 PILLAGE', code: 'not-enough-move-points', step: 'M14', phase: 2 },
    ]);
    const tired = garrison('Eng', 'Kent', { militia: 1 });
    expect(pillage([tired], ['G1 PILLAGE']).failures('Eng')).toEqual([]);
  });

  test('MD-11.35 an army that has pillaged is exhausted', () => {
    const turn = pillage([A1('Kent', { light_cavalry: 1 })], ['A1 PILLAGE', 'A1 MARCH Essex'], {
      provinces: { Essex: { owner: 'Eng' } },
    });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['not-enough-move-points']);
  });

  test('MD-11.35 not twice in a turn', () => {
    const units = [A1('Kent'), army('Eng A2', 'Kent', { militia: 1 })];
    const turn = pillage(units, ['A1 PILLAGE', 'A2 HOLD', 'A2 PILLAGE']);
    expect(turn.failures('Eng')).toEqual([{ order: 'A2 PILLAGE', code: 'already-pillaged', step: 'M14', phase: 2 }]);
  });

  test('MD-11.35 not where enemy troops are', () => {
    const units = [A1('Wessex', { wall: 1 }), army('Fra A1', 'Wessex', { wall: 1 })];
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        troops: [troop('wall', { combat: 10, hitPoints: 1_000_000 })],
        provinces: { Wessex: { owner: 'Eng' } },
        units,
      }),
      { orders: { Eng: ['A1 PILLAGE'] } },
    );
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['enemy-troops']);
  });

  test.each([
    [0, 10],
    [1, 8],
    [2, 6.5],
    [3, 5],
  ])('MD-11.36 it yields at once what the province yields: damage %i gives %d of 10', (damage, gold) => {
    const turn = pillage([A1('Kent', { peasant_rabble: 1 })], ['A1 PILLAGE', 'G1 RECRUIT 1 peasant_rabble'], {
      provinces: {
        Kent: { owner: 'Eng', annexedTo: 'Ind', damage, productionAreas: 2, buildList: ['peasant_rabble'] },
      },
    });
    expect(looted(turn)).toEqual([[unit('Eng A1'), 1, gold * 100]]);
    expect(turn.troops('Eng G1')).toEqual({ peasant_rabble: 1 });
  });

  test('MD-11.37, MD-11.38 every turn the damage rises and the yield falls', () => {
    const first = pillage([A1('Kent')], ['A1 PILLAGE']);
    const second = play(first.position, { orders: { Eng: ['A1 PILLAGE'] } });
    const third = play(second.position, { orders: { Eng: ['A1 PILLAGE'] } });
    const fourth = play(third.position, { orders: { Eng: ['A1 PILLAGE'] } });
    expect([first, second, third, fourth].map((turn) => looted(turn)[0]?.[2])).toEqual([600, 480, 390, 300]);
    expect([first, second, third, fourth].map((turn) => turn.province('Kent').damage)).toEqual([1, 2, 3, 3]);
    expect([fourth.province('Kent').owner, rebels(fourth)]).toEqual([1, []]);
  });

  test.each<[string, GivenTroops, GivenTroops, UnitLabel]>([
    ['the stronger', { militia: 1 }, { men_at_arms: 1 }, 'Eng A2'],
    ['of equals the first in canonical order', { militia: 1 }, { militia: 1 }, 'Eng A1'],
  ])('MD-11.39 of several in one phase %s succeeds', (_, one, two, winner) => {
    const turn = pillage([A1('Kent', one), army('Eng A2', 'Kent', two)], ['A2 PILLAGE', 'A1 PILLAGE']);
    expect(turn.of('pillaged').map((event) => event.unit)).toEqual([unit(winner)]);
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['outdone']);
    const [loser] = ['Eng A1', 'Eng A2'].filter((name) => name !== winner);
    expect(turn.unit(loser as UnitLabel).mpUsed).toBe(0);
  });

  test('MD-11.40 the owner still has their revenue, at the damage that it did', () => {
    const turn = play(
      fiveRealms({
        realms: { Fra: { treasury: 0 } },
        alliances: ['Eng-Fra'],
        provinces: { Paris: { owner: 'Fra', annexedTo: 'Ind' }, Wessex: { owner: 'Fra' } },
        units: [A1('Wessex')],
      }),
      { orders: { Eng: ['A1 PILLAGE'] } },
    );
    expect(turn.realm('Fra').treasury).toBe(480);
  });

  test('MD-11.41 it changes no relation, and the victim is told who did it', () => {
    const turn = pillage([A1('Wessex')], ['A1 PILLAGE'], {
      alliances: ['Eng-Fra'],
      provinces: { Wessex: { owner: 'Fra' } },
    });
    expect(turn.relation('Eng', 'Fra')).toBe('alliance');
    expect(turn.heard('Fra')).toContainEqual(
      expect.objectContaining({ kind: 'pillage-suffered', by: 1, province: 3, gold: 600 }),
    );
    expect(turn.heard('Sco').filter(({ kind }) => kind === 'pillage-suffered')).toEqual([]);
  });

  test('MD-11.42 a province can be pillaged and ceded in one turn, and no enemy forces arise', () => {
    const turn = pillage([A1('Wessex')], ['A1 PILLAGE', 'GIVE PROVINCE Wessex Ind'], {
      provinces: { Wessex: { owner: 'Eng', fortLevel: 1 } },
    });
    expect([turn.of('pillaged').length, turn.province('Wessex').owner]).toEqual([1, 99]);
    expect(rebels(turn)).toEqual([]);
  });
});
