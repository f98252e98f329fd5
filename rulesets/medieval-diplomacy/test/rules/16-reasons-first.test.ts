import { describe, expect, test } from 'vitest';
import { army, fleet, type GivenPosition, garrison } from '../position.ts';
import { type Case, raw, reasonsOf, type } from '../reasons.ts';

/** France has neither land nor troops any more. */
const FALLEN: GivenPosition = { realms: { Fra: { control: 'defeated' } }, provinces: { Paris: {} } };
const DUKE = { commanders: [{ name: 'Duke' }] };

const diplomacy: readonly Case[] = [
  [
    'war on nobody, on the independents, on oneself',
    {},
    [
      raw({ verb: 'DECLARE_WAR', args: { realm: 'Xyz' } }),
      raw({ verb: 'DECLARE_WAR', args: { realm: 'IND' } }),
      'DECLARE WAR Eng',
    ],
    [
      { step: 'E1', code: 'independents' },
      { step: 'E1', code: 'independents' },
      { step: 'E1', code: 'oneself' },
    ],
  ],
  ['war on a realm that is no more', FALLEN, ['DECLARE WAR Fra'], [{ step: 'E1', code: 'defeated', realm: 2 }]],
  [
    'war on an ally',
    { alliances: ['Eng-Fra'] },
    ['DECLARE WAR Fra'],
    [{ step: 'E1', code: 'not-neutral', realm: 2, relation: 'alliance' }],
  ],
  [
    'passage to an enemy, and to a realm that is no more',
    { ...FALLEN, wars: ['Eng-Sco'] },
    ['GRANT PASSAGE Sco', 'GRANT PASSAGE Fra'],
    [
      { step: 'E3', code: 'enemy', realm: 3 },
      { step: 'E3', code: 'defeated', realm: 2 },
    ],
  ],
  [
    'permission to nobody, to an enemy, at sea, in foreign land',
    { wars: ['Eng-Sco'] },
    [
      raw({ verb: 'GRANT_PERMISSION', args: { realm: 'Xyz', province: 1, on: true } }),
      'GRANT PERMISSION Kent Sco',
      raw({ verb: 'GRANT_PERMISSION', args: { realm: 'Nor', province: 13, on: true } }),
      'GRANT PERMISSION Paris Nor',
    ],
    [
      { step: 'E4', code: 'independents' },
      { step: 'E4', code: 'enemy', realm: 3 },
      { step: 'E4', code: 'not-a-province', location: 13 },
      { step: 'E4', code: 'not-yours', province: 10 },
    ],
  ],
  [
    'an ambassador to nobody, to the independents, to oneself, to a realm that is no more',
    FALLEN,
    [
      raw({ verb: 'SEND_AMBASSADOR', args: { realm: 'Xyz' } }),
      raw({ verb: 'SEND_AMBASSADOR', args: { realm: 'IND' } }),
      raw({ verb: 'SEND_AMBASSADOR', args: { realm: 'Eng' } }),
      raw({ verb: 'SEND_AMBASSADOR', args: { realm: 'Fra' } }),
    ],
    [
      { step: 'E7', code: 'independents' },
      { step: 'E7', code: 'independents' },
      { step: 'E7', code: 'oneself' },
      { step: 'E7', code: 'defeated', realm: 2 },
    ],
  ],
  [
    'making public what is no alliance',
    { wars: ['Eng-Fra'] },
    [raw({ verb: 'PUBLISH_ALLIANCE', args: { realm: 'Xyz' } }), 'PUBLISH ALLIANCE Fra', 'PUBLISH ALLIANCE Sco'],
    [
      { step: 'E7', code: 'not-allied', realm: 99 },
      { step: 'E7', code: 'not-allied', realm: 2 },
      { step: 'E7', code: 'not-allied', realm: 3 },
    ],
  ],
];

