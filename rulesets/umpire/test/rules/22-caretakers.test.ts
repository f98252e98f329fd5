import { describe, expect, test } from 'vitest';
import { caretakers } from '../../src/phases/caretakers.ts';
import { feudalDispersal } from '../../src/phases/feudal-dispersal.ts';
import { mastersActs } from '../../src/phases/masters-acts.ts';
import { options } from '../../src/phases/options.ts';
import { reckoning } from '../../src/phases/reckoning.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { silence } from '../../src/phases/silence.ts';
import { taxation } from '../../src/phases/taxation.ts';
import { treasury } from '../../src/phases/treasury.ts';
import { tribalMuster } from '../../src/phases/tribal-muster.ts';
import { orderOf } from '../../src/rules/combat-orders.ts';
import { findStack } from '../../src/rules/find.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, inTurn, ordered, unitsAt, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const milan = ({ state }: ReturnType<typeof ran>) => state.nations[N('MIL')];

describe('silence', () => {
  test('UM-22.7 a missed turn is counted, and orders end the count', () => {
    const missed = ran(withNation(start, ITALIA, 'MIL', { missed: 1 }), [silence]);
    expect([milan(missed)?.missed, milan(missed)?.status]).toEqual([2, 'active']);
    const back = ran(withNation(start, ITALIA, 'MIL', { missed: 2 }), [silence], { MIL: [] });
    expect([milan(back)?.missed, milan(back)?.status]).toEqual([0, 'active']);
    const once = ran(withNation(start, ITALIA, 'MIL', { missed: 1 }), [silence], { MIL: [] });
    expect(milan(once)?.missed).toBe(0);
    expect(ran(start, [silence], { MIL: [] }).events.filter((event) => event.kind === 'orders-came')).toEqual([]);
  });

  test('UM-22.8 after so many in a row a caretaker keeps the nation', () => {
    const third = withNation(start, ITALIA, 'MIL', { missed: 2 });
    expect(milan(ran(third, [silence]))?.status).toBe('caretaker');
    const patient = withNation(positionOf(ITALIA, { abandonAfter: 5 }), ITALIA, 'MIL', { missed: 2 });
    expect(milan(ran(patient, [silence]))?.status).toBe('active');
  });

  test('UM-22.8, UM-22.10 the master gives it to a caretaker at once, and to a new ruler at any time', () => {
    const act = (to: 'active' | 'caretaker') => ({ verb: 'SET_STATUS' as const, args: { nation: N('MIL'), to } });
    const left = ran(start, [mastersActs], {}, undefined, { acts: [act('caretaker')] });
    expect(milan(left)?.status).toBe('caretaker');
    const kept = withNation(start, ITALIA, 'MIL', { status: 'caretaker' });
    const taken = ran(kept, [mastersActs, silence], { MIL: [] }, undefined, { acts: [act('active')] });
    expect([milan(taken)?.status, milan(taken)?.missed]).toEqual(['active', 0]);
    const out = withNation(start, ITALIA, 'MIL', { status: 'eliminated' });
    expect(milan(ran(out, [mastersActs], {}, undefined, { acts: [act('active')] }))?.status).toBe('eliminated');
  });
});

