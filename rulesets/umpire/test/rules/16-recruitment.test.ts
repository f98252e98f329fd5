import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { recruitable } from '../../src/rules/recruitment.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, unitsAt, withNation, withProvince } from '../by-code.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N, province: P, type: T } = codesOf(ITALIA);
const start = withNation(positionOf(ITALIA), ITALIA, 'MIL', { treasury: 1000 });
const raise = (province: string, type: string, count: number | 'ALL'): Order => ({
  verb: 'RECRUIT',
  args: { province: P(province), type: T(type), count },
});
const byNation = (position: GamePosition, nation: string, ...orders: Order[]) =>
  ran(position, [recruitment], { [nation]: orders });
const most = (position: GamePosition, nation: string, province: string) =>
  Object.fromEntries(
    recruitable(position.setting, position.state, N(nation), P(province)).map(({ type, most: count }) => [
      ITALIA.types[type]?.code,
      count,
    ]),
  );

describe('who may be raised where', () => {
  test('UM-16.5, UM-16.6 by revenue and ground, each type for itself, half a unit up', () => {
    // Milan: 15 of the plain; 30, 30 and 8 percent.
    expect(most(start, 'MIL', 'MIL')).toEqual({ FOT: 5, HRS: 5, BOM: 1, SPY: null });
    // Como: 3 of the hills; 40, 15 and 8.
    expect(most(start, 'MIL', 'COM')).toEqual({ FOT: 1, SPY: null });
  });

  test('UM-7.5, UM-16.7, UM-16.8 the revenue of this moment; half of it, rounded once, in what was captured', () => {
    const captured = withProvince(start, ITALIA, 'CRE', { loyalty: 1 });
    expect([most(start, 'MIL', 'CRE').FOT, most(captured, 'MIL', 'CRE').FOT]).toEqual([2, 1]);
    expect(most(withProvince(start, ITALIA, 'CRE', { dev: 2 }), 'MIL', 'CRE').FOT).toBe(1);
    // A colony raises as before.
    expect(most(withProvince(captured, ITALIA, 'CRE', { loyalty: 2 }), 'MIL', 'CRE').FOT).toBe(2);
  });

  test('UM-16.2 army in its turns, ships in theirs and on coasts, spies always', () => {
    expect(most(start, 'VEN', 'VEN')).toMatchObject({ SHP: 5, FOT: 4 });
    expect(most(inTurn(start, 2), 'VEN', 'VEN').SHP).toBeUndefined();
    expect(most(inTurn(start, 4), 'VEN', 'VEN')).toEqual({ SPY: null });
    expect(most(start, 'VEN', 'PAD').SHP).toBeUndefined();
  });

  test('UM-16.12 types of some nations only', () => {
    expect(most(start, 'NAP', 'TAR').BRN).toBe(1);
    expect(most(withProvince(start, ITALIA, 'TAR', { owner: N('VEN') }), 'VEN', 'TAR').BRN).toBeUndefined();
  });

  test('UM-16.3, UM-16.4, UM-16.14 in provinces of its own without hostile army units; in its capital in any case', () => {
    const raided = (province: string, force: { readonly [type: string]: number }) =>
      most(garrisoned(start, ITALIA, { [province]: { MIL: { FOT: 1 }, VEN: force } }), 'MIL', province).FOT;
    expect(raided('CRE', { FOT: 1 })).toBeUndefined();
    expect(raided('CRE', { SHP: 3, SPY: 1 })).toBe(2);
    expect(raided('MIL', { FOT: 9 })).toBe(5);
    expect(most(start, 'MIL', 'BER')).toEqual({ SPY: null });
  });

  test('UM-16.10 spies in any standing city, whoever owns it', () => {
    const wild = withProvince(start, ITALIA, 'BER', { cty: 'N' });
    expect(most(wild, 'MIL', 'BER')).toEqual({});
    expect(fates(byNation(wild, 'MIL', raise('BER', 'SPY', 1), raise('BRE', 'SPY', 1)), 'MIL')).toEqual([
      'cancelled no-city',
      'done',
    ]);
  });
});

describe('raising', () => {
  test('UM-16.1, UM-16.9 three RP each, in the order of the sheet, as far as there are men and money', () => {
    const poor = withNation(start, ITALIA, 'MIL', { treasury: 155 });
    const after = byNation(
      poor,
      'MIL',
      raise('MIL', 'FOT', 3),
      raise('COM', 'FOT', 2),
      raise('CRE', 'HRS', 2),
      raise('PAV', 'FOT', 1),
    );
    expect(fates(after, 'MIL')).toEqual(['done', 'partial none-available', 'partial no-money', 'cancelled no-money']);
    expect(after.state.nations[N('MIL')]?.treasury).toBe(5);
    expect(unitsAt(after.state, ITALIA, 'MIL', 'COM')).toEqual({ FOT: 3 });
    expect(unitsAt(after.state, ITALIA, 'MIL', 'CRE')).toEqual({ FOT: 3, HRS: 4 });
  });

  test('UM-16.5 the number holds for the turn, over all lines; ALL: as many as can be had', () => {
    const after = byNation(start, 'MIL', raise('MIL', 'FOT', 2), raise('MIL', 'FOT', 'ALL'), raise('MIL', 'FOT', 1));
    expect(fates(after, 'MIL')).toEqual(['done', 'done', 'cancelled none-available']);
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MIL').FOT).toBe(11);
  });

  test('UM-20.29 why nobody was raised', () => {
    const raided = garrisoned(start, ITALIA, { LOD: { MIL: { FOT: 1 }, VEN: { FOT: 1 } } });
    const orders = [
      raise('LOD', 'FOT', 1),
      raise('BER', 'FOT', 1),
      raise('MIL', 'STR', 1),
      raise('MIL', 'SHP', 1),
      raise('MON', 'BOM', 1),
    ];
    expect(fates(byNation(raided, 'MIL', ...orders), 'MIL')).toEqual([
      'cancelled hostile-present',
      'cancelled not-owner',
      'cancelled not-allowed',
      'cancelled none-available',
      'cancelled none-available',
    ]);
    expect(fates(byNation(inTurn(start, 4), 'MIL', raise('MIL', 'FOT', 1)), 'MIL')).toEqual([
      'cancelled not-this-turn',
    ]);
  });

  test('UM-16.11 tribes recruit for money by the same rules', () => {
    const punic = codesOf(PUNIC);
    const after = ran(positionOf(PUNIC), [recruitment], {
      GAU: [{ verb: 'RECRUIT', args: { province: punic.province('FEL'), type: punic.type('WAR'), count: 2 } }],
    });
    // 4 RP pay for one.
    expect(fates(after, 'GAU')).toEqual(['partial no-money']);
    expect(unitsAt(after.state, PUNIC, 'GAU', 'FEL').WAR).toBe(10);
  });
});
