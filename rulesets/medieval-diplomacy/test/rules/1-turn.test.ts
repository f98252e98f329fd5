import { describe, expect, test } from 'vitest';
import { FINAL_EVENTS, FIRST_EVENTS, PHASES } from '../../src/phases.ts';
import { seasonOf } from '../../src/rules/calendar.ts';
import { army, at, garrison } from '../position.ts';
import { play, settled } from '../turn.ts';

describe('section 1a: the stages of a turn', () => {
  test('MD-1.1 the orders of all realms are carried out together', () => {
    const turn = play(
      settled({
        provinces: { Mercia: { owner: 'Eng' }, York: { owner: 'Sco' } },
        passage: ['Eng-Sco', 'Sco-Eng'],
        units: [army('Eng A1', 'Mercia', { archers: 1 }), army('Sco A1', 'York', { archers: 1 })],
      }),
      { orders: { Eng: ['A1 MARCH York'], Sco: ['A1 MARCH Mercia'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 marched to York']);
    expect(turn.journey('Sco A1')).toEqual(['1 marched to Mercia']);
    expect(turn.of('turn-ended')).toHaveLength(1);
  });

  test.each([
    [1, 'Spring', 1320],
    [2, 'Summer', 1320],
    [3, 'Autumn', 1320],
    [4, 'Winter', 1320],
    [5, 'Spring', 1321],
    [80, 'Winter', 1339],
  ] as const)('MD-1.2 turn %i is %s %i', (turn, season, year) => {
    expect(seasonOf({ startSeason: 'Spring', startYear: 1320 }, turn)).toEqual({ season, year });
  });

  test('MD-1.2 the turn counts on when it is over', () => {
    expect(play(settled({ turn: 4 })).state.turn).toBe(5);
  });

  test('MD-1.3 first events, then movement events, then final events', () => {
    const names = PHASES.map(({ name }) => name);
    const first = FIRST_EVENTS.map(({ name }) => names.indexOf(name));
    const final = FINAL_EVENTS.map(({ name }) => names.indexOf(name));
    const movement = names.indexOf('Movement Events');
    expect(first.every((place) => place >= 0 && place < movement)).toBe(true);
    expect(final.every((place) => place > movement)).toBe(true);
    expect(names.filter((name) => name === 'Movement Events')).toHaveLength(1);
  });

  test('MD-1.7 however many phases there are, first and final events happen once', () => {
    const turn = play(
      settled({
        provinces: { Essex: { owner: 'Eng' } },
        units: [garrison('Eng', 'Kent', { archers: 2 }), army('Eng A1', 'Kent', { nomads: 1 })],
      }),
      {
        orders: {
          Eng: ['A1 MARCH Essex', 'A1 MARCH Kent', 'A1 MARCH Essex', 'G1 FORM ARMY', 'G1 DISBAND 1 archers'],
        },
      },
    );
    expect(turn.of('phase-began').map(({ phase }) => phase)).toEqual([1, 2, 3, 4]);
    expect(turn.of('unit-formed')).toHaveLength(1);
    expect(turn.of('troops-gone')).toHaveLength(1);
    expect(turn.of('upkeep-paid').filter(({ realm }) => realm === 1)).toHaveLength(1);
    expect(turn.of('revenue-gained').filter(({ realm }) => realm === 1)).toHaveLength(1);
  });

  test('MD-1.8 war can be declared on a realm that is attacked in the same turn', () => {
    const turn = play(
      settled({
        provinces: { Wessex: { owner: 'Wal' } },
        units: [army('Eng A1', 'Kent', { archers: 5 }), army('Wal A1', 'Wessex', { militia: 1 })],
      }),
      { orders: { Eng: ['A1 MARCH Wessex', 'DECLARE WAR Wal'] } },
    );
    expect(turn.of('battle-fought').map(({ battle }) => battle.place)).toEqual([at('Wessex')]);
    expect(turn.failures('Eng')).toEqual([]);
  });

  describe('MD-1.9 after a declaration of war', () => {
    const guest = settled({
      passage: ['Eng-Fra'],
      units: [army('Fra A1', 'Kent', { militia: 1 }), army('Eng A1', 'Kent', { archers: 5 })],
    });

    test('MD-1.9 troops near the enemy may march away in phase 1 before any battle', () => {
      const turn = play(guest, { orders: { Eng: ['DECLARE WAR Fra'], Fra: ['A1 MARCH Essex'] } });
      expect(turn.of('battle-fought')).toEqual([]);
      expect(turn.whereIs('Fra A1')).toBe('Essex');
    });

    test('MD-1.9 and if they stay, they fight in phase 1', () => {
      const turn = play(guest, { orders: { Eng: ['DECLARE WAR Fra'] } });
      expect(turn.journey('Fra A1')).toEqual(['1 fought at Kent']);
    });
  });

  test('MD-1.10 troops ordered this turn take no part in battles of this turn', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra', buildList: ['archers'] } },
        units: [army('Eng A1', 'Picardy', { archers: 1 })],
      }),
      { orders: { Eng: ['A1 MARCH Artois'], Fra: ['G8 RECRUIT 1 archers'] } },
    );
    expect(turn.of('battle-fought')).toEqual([]);
    expect(turn.province('Artois').owner).toBe(1);
    expect(turn.of('recruited')).toEqual([]);
  });

  test('MD-1.22 a realm without orders pays upkeep, collects revenue, and defends its lands', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra' } },
        units: [
          garrison('Fra', 'Artois', { archers: 2 }),
          army('Fra A1', 'Paris', { archers: 1 }),
          army('Eng A1', 'Picardy', { peasant_rabble: 1 }),
        ],
      }),
      { orders: { Eng: ['A1 MARCH Artois'] }, silent: ['Fra'] },
    );
    expect(turn.of('battle-fought').map(({ battle }) => battle.place)).toEqual([at('Artois')]);
    expect(turn.of('upkeep-paid').find(({ realm }) => realm === 2)).toMatchObject({ paid: 90, due: 90 });
    expect(
      turn
        .of('revenue-gained')
        .find(({ realm }) => realm === 2)
        ?.from.map(({ province }) => province),
    ).toEqual([at('Artois'), at('Paris')]);
    expect(turn.journey('Fra A1')).toEqual([]);
  });
});
