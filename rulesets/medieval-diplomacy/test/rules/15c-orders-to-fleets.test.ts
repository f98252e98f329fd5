import { leavesOf, type OrderKind, writeLine } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import type { MdKnown, Types } from '../../src/types.ts';
import { ENGLAND } from '../english-position.ts';
import { englandWith, orderClause } from '../order-clause.ts';
import { foundIn, readLines, refusalIn } from '../ordering.ts';
import { army, fleet, type GivenUnit, unit } from '../position.ts';

orderClause('MD-15.35', {
  means: [['A1 BOARD Sco', { verb: 'BOARD', unit: 'A1', args: { realm: 'Sco' } }]],
  found: [
    ['A1 BOARD Fra'],
    ['A1 BOARD Wal', 'illegal enemy'],
    [['DECLARE WAR Fra', 'A1 BOARD Fra'], 'warning enemy'],
    ['A1 BOARD Eng', 'illegal oneself'],
    ['A4 BOARD Sco', 'warning is-loaded'],
    [['A1 MARCH Wessex', 'A1 BOARD Sco'], 'warning not-enough-move-points'],
    ['F1 BOARD Sco', 'illegal wrong-unit-kind'],
  ],
});

orderClause('MD-15.36', {
  means: [
    ['F1 LOAD A1', { verb: 'LOAD', unit: 'F1', args: { army: 'A1' } }],
    ['F1 LOAD A3 OF Fra', { verb: 'LOAD', unit: 'F1', args: { army: 'A3', armyRealm: 'Fra' } }],
  ],
  found: [
    ['F1 LOAD A2', 'warning army-out-of-reach'],
    ['F1 LOAD A4', 'warning is-loaded'],
    ['F2 LOAD A1', 'warning too-heavy'],
    ['F1 LOAD A9', 'illegal unknown-unit'],
    ['F1 LOAD G1', 'illegal wrong-unit-kind'],
    ['F1 LOAD A3 OF Fra', 'warning unknown-unit'],
    ['F1 LOAD A1 OF Wal', 'illegal enemy'],
    ['A1 LOAD A2', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.36 a load between once and one and a half times the storage is taken, and the excess drowns', () => {
  const units = [army('Eng A1', 'Kent', { militia: 5 }), fleet('Eng F1', 'Channel', { trading_cog: 2 })];
  const known = englandWith({ units });
  expect(refusalIn(known, 'F1 LOAD A1')).toEqual({ code: 'overboard', army: 'A1', count: 1 });
});

test.each([
  ['F1 LOAD A1', 1],
  ['F1 TRANSFER 2 Trading Cog TO F2', 0],
  ['F1 TRANSFER 2 Trading Cog TO F2 / F2 SAIL Biscay', 3],
  ['F2 TRANSFER 1 Light Dromond TO F1', 0],
  ['F1 DISBAND 2 Trading Cog', 3],
])('MD-6.52, MD-6.55 a ruler is told whom %s sends overboard who is on board already', (line, count) => {
  const units = [
    army('Eng A4', 'Channel', { peasant_rabble: 7 }, { loadedOn: 'Eng F1' }),
    army('Eng A1', 'Kent', { militia: 2 }),
    fleet('Eng F1', 'Channel', { trading_cog: 4 }),
    fleet('Eng F2', 'Channel', { light_dromond: 1 }),
  ];
  const { findings } = readLines(englandWith({ units }), ...line.split(' / '));
  const expected = count === 0 ? [] : [{ level: 'warning', refusal: { code: 'overboard', army: 'A4', count } }];
  expect(findings).toEqual(expected);
});

test('MD-15.36 an army of another realm is taken to have made ready to board', () => {
  const units = [...(ENGLAND.units ?? []), army('Sco A2', 'Kent', { archers: 1 })];
  expect(foundIn(englandWith({ units }), 'F1 LOAD A2 OF Sco')).toEqual([]);
});

test('MD-15.36, MD-6.58 an army of another realm that is aboard a fleet there is not taken to be on a wreck', () => {
  const units = [
    fleet('Fra F1', 'Channel', { trading_cog: 1 }),
    army('Eng A1', 'Channel', { militia: 2 }, { loadedOn: 'Fra F1' }),
    fleet('Fra F2', 'Channel', { trading_cog: 1 }),
    army('Fra A1', 'Channel', { militia: 2 }, { loadedOn: 'Fra F2', commanders: [{}] }),
    fleet('Eng F1', 'Channel', { trading_cog: 1 }),
  ];
  expect(foundIn(englandWith({ units }), 'F1 LOAD A1 OF Fra')).toEqual(['warning is-loaded']);
  const handover = ['F1 HOLD', 'F1 HOLD', 'A1 TRANSFER 1 militia TO A1 OF Fra'];
  expect(foundIn(englandWith({ units }), ...handover)).toEqual([]);
});

orderClause('MD-15.37', {
  means: [
    ['F1 SAIL "North Sea"', { verb: 'SAIL', unit: 'F1', args: { location: 14 } }],
    ['F1 SAIL Kent', { verb: 'SAIL', unit: 'F1', args: { location: 1 } }],
  ],
  found: [
    ['F2 SAIL Channel'],
    ['F1 SAIL Kent'],
    ['F1 SAIL Artois', 'warning no-permission'],
    ['F1 SAIL Wessex', 'illegal no-harbour'],
    [['F1 SAIL North Sea', 'F1 SAIL Bergen']],
    [['F1 SAIL North Sea', 'F1 SAIL Bergen', 'F1 SAIL North Sea'], 'warning not-enough-move-points'],
    ['F1 SAIL Bergen', 'warning not-adjacent'],
    [['G1 FORM FLEET AS F5', 'F5 SAIL Channel'], 'warning no-ships'],
    ['A1 SAIL Channel', 'illegal wrong-unit-kind'],
  ],
});

test('MD-15.37 the form says what a sail costs, and leaves out a harbour that costs too much', () => {
  expect(ORDERS.kinds.SAIL.help).toContain('1 Move-point, 2 into a harbour whose province changed owner this turn');
  const known = englandWith({
    wars: ['Eng-Fra'],
    units: [army('Eng A1', 'Picardy', { archers: 1 }), fleet('Eng F1', 'Biscay', { carrack: 1 })],
  });
  const conquering = ['A1 MARCH Artois', 'F1 SAIL Channel'];
  expect(refusalIn(known, ...conquering, 'F1 SAIL Artois')).toEqual({
    code: 'not-enough-move-points',
    unit: 'F1',
    needed: 2,
    left: 1,
  });
  const offered = (...lines: readonly string[]): string =>
    JSON.stringify(ORDERS.kinds.SAIL.options(known, readLines(known, ...lines).orders));
  expect(offered(...conquering)).toContain('"North Sea"');
  expect(offered(...conquering)).toContain('"Kent"');
  expect(offered(...conquering)).not.toContain('"Artois"');
});

orderClause('MD-15.38', {
  means: [
    ['F1 UNLOAD A4 Kent', { verb: 'UNLOAD', unit: 'F1', args: { army: 'A4', location: 1 } }],
    ['F1 UNLOAD A3 OF Fra Wessex', { verb: 'UNLOAD', unit: 'F1', args: { army: 'A3', armyRealm: 'Fra', location: 3 } }],
  ],
  found: [
    ['F1 UNLOAD A4 Kent'],
    ['F1 UNLOAD A4 Channel', 'illegal not-a-province'],
    ['F1 UNLOAD A4 Picardy', 'warning barrier'],
    ['F1 UNLOAD A4 York', 'warning not-adjacent'],
    ['F1 UNLOAD A4 Artois', 'warning no-permission'],
    ['F1 UNLOAD A1 Kent', 'warning not-on-fleet'],
    [['F1 LOAD A1', 'F1 UNLOAD A1 Wessex']],
    ['F1 UNLOAD A4 Wessex', 'warning landing-chance'],
  ],
});

test('MD-15.38 the chance of a landing is told: two archers of combat 42', () => {
  expect(refusalIn(englandWith({}), 'F1 UNLOAD A4 Wessex')).toEqual({
    code: 'landing-chance',
    army: 'A4',
    province: 3,
    chance: 84,
  });
});

describe('MD-6.19 the owner of a fleet is offered the armies of allies too', () => {
  const besides = (scots: GivenUnit) => [
    ...(ENGLAND.units ?? []).filter(({ unit: { id } }) => id !== unit('Eng A4')),
    scots,
  ];
  const offeredBy = (verb: 'LOAD' | 'UNLOAD', known: MdKnown, drafted: readonly Order[] = []) => {
    const kind = ORDERS.kinds[verb] as OrderKind<Types>;
    const choice = kind.options(known, drafted);
    const leaves = choice ? [...leavesOf(kind, choice, 200)] : [];
    return leaves.map((order) => writeLine(ORDERS, known, order)).filter((line) => line.includes(' OF Sco'));
  };

  test('to be taken aboard, and ashore again', () => {
    const known = englandWith({ units: besides(army('Sco A2', 'Kent', { archers: 1 })) });
    const load = offeredBy('LOAD', known);
    expect(load).toEqual(['F1 LOAD A2 OF Sco', 'F2 LOAD A2 OF Sco']);
    const drafted = readLines(known, load[0] as string).orders;
    expect(offeredBy('LOAD', known, drafted)).toEqual([]);
    expect(offeredBy('UNLOAD', known, drafted)).toEqual(['F1 UNLOAD A2 OF Sco Kent', 'F1 UNLOAD A2 OF Sco Wessex']);
  });

  test('to be put ashore where their realm may go', () => {
    const aboard = army('Sco A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' });
    const known = englandWith({ units: besides(aboard), wars: ['Eng-Wal', 'Sco-Fra'] });
    expect(offeredBy('UNLOAD', known)).toEqual([
      'F1 UNLOAD A2 OF Sco Kent',
      'F1 UNLOAD A2 OF Sco Wessex',
      'F1 UNLOAD A2 OF Sco Artois',
    ]);
  });
});

test('MD-15.38 an army that the turn itself would make of soldiers without room is not offered to be unloaded', () => {
  const units = [
    army('Eng A1', 'Channel', { militia: 4 }, { loadedOn: 'Eng F1' }),
    fleet('Eng F1', 'Channel', { trading_cog: 1 }),
    fleet('Eng F2', 'Channel', { trading_cog: 1 }),
  ];
  const choice = ORDERS.kinds.UNLOAD.options(englandWith({ units }), []);
  expect(JSON.stringify(choice)).toContain('"A1"');
  expect(JSON.stringify(choice)).not.toContain('"A2"');
});
