import { orderKindsOf, PUBLIC, type ReportLine } from '@chancery/core';
import { expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { PLACES } from '../../src/places-spec.ts';
import { GIVERS } from '../../src/rules/givers.ts';
import { UNIT_TABLE } from '../../src/units-spec.ts';
import { view } from '../../src/view.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith } from '../order-clause.ts';
import { england, knownTo, readLines } from '../ordering.ts';
import { army, garrison, position } from '../position.ts';

const known = england(ENGLAND);
const orders = (...lines: readonly string[]) => readLines(known, ...lines).orders;
const textOf = (lines: readonly ReportLine[]): string =>
  lines.map(({ text, amount }) => (amount === undefined ? text : `${text}: ${amount}`)).join('\n');
const plan = (unit: string, ...lines: readonly string[]): string =>
  textOf(UNIT_TABLE.plan(known, unit, orders(...lines)));
const row = (unit: string, ...lines: readonly string[]) =>
  UNIT_TABLE.rows(known, orders(...lines)).find((each) => each.unit === unit)?.cells;

test('MD-16.16 the unit list: id, name, place, troops, total combat, weight or load, Move-points, orders', () => {
  expect(UNIT_TABLE.columns.map(({ id }) => id)).toEqual([
    'unit',
    'name',
    'place',
    'troops',
    'combat',
    'load',
    'points',
    'orders',
  ]);
  expect(row('A1', 'A1 MARCH Essex', 'A1 MARCH Paris')).toEqual({
    unit: 'A1',
    name: 'The Royal Lions',
    place: 'Kent',
    troops: '7',
    combat: '155',
    load: '8',
    points: '2',
    orders: '2 orders, 1 should fail',
  });
  expect(row('F1')).toMatchObject({ place: 'Channel', load: '2 of 8', points: '2', orders: '' });
  expect(row('A4')).toMatchObject({ place: 'Channel, aboard F1' });
  expect(row('G1')).toMatchObject({ load: '', points: '' });
});

test('MD-16.17 the unit plan: ranks, leader, options, strength, and each order with its phase', () => {
  const text = plan('A1', 'A1 HOLD', 'A1 MARCH Essex', 'A1 PILLAGE', 'A1 MARCH Paris');
  expect(text).toContain('A1 The Royal Lions');
  expect(text).toContain('Rank 1: 5 Men-at-Arms\nRank 1: 1 Siege Machine\nRank 2: 1 Man-at-Arms');
  expect(text).toContain('Retreat level 5\nFollows nobody\nFights as marines\nDefends fortifications');
  expect(text).toContain('Total combat: 155\nTotal hit points: 12.5\nMove-points: 2');
  expect(text).toContain('Phase 1: Hold its position\nPhase 2: March to Essex (2)\nPhase 2: Pillage');
  expect(text).toContain('Phase 3: March to Paris (10)\nShould fail: Paris (10) does not border Essex (2).');
  expect(plan('G1')).toContain('Mortimer, leader: infantry 30, cavalry 0, siege 0, naval 0');
});

test('MD-16.17 nobody reads the plan of another', () => {
  expect(UNIT_TABLE.plan(known, 'A99', [])).toEqual([]);
  expect(UNIT_TABLE.plan({ ...known, view: view(position(ENGLAND), PUBLIC) }, 'A1', [])).toEqual([]);
  expect(UNIT_TABLE.rows({ ...known, view: view(position(ENGLAND), PUBLIC) }, [])).toEqual([]);
});

test('MD-16.18 the recruiting form: ordered and still allowed, prices, and whether the gold suffices', () => {
  expect(plan('G1')).toContain('Recruiting in Canterbury\nOrdered, and still allowed: 0/10');
  const two = plan('G1', 'G1 RECRUIT 2 archers');
  expect(two).toContain('Ordered, and still allowed: 2/8');
  expect(two).toContain('Archers, upkeep 0.30: 4.00');
  expect(two).toContain('Carrack, upkeep 0.40: 9.00');
  expect(two).toContain('The gold suffices; left over: 42.60');
  expect(plan('G1', 'G1 RECRUIT 10 archers', 'A1 BUILD FORT')).toContain('The gold does not suffice; short by: 7.40');
  expect(plan('G4')).not.toContain('Carrack');
  expect(plan('A1')).not.toContain('Recruiting');
});

test('MD-16.38 the unit list can be filtered by armies, fleets and garrisons', () => {
  expect(UNIT_TABLE.kinds.map(({ label }) => label)).toEqual(['Armies', 'Fleets', 'Garrisons']);
  const kinds = UNIT_TABLE.rows(known, []).map(({ unit, kind }) => [unit, kind]);
  expect(kinds).toEqual([
    ['A1', 'A'],
    ['A2', 'A'],
    ['A4', 'A'],
    ['F1', 'F'],
    ['F2', 'F'],
    ['G1', 'G'],
    ['G4', 'G'],
  ]);
});

test('MD-16.39 the unit list holds the own units, and its major orders are the plan, building and forming', () => {
  expect(UNIT_TABLE.rows(knownTo('Wal', position(ENGLAND)), []).map(({ unit }) => unit)).toEqual(['A1', 'G5']);
  const verbs = Object.keys(GIVERS) as (keyof typeof GIVERS)[];
  const major = verbs.filter((verb) => ['Plan', 'Garrison and construction'].includes(ORDERS.kinds[verb].group));
  expect(major).toHaveLength(16);
  expect(UNIT_TABLE.rows(known, orders('G1 FORM ARMY AS A7')).map(({ unit }) => unit)).toContain('A7');
});

test('MD-16.40 a unit plan has the orders of troops, of commanders, and those of its kind of unit', () => {
  const offered = (label: string): readonly string[] =>
    orderKindsOf(ORDERS, 'ruler').flatMap(({ verb, options }) => {
      const choice = options(known, []);
      return choice?.ask === 'one' && choice.of.some(({ value }) => value === label) ? [verb] : [];
    });
  const troops = ['RANK', 'TRANSFER', 'DISBAND', 'SALVAGE'];
  expect(offered('A1')).toEqual(
    expect.arrayContaining([...troops, 'NAME', 'RETREAT_LEVEL', 'FOLLOW', 'MARINES', 'DEFEND']),
  );
  expect(offered('F2')).toEqual(expect.arrayContaining([...troops, 'NAME', 'RETREAT_LEVEL', 'FOLLOW']));
  expect(offered('F2')).not.toContain('MARINES');
  expect(offered('G1')).toEqual(
    expect.arrayContaining([...troops, 'NAME', 'RECRUIT', 'BUILD_SHIPS', 'HIRE_COMMANDER']),
  );
  expect(offered('G1')).not.toContain('RETREAT_LEVEL');
  const ofCommanders = ['DISBAND', 'TRANSFER'] as const;
  for (const verb of ofCommanders) expect(JSON.stringify(ORDERS.kinds[verb].options(known, []))).toContain('Mortimer');
  const two = englandWith({ units: [garrison('Eng', 'Kent', {}, { commanders: [{}, { name: 'Chandos' }] })] });
  expect(JSON.stringify(ORDERS.kinds.LEADER.options(two, []))).toContain('Chandos');
});

test('MD-16.43 main plans: a column for each phase shows where each unit should be, and what should fail', () => {
  const table = UNIT_TABLE.mainPlans?.(known, orders('A1 HOLD', 'A1 MARCH Essex', 'A2 MARCH Mercia', 'A2 MARCH Paris'));
  expect(table?.columns.map(({ label }) => label)).toEqual(['Unit', 'Name', 'Now', 'Phase 1', 'Phase 2']);
  expect(table?.rows[0]?.cells).toMatchObject({ unit: 'A1', phase0: 'Kent', phase1: 'Kent', phase2: 'Essex' });
  expect(table?.rows[1]?.cells).toMatchObject({
    unit: 'A2',
    phase1: 'Mercia',
    phase2: 'Mercia (an order should fail)',
  });
});

test('MD-16.43 no enemy does anything: a unit that meets enemies is taken to win and to go no further', () => {
  const table = UNIT_TABLE.mainPlans?.(known, orders('A2 MARCH Mercia', 'A2 MARCH York', 'A2 HOLD'));
  expect(table?.rows[1]?.cells).toMatchObject({ phase1: 'Mercia', phase2: 'York (an order should fail)' });
});

test('MD-16.44 planning moves nothing on the map, and the line of an army to be carried names the fleet', () => {
  const drafted = orders('A1 MARCH Essex', 'F1 LOAD A1', 'F2 SAIL Channel');
  expect(PLACES.picture(known, drafted).markers).toEqual(PLACES.picture(known, []).markers);
  expect(row('F2', 'F2 SAIL Channel')?.['place']).toBe('Kent');
  const light = englandWith({ units: [...(ENGLAND.units ?? []), army('Eng A5', 'Wessex', { archers: 2 })] });
  const reading = readLines(light, 'F1 LOAD A5', 'F1 SAIL Irish Sea');
  const cells = UNIT_TABLE.rows(light, reading.orders).find(({ unit }) => unit === 'A5')?.cells;
  expect(cells).toMatchObject({ place: 'Wessex', orders: 'carried by F1' });
});
