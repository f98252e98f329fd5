import { expect, test } from 'vitest';
import { ENGLAND } from '../english-position.ts';
import { englandWith, orderClause } from '../order-clause.ts';
import { foundIn, readLines, refusalIn } from '../ordering.ts';
import { army, garrison } from '../position.ts';

orderClause('MD-15.40', {
  means: [['G1 RECRUIT 3 archers', { verb: 'RECRUIT', unit: 'G1', args: { count: 3, type: 'archers' } }]],
  found: [
    ['G1 RECRUIT 10 archers'],
    ['G1 RECRUIT 11 militia', 'warning build-limit'],
    [['G1 RECRUIT 7 archers', 'G1 RECRUIT 4 militia'], 'warning build-limit'],
    [['G1 RECRUIT 7 archers', 'G1 RECRUIT 3 militia']],
    [['G1 RECRUIT 10 archers', 'G1 RECRUIT 1 militia'], 'warning build-limit'],
    ['G1 RECRUIT 1 carrack', 'illegal not-a-soldier'],
    ['G1 RECRUIT 1 longbowman', 'illegal not-on-build-list'],
    ['G1 RECRUIT 1 unicorn', 'malformed unknown-name'],
    ['G1 RECRUIT 0 archers', 'malformed out-of-range'],
    ['A1 RECRUIT 1 archers', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.40 a garrison without a city recruits nobody', () => {
  const provinces = { ...ENGLAND.provinces, Essex: { owner: 'Eng', fortLevel: 1 } } as const;
  expect(foundIn(englandWith({ provinces }), 'G2 RECRUIT 1 militia')).toEqual(['illegal no-city']);
});

test('MD-15.40 with gold for some of them the ruler is told how many', () => {
  const known = englandWith({ realms: { Eng: { treasury: 1800 } } });
  expect(refusalIn(known, 'G1 RECRUIT 3 archers')).toEqual({ code: 'fewer-built', wanted: 3, built: 2, short: 'gold' });
});

test('MD-15.40 of equal orders that is told of the reduced number which is carried out in part', () => {
  const withGold = (treasury: number) => englandWith({ realms: { Eng: { treasury } } });
  const twice = ['G1 RECRUIT 3 archers', 'G1 RECRUIT 3 archers'] as const;
  const found = (treasury: number) =>
    readLines(withGold(treasury), ...twice).lines.map(({ findings }) => findings.map(({ refusal }) => refusal));
  expect(found(2700)).toEqual([[], [{ code: 'fewer-built', wanted: 3, built: 1, short: 'gold' }]]);
  expect(found(1800)).toEqual([
    [{ code: 'fewer-built', wanted: 3, built: 2, short: 'gold' }],
    [{ code: 'not-enough-gold', needed: 400, treasury: 60 }],
  ]);
});

test('MD-15.40 without gold for a single troop the ruler is warned', () => {
  const known = englandWith({ realms: { Eng: { treasury: 700 } } });
  expect(foundIn(known, 'G1 RECRUIT 1 archers')).toEqual(['warning not-enough-gold']);
});

orderClause('MD-15.41', {
  means: [['G1 BUILD SHIPS 2 Carrack', { verb: 'BUILD_SHIPS', unit: 'G1', args: { count: 2, type: 'carrack' } }]],
  found: [
    ['G1 BUILD SHIPS 5 trading cogs'],
    [['G1 RECRUIT 8 militia', 'G1 BUILD SHIPS 3 trading cogs'], 'warning build-limit'],
    ['G1 BUILD SHIPS 1 militia', 'illegal not-a-ship'],
    ['G1 BUILD SHIPS 1 royal galleon', 'illegal not-on-build-list'],
    ['G4 BUILD SHIPS 1 carrack', 'illegal not-on-build-list', 'illegal no-harbour'],
    ['F2 BUILD SHIPS 1 carrack', 'illegal wrong-unit-kind'],
  ],
});

orderClause('MD-15.42', {
  means: [
    ['G1 HIRE COMMANDER', { verb: 'HIRE_COMMANDER', unit: 'G1', args: {} }],
    ['G1 HIRE COMMANDER "John Chandos"', { verb: 'HIRE_COMMANDER', unit: 'G1', args: { name: 'John Chandos' } }],
  ],
  found: [
    ['G1 HIRE COMMANDER'],
    [['G1 HIRE COMMANDER', 'G1 HIRE COMMANDER'], 'warning already-hired'],
    [['G1 HIRE COMMANDER', 'G4 HIRE COMMANDER']],
    ['A1 HIRE COMMANDER', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.42 a commoner hires nobody; with five commanders one is warned; without a city it is out of the question', () => {
  const five = garrison('Eng', 'Kent', { militia: 1 }, { commanders: [{}, {}, {}, {}, {}] });
  const common = englandWith({ realms: { Eng: { treasury: 6000, status: 'commoner' } } });
  const provinces = { ...ENGLAND.provinces, Essex: { owner: 'Eng', fortLevel: 1 } } as const;
  expect(foundIn(common, 'G1 HIRE COMMANDER')).toEqual(['warning not-royal']);
  expect(foundIn(englandWith({ units: [five] }), 'G1 HIRE COMMANDER')).toEqual(['warning commander-limit']);
  expect(foundIn(englandWith({ provinces }), 'G2 HIRE COMMANDER')).toEqual(['illegal no-city']);
});

orderClause('MD-15.43', {
  means: [['G1 BUILD FORT', { verb: 'BUILD_FORT', unit: 'G1', args: {} }]],
  found: [
    ['G1 BUILD FORT'],
    ['A1 BUILD FORT'],
    [['A1 MARCH Essex', 'A1 BUILD FORT']],
    [['A1 MARCH Essex', 'A1 MARCH Mercia', 'A1 BUILD FORT'], 'warning not-enough-move-points'],
    [['A1 BUILD FORT', 'G1 BUILD FORT'], 'warning one-level-a-turn'],
    [['G1 DISBAND 3 militia', 'G1 BUILD FORT'], 'warning not-enough-workers'],
    ['A4 BUILD FORT', 'warning is-loaded'],
    ['F2 BUILD FORT', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.43 a fortification of level 12 is the highest', () => {
  const provinces = { ...ENGLAND.provinces, Kent: { owner: 'Eng', fortLevel: 12 } } as const;
  const known = englandWith({
    provinces,
    units: [garrison('Eng', 'Kent', { militia: 20 }), army('Eng A1', 'Kent', { militia: 20 })],
  });
  expect(foundIn(known, 'G1 BUILD FORT')).toEqual(['illegal highest-fort']);
  expect(foundIn(known, 'A1 BUILD FORT')).toEqual(['warning highest-fort']);
});

test('MD-15.43 an army builds only on land of its realm', () => {
  expect(foundIn(englandWith({ passage: ['Sco-Eng'] }), 'A1 MARCH Essex', 'A1 HOLD', 'A1 BUILD FORT')).toEqual([]);
  const abroad = englandWith({ units: [army('Eng A1', 'Bergen', { militia: 9 })] });
  expect(refusalIn(abroad, 'A1 BUILD FORT')).toEqual({ code: 'not-yours', province: 11 });
});

orderClause('MD-15.44', {
  means: [['A1 REPAIR FORT', { verb: 'REPAIR_FORT', unit: 'A1', args: {} }]],
  found: [
    ['G1 REPAIR FORT', 'warning nothing-to-repair'],
    ['F1 REPAIR FORT', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.44 one damage more than the free repair is mended, and not beside building', () => {
  const known = englandWith({
    provinces: { ...ENGLAND.provinces, Kent: { owner: 'Eng', fortLevel: 3, fortDamage: 2 } },
  });
  expect(foundIn(known, 'G1 REPAIR FORT')).toEqual([]);
  expect(foundIn(known, 'G1 REPAIR FORT', 'A1 REPAIR FORT')).toEqual(['warning nothing-to-repair']);
  expect(foundIn(known, 'G1 BUILD FORT', 'A1 REPAIR FORT')).toEqual(['warning already-repaired']);
});

orderClause('MD-15.45', {
  means: [['A1 BUILD HARBOUR', { verb: 'BUILD_HARBOUR', unit: 'A1', args: {} }]],
  found: [
    ['G1 BUILD HARBOUR', 'illegal has-harbour'],
    ['G4 BUILD HARBOUR', 'illegal no-coast'],
    ['A1 BUILD HARBOUR', 'warning has-harbour'],
    [['A1 MARCH Essex', 'A1 BUILD HARBOUR'], 'warning no-city'],
  ],
});

test('MD-15.45 a city on a coast can have its harbour', () => {
  const known = englandWith({
    provinces: { ...ENGLAND.provinces, York: { owner: 'Eng' } },
    units: [garrison('Eng', 'York', { militia: 5 })],
  });
  expect(foundIn(known, 'G6 BUILD HARBOUR')).toEqual([]);
  expect(foundIn(known, 'G6 DISBAND 1 militia', 'G6 BUILD HARBOUR')).toEqual(['warning not-enough-workers']);
});

orderClause('MD-15.46', {
  means: [
    ['G1 BUILD PRODUCTION', { verb: 'BUILD_PRODUCTION', unit: 'G1', args: {} }],
    ['G1 BUILD PRODUCTION 2', { verb: 'BUILD_PRODUCTION', unit: 'G1', args: { count: 2 } }],
  ],
  found: [
    ['G1 BUILD PRODUCTION'],
    [['G1 BUILD PRODUCTION', 'A1 BUILD PRODUCTION'], 'warning no-slot'],
    ['G1 BUILD PRODUCTION 0', 'malformed out-of-range'],
    [['G4 DISBAND 1 militia', 'G4 BUILD PRODUCTION'], 'warning not-enough-workers'],
  ],
});

test('MD-15.46 a province whose slots are all built takes no more', () => {
  const provinces = { ...ENGLAND.provinces, Kent: { owner: 'Eng', productionAreas: 2 } } as const;
  expect(foundIn(englandWith({ provinces }), 'G1 BUILD PRODUCTION')).toEqual(['illegal no-slot']);
});

test('MD-15.46 fewer than ordered can be built: the ruler is told how many', () => {
  expect(refusalIn(englandWith({}), 'G1 BUILD PRODUCTION 2')).toEqual({
    code: 'fewer-built',
    wanted: 2,
    built: 1,
    short: 'slots',
  });
});

orderClause('MD-15.47', {
  means: [
    ['G1 RAZE FORT', { verb: 'RAZE', unit: 'G1', args: { what: 'fort' } }],
    ['G1 RAZE HARBOUR', { verb: 'RAZE', unit: 'G1', args: { what: 'harbour' } }],
    ['A1 RAZE PRODUCTION', { verb: 'RAZE', unit: 'A1', args: { what: 'production' } }],
  ],
  found: [
    ['G1 RAZE FORT'],
    [['G1 RAZE FORT', 'G1 RAZE FORT']],
    [['G1 RAZE FORT', 'G1 RAZE HARBOUR'], 'warning not-enough-workers'],
    ['G4 RAZE FORT', 'warning nothing-to-raze'],
    ['G1 RAZE CITY', 'malformed unknown-name'],
    ['F1 RAZE FORT', 'illegal wrong-unit-kind'],
  ],
});
