import { expect, test } from 'vitest';
import { englandWith, orderClause } from '../order-clause.ts';
import { foundIn, readLines, refusalIn } from '../ordering.ts';
import { army } from '../position.ts';

orderClause('MD-15.21', {
  means: [
    ['G1 FORM ARMY', { verb: 'FORM_ARMY', unit: 'G1', args: {} }],
    ['A1 FORM ARMY AS A12', { verb: 'FORM_ARMY', unit: 'A1', args: { number: 12 } }],
    [
      'A1 FORM ARMY AS 12 "Patrol Force 2"',
      { verb: 'FORM_ARMY', unit: 'A1', args: { number: 12, name: 'Patrol Force 2' } },
    ],
    ['A1 FORM ARMY "Patrol Force 2"', { verb: 'FORM_ARMY', unit: 'A1', args: { name: 'Patrol Force 2' } }],
  ],
  found: [
    ['A4 FORM ARMY'],
    ['F1 FORM ARMY', 'illegal wrong-unit-kind'],
    ['A9 FORM ARMY', 'illegal unknown-unit'],
    ['G1 FORM ARMY AS A1', 'warning number-taken'],
    [['G1 FORM ARMY AS A7', 'G1 FORM ARMY AS A7'], 'warning number-taken'],
    ['G1 FORM ARMY AS A100', 'illegal arguments'],
    ['G1 FORM ARMY AS F7', 'illegal arguments'],
    [`G1 FORM ARMY "${'x'.repeat(41)}"`, 'malformed text-length'],
    [['G1 FORM ARMY AS A7', 'A7 FORM ARMY AS A8']],
  ],
});

test('MD-15.21 a realm with 99 armies forms no other', () => {
  const armies = Array.from({ length: 99 }, (_, i) => army(`Eng A${i + 1}`, 'Kent', { militia: 1 }));
  expect(foundIn(englandWith({ units: armies }), 'A1 FORM ARMY')).toEqual(['illegal no-number-free']);
  expect(foundIn(englandWith({ units: armies.slice(1) }), 'A2 FORM ARMY')).toEqual([]);
});

orderClause('MD-15.22', {
  means: [
    ['F1 FORM FLEET', { verb: 'FORM_FLEET', unit: 'F1', args: {} }],
    [
      'G1 FORM FLEET AS F9 "Cinque Ports"',
      { verb: 'FORM_FLEET', unit: 'G1', args: { number: 9, name: 'Cinque Ports' } },
    ],
  ],
  found: [
    ['G1 FORM FLEET'],
    ['G4 FORM FLEET', 'illegal no-harbour'],
    ['A1 FORM FLEET', 'illegal wrong-unit-kind'],
    ['F1 FORM FLEET AS F2', 'warning number-taken'],
  ],
});

orderClause('MD-15.23', {
  means: [['G1 NAME "Men of Kent"', { verb: 'NAME', unit: 'G1', args: { name: 'Men of Kent' } }]],
  found: [
    ['F1 NAME x'],
    ['A1 NAME ""', 'malformed text-length'],
    [`A1 NAME "${'x'.repeat(40)}"`],
    [`A1 NAME "${'x'.repeat(41)}"`, 'malformed text-length'],
  ],
});

orderClause('MD-15.24', {
  means: [['A1 RETREAT LEVEL 2', { verb: 'RETREAT_LEVEL', unit: 'A1', args: { value: 2 } }]],
  found: [
    ['F1 RETREAT LEVEL 5'],
    ['A1 RETREAT LEVEL 6', 'malformed out-of-range'],
    ['A1 RETREAT LEVEL 0', 'malformed out-of-range'],
    ['G1 RETREAT LEVEL 3', 'illegal wrong-unit-kind'],
  ],
});

orderClause('MD-15.25', {
  means: [
    ['A1 FOLLOW A2', { verb: 'FOLLOW', unit: 'A1', args: { target: 'A2' } }],
    ['A2 FOLLOW "The Royal Lions"', { verb: 'FOLLOW', unit: 'A2', args: { target: 'A1' } }],
    ['A1 UNFOLLOW', { verb: 'FOLLOW', unit: 'A1', args: { target: null } }],
  ],
  found: [
    ['F1 FOLLOW F2'],
    ['F1 FOLLOW A1', 'illegal follow-kind'],
    ['A1 FOLLOW A1', 'illegal follow-circle'],
    [['A1 FOLLOW A2', 'A2 FOLLOW A1'], 'illegal follow-circle'],
    [['A1 FOLLOW A2', 'A2 FOLLOW A4', 'A4 FOLLOW A1'], 'illegal follow-circle'],
    [['A1 FOLLOW A2', 'A1 UNFOLLOW', 'A2 FOLLOW A1']],
    ['A1 FOLLOW A9', 'illegal unknown-unit'],
    ['G1 FOLLOW A1', 'illegal wrong-unit-kind'],
  ],
});

