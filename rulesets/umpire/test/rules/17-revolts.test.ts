import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { conflict } from '../../src/phases/conflict.ts';
import { options } from '../../src/phases/options.ts';
import { recovery } from '../../src/phases/recovery.ts';
import { revolts } from '../../src/phases/revolts.ts';
import { treasury } from '../../src/phases/treasury.ts';
import { orderOf } from '../../src/rules/combat-orders.ts';
import { findStack } from '../../src/rules/find.ts';
import { revoltChance } from '../../src/rules/revolt.ts';
import type { Options } from '../../src/setting.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, type Garrisons, garrisoned, inTurn, ordered, unitsAt, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const chance = (position: GamePosition, code: string) => revoltChance(position.setting, position.state, P(code));
const at = (garrisons: Garrisons) => garrisoned(start, ITALIA, garrisons);
const taxed = (position: GamePosition, taxRate: number) => withNation(position, ITALIA, 'MIL', { taxRate });

describe('the chance', () => {
  // Parma is captured, Pavia is not; both lie in the plain.
  const empty = at({ PAR: {}, PAV: {} });

  test('UM-17.4 captured provinces are restless, most of all without an army unit of their owner', () => {
    expect([chance(empty, 'PAR'), chance(empty, 'PAV')]).toEqual([45, 1]);
    expect(chance(at({ PAR: { MIL: { SPY: 1 } } }), 'PAR')).toBe(45);
    // A siege train weighs 3 tenths: of a revenue of 4 it holds down 7 percent of 12.
    expect(chance(at({ PAR: { MIL: { BOM: 1 } } }), 'PAR')).toBe(11);
  });

  test('UM-17.5 taxes above 100 percent stir, half of what is above in captured provinces, two fifths elsewhere', () => {
    expect([chance(taxed(empty, 125), 'PAR'), chance(taxed(empty, 125), 'PAV')]).toEqual([45 + 12, 1 + 10]);
    expect([chance(taxed(empty, 150), 'PAR'), chance(taxed(empty, 150), 'PAV')]).toEqual([70, 21]);
  });

  test('UM-17.6 taxes below calm; those of tribes mean nothing', () => {
    expect([chance(taxed(empty, 51), 'PAR'), chance(taxed(empty, 51), 'PAV')]).toEqual([45 - 9, 1 - 4]);
    const tribe = withNation(taxed(empty, 150), ITALIA, 'MIL', { kind: 'tribal' });
    expect(chance(tribe, 'PAR')).toBe(45);
  });

  test('UM-17.7, UM-17.16 one hostile network stirs, more do not; a network of the owner undoes it, friends do nothing', () => {
    const spies = (...nations: string[]) =>
      at(
        Object.fromEntries(
          ['PAR', 'PAV'].map((code) => [code, Object.fromEntries(nations.map((each) => [each, { SPY: 1 }]))]),
        ),
      );
    expect([chance(spies('VEN'), 'PAR'), chance(spies('VEN'), 'PAV')]).toEqual([65, 11]);
    const two = withNation(spies('VEN', 'FLO'), ITALIA, 'FLO', { enemies: [N('MIL')] });
    expect(chance(two, 'PAR')).toBe(65);
    expect(chance(spies('MIL', 'VEN'), 'PAR')).toBe(45);
    expect(chance(spies('FLO'), 'PAR')).toBe(45);
  });

  test('UM-17.8 the death of a commander-in-chief stirs until step 8 is over', () => {
    const bereft = withNation(empty, ITALIA, 'MIL', { cincRevolt: true });
    expect([chance(bereft, 'PAR'), chance(bereft, 'PAV')]).toEqual([60, 9]);
    const { state } = ran(bereft, [revolts], {}, rolling());
    expect(state.nations[N('MIL')]?.cincRevolt).toBe(false);
  });

  test('UM-17.9, UM-17.10 worked: units of the owner and of friends cover, by open factors in tenths, ten for each point of revenue', () => {
    // Two foot and a horse: 10 × (10 + 10 + 16) / 4 = 90 percent.
    expect(chance(start, 'PAR')).toBe(1);
    const friends = at({ PAR: { MIL: { BOM: 1 }, FLO: { FOT: 1 } } });
    // 10 × 13 / 4 = 32 percent of 12.
    expect(chance(friends, 'PAR')).toBe(8);
    expect(chance(at({ PAR: { MIL: { BOM: 1 }, VEN: { FOT: 9 } } }), 'PAR')).toBe(11);
    expect(chance(at({ PAR: { MIL: { FOT: 50 } } }), 'PAR')).toBe(1);
    // Of a revenue of 1, or of none, 3 tenths hold down 30 percent of 12.
    for (const base of [1, 0])
      expect(chance(withProvince(at({ PAR: { MIL: { BOM: 1 } } }), ITALIA, 'PAR', { base }), 'PAR')).toBe(8);
  });

  test('UM-17.1, UM-17.2, UM-17.3 not where the scenario has none, nor in capitals, also lost and won again, nor of Independents', () => {
    expect(chance({ ...empty, setting: { ...empty.setting, localRevolts: false } }, 'PAR')).toBe(0);
    const won = withProvince(at({ MIL: {} }), ITALIA, 'MIL', { loyalty: 2 });
    expect(chance(won, 'MIL')).toBe(0);
    expect(chance(withProvince(empty, ITALIA, 'PAR', { owner: N('IND') }), 'PAR')).toBe(0);
  });
});

