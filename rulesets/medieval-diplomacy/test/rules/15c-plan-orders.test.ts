import { expect, test } from 'vitest';
import type { OrderOf } from '../../src/order.ts';
import { transfer } from '../../src/orders/plan/transfer.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith, orderClause } from '../order-clause.ts';
import { foundIn, readJson, refusalIn } from '../ordering.ts';
import { army } from '../position.ts';

orderClause('MD-15.32', {
  means: [
    ['G1 TRANSFER 5 militia TO A1', { verb: 'TRANSFER', unit: 'G1', args: { count: 5, type: 'militia', to: 'A1' } }],
    [
      'A1 TRANSFER 1 men-at-arms RANK 2 TO G1',
      { verb: 'TRANSFER', unit: 'A1', args: { count: 1, type: 'men_at_arms', rank: 2, to: 'G1' } },
    ],
    ['A1 TRANSFER ALL TO G1', { verb: 'TRANSFER', unit: 'A1', args: { all: true, to: 'G1' } }],
    ['G1 TRANSFER Mortimer TO A1', { verb: 'TRANSFER', unit: 'G1', args: { commander: 1, to: 'A1' } }],
    [
      'G4 TRANSFER 1 militia TO A1 OF Sco',
      { verb: 'TRANSFER', unit: 'G4', args: { count: 1, type: 'militia', to: 'A1', toRealm: 'Sco' } },
    ],
    ['G4 TRANSFER ALL TO A1 OF Sco', { verb: 'TRANSFER', unit: 'G4', args: { all: true, to: 'A1', toRealm: 'Sco' } }],
  ],
  found: [
    ['G1 TRANSFER 5 militia TO A1'],
    ['G1 TRANSFER 5 militia TO A2', 'warning partner-elsewhere'],
    [['A2 MARCH Kent', 'G1 TRANSFER 5 militia TO A2']],
    [['A2 MARCH Kent', 'G1 TRANSFER 5 militia TO A2', 'G1 PILLAGE', 'G1 TRANSFER 1 militia TO A2']],
    [['A2 MARCH Mercia', 'G1 TRANSFER 5 militia TO A2'], 'warning partner-elsewhere'],
    [['A2 MARCH Mercia', 'G4 TRANSFER 1 militia TO A2']],
    ['G1 TRANSFER 1 militia TO G1', 'illegal same-unit'],
    ['G1 TRANSFER 1 militia TO F2', 'illegal cannot-hold-troops'],
    ['G1 TRANSFER 1 carrack TO A1', 'illegal cannot-hold-troops'],
    ['F2 TRANSFER 1 carrack TO G4', 'illegal cannot-hold-troops'],
    ['F2 TRANSFER 1 carrack TO G1'],
    ['G1 TRANSFER 1 archers TO A1', 'warning nothing-to-transfer'],
    ['A1 TRANSFER Mortimer TO G1', 'warning not-in-unit'],
    ['G1 TRANSFER 1 militia TO A9', 'illegal unknown-unit'],
    ['G4 TRANSFER 1 militia TO A1 OF Sco'],
    ['G4 TRANSFER 1 militia TO A9 OF Sco', 'warning partner-elsewhere'],
    ['G4 TRANSFER 1 militia TO A1 OF Wal', 'illegal enemy'],
    [['DECLARE WAR Fra', 'G1 TRANSFER 1 militia TO G8 OF Fra'], 'warning partner-elsewhere'],
    ['A2 TRANSFER ALL TO', 'malformed missing-words'],
  ],
});

test('MD-15.32 all, a commander, or troops: one of them and whole', () => {
  const known = englandWith({});
  const codesOf = (args: object): readonly string[] => {
    const order = { verb: 'TRANSFER', unit: 'G1', args: { to: 'A1', ...args } } as OrderOf<'TRANSFER'>;
    return transfer
      .check(known, order, { orders: [order], index: 0, depth: 'faults' })
      .map(({ refusal }) => refusal.code);
  };
  expect(codesOf({})).toEqual(['arguments']);
  expect(codesOf({ type: 'militia' })).toEqual(['arguments']);
  expect(codesOf({ all: true, type: 'militia', count: 1 })).toEqual(['arguments']);
  expect(codesOf({ commander: 1, rank: 2 })).toEqual(['arguments']);
  expect(codesOf({ commander: 1 })).toEqual([]);
});

test('MD-15.32 independents take nothing', () => {
  const known = englandWith({});
  const order = { verb: 'TRANSFER', unit: 'G4', args: { all: true, to: 'G6', toRealm: 'IND' } };
  expect(readJson(known, order).lines[0]?.outcome).toBe('illegal');
});

orderClause('MD-15.33', {
  means: [['A1 HOLD', { verb: 'HOLD', unit: 'A1', args: {} }]],
  found: [
    ['F1 HOLD'],
    ['G1 HOLD', 'illegal garrison-cannot'],
    [['A1 HOLD', 'A1 HOLD', 'A1 HOLD']],
    [['A1 HOLD', 'A1 HOLD', 'A1 HOLD', 'A1 HOLD'], 'warning not-enough-move-points'],
    [['A1 MARCH Paris', 'A1 HOLD'], 'warning cancelled'],
    ['A1 HOLD 2', 'malformed words-left-over'],
  ],
});

