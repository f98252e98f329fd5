import { describe, expect, test } from 'vitest';
import { army, fleet, type GivenPosition, garrison, troop } from '../position.ts';
import { type Case, raw, reasonsOf } from '../reasons.ts';

const one = { militia: 1 };
const DUKE = { commanders: [{ name: 'Duke' }] };
const HARBOUR: GivenPosition = { provinces: { Kent: { owner: 'Eng', harbour: true } } };

const transfers: readonly Case[] = [
  [
    'to oneself, to the independents, to an enemy, to who refuses',
    {
      wars: ['Eng-Fra'],
      refuses: ['Sco-Eng'],
      provinces: { Essex: { permitted: ['Eng', 'Fra', 'Sco'] } },
      units: [
        army('Eng A1', 'Essex', one),
        army('Ind A1', 'Essex', one),
        army('Sco A1', 'Essex', one),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
        fleet('Fra F1', 'Channel', { carrack: 1 }, { retreatLevel: 1 }),
      ],
    },
    [
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A1', all: true } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A1', toRealm: 'IND', all: true } }),
      raw({ verb: 'TRANSFER', unit: 'F1', args: { to: 'F1', toRealm: 'Fra', all: true } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A1', toRealm: 'Sco', all: true } }),
    ],
    [
      { step: 'E8', code: 'same-unit', unit: 'A1' },
      { step: 'E8', code: 'independents' },
      { step: 'E8', code: 'enemy', realm: 2 },
      { step: 'E8', code: 'not-accepted', realm: 3 },
    ],
  ],
  [
    'what is not there, or cannot be held',
    {
      units: [army('Eng A1', 'Kent', one), army('Eng A2', 'Kent', one, DUKE), fleet('Eng F1', 'Kent', { carrack: 1 })],
      ...HARBOUR,
    },
    [
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A2', commander: 1 } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A2', type: 'ghosts', count: 1 } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A2' } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A2', type: 'militia' } }),
      raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'F1', all: true } }),
    ],
    [
      { step: 'E8', code: 'not-in-unit', unit: 'A1', commander: 1 },
      { step: 'E8', code: 'unknown-troop', type: 'ghosts' },
      { step: 'E8', code: 'unknown-troop', type: '' },
      { step: 'E8', code: 'nothing-to-transfer', unit: 'A1' },
      { step: 'E8', code: 'nothing-to-transfer', unit: 'A1' },
    ],
  ],
  [
    'to who is not there',
    { units: [army('Eng A1', 'Kent', one)] },
    [raw({ verb: 'TRANSFER', unit: 'A1', args: { to: 'A1', toRealm: 'Xyz', all: true } }), 'A1 TRANSFER ALL TO A7'],
    [
      { step: 'M15', code: 'partner-elsewhere', unit: 'A1' },
      { step: 'M15', code: 'partner-elsewhere', unit: 'A7' },
    ],
  ],
];

