import { describe, expect, test } from 'vitest';
import { TROOPS } from '../masons.ts';
import { army, fleet, type GivenPosition, garrison } from '../position.ts';
import { type Case, raw, reasonsOf, type } from '../reasons.ts';

/** France has neither land nor troops any more. */
const FALLEN: GivenPosition = { realms: { Fra: { control: 'defeated' } }, provinces: { Paris: {} } };
const PURSE = 10_000;

const gold: readonly Case[] = [
  [
    'gold to nobody, to the independents, to oneself, to who refuses, more than there is',
    { refuses: ['Sco-Eng'] },
    [
      raw({ verb: 'SEND_GOLD', args: { realm: 'Xyz', amount: 1 } }),
      raw({ verb: 'SEND_GOLD', args: { realm: 'IND', amount: 1 } }),
      raw({ verb: 'SEND_GOLD', args: { realm: 'Eng', amount: 1 } }),
      'SEND GOLD Sco 1',
      'SEND GOLD Fra 91',
    ],
    [
      { step: 'F2', code: 'unknown-realm', realm: 'Xyz' },
      { step: 'F2', code: 'independents' },
      { step: 'F2', code: 'oneself' },
      { step: 'F2', code: 'not-accepted', realm: 3 },
      { step: 'F2', code: 'not-enough-gold', needed: 10_010, treasury: PURSE },
    ],
  ],
  [
    'gold to a realm that is no more',
    FALLEN,
    [raw({ verb: 'SEND_GOLD', args: { realm: 'Fra', amount: 1 } })],
    [{ step: 'F2', code: 'defeated', realm: 2 }],
  ],
  [
    'gold to where no way leads',
    { options: { sendRange: 1 } },
    ['SEND GOLD Sco 1'],
    [{ step: 'F2', code: 'no-caravan-way', realm: 3, range: 1 }],
  ],
  [
    'land to nobody, at sea, to oneself, of others, to who refuses',
    { refuses: ['Sco-Eng'], provinces: { Essex: { owner: 'Eng' }, Wessex: { owner: 'Eng' } } },
    [
      raw({ verb: 'GIVE_PROVINCE', args: { realm: 'Xyz', province: 2 } }),
      raw({ verb: 'GIVE_PROVINCE', args: { realm: 'Fra', province: 13 } }),
      raw({ verb: 'GIVE_PROVINCE', args: { realm: 'Eng', province: 2 } }),
      raw({ verb: 'GIVE_PROVINCE', args: { realm: 'Fra', province: 7 } }),
      'GIVE PROVINCE Essex Sco',
    ],
    [
      { step: 'F12', code: 'unknown-realm', realm: 'Xyz' },
      { step: 'F12', code: 'not-a-province', location: 13 },
      { step: 'F12', code: 'oneself' },
      { step: 'F12', code: 'not-yours', province: 7 },
      { step: 'F12', code: 'not-accepted', realm: 3 },
    ],
  ],
  [
    'land to a realm that is no more',
    { ...FALLEN, provinces: { Paris: {}, Essex: { owner: 'Eng' } } },
    [raw({ verb: 'GIVE_PROVINCE', args: { realm: 'Fra', province: 2 } })],
    [{ step: 'F12', code: 'defeated', realm: 2 }],
  ],
  [
    'annexing at sea, foreign land, what is annexed already, without gold',
    { realms: { Eng: { treasury: 900 } }, provinces: { Essex: { owner: 'Eng', annexedTo: 'Ind' } } },
    [
      raw({ verb: 'ANNEX', args: { province: 13 } }),
      raw({ verb: 'ANNEX', args: { province: 10 } }),
      'ANNEX Kent',
      'ANNEX Essex',
    ],
    [
      { step: 'F6', code: 'not-a-province', location: 13 },
      { step: 'F6', code: 'not-yours', province: 10 },
      { step: 'F6', code: 'already-annexed', province: 1 },
      { step: 'F6', code: 'not-enough-gold', needed: 1000, treasury: 900 },
    ],
  ],
  [
    'annexing more than a commoner may',
    {
      realms: { Eng: { status: 'commoner' } },
      provinces: {
        Essex: { owner: 'Eng' },
        Wessex: { owner: 'Eng' },
        Mercia: { owner: 'Eng' },
        York: { owner: 'Eng' },
        Artois: { owner: 'Eng' },
        Picardy: { owner: 'Eng' },
        Ulster: { owner: 'Eng', annexedTo: 'Ind' },
      },
    },
    ['ANNEX Ulster'],
    [{ step: 'F6', code: 'annexation-limit', limit: 7 }],
  ],
];

