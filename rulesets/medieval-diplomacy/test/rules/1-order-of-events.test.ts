import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { FINAL_EVENTS, FIRST_EVENTS, MOVEMENT_EVENTS } from '../../src/phases.ts';
import { army, fleet, garrison, unit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

/** The kinds of events that happened, each once, in the order of their first. */
const kindsOf = ({ events }: PlayedTurn): readonly Event['kind'][] => [...new Set(events.map(({ kind }) => kind))];

/** The named kinds, in the order in which they first happened. */
const orderOf = (turn: PlayedTurn, ...kinds: readonly Event['kind'][]): readonly Event['kind'][] =>
  kindsOf(turn).filter((kind) => kinds.includes(kind));

describe('section 1b: the order of events', () => {
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
    expect(turn.of('unit-formed').map(({ unit }) => unit)).toEqual([unit('Eng A1'), unit('Eng F1')]);
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
});
