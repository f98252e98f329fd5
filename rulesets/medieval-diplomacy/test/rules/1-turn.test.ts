import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { FINAL_EVENTS, FIRST_EVENTS, MOVEMENT_EVENTS, PHASES } from '../../src/phases.ts';
import { seasonOf } from '../../src/rules/calendar.ts';
import { army, at, fleet, garrison } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

/** The kinds of events that happened, each once, in the order of their first. */
const kindsOf = ({ events }: PlayedTurn): readonly Event['kind'][] => [...new Set(events.map(({ kind }) => kind))];

/** The named kinds, in the order in which they first happened. */
const orderOf = (turn: PlayedTurn, ...kinds: readonly Event['kind'][]): readonly Event['kind'][] =>
  kindsOf(turn).filter((kind) => kinds.includes(kind));

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

  test('MD-1.4 the ten steps of the first events, in this order', () => {
    expect(FIRST_EVENTS.map(({ name }) => name)).toEqual([
      'E1 War declared',
      'E2 Acceptance changed',
      'E3 Passage rights changed',
      'E4 Special permission changed',
      'E5 New armies formed',
      'E6 New fleets formed',
      'E7 Administrative actions',
      'E8 Same-location transfers',
      'E9 Troops reassigned to ranks',
      'E10 Disbanding and salvaging',
    ]);
  });

  test('MD-1.4 they happen in this order, whatever the order of the lines', () => {
    const turn = play(
      settled({
        provinces: { Kent: { owner: 'Eng', harbour: true } },
        units: [garrison('Eng', 'Kent', { archers: 9, carrack: 1 }, { commanders: [{}] })],
      }),
      {
        orders: {
          Eng: [
            'G1 DISBAND 1 archers',
            'G1 RANK archers 3 0 0 0 0',
            'G1 TRANSFER 4 archers TO A1',
            'G1 NAME "The Tower"',
            'G1 FORM FLEET',
            'G1 FORM ARMY',
            'GRANT PERMISSION Kent Nor',
            'GRANT PASSAGE Wal',
            'REFUSE GIFTS Wal',
            'DECLARE WAR Fra',
          ],
        },
      },
    );
    const steps = [
      'war-declared',
      'acceptance-set',
      'passage-set',
      'permission-set',
      'unit-formed',
      'unit-named',
      'transferred',
      'ranks-set',
      'troops-gone',
    ] as const;
    expect(orderOf(turn, ...steps)).toEqual(steps);
    expect(turn.of('unit-formed').map(({ unit }) => unit)).toEqual([turn.unit('Eng A1').id, 100_000 + 10_000 + 1]);
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-1.5 the steps of the movement events, in this order', () => {
    expect(MOVEMENT_EVENTS.map(({ step, name }) => `${step} ${name}`)).toEqual([
      'M1 Transfers',
      'M2 Armies prepare to board foreign fleets',
      'M3 Fleets load armies',
      'M4 Fleets set sail',
      'M5 Homeless fleets depart',
      'M6 Sea battles',
      'M7 Fleet storage checked',
      'M8 Armies unloaded',
      'M9 Armies march',
      'M10 Defend option changed',
      'M11 Cross-border battles',
      'M12 Land battles',
      'M13 Province ownership changes',
      'M14 Provinces pillaged',
    ]);
  });

  test('MD-1.5 they happen in this order in a phase', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: {
          Essex: { owner: 'Eng' },
          Wessex: { owner: 'Eng', harbour: true },
          Artois: { owner: 'Fra' },
          Picardy: { owner: 'Fra' },
        },
        units: [
          garrison('Eng', 'Kent', { archers: 3 }),
          army('Eng A1', 'Kent', { archers: 3 }),
          army('Eng A2', 'Wessex', { heavy_cavalry: 2 }),
          army('Eng A3', 'Essex', { archers: 1 }),
          army('Nor A1', 'Wessex', { archers: 2 }),
          army('Eng A4', 'Biscay', { archers: 5 }, { loadedOn: 'Eng F2' }),
          army('Eng A5', 'Mercia', { archers: 3 }),
          army('Fra A5', 'York', { archers: 3 }),
          garrison('Fra', 'Artois', { militia: 1 }),
          fleet('Eng F1', 'Wessex', { carrack: 4 }),
          fleet('Eng F2', 'Biscay', { carrack: 2 }),
          fleet('Fra F1', 'Channel', { trading_cog: 1 }),
          fleet('Nor F1', 'Ulster', { trading_cog: 1 }),
        ],
      }),
      {
        orders: {
          Eng: [
            'A3 DEFEND OFF',
            'A3 MARCH Kent',
            'G1 TRANSFER 1 archers TO A3',
            'F1 LOAD A2',
            'F1 LOAD A1 OF Nor',
            'F1 SAIL Channel',
            'F1 UNLOAD A2 Artois',
            'A1 PILLAGE',
            'A5 MARCH York',
          ],
          Fra: ['A5 MARCH Mercia'],
          Nor: ['A1 BOARD Eng'],
        },
        dice: { 'landing@Artois': [] },
      },
    );
    const steps = [
      'boarding',
      'loaded',
      'sailed',
      'fled',
      'battle-fought',
      'troops-gone',
      'unloaded',
      'marched',
      'defend-set',
      'province-taken',
      'pillaged',
    ] as const;
    expect(orderOf(turn, ...steps)).toEqual(steps);
    expect(turn.of('battle-fought').map(({ battle }) => battle.kind)).toEqual(['sea', 'border', 'land']);
  });

  test('MD-1.6 the twenty steps of the final events, in this order', () => {
    expect(FINAL_EVENTS.map(({ name }) => name)).toEqual([
      'F1 Province damage increases',
      'F2 Gold sent',
      'F3 Upkeep paid',
      'F4 Troops built',
      'F5 Commanders hired',
      'F6 Provinces annexed',
      'F7 Annexation declines',
      'F8 Construction',
      'F9 Gold decay',
      'F10 Structures razed',
      'F11 Revenue gained',
      'F12 Provinces gifted',
      'F13 Proclamation income',
      'F14 Damage repaired',
      'F15 Peace established',
      'F16 Alliances cancelled',
      'F17 Alliances formed',
      'F18 Realm limits checked',
      'F19 Defeated realms removed',
      'F20 Turn complete',
    ]);
  });

  test('MD-1.6 they happen in this order, whatever the order of the lines', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        alliances: ['Eng-Wal'],
        provinces: {
          Kent: { owner: 'Eng', buildList: ['archers'], productionAreas: 1 },
          Essex: { owner: 'Eng', annexedTo: 'Ind' },
          Mercia: { owner: 'Eng', damage: 2 },
          Picardy: { owner: 'Fra' },
        },
        units: [
          garrison('Eng', 'Kent', { archers: 9 }),
          garrison('Eng', 'Mercia', { archers: 2 }),
          army('Eng A1', 'Picardy', { archers: 1 }),
        ],
      }),
      {
        orders: {
          Eng: [
            'OFFER ALLIANCE Sco',
            'CANCEL ALLIANCE Wal',
            'OFFER PEACE Fra',
            'PROCLAIM "Hear ye that England is at peace with everybody"',
            'GIVE PROVINCE Essex Nor',
            'G1 RAZE production',
            'G1 BUILD FORT',
            'ANNEX Essex',
            'G1 HIRE COMMANDER',
            'G1 RECRUIT 1 archers',
            'SEND GOLD Wal 10',
            'A1 PILLAGE',
          ],
          Fra: ['OFFER PEACE Eng'],
          Sco: ['OFFER ALLIANCE Eng'],
        },
      },
    );
    const steps = [
      'damage-rose',
      'gold-sent',
      'gold-received',
      'upkeep-paid',
      'recruited',
      'commander-hired',
      'annexed',
      'fort-built',
      'gold-decayed',
      'razed',
      'revenue-gained',
      'province-given',
      'proclaimed',
      'damage-mended',
      'peace-made',
      'alliance-cancelled',
      'alliance-formed',
      'turn-ended',
    ] as const;
    expect(orderOf(turn, ...steps)).toEqual(steps);
    expect(turn.failures('Eng')).toEqual([]);
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