const units: readonly Case[] = [
  [
    'forming from who is not there, and from the wrong kind',
    { units: [army('Eng A1', 'Kent', { militia: 1 }), fleet('Eng F1', 'Channel', { carrack: 1 })] },
    ['A7 FORM ARMY', 'F1 FORM ARMY', 'A7 FORM FLEET', 'A1 FORM FLEET'],
    [
      { step: 'E5', code: 'unknown-unit', unit: 'A7' },
      { step: 'E5', code: 'wrong-unit-kind', unit: 'F1', wanted: 'army' },
      { step: 'E6', code: 'unknown-unit', unit: 'A7' },
      { step: 'E6', code: 'wrong-unit-kind', unit: 'A1', wanted: 'fleet' },
    ],
  ],
  ['a fleet without a harbour', {}, ['G1 FORM FLEET'], [{ step: 'E6', code: 'no-harbour', province: 1 }]],
  [
    'a hundredth army',
    { units: Array.from({ length: 99 }, (_, i) => army(`Eng A${i + 1}`, 'Kent', { militia: 1 })) },
    ['G1 FORM ARMY', 'G1 FORM ARMY AS A5'],
    [
      { step: 'E5', code: 'no-number-free', kind: 'A' },
      { step: 'E5', code: 'no-number-free', kind: 'A' },
    ],
  ],
  [
    'settings of who is not there, and of a garrison',
    {},
    ['A7 NAME "Old Guard"', 'G1 RETREAT LEVEL 2', 'A7 DEFEND ON'],
    [
      { step: 'E7', code: 'unknown-unit', unit: 'A7' },
      { step: 'E7', code: 'garrison-cannot', verb: 'RETREAT_LEVEL' },
      { step: 'M10', code: 'unknown-unit', unit: 'A7' },
    ],
  ],
  [
    'following who is not there, another kind, oneself',
    { units: [army('Eng A1', 'Kent', { militia: 1 }), fleet('Eng F1', 'Channel', { carrack: 1 })] },
    ['A1 FOLLOW A7', 'A1 FOLLOW F1', 'G1 FOLLOW G1', 'A1 FOLLOW A1'],
    [
      { step: 'E7', code: 'unknown-unit', unit: 'A7' },
      { step: 'E7', code: 'follow-kind', unit: 'A1', target: 'F1' },
      { step: 'E7', code: 'follow-kind', unit: 'G1', target: 'G1' },
      { step: 'E7', code: 'follow-circle', unit: 'A1', target: 'A1' },
    ],
  ],
  [
    'a leader who is elsewhere',
    { units: [army('Eng A1', 'Kent', { militia: 1 }), army('Eng A2', 'Kent', {}, DUKE)] },
    [raw({ verb: 'LEADER', unit: 'A1', args: { commander: 1 } })],
    [{ step: 'E7', code: 'not-in-unit', unit: 'A1', commander: 1 }],
  ],
  [
    'ranks for who is not there, and for more than there are',
    { units: [army('Eng A1', 'Kent', { militia: 3 })] },
    [
      raw({ verb: 'RANK', unit: 'A7', args: { type: 'militia', ranks: [1, 0, 0, 0, 0] } }),
      raw({ verb: 'RANK', unit: 'A1', args: { type: 'ghosts', ranks: [1, 0, 0, 0, 0] } }),
      raw({ verb: 'RANK', unit: 'A1', args: { type: 'militia', ranks: [1, 1, 1, 0, 1] } }),
      raw({ verb: 'RANK', unit: 'A1', args: { type: 'archers', ranks: [0, 0, 0, 0, 0] } }),
    ],
    [
      { step: 'E9', code: 'unknown-unit', unit: 'A7' },
      { step: 'E9', code: 'unknown-troop', type: 'ghosts' },
      { step: 'E9', code: 'too-many-in-ranks', type: type('militia'), wanted: 4, present: 3 },
      { step: 'E9', code: 'too-many-in-ranks', type: type('archers'), wanted: 0, present: 0 },
    ],
  ],
  [
    'dismissing who is not there',
    { units: [army('Eng A1', 'Kent', { militia: 1 }), army('Eng A2', 'Kent', {}, DUKE)] },
    [
      'A7 DISBAND 1 militia',
      raw({ verb: 'DISBAND', unit: 'A1', args: { commander: 1 } }),
      raw({ verb: 'DISBAND', unit: 'A1', args: { type: 'ghosts', count: 1 } }),
      raw({ verb: 'DISBAND', unit: 'A1', args: {} }),
      raw({ verb: 'DISBAND', unit: 'A1', args: { type: 'militia' } }),
      'A1 SALVAGE 1 siege machine',
    ],
    [
      { step: 'E10', code: 'unknown-unit', unit: 'A7' },
      { step: 'E10', code: 'not-in-unit', unit: 'A1', commander: 1 },
      { step: 'E10', code: 'unknown-troop', type: 'ghosts' },
      { step: 'E10', code: 'unknown-troop', type: '' },
      { step: 'E10', code: 'nothing-to-disband', unit: 'A1' },
      { step: 'E10', code: 'nothing-to-disband', unit: 'A1' },
    ],
  ],
];

describe('section 16: why orders fail in First Events', () => {
  test.each(diplomacy)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test.each(units)('MD-16.29 %s', (_, said, orders, reasons) => {
    expect(reasonsOf(said, orders)).toEqual(reasons);
  });

  test('MD-16.29 and what is already so is no failure', () => {
    const said: GivenPosition = {
      passage: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Eng', permitted: ['Fra'] } },
      units: [garrison('Eng', 'Kent', { militia: 1 }), army('Eng A1', 'Kent', { militia: 1 })],
    };
    const lines = ['GRANT PASSAGE Fra', 'GRANT PERMISSION Kent Fra', 'ACCEPT GIFTS Fra', 'A1 UNFOLLOW'];
    expect(reasonsOf(said, lines)).toEqual([]);
  });
});
