import { expect, test } from 'vitest';
import { step } from '../../src/phases/step.ts';
import type { GameTurn } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { ITALIA } from '../scenarios.ts';

const [MIL, VEN] = [1, 2];
const MILAN = 1;
const COMO = 2;
const [FOT, HRS, BOM, SPY] = [1, 2, 5, 6];
const unitsOf = (counts: { readonly [type: number]: number }) => ITALIA.types.map((_, type) => counts[type] ?? 0);
const start = positionOf(ITALIA);
const after = (run: (turn: GameTurn) => void) =>
  ran(start, [step({ number: 5, name: 'March', rule: 'UM-0.5', run })]).state;

const march = (units: readonly number[]) => ({
  kind: 'leg-marched' as const,
  rule: 'UM-11.18',
  nation: MIL,
  line: 1,
  leg: 1,
  by: 'land' as const,
  from: MILAN,
  to: COMO,
  units,
  generals: [1],
  started: 0,
  ended: 100,
});

test('UM-0.5 units of a nation in a province are one stack, which is gone when its last unit is', () => {
  const { stacks, generals } = after(({ emit }) => emit(march(unitsOf({ [FOT]: 2 }))));
  expect(stacks[COMO]?.map(({ nation, units }) => [nation, units[FOT]])).toEqual([[MIL, 4]]);
  expect(stacks[MILAN]?.[0]?.units[FOT]).toBe(4);
  expect(generals[0]?.location).toBe(COMO);
});

test('UM-12.4 a stack whose last army unit leaves forgets its orders, though its spies stay', () => {
  const { stacks } = after(({ emit }) => emit(march(unitsOf({ [FOT]: 6, [HRS]: 5, [BOM]: 1 }))));
  const spies = stacks[MILAN]?.find(({ nation }) => nation === MIL);
  expect(spies?.units[SPY]).toBe(1);
  expect(spies?.armyOrder).toBeNull();
  expect(stacks[COMO]?.[0]?.armyOrder).toBe('1D');
});

test('UM-1.11 stacks of a province stand in nation order, Independents last', () => {
  const raised = (nation: number) => ({
    kind: 'units-raised' as const,
    rule: 'UM-17.11',
    nation,
    province: MILAN,
    units: unitsOf({ [FOT]: 1 }),
    why: 'rebels' as const,
  });
  const { stacks } = after(({ emit }) => {
    for (const nation of [0, 6, 3]) emit(raised(nation));
  });
  expect(stacks[MILAN]?.map(({ nation }) => nation)).toEqual([MIL, VEN, 3, 6, 0]);
});

test('UM-0.5 nobody loses units that are not there', () => {
  expect(() => after(({ emit }) => emit(march(unitsOf({ [FOT]: 7 }))))).toThrow('fewer units');
});