describe('UM-22.9 what a caretaker does', () => {
  const kept = withNation(start, ITALIA, 'MIL', { status: 'caretaker', treasury: 120 });

  test('UM-22.9 tax 100, in taxation turns', () => {
    const greedy = withNation(kept, ITALIA, 'MIL', { taxRate: 150 });
    expect(milan(ran(inTurn(greedy, 2), [taxation]))?.taxRate).toBe(100);
    expect(milan(ran(greedy, [taxation]))?.taxRate).toBe(150);
    expect(ran(inTurn(kept, 2), [taxation]).events).toEqual([]);
    const tribe = withNation(greedy, ITALIA, 'MIL', { kind: 'tribal' });
    expect(ran(inTurn(tribe, 2), [taxation]).events).toEqual([]);
  });

  test('UM-22.9 every stack 1D in an own standing city, else 1R', () => {
    const scattered = garrisoned(kept, ITALIA, { BER: { MIL: { FOT: 1 } }, RAV: { MIL: { SHP: 1 } } });
    const bold = ordered(scattered, ITALIA, { nation: 'MIL', province: 'BER', armyOrder: '3M' });
    const { state } = ran(ordered(bold, ITALIA, { nation: 'MIL', province: 'LOD', armyOrder: '2M' }), [caretakers]);
    const order = (province: string, arm: 'land' | 'sea') => {
      const stack = findStack(state, N('MIL'), P(province));
      return stack && orderOf(state, P(province), stack, arm);
    };
    expect([order('MIL', 'land'), order('LOD', 'land'), order('BER', 'land'), order('RAV', 'sea')]).toEqual([
      '1D',
      '1D',
      '1R',
      '1R',
    ]);
    // Nothing is told to arms that are not there, and nothing twice.
    const told = (position: GamePosition) =>
      ran(position, [caretakers]).events.flatMap((event) =>
        event.kind === 'combat-orders-set' ? [[event.province, event.army, event.fleet]] : [],
      );
    const lone = garrisoned(kept, ITALIA, { RAV: { MIL: { SHP: 1, SPY: 1 } }, BER: { MIL: { SPY: 1 } } });
    const first = told(ordered(lone, ITALIA, { nation: 'MIL', province: 'LOD', armyOrder: '2M' }));
    expect(first).toContainEqual([P('RAV'), null, '1R']);
    expect(first).toContainEqual([P('LOD'), '1D', null]);
    expect(first.some(([province]) => province === P('BER'))).toBe(false);
    expect(told({ ...lone, state: ran(lone, [caretakers]).state })).toEqual([]);
    const half = ordered(lone, ITALIA, { nation: 'MIL', province: 'LOD', armyOrder: '1D', fleetOrder: '2M' });
    expect(told(half)).toContainEqual([P('LOD'), '1D', null]);
    // Others keep theirs.
    expect(findStack(state, N('VEN'), P('BRE'))?.armyOrder).toBe('2D');
  });

  test('UM-22.9 nothing else: what was sent for it before the master gave it away is not carried out', () => {
    const orders = {
      MIL: [
        { verb: 'TAX' as const, args: { rate: 150 } },
        { verb: 'TRANSFER' as const, args: { nation: N('VEN'), tenths: 100 } },
      ],
    };
    const after = ran(inTurn(kept, 2), [taxation, options], orders);
    expect([milan(after)?.taxRate, milan(after)?.treasury]).toEqual([100, 120]);
    expect(after.events.some(({ kind }) => kind === 'order-done')).toBe(false);
  });

  const raised = (position: GamePosition) => {
    const after = ran(position, [recruitment]);
    return { units: unitsAt(after.state, ITALIA, 'MIL', 'MIL'), treasury: milan(after)?.treasury };
  };

  test('UM-22.9 with 12 RP up to two of the cheapest army type in the capital; of equals the best in open battle', () => {
    // On the plain horse of 16 before foot of 10 and trains of 3.
    expect(raised(kept)).toEqual({ units: { FOT: 6, HRS: 7, BOM: 1, SPY: 1 }, treasury: 60 });
    const cheap = {
      ...kept,
      setting: {
        ...kept.setting,
        types: kept.setting.types.map((type) => (type.code === 'BOM' ? { ...type, cost: 20 } : type)),
      },
    };
    expect(raised(cheap)).toEqual({ units: { FOT: 6, HRS: 5, BOM: 2, SPY: 1 }, treasury: 100 });
  });

  test('UM-22.9 not with less, not out of season, not without its capital', () => {
    const before = unitsAt(start.state, ITALIA, 'MIL', 'MIL');
    expect(raised(withNation(kept, ITALIA, 'MIL', { treasury: 119 })).units).toEqual(before);
    expect(raised(inTurn(kept, 4)).units).toEqual(before);
    const priced = (cost: number) => ({
      ...kept,
      setting: { ...kept.setting, types: kept.setting.types.map((type) => ({ ...type, cost })) },
    });
    expect(raised(priced(60))).toMatchObject({ units: { HRS: 7 }, treasury: 0 });
    // Up to two: one where the money is not enough for two.
    expect(raised(priced(61))).toMatchObject({ units: { HRS: 6 }, treasury: 120 - 61 });
    expect(raised(priced(121)).units).toEqual(before);
    expect(raised(withProvince(kept, ITALIA, 'MIL', { owner: N('VEN') })).units).toEqual(before);
  });
});

describe('Independents', () => {
  test('UM-22.1, UM-22.6 one party without treasury, generals, pay, recruits or orders', () => {
    const nothing = { treasury: 0, kind: 'independent', capital: null, morale: 100 };
    expect(start.state.nations[N('IND')]).toMatchObject(nothing);
    const year = [taxation, recruitment, treasury, feudalDispersal, tribalMuster, reckoning];
    const after = [2, 4, 6].map((turn) => ran(inTurn(start, turn), year, { IND: [] }, rolling()).state);
    for (const state of after) {
      expect(state.nations[N('IND')]).toMatchObject(nothing);
      expect(state.generals.filter(({ nation }) => nation === N('IND'))).toEqual([]);
      expect(state.stacks.map((here) => here.filter(({ nation }) => nation === N('IND')))).toEqual(
        start.state.stacks.map((here) => here.filter(({ nation }) => nation === N('IND'))),
      );
    }
  });

  const order = (position: GamePosition, code: string, arm: 'land' | 'sea') => {
    const stack = findStack(position.state, N('IND'), P(code));
    return stack && orderOf(position.state, P(code), stack, arm);
  };
  const there = garrisoned(start, ITALIA, { RIM: { IND: { FOT: 1, SHP: 1 } }, RAV: { IND: { FOT: 1, SHP: 1 } } });

  test('UM-22.2 in a province of theirs: 1D in a standing city, 2M without one; squadrons 1D', () => {
    expect([order(there, 'RIM', 'land'), order(there, 'RIM', 'sea')]).toEqual(['1D', '1D']);
    const wild = withProvince(there, ITALIA, 'RIM', { cty: 'N' });
    expect([order(wild, 'RIM', 'land'), order(wild, 'RIM', 'sea')]).toEqual(['2M', '1D']);
  });

  test('UM-22.3, UM-22.4 as rebels 3M and 2M, until the province is theirs', () => {
    const rebels = withProvince(there, ITALIA, 'RAV', { rebelAgainst: N('VEN') });
    expect([order(rebels, 'RAV', 'land'), order(rebels, 'RAV', 'sea')]).toEqual(['3M', '2M']);
    // Who does not rebel there is as elsewhere.
    expect([order(there, 'RAV', 'land'), order(there, 'RAV', 'sea')]).toEqual(['2M', '1D']);
    const theirs = withProvince(rebels, ITALIA, 'RAV', { owner: N('IND') });
    expect([order(theirs, 'RAV', 'land'), order(theirs, 'RAV', 'sea')]).toEqual(['1D', '1D']);
  });
});
