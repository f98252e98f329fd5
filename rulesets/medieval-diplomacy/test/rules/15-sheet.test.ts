import { resolveTurn, scriptedDice, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { ENGLAND } from '../english-position.ts';
import { MEDIEVAL } from '../medieval.ts';
import { englandWith } from '../order-clause.ts';
import { england, foundIn, foundTogether, readLines } from '../ordering.ts';
import { at, position, unit } from '../position.ts';

const known = england(ENGLAND);

test('MD-15.4 a later sheet replaces the whole earlier one', () => {
  const seat = seatId('Eng');
  const sheets = ['A1 MARCH Essex', 'A2 MARCH Mercia'].map((line) => ({ seat, orders: readLines(known, line).orders }));
  const dice = scriptedDice({ list: [] }, { mode: 'collect' });
  const result = resolveTurn(MEDIEVAL, { ...position(ENGLAND), sheets, dice });
  const places = result.ok ? result.turn.state.units.map(({ id, location }) => [id, location]) : [];
  expect(places).toContainEqual([unit('Eng A1'), at('Kent')]);
  expect(places).toContainEqual([unit('Eng A2'), at('Mercia')]);
});

test('MD-15.5 movement that cannot succeed now is accepted with a warning', () => {
  const tooFar = readLines(known, 'A1 MARCH York');
  const notEnoughPoints = readLines(known, 'A1 HOLD', 'A1 MARCH Wessex', 'A1 MARCH Mercia');
  const noPermission = readLines(known, 'F1 SAIL Artois');
  for (const { orders, lines } of [tooFar, notEnoughPoints, noPermission]) {
    expect(lines.at(-1)?.outcome).toBe('warned');
    expect(orders.length).toBe(lines.length);
  }
});

test('MD-15.6 overspending is accepted with a warning that tells the shortfall', () => {
  const spent = readLines(known, 'G1 RECRUIT 10 archers', 'A1 BUILD FORT', 'ANNEX Essex');
  expect(spent.orders).toHaveLength(3);
  /** 60 - 9.40 upkeep - 40 - 18 - 10 */
  expect(spent.findings).toEqual([{ level: 'warning', refusal: { code: 'overspent', shortfall: 17_40 } }]);
});

test('MD-3.37 with less than two gold left the ruler is advised to keep more', () => {
  expect(foundTogether(known, 'G1 RECRUIT 10 archers', 'ANNEX Essex')).toEqual(['warning thin-surplus']);
  expect(foundTogether(known, 'G1 RECRUIT 9 archers', 'ANNEX Essex')).toEqual([]);
  expect(foundTogether(englandWith({ realms: { Eng: { treasury: 1000 } } }))).toEqual([]);
});

test('MD-15.7 at most 20 plan orders for a unit', () => {
  const twenty = Array.from({ length: 20 }, () => 'A1 HOLD');
  const { orders, lines } = readLines(known, ...twenty, 'A2 HOLD', 'A1 HOLD', 'A1 PILLAGE');
  expect(orders).toHaveLength(21);
  expect(lines.slice(-3).map(({ outcome }) => outcome)).toEqual(['accepted', 'illegal', 'illegal']);
  expect(lines.at(-1)?.findings).toContainEqual({
    level: 'illegal',
    refusal: { code: 'plan-too-long', unit: 'A1', limit: 20 },
  });
});

test('MD-15.7 at most 1,000 orders for a realm', () => {
  const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `A1 NAME "Lions ${i}"`);
  expect(readLines(known, ...lines(1000)).orders).toHaveLength(1000);
  const { orders, findings } = readLines(known, ...lines(1001));
  expect(orders).toEqual([]);
  expect(findings[0]).toEqual({ level: 'illegal', refusal: { code: 'too-many-orders', count: 1001, limit: 1000 } });
});

test.each([
  ['ACCEPT GIFTS Fra', 'REFUSE GIFTS Fra'],
  ['GRANT PASSAGE Fra', 'REVOKE PASSAGE Fra'],
  ['GRANT PERMISSION Kent Fra', 'REVOKE PERMISSION Kent Fra'],
  ['A1 DEFEND ON', 'A1 DEFEND OFF'],
  ['A1 RETREAT LEVEL 2', 'A1 RETREAT LEVEL 3'],
  ['A1 RANK Men-at-Arms 1 0 0 0 0', 'A1 RANK Men-at-Arms 2 0 0 0 0'],
])('MD-15.8 of %s and %s the last line counts', (first, last) => {
  const { lines } = readLines(known, first, last);
  const overruled = lines.map(({ findings }) => findings.some(({ refusal }) => refusal.code === 'said-twice'));
  expect(overruled).toEqual([true, false]);
});

test('MD-15.8 settings of different things do not contradict each other', () => {
  const { lines } = readLines(
    known,
    'ACCEPT GIFTS Fra',
    'REFUSE GIFTS Nor',
    'A1 DEFEND ON',
    'A2 DEFEND OFF',
    'A1 HOLD',
    'A1 HOLD',
  );
  expect(lines.every(({ outcome }) => outcome === 'accepted')).toBe(true);
});

test('MD-3.28 of two proclamations the later one is published', () => {
  const { lines } = readLines(
    known,
    'PROCLAIM "The king is in good health today."',
    'PROCLAIM "The king is in bad health today."',
  );
  expect(lines.map(({ outcome }) => outcome)).toEqual(['warned', 'accepted']);
});

test('MD-12.54 a ruler who gives all their land away is warned of the coup', () => {
  const gifts = ['GIVE PROVINCE Kent Fra', 'GIVE PROVINCE Essex Fra', 'GIVE PROVINCE Mercia IND'];
  expect(foundTogether(known, ...gifts)).toEqual(['warning coup-threatens']);
  expect(foundTogether(known, ...gifts.slice(1))).toEqual([]);
  const dismissals = ['G1 DISBAND 6 militia', 'A1 DISBAND 6 Men-at-Arms', 'A2 DISBAND 3 light cavalry'];
  expect(foundTogether(known, ...gifts.slice(1), ...dismissals)).toEqual(['warning coup-threatens']);
});

test('MD-15.52 there is no order to scout', () => {
  expect(Object.keys(ORDERS.kinds).filter((verb) => /SCOUT|SPY/.test(verb))).toEqual([]);
  expect(foundIn(known, 'A1 SCOUT York')).toEqual(['malformed unknown-verb']);
});
