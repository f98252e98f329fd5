import { isPublicLabel } from '@chancery/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAWS } from '../../src/cases/names.ts';
import type { Event } from '../../src/events.ts';
import { medievalDiplomacy } from '../../src/index.ts';
import { fightNext } from '../battle.ts';
import { ARCHERS, ENG, FRA, KENT, NEIGHBOURS, SAID } from '../neighbours.ts';
import { army, at, fleet, garrison, position, type TestPosition, unit } from '../position.ts';
import { typeOf } from '../provinces.ts';
import { heardAs, heardBy, newsOf } from '../tellings.ts';
import { play } from '../turn.ts';

const heard = (event: Event, at_: TestPosition = NEIGHBOURS): ReturnType<typeof heardBy> => heardBy(at_, event);

describe('MD-16.24 battles', () => {
  const field = position({
    wars: ['Eng-Fra'],
    provinces: { Wessex: { owner: 'Sco' } },
    units: [
      army(
        'Eng A2',
        'Wessex',
        { heavy_cavalry: { 2: 3 } },
        { retreatLevel: 4, commanders: [{ name: 'Roger', cavalry: 40 }] },
      ),
      army('Fra A5', 'Wessex', { militia: 1 }),
    ],
  });
  let fought: Event;
  beforeAll(() => {
    const { record } = fightNext(field, 'land', { attack: 'hhhhhhm m  hhhhhhm m', experience: [3] });
    fought = { kind: 'battle-fought', rule: 'MD-8.76', battle: record };
  });

  test('MD-16.24 the full report goes to the participants and the owner of the land, the outcome to everybody', () => {
    expect(heard(fought, field)).toEqual({
      Eng: ['battle-reported'],
      Fra: ['battle-reported'],
      Sco: ['battle-reported'],
      all: ['battle-heard'],
    });
    expect(newsOf(field, fought, 'battle-heard')).toEqual({
      kind: 'battle-heard',
      rule: 'MD-16.24',
      battle: 'land',
      phase: 1,
      place: at('Wessex'),
      beyond: null,
      realms: [ENG, FRA],
      victors: [ENG],
      losses: [
        { realm: ENG, troops: [], commanders: 0 },
        { realm: FRA, troops: [{ type: typeOf(field.setting, 'militia'), count: 1 }], commanders: 0 },
      ],
    });
  });

  test('MD-16.4, MD-16.23 a report shows retreat levels, but no ranks, ratings, chances or rolls', () => {
    const text = JSON.stringify(newsOf(field, fought, 'battle-reported'));
    expect(text).toContain('"retreatLevel":4');
    for (const secret of ['rank', 'chance', 'roll', 'leader', 'stacks', 'follow"']) expect(text).not.toContain(secret);
  });

  test('MD-16.4 only his own ruler hears what a commander has learnt, and his name', () => {
    const texts = new Map(['Eng', 'Fra', 'Sco'].map((code) => [code, JSON.stringify(heardAs(field, fought, code))]));
    expect(texts.get('Eng')).toContain('"gained":3');
    expect(texts.get('Eng')).toContain('Roger');
    for (const code of ['Fra', 'Sco']) {
      expect(texts.get(code)).toContain('"experience":[]');
      expect(texts.get(code)).not.toContain('Roger');
    }
  });
});

describe('MD-16.30 the dice log stays closed until the game ends', () => {
  test('MD-16.30 no roll is told to anybody', () => {
    const fled: Event = { kind: 'fled', rule: 'MD-6.48', unit: unit('Eng F1'), from: KENT, to: at('Channel'), roll: 2 };
    const tried: Event = {
      kind: 'landing-tried',
      rule: 'MD-6.32',
      realm: ENG,
      province: KENT,
      armies: [unit('Eng A2')],
      chance: 84,
      roll: 90,
      landed: false,
    };
    const unpaid: Event = {
      kind: 'troops-gone',
      rule: 'MD-12.18',
      unit: unit('Eng A2'),
      troops: [{ type: ARCHERS, rank: 1, count: 1 }],
      commanders: [],
      why: 'unpaid',
      gold: 0,
      rolls: [12, 80],
    };
    expect(newsOf(NEIGHBOURS, fled, 'fled').roll).toBeNull();
    expect(newsOf(NEIGHBOURS, tried, 'landing-tried').roll).toBeNull();
    expect(newsOf(NEIGHBOURS, unpaid, 'troops-gone').rolls).toEqual([]);
  });

  test('MD-16.30 in a whole turn with battles, landings and desertions not one told number is a roll', () => {
    const turn = play(
      position({
        wars: ['Eng-Fra'],
        provinces: { Kent: { owner: 'Eng', harbour: true }, Artois: { owner: 'Fra', fortLevel: 2, harbour: true } },
        units: [
          army('Eng A1', 'Kent', { militia: 3 }),
          fleet('Eng F1', 'Channel', { carrack: 3 }),
          army('Eng A2', 'Kent', { heavy_cavalry: 8, siege_machine: 3 }, { commanders: [{ cavalry: 20 }] }),
          garrison('Fra', 'Artois', { militia: 4, merchantman: 2 }),
        ],
      }),
      { orders: { Eng: ['F1 LOAD A1', 'F1 UNLOAD A1 Artois', 'A2 MARCH Wessex'] } },
    );
    const told = JSON.stringify(['Eng', 'Fra', 'Sco'].map((code) => turn.heard(code as 'Eng')));
    expect(told.length).toBeGreaterThan(1000);
    expect(told).not.toMatch(/"(roll|tieRoll)":\d|"rolls":\[\d/);
  });

  test('MD-16.30 no die is public: nobody can roll it again from what is told of a turn', () => {
    expect(DRAWS.filter((name) => isPublicLabel(medievalDiplomacy, name))).toEqual([]);
    expect(DRAWS.length).toBeGreaterThan(10);
  });
});

describe('MD-16.21 what is needed to read the news later is told with them', () => {
  test('MD-16.21 the phase of movement', () => {
    const marched: Event = {
      kind: 'marched',
      rule: 'MD-5.6',
      unit: unit('Eng A2'),
      from: KENT,
      to: at('Essex'),
      cost: 1,
    };
    expect(newsOf(position({ ...SAID, phase: 2 }), marched, 'marched').phase).toBe(2);
    expect(newsOf(NEIGHBOURS, marched, 'marched').phase).toBeUndefined();
  });

  test('MD-16.21 the names of units and commanders that are about to be lost', () => {
    const removed: Event = { kind: 'unit-removed', rule: 'MD-4.17', unit: unit('Eng A2'), why: 'empty' };
    const dismissed: Event = {
      kind: 'troops-gone',
      rule: 'MD-4.46',
      unit: unit('Eng A2'),
      troops: [],
      commanders: [1],
      why: 'disbanded',
      gold: 0,
      rolls: [],
    };
    expect(newsOf(NEIGHBOURS, removed, 'unit-removed').names).toEqual({
      units: { [unit('Eng A2')]: 'Patrol Force 2' },
    });
    expect(newsOf(NEIGHBOURS, dismissed, 'troops-gone').names?.commanders).toEqual({ 1: 'Roger' });
  });
});