const aboard: readonly Case[] = [
  [
    'boarding nobody, the independents, oneself, an enemy',
    {
      wars: ['Eng-Fra'],
      units: [1, 2, 3, 4].map((number) => army(`Eng A${number}`, 'Kent', one)),
    },
    [
      raw({ verb: 'BOARD', unit: 'A1', args: { realm: 'Xyz' } }),
      raw({ verb: 'BOARD', unit: 'A2', args: { realm: 'IND' } }),
      raw({ verb: 'BOARD', unit: 'A3', args: { realm: 'Eng' } }),
      raw({ verb: 'BOARD', unit: 'A4', args: { realm: 'Fra' } }),
    ],
    [
      { step: 'M2', code: 'unknown-realm', realm: 'Xyz' },
      { step: 'M2', code: 'independents' },
      { step: 'M2', code: 'oneself' },
      { step: 'M2', code: 'enemy', realm: 2 },
    ],
  ],
  [
    'boarding from aboard, and without a Move-point',
    {
      ...HARBOUR,
      units: [
        fleet('Eng F1', 'Kent', { carrack: 1 }),
        army('Eng A1', 'Kent', one, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Kent', one),
      ],
    },
    ['A1 BOARD Sco', 'A2 BOARD Sco', 'A2 BOARD Nor'],
    [
      { step: 'M2', code: 'is-loaded', unit: 'A1' },
      { step: 'M2', code: 'not-enough-move-points', unit: 'A2', needed: 1, left: 0 },
    ],
  ],
  [
    'loading who is not there, a garrison, who is aboard already, who is too far away',
    {
      ...HARBOUR,
      units: [
        fleet('Eng F1', 'Kent', { carrack: 4 }),
        army('Eng A1', 'Kent', one, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'York', one),
      ],
    },
    [
      raw({ verb: 'LOAD', unit: 'F1', args: { army: 'A7' } }),
      raw({ verb: 'LOAD', unit: 'F1', args: { army: 'A1', armyRealm: 'Xyz' } }),
      raw({ verb: 'LOAD', unit: 'F1', args: { army: 'G1' } }),
      'F1 LOAD A1',
      'F1 LOAD A2',
    ],
    [
      { step: 'M3', code: 'unknown-unit', unit: 'A7' },
      { step: 'M3', code: 'unknown-unit', unit: 'A1' },
      { step: 'M3', code: 'unknown-unit', unit: 'G1' },
      { step: 'M3', code: 'is-loaded', unit: 'A1' },
      { step: 'M3', code: 'army-out-of-reach', army: 'A2' },
    ],
  ],
  [
    'loading an enemy, and a guest who has not made ready',
    {
      wars: ['Eng-Fra'],
      units: [fleet('Eng F1', 'Channel', { carrack: 4 }), army('Fra A1', 'Artois', one), army('Sco A1', 'Wessex', one)],
    },
    [
      raw({ verb: 'LOAD', unit: 'F1', args: { army: 'A1', armyRealm: 'Fra' } }),
      raw({ verb: 'LOAD', unit: 'F1', args: { army: 'A1', armyRealm: 'Sco' } }),
    ],
    [
      { step: 'M3', code: 'enemy', realm: 2 },
      { step: 'M3', code: 'not-boarded', army: 'A1', realm: 3 },
    ],
  ],
  [
    'unloading who is not there, who is not aboard, at sea, across a reef, too far away, where nobody may land',
    {
      provinces: { Wessex: { owner: 'Sco' } },
      units: [
        fleet('Eng F1', 'Channel', { carrack: 4 }),
        army('Eng A1', 'Channel', one, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Kent', one),
      ],
    },
    [
      raw({ verb: 'UNLOAD', unit: 'F1', args: { army: 'A7', location: 1 } }),
      raw({ verb: 'UNLOAD', unit: 'F1', args: { army: 'A2', location: 1 } }),
      raw({ verb: 'UNLOAD', unit: 'F1', args: { army: 'A1', location: 14 } }),
      raw({ verb: 'UNLOAD', unit: 'F1', args: { army: 'A1', location: 9 } }),
      raw({ verb: 'UNLOAD', unit: 'F1', args: { army: 'A1', location: 6 } }),
      'F1 UNLOAD A1 Wessex',
    ],
    [
      { step: 'M8', code: 'unknown-unit', unit: 'A7' },
      { step: 'M8', code: 'not-on-fleet', army: 'A2' },
      { step: 'M8', code: 'not-a-province', location: 14 },
      { step: 'M8', code: 'barrier', from: 13, to: 9 },
      { step: 'M8', code: 'not-adjacent', from: 13, to: 6 },
      { step: 'M8', code: 'no-permission', province: 3, owner: 3 },
    ],
  ],
];

const moves: readonly Case[] = [
  [
    'marching from aboard, to sea, too far, over mountains, with nobody, where nobody may enter',
    {
      provinces: { Kent: { owner: 'Eng', harbour: true }, Mercia: { owner: 'Eng' }, Essex: { owner: 'Sco' } },
      units: [
        fleet('Eng F1', 'Kent', { carrack: 1 }),
        army('Eng A1', 'Kent', one, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Kent', one),
        army('Eng A3', 'Kent', one),
        army('Eng A4', 'Mercia', one),
        army('Eng A5', 'Kent'),
        army('Eng A6', 'Kent', one),
      ],
    },
    [
      'A1 MARCH Wessex',
      raw({ verb: 'MARCH', unit: 'A2', args: { location: 13 } }),
      'A3 MARCH York',
      'A4 MARCH Wales',
      'A5 MARCH Wessex',
      'A6 MARCH Essex',
    ],
    [
      { step: 'M9', code: 'is-loaded', unit: 'A1' },
      { step: 'M9', code: 'is-sea', location: 13 },
      { step: 'M9', code: 'not-adjacent', from: 1, to: 6 },
      { step: 'M9', code: 'barrier', from: 4, to: 5 },
      { step: 'M9', code: 'empty-unit', unit: 'A5' },
      { step: 'M9', code: 'no-permission', province: 2, owner: 3 },
    ],
  ],
  [
    'sailing without ships, too far, from land to land, over a reef, without a harbour, without permission',
    {
      provinces: {
        Kent: { owner: 'Eng', harbour: true },
        Wessex: { owner: 'Eng' },
        Artois: { owner: 'Sco', harbour: true },
        Picardy: { owner: 'Eng', harbour: true },
      },
      units: [
        fleet('Eng F1', 'Channel', {}, DUKE),
        fleet('Eng F2', 'Channel', { carrack: 1 }),
        fleet('Eng F3', 'Kent', { carrack: 1 }),
        fleet('Eng F4', 'Channel', { carrack: 1 }),
        fleet('Eng F5', 'Channel', { carrack: 1 }),
        fleet('Eng F6', 'Channel', { carrack: 1 }),
      ],
    },
    ['F1 SAIL Biscay', 'F2 SAIL York', 'F3 SAIL Wessex', 'F4 SAIL Picardy', 'F5 SAIL Wessex', 'F6 SAIL Artois'],
    [
      { step: 'M4', code: 'no-ships', unit: 'F1' },
      { step: 'M4', code: 'not-adjacent', from: 13, to: 6 },
      { step: 'M4', code: 'sail-by-land', from: 1, to: 3 },
      { step: 'M4', code: 'barrier', from: 13, to: 9 },
      { step: 'M4', code: 'no-harbour', province: 3 },
      { step: 'M4', code: 'no-permission', province: 8, owner: 3 },
    ],
  ],
  [
    'pillaging from aboard, too weak, without a Move-point',
    {
      troops: [troop('weak', { combat: 3, attacks: 1 })],
      provinces: { Kent: { owner: 'Eng', harbour: true }, Wessex: { owner: 'Eng' } },
      units: [
        fleet('Eng F1', 'Kent', { carrack: 9 }),
        army('Eng A1', 'Kent', { archers: 9 }, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Kent', { weak: 3 }),
        army('Eng A3', 'Kent', { archers: 9 }),
      ],
    },
    ['A1 PILLAGE', 'A2 PILLAGE', 'A3 MARCH Wessex', 'A3 MARCH Kent', 'A3 PILLAGE'],
    [
      { step: 'M14', code: 'is-loaded', unit: 'A1' },
      { step: 'M14', code: 'too-weak', combat: 9, needed: 10 },
      { step: 'M14', code: 'not-enough-move-points', unit: 'A3', needed: 1, left: 0 },
    ],
  ],
  [
    'pillaging what a stronger one pillages',
    {
      provinces: { Kent: { owner: 'Eng', harbour: true } },
      units: [
        garrison('Eng', 'Kent', { archers: 9 }),
        army('Eng A1', 'Kent', { archers: 3 }),
        army('Eng A2', 'Kent', { archers: 2 }),
      ],
    },
    ['A1 PILLAGE', 'A2 PILLAGE', 'G1 PILLAGE'],
    [
      { step: 'M14', code: 'outdone', province: 1 },
      { step: 'M14', code: 'outdone', province: 1 },
    ],
  ],
];

describe('section 16: why orders fail in Movement Events', () => {
  test.each(transfers)('MD-16.29, MD-7.11 a transfer %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test.each(aboard)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test.each(moves)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });
});