orderClause('MD-15.34', {
  means: [
    ['A1 MARCH Essex', { verb: 'MARCH', unit: 'A1', args: { location: 2 } }],
    ['"The Royal Lions" MARCH 2', { verb: 'MARCH', unit: 'A1', args: { location: 2 } }],
  ],
  found: [
    ['A1 MARCH Essex'],
    ['A1 MARCH Wessex'],
    ['A1 MARCH Channel', 'illegal is-sea'],
    ['A1 MARCH York', 'warning not-adjacent'],
    ['A4 MARCH Kent', 'warning is-loaded'],
    [['A1 MARCH Essex', 'A1 MARCH Mercia']],
    [['A1 MARCH Essex', 'A1 MARCH Mercia', 'A1 MARCH York'], 'warning not-enough-move-points'],
    [['A1 MARCH Wessex', 'A1 MARCH Kent'], 'warning not-enough-move-points'],
    [['G4 FORM ARMY AS A7', 'G4 TRANSFER ALL TO A7', 'A7 MARCH Wales'], 'warning barrier'],
    [['G4 FORM ARMY AS A7', 'A7 MARCH York'], 'warning empty-unit'],
    ['F1 MARCH Kent', 'illegal wrong-unit-kind'],
    ['G1 MARCH Essex', 'illegal garrison-cannot'],
  ],
});

test('MD-15.34 land of a neutral realm without permission: a warning until war is declared', () => {
  const known = englandWith({ provinces: { ...ENGLAND.provinces, Wessex: { owner: 'Nor' } }, passage: [] });
  expect(foundIn(known, 'A1 MARCH Wessex')).toEqual(['warning no-permission']);
  expect(foundIn(known, 'DECLARE WAR Nor', 'A1 MARCH Wessex')).toEqual([]);
});

test('MD-15.34 who meets enemies abroad goes no further', () => {
  const known = englandWith({});
  expect(refusalIn(known, 'A2 MARCH Mercia', 'A2 MARCH York', 'A2 HOLD')).toEqual({
    code: 'battle-expected',
    unit: 'A2',
    location: 6,
  });
});

orderClause('MD-15.39', {
  means: [['A1 PILLAGE', { verb: 'PILLAGE', unit: 'A1', args: {} }]],
  found: [
    ['G1 PILLAGE'],
    ['A4 PILLAGE', 'warning is-loaded'],
    [['A1 MARCH Wessex', 'A1 PILLAGE'], 'warning not-enough-move-points'],
    [['A1 MARCH Essex', 'A1 PILLAGE']],
    [['G1 PILLAGE', 'A1 PILLAGE'], 'warning outdone'],
    [['A1 HOLD', 'A1 PILLAGE', 'G1 PILLAGE']],
    ['F1 PILLAGE', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.39 a lone siege machine is too weak to pillage', () => {
  const known = englandWith({ units: [army('Eng A1', 'Kent', { siege_machine: 1 })] });
  expect(refusalIn(known, 'A1 PILLAGE')).toEqual({ code: 'too-weak', combat: 5, needed: 10 });
});

test('MD-15.48 garrisons plan transfers and pillage, and nothing else', () => {
  const known = englandWith({});
  for (const line of [
    'G1 HOLD',
    'G1 MARCH Essex',
    'G1 BOARD Sco',
    'G1 LOAD A1',
    'G1 SAIL Channel',
    'G1 UNLOAD A4 Kent',
  ]) {
    expect([line, ...foundIn(known, line)]).toEqual([line, 'illegal garrison-cannot']);
  }
  expect(foundIn(known, 'G1 PILLAGE')).toEqual([]);
  expect(foundIn(known, 'G1 TRANSFER ALL TO A1')).toEqual([]);
});

test('MD-15.49 a unit that the same orders form can be given any order', () => {
  const known = englandWith({});
  expect(foundIn(known, 'A7 MARCH Essex')).toEqual(['illegal unknown-unit']);
  expect(foundIn(known, 'G1 FORM ARMY AS A7', 'G1 TRANSFER 3 militia TO A7', 'A7 MARCH Essex')).toEqual([]);
  expect(foundIn(known, 'G1 FORM ARMY', 'G1 TRANSFER 3 militia TO A3', 'A3 MARCH Essex')).toEqual([]);
});

test('MD-15.50 an army that pillages or boards cannot build in the same turn', () => {
  const known = englandWith({});
  expect(foundIn(known, 'A1 BUILD FORT')).toEqual([]);
  expect(foundIn(known, 'A1 PILLAGE', 'A1 BUILD FORT')).toEqual(['warning not-enough-move-points']);
  expect(foundIn(known, 'A1 BOARD Sco', 'A1 RAZE FORT')).toEqual(['warning not-enough-move-points']);
  expect(foundIn(known, 'G1 PILLAGE', 'G1 BUILD FORT')).toEqual([]);
});

test('MD-15.51 an army to be carried needs no orders', () => {
  const known = englandWith({});
  expect(foundIn(known, 'F1 LOAD A1', 'F1 SAIL Irish Sea', 'F1 UNLOAD A1 Wessex')).toEqual([]);
});