describe('the rising', () => {
  const risen = (position: GamePosition, code: string, roll: number, options: Partial<Options> = {}) =>
    ran(
      { ...position, setting: { ...position.setting, options: { ...position.setting.options, ...options } } },
      [revolts],
      {},
      rolling({ [`REVOLT.chance@${code}`]: [1], [`REVOLT.size@${code}`]: [roll] }),
    );

  test('UM-17.11, UM-17.12 twelfths of the revenue by a die, at least one: Independents against the owner', () => {
    const after = risen(at({ PAR: {} }), 'PAR', 6);
    expect(unitsAt(after.state, ITALIA, 'IND', 'PAR')).toEqual({ FOT: 2 });
    expect(after.state.provinces[P('PAR')]?.rebelAgainst).toBe(N('MIL'));
    // Their orders change with what they hold (UM-17.14, 22.2, 22.3).
    expect(findStack(after.state, N('IND'), P('PAR'))?.armyOrder).toBeNull();
    expect(unitsAt(risen(at({ PAR: {} }), 'PAR', 1).state, ITALIA, 'IND', 'PAR')).toEqual({ FOT: 1 });
    const rich = withProvince(at({ PAR: {} }), ITALIA, 'PAR', { base: 15 });
    expect(unitsAt(risen(rich, 'PAR', 6).state, ITALIA, 'IND', 'PAR')).toEqual({ FOT: 10 });
    // The owner stays the owner; whoever is near reads of it.
    expect(after.state.provinces[P('PAR')]?.owner).toBe(N('MIL'));
    expect(after.heard('GEN').map(({ kind }) => kind)).toEqual(['revolt-told']);
    expect(after.heard('NAP')).toEqual([]);
  });

  test('UM-17.14, UM-17.15 rebels stand at 3M; a later rising joins them', () => {
    const first = risen(at({ PAR: {} }), 'PAR', 6);
    const stack = findStack(first.state, N('IND'), P('PAR'));
    expect(stack && orderOf(first.state, P('PAR'), stack, 'land')).toBe('3M');
    const second = risen({ setting: start.setting, state: first.state }, 'PAR', 6);
    expect(unitsAt(second.state, ITALIA, 'IND', 'PAR')).toEqual({ FOT: 4 });
  });

  test('UM-17.13 what is not garrisoned falls to them in step 11, a garrison they must beat', () => {
    const owner = (garrison: Garrisons) => {
      const rolls = rolling({ 'REVOLT.chance@PAR': [1], 'REVOLT.size@PAR': [6] });
      return ran(at(garrison), [revolts, conflict], {}, rolls).state.provinces[P('PAR')]?.owner;
    };
    expect(owner({ PAR: {} })).toBe(N('IND'));
    expect(owner({ PAR: { MIL: { FOT: 1 } } })).toBe(N('MIL'));
  });

  // Venice holds the city of Florence, which has its own provinces left.
  const taken = withProvince(at({ FLO: {} }), ITALIA, 'FLO', { owner: N('VEN'), loyalty: 1 });
  const enemies = withNation(taken, ITALIA, 'FLO', { enemies: [N('VEN')] });

  test('UM-17.12, UM-25.9 in a former home province they are that nation’s, if it is hostile to the owner and not out', () => {
    const own = risen(enemies, 'FLO', 6);
    expect(unitsAt(own.state, ITALIA, 'FLO', 'FLO')).toEqual({ FOT: 10 });
    expect(findStack(own.state, N('FLO'), P('FLO'))?.armyOrder).toBe('3M');
    expect(own.state.provinces[P('FLO')]?.rebelAgainst).toBeNull();
    expect(unitsAt(risen(taken, 'FLO', 6).state, ITALIA, 'IND', 'FLO')).toEqual({ FOT: 10 });
    const out = withNation(enemies, ITALIA, 'FLO', { status: 'eliminated' });
    expect(unitsAt(risen(out, 'FLO', 6).state, ITALIA, 'IND', 'FLO')).toEqual({ FOT: 10 });
  });

  test('UM-17.12 by the letter of the old rules they are in any case', () => {
    const after = risen(taken, 'FLO', 6, { homeRebels: 'always' });
    expect(unitsAt(after.state, ITALIA, 'FLO', 'FLO')).toEqual({ FOT: 10 });
  });

  test('UM-17.14 troops of that nation that are there keep the order they have', () => {
    const there = garrisoned(enemies, ITALIA, { FLO: { FLO: { FOT: 1 } } });
    const cautious = ordered(there, ITALIA, { nation: 'FLO', province: 'FLO', armyOrder: '1R' });
    expect(findStack(risen(cautious, 'FLO', 6).state, N('FLO'), P('FLO'))?.armyOrder).toBe('1R');
    const ships = garrisoned(enemies, ITALIA, { FLO: { FLO: { SHP: 1 } } });
    expect(findStack(risen(ships, 'FLO', 6).state, N('FLO'), P('FLO'))?.armyOrder).toBe('3M');
  });
});