const offers: readonly Case[] = [
  [
    'offers to nobody, to the independents, to oneself',
    {},
    [
      raw({ verb: 'OFFER_PEACE', args: { realm: 'Xyz' } }),
      raw({ verb: 'OFFER_PEACE', args: { realm: 'IND' } }),
      raw({ verb: 'OFFER_PEACE', args: { realm: 'Eng' } }),
      raw({ verb: 'CANCEL_ALLIANCE', args: { realm: 'Xyz' } }),
      raw({ verb: 'CANCEL_ALLIANCE', args: { realm: 'IND' } }),
      raw({ verb: 'CANCEL_ALLIANCE', args: { realm: 'Nor' } }),
      raw({ verb: 'OFFER_ALLIANCE', args: { realm: 'Xyz' } }),
      raw({ verb: 'OFFER_ALLIANCE', args: { realm: 'IND' } }),
      raw({ verb: 'OFFER_ALLIANCE', args: { realm: 'Eng' } }),
    ],
    [
      { step: 'F15', code: 'independents' },
      { step: 'F15', code: 'independents' },
      { step: 'F15', code: 'oneself' },
      { step: 'F16', code: 'not-allied', realm: 99 },
      { step: 'F16', code: 'not-allied', realm: 99 },
      { step: 'F16', code: 'not-allied', realm: 4 },
      { step: 'F17', code: 'independents' },
      { step: 'F17', code: 'independents' },
      { step: 'F17', code: 'oneself' },
    ],
  ],
  [
    'offers to whom one is not at war with, allied already, or without an answer',
    { wars: ['Eng-Fra', 'Eng-Sco'], alliances: ['Eng-Nor'] },
    ['OFFER PEACE Nor', 'OFFER PEACE Fra', 'OFFER ALLIANCE Nor', 'OFFER ALLIANCE Sco', 'OFFER ALLIANCE Wal'],
    [
      { step: 'F15', code: 'not-at-war', realm: 4 },
      { step: 'F15', code: 'offer-not-returned', realm: 2, what: 'peace' },
      { step: 'F17', code: 'not-neutral', realm: 4, relation: 'alliance' },
      { step: 'F17', code: 'not-neutral', realm: 3, relation: 'war' },
      { step: 'F17', code: 'offer-not-returned', realm: 5, what: 'alliance' },
    ],
  ],
];

const KENT: GivenPosition = { provinces: { Kent: { owner: 'Eng', buildList: ['militia', 'carrack'] } } };