orderClause('MD-15.26', {
  means: [
    ['A1 MARINES ON', { verb: 'MARINES', unit: 'A1', args: { on: true } }],
    ['A1 MARINES OFF', { verb: 'MARINES', unit: 'A1', args: { on: false } }],
  ],
  found: [
    ['A4 MARINES OFF'],
    ['F1 MARINES OFF', 'illegal wrong-unit-kind'],
    ['A1 MARINES', 'malformed ambiguous-verb'],
  ],
});

orderClause('MD-15.27', {
  means: [
    ['A1 DEFEND ON', { verb: 'DEFEND', unit: 'A1', args: { on: true } }],
    ['A1 DEFEND OFF', { verb: 'DEFEND', unit: 'A1', args: { on: false } }],
  ],
  found: [['A1 DEFEND OFF'], ['G1 DEFEND OFF', 'illegal wrong-unit-kind']],
});

orderClause('MD-15.28', {
  means: [
    ['G1 LEADER 1', { verb: 'LEADER', unit: 'G1', args: { commander: 1 } }],
    ['G1 LEADER Mortimer', { verb: 'LEADER', unit: 'G1', args: { commander: 1 } }],
  ],
  found: [
    ['G1 LEADER Mortimer'],
    ['A1 LEADER Mortimer', 'illegal not-in-unit'],
    [['G1 TRANSFER Mortimer TO A1', 'A1 LEADER Mortimer'], 'illegal not-in-unit'],
    ['G1 LEADER 7', 'malformed unknown-name'],
  ],
});

orderClause('MD-15.29', {
  means: [
    [
      'A1 RANK men_at_arms 4 2 0 0 0',
      { verb: 'RANK', unit: 'A1', args: { type: 'men_at_arms', ranks: [4, 2, 0, 0, 0] } },
    ],
    [
      'A1 RANK Men-at-Arms 0 0 0 0 6',
      { verb: 'RANK', unit: 'A1', args: { type: 'men_at_arms', ranks: [0, 0, 0, 0, 6] } },
    ],
  ],
  found: [
    ['A1 RANK Men-at-Arms 1 0 0 0 0'],
    ['A1 RANK Men-at-Arms 7 0 0 0 0', 'warning too-many-in-ranks'],
    [['G1 TRANSFER 3 militia TO A1', 'A1 RANK militia 1 1 1 0 0']],
    [['G1 TRANSFER 3 militia TO A1', 'G1 RANK militia 4 0 0 0 0'], 'warning too-many-in-ranks'],
    ['A1 RANK Men-at-Arms 1 2 3 0', 'malformed missing-words'],
    ['A1 RANK Men-at-Arms -1 0 0 0 0', 'malformed out-of-range'],
  ],
});

orderClause('MD-15.30', {
  means: [
    ['G1 DISBAND 2 militia', { verb: 'DISBAND', unit: 'G1', args: { count: 2, type: 'militia' } }],
    ['G1 DISBAND Mortimer', { verb: 'DISBAND', unit: 'G1', args: { commander: 1 } }],
  ],
  found: [
    ['A1 DISBAND 2 men-at-arms'],
    ['A1 DISBAND 2 archers', 'warning nothing-to-disband'],
    ['A1 DISBAND 7 Men-at-Arms', 'warning fewer-present'],
    [['A1 DISBAND 4 Men-at-Arms', 'A1 DISBAND 3 Men-at-Arms'], 'warning fewer-present'],
    [['A1 DISBAND 6 Men-at-Arms', 'A1 DISBAND 1 Men-at-Arms'], 'warning nothing-to-disband'],
    ['A1 DISBAND 0 Men-at-Arms', 'malformed out-of-range'],
    ['A1 DISBAND Mortimer', 'warning not-in-unit'],
    [['G1 TRANSFER Mortimer TO A1', 'A1 DISBAND Mortimer']],
  ],
});

test('MD-15.30 fewer present: all that are there go, and the ruler is told', () => {
  expect(refusalIn(englandWith({}), 'A2 DISBAND 9 light cavalry')).toEqual({
    code: 'fewer-present',
    type: 12,
    wanted: 9,
    present: 3,
  });
});

orderClause('MD-15.31', {
  means: [['G1 SALVAGE 1 carrack', { verb: 'SALVAGE', unit: 'G1', args: { count: 1, type: 'carrack' } }]],
  found: [
    ['A1 SALVAGE 1 siege machine'],
    ['F1 SALVAGE 2 trading cogs', 'warning no-salvage'],
    ['A1 SALVAGE 1 men-at-arms', 'warning no-salvage'],
    ['F2 SALVAGE 2 carracks', 'warning fewer-present'],
    ['A2 SALVAGE 1 siege machine', 'warning nothing-to-disband'],
  ],
});

test('MD-15.23 to MD-15.28 no clause of theirs holds for a unit that nobody has', () => {
  const { lines } = readLines(
    englandWith({}),
    'A9 NAME x',
    'A9 RETREAT LEVEL 1',
    'A9 FOLLOW A1',
    'A9 MARINES ON',
    'A9 DEFEND ON',
    'A9 LEADER 1',
  );
  expect(lines.map(({ findings }) => findings.map(({ refusal }) => refusal.code))).toEqual(
    lines.map(() => ['unknown-unit']),
  );
});