describe('decline', () => {
  const quiet = (fields: Parameters<typeof withProvince>[3], taxRate = 130) => {
    const position = withProvince(withNation(inTurn(start, 2), ITALIA, 'MIL', { taxRate }), ITALIA, 'CRE', fields);
    return { ...position, setting: { ...position.setting, localRevolts: false } };
  };
  const after = (position: GamePosition, roll = 30) => {
    const { base, inv, dev } =
      ran(position, [treasury], {}, rolling({ 'DECLINE@CRE': [roll] })).state.provinces[P('CRE')] ?? {};
    return [base, inv, dev];
  };

  test('UM-5.23, UM-17.17 without local revolts an overtaxed city loses investment first, then revenue, down to half of it', () => {
    expect(after(quiet({ inv: 1 }))).toEqual([5, 0, 0]);
    expect(after(quiet({}))).toEqual([4, 0, 0]);
    expect(after(quiet({ base: 3 }))).toEqual([3, 0, 0]);
    // Devastation yields where both would fall below half.
    expect(after(quiet({ base: 4, dev: 1 }))).toEqual([3, 0, 0]);
  });

  test('UM-17.18 what has declined does not recover by itself; IMPROVE may restore it', () => {
    const declined = withNation(inTurn(quiet({ base: 4 }, 100), 6), ITALIA, 'MIL', { treasury: 100 });
    expect(ran(inTurn(declined, 5), [recovery]).state.provinces[P('CRE')]?.base).toBe(4);
    const improve: Order = { verb: 'IMPROVE', args: { province: P('CRE'), points: 'ALL' } };
    // Up to 7 of a first revenue of 5.
    expect(ran(declined, [options, recovery], { MIL: [improve] }).state.provinces[P('CRE')]).toMatchObject({
      base: 4,
      inv: 3,
    });
  });

  test('UM-17.17 by as many in a hundred as the tax is above 100; not in ruins, not where revolts are', () => {
    expect(after(quiet({}), 31)).toEqual([5, 0, 0]);
    expect(after(quiet({}, 100), 1)).toEqual([5, 0, 0]);
    expect(after(quiet({ cty: 'D' }), 1)).toEqual([5, 0, 0]);
    expect(after({ ...quiet({}), setting: start.setting }, 1)).toEqual([5, 0, 0]);
  });
});