const building: readonly Case[] = [
  [
    'recruiting by who is not there, by an army, what is no soldier or no ship, what is not on the list',
    { ...KENT, units: [army('Eng A1', 'Kent', { militia: 1 })] },
    [
      raw({ verb: 'RECRUIT', unit: 'G7', args: { type: 'militia', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'G4', args: { type: 'militia', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'G1', args: { type: 'ghosts', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'A1', args: { type: 'militia', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'G1', args: { type: 'carrack', count: 1 } }),
      raw({ verb: 'BUILD_SHIPS', unit: 'G1', args: { type: 'militia', count: 1 } }),
      raw({ verb: 'RECRUIT', unit: 'G1', args: { type: 'archers', count: 1 } }),
      'G1 BUILD SHIPS 1 carrack',
    ],
    [
      { step: 'F4', code: 'not-yours', province: 7 },
      { step: 'F4', code: 'not-yours', province: 4 },
      { step: 'F4', code: 'unknown-troop', type: 'ghosts' },
      { step: 'F4', code: 'wrong-unit-kind', unit: 'A1', wanted: 'garrison' },
      { step: 'F4', code: 'not-a-soldier', type: type('carrack') },
      { step: 'F4', code: 'not-a-ship', type: type('militia') },
      { step: 'F4', code: 'not-on-build-list', type: type('archers'), province: 1 },
      { step: 'F4', code: 'no-harbour', province: 1 },
    ],
  ],
  [
    'recruiting without gold',
    { ...KENT, realms: { Eng: { treasury: 1 } } },
    ['G1 RECRUIT 1 militia'],
    [{ step: 'F4', code: 'not-enough-gold', needed: 300, treasury: 1 }],
  ],
  [
    'hiring by who is not there, by an army, a second one, without gold',
    { realms: { Eng: { treasury: 2000 } }, units: [army('Eng A1', 'Kent', { militia: 1 })] },
    [
      raw({ verb: 'HIRE_COMMANDER', unit: 'G7', args: {} }),
      raw({ verb: 'HIRE_COMMANDER', unit: 'A1', args: {} }),
      raw({ verb: 'HIRE_COMMANDER', unit: 'A7', args: {} }),
    ],
    [
      { step: 'F5', code: 'not-yours', province: 7 },
      { step: 'F5', code: 'wrong-unit-kind', unit: 'A1', wanted: 'garrison' },
      { step: 'F5', code: 'unknown-unit', unit: 'A7' },
    ],
  ],
  [
    'building by a fleet, from aboard, in foreign land, by who is not there',
    {
      troops: TROOPS,
      provinces: { Kent: { owner: 'Eng', harbour: true }, Essex: { owner: 'Sco', permitted: ['Eng'] } },
      units: [
        fleet('Eng F1', 'Kent', { carrack: 1 }),
        army('Eng A1', 'Kent', { mason: 1 }, { loadedOn: 'Eng F1' }),
        army('Eng A2', 'Essex', { mason: 9 }),
      ],
    },
    [
      raw({ verb: 'BUILD_FORT', unit: 'F1', args: {} }),
      'A1 BUILD FORT',
      'A2 BUILD FORT',
      raw({ verb: 'BUILD_FORT', unit: 'A7', args: {} }),
      raw({ verb: 'RAZE', unit: 'A7', args: { what: 'fort' } }),
      raw({ verb: 'RAZE', unit: 'G10', args: { what: 'fort' } }),
    ],
    [
      { step: 'F8', code: 'wrong-unit-kind', unit: 'F1', wanted: 'army or garrison' },
      { step: 'F8', code: 'is-loaded', unit: 'A1' },
      { step: 'F8', code: 'not-yours', province: 2 },
      { step: 'F8', code: 'unknown-unit', unit: 'A7' },
      { step: 'F10', code: 'unknown-unit', unit: 'A7' },
      { step: 'F10', code: 'not-yours', province: 10 },
    ],
  ],
  [
    'building what is there, what cannot be, or without means',
    {
      troops: TROOPS,
      provinces: {
        Kent: { owner: 'Eng', harbour: true, fortLevel: 12, productionAreas: 2 },
        Essex: { owner: 'Eng' },
      },
      units: [garrison('Eng', 'Kent', { mason: 4 }), army('Eng A2', 'Essex', { mason: 9 })],
    },
    [
      'G1 BUILD FORT',
      'G1 REPAIR FORT',
      'G1 BUILD HARBOUR',
      'A2 BUILD HARBOUR',
      'G1 BUILD PRODUCTION',
      'G1 RAZE FORT',
      'A2 RAZE FORT',
      'A2 RAZE PRODUCTION',
      'A2 RAZE HARBOUR',
    ],
    [
      { step: 'F8', code: 'highest-fort', province: 1 },
      { step: 'F8', code: 'nothing-to-repair', province: 1 },
      { step: 'F8', code: 'has-harbour', province: 1 },
      { step: 'F8', code: 'no-city', province: 2 },
      { step: 'F8', code: 'no-slot', province: 1 },
      { step: 'F10', code: 'not-enough-workers', needed: 12, left: 4 },
      { step: 'F10', code: 'nothing-to-raze', province: 2, what: 'fort' },
      { step: 'F10', code: 'nothing-to-raze', province: 2, what: 'production' },
      { step: 'F10', code: 'nothing-to-raze', province: 2, what: 'harbour' },
    ],
  ],
];

describe('section 16: why orders fail in Final Events', () => {
  test.each(gold)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test.each(offers)('MD-16.29, MD-3.15 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test.each(building)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });
});
