import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { morale } from '../../src/phases/morale.ts';
import { options } from '../../src/phases/options.ts';
import type { State } from '../../src/state.ts';
import { changed, positionOf, ran, type Writable } from '../board.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const moraleAfter = (
  file: typeof ITALIA,
  nation: number,
  change: (state: Writable<State>) => void,
): number | undefined => ran(changed(positionOf(file), change), [morale]).state.nations[nation]?.morale;

const [MILAN, ROME, GAULS] = [1, 1, 4];

test('UM-6.1, UM-6.2 morale is whole where nothing is wrong, and always that of Independents', () => {
  expect(moraleAfter(ITALIA, MILAN, () => {})).toBe(100);
  expect(moraleAfter(ITALIA, 0, () => {})).toBe(100);
});

test('UM-6.3 arrears: the share of the payroll that is owed, at most forty; without a payroll forty', () => {
  // Milan pays 34 units and a network, and one in Venice and one in Genoa: 355 tenths.
  const owing = (tenths: number) =>
    moraleAfter(ITALIA, MILAN, ({ nations }) => {
      const milan = nations[MILAN];
      if (milan) milan.treasury = -tenths;
    });
  expect(owing(0)).toBe(100);
  expect(owing(1)).toBe(99);
  expect(owing(178)).toBe(79);
  expect(owing(9999)).toBe(60);
});

test('UM-6.5 a capital in enemy hands costs twenty, a friend may hold it', () => {
  const heldBy = (owner: number) =>
    moraleAfter(ITALIA, MILAN, ({ provinces }) => {
      const milan = provinces[1];
      if (milan) milan.owner = owner;
    });
  expect(heldBy(2)).toBe(80);
  expect(heldBy(0)).toBe(80);
  expect(heldBy(3)).toBe(100);
});

test('UM-6.6 the death of a commander-in-chief is felt for two turns', () => {
  const grieving = changed(positionOf(PUNIC), ({ nations }) => {
    const rome = nations[ROME];
    if (rome) rome.cincShock = 2;
  });
  const { state } = ran(grieving, [morale, morale, morale]);
  expect(ran(grieving, [morale]).state.nations[ROME]?.morale).toBe(90);
  expect(ran(grieving, [morale, morale]).state.nations[ROME]?.morale).toBe(90);
  expect(state.nations[ROME]?.morale).toBe(100);
});

test('UM-6.7 lost face of a tribe wears off by five a turn; debts and a lost capital mean nothing to it', () => {
  const shamed = changed(positionOf(PUNIC), ({ nations, provinces }) => {
    Object.assign(nations[GAULS] ?? {}, { faceLoss: 20, treasury: -500 });
    Object.assign(provinces[32] ?? {}, { owner: ROME });
  });
  expect(ran(shamed, [morale]).state.nations[GAULS]?.morale).toBe(80);
  expect(ran(shamed, [morale, morale]).state.nations[GAULS]?.morale).toBe(85);
});

test('UM-6.4 disbanding in debt leaves the debt and a smaller payroll, so that arrears grow', () => {
  const owing = changed(positionOf(ITALIA), (state) => {
    state.turn = 3;
    Object.assign(state.nations[MILAN] ?? {}, { treasury: -100 });
  });
  const fewer = { verb: 'DISBAND' as const, args: { province: MILAN, type: 1, count: 'ALL' as const } };
  const after = (orders: readonly Order[]) => ran(owing, [options, morale], { MIL: orders }).state.nations[MILAN];
  // 40 × 100 / 355, and 40 × 100 / 295.
  expect([after([])?.morale, after([])?.treasury]).toEqual([88, -100]);
  expect([after([fewer])?.morale, after([fewer])?.treasury]).toEqual([86, -100]);
});
