import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { options } from '../../src/phases/options.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { taxation } from '../../src/phases/taxation.ts';
import { treasury } from '../../src/phases/treasury.ts';
import { collectableOf, payrollOf, revenueOf, revenueSum } from '../../src/rules/revenue.ts';
import type { Province } from '../../src/state.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, withNation, withProvince } from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const punic = codesOf(PUNIC);
const start = inTurn(positionOf(ITALIA), 2);
const war = inTurn(positionOf(PUNIC), 4);
const provinceIn = ({ state }: GamePosition, number: number): Province => {
  const found = state.provinces[number];
  if (found === undefined || found === null) throw new Error(`no province ${number}`);
  return found;
};
const revenue = (position: GamePosition, code: string) =>
  revenueOf(position.setting, position.state, provinceIn(position, P(code)));
const collectable = (position: GamePosition, code: string) =>
  collectableOf(position.setting, position.state, provinceIn(position, P(code)));
const accounts = (position: GamePosition, nation: number, roll = 7) => {
  const { code = '' } = position.state.nations[nation] ?? {};
  const { events, state } = ran(position, [treasury], {}, rolling({ [`TAX.yield@${code}`]: two(roll) }));
  const income = events.flatMap((event) =>
    (event.kind === 'tax-collected' || event.kind === 'tribute-collected') && event.nation === nation
      ? [event.tenths]
      : [],
  );
  return { income, treasury: state.nations[nation]?.treasury };
};

describe('revenue', () => {
  test('UM-5.8 base and investment less devastation; half in ruins, rounded up', () => {
    expect(revenue(withProvince(start, ITALIA, 'PAV', { inv: 2, dev: 1, invPending: 3 }), 'PAV')).toBe(6);
    expect(revenue(withProvince(start, ITALIA, 'PAV', { cty: 'D' }), 'PAV')).toBe(3);
  });

  test('UM-5.6, UM-5.8 a tribal area brings the civilised half, tribes and Independents all of it', () => {
    const wild = (owner: string) => withProvince(start, ITALIA, 'PAV', { cty: 'N', everCity: false, owner: N(owner) });
    expect([revenue(wild('MIL'), 'PAV'), revenue(wild('IND'), 'PAV')]).toEqual([3, 5]);
    expect(revenue(withNation(wild('MIL'), ITALIA, 'MIL', { kind: 'tribal' }), 'PAV')).toBe(5);
    // Ruins of a city are no tribal area, but ruins.
    expect(revenue(withProvince(wild('MIL'), ITALIA, 'PAV', { cty: 'D', everCity: true }), 'PAV')).toBe(3);
  });

  test('UM-24.38 the sums of the scenarios', () => {
    expect(revenueSum(war.setting, war.state, punic.nation('ROM'))).toBe(80);
    expect(revenueSum(war.setting, war.state, punic.nation('GAU'))).toBe(29);
  });

  test('UM-5.10, UM-5.11 a hostile army unit costs a point, ships and spies none, and the capital pays in full', () => {
    const raided = (province: string, force: { readonly [type: string]: number }) =>
      collectable(garrisoned(start, ITALIA, { [province]: { MIL: { FOT: 1 }, VEN: force } }), province);
    expect(raided('PAV', { FOT: 2, HRS: 1, SHP: 3, SPY: 1 })).toBe(2);
    expect(raided('PAV', { FOT: 9 })).toBe(0);
    expect(raided('MIL', { FOT: 9 })).toBe(15);
    const friends = garrisoned(start, ITALIA, { PAV: { MIL: { FOT: 1 }, FLO: { FOT: 4 } } });
    expect(collectable(friends, 'PAV')).toBe(5);
  });
});

test('UM-5.19 nothing is bought on credit: with a tenth too little every price is refused', () => {
  const winter = withProvince(inTurn(positionOf(ITALIA), 6), ITALIA, 'PAR', { cty: 'D' });
  const codes = codesOf(ITALIA);
  const bought: readonly (readonly [number, Order])[] = [
    [20, { verb: 'IMPROVE', args: { province: P('PAV'), points: 1 } }],
    [80, { verb: 'REBUILD', args: { province: P('PAR') } }],
    [100, { verb: 'FOUND', args: { province: P('PAR'), revenue: 2, name: 'Nova Roma' } }],
    [100, { verb: 'CAPITAL', args: { province: P('PAV') } }],
    [20, { verb: 'CONVERT', args: { province: P('MIL'), from: codes.type('HRS'), to: codes.type('FOT'), count: 1 } }],
    [60, { verb: 'APPOINT', args: { command: 'land' } }],
    [10, { verb: 'REASSIGN', args: { general: codes.general('Gonzaga'), command: 'sea' } }],
    [50, { verb: 'ASSASSINATE', args: { general: codes.general('Sforza'), tenths: 50 } }],
    [30, { verb: 'RECRUIT', args: { province: P('MIL'), type: codes.type('FOT'), count: 1 } }],
  ];
  for (const [cost, order] of bought) {
    const with_ = (treasury: number) =>
      fates(
        ran(withNation(winter, ITALIA, 'MIL', { treasury }), [options, recruitment], { MIL: [order] }, rolling()),
        'MIL',
      );
    expect([order.verb, with_(cost - 1), with_(cost)]).toEqual([order.verb, ['cancelled no-money'], ['done']]);
  }
});

describe('taxes', () => {
  const tax = (rate: number): Order => ({ verb: 'TAX', args: { rate } });

  test('UM-5.3, UM-5.5 a level is set in taxation turns, by the civilised, and stays until changed', () => {
    const set = ran(start, [taxation], { MIL: [tax(50), tax(120)] });
    expect(fates(set, 'MIL')).toEqual(['ignored', 'done']);
    expect(set.state.nations[N('MIL')]?.taxRate).toBe(120);
    expect(fates(ran(inTurn(start, 1), [taxation], { MIL: [tax(50)] }), 'MIL')).toEqual(['cancelled not-this-turn']);
    expect(fates(ran(war, [taxation], { GAU: [tax(50)] }), 'GAU')).toEqual(['cancelled wrong-kind']);
  });

  test('UM-5.1, UM-5.17 worked: collectable sum by level and yield, in tenths, half a tenth up', () => {
    const income = (taxRate: number, roll: number) =>
      accounts(withNation(start, ITALIA, 'MIL', { taxRate }), N('MIL'), roll).income;
    // Milan collects 41.
    expect(revenueSum(start.setting, start.state, N('MIL'))).toBe(41);
    expect([income(100, 7), income(100, 2), income(100, 12)]).toEqual([[410], [369], [451]]);
    expect(income(150, 7)).toEqual([615]);
    // 41 × 75 × 102 / 1000 = 313.65
    expect(income(75, 8)).toEqual([314]);
    expect(accounts(inTurn(start, 1), N('MIL')).income).toEqual([]);
  });

  test('UM-5.17 nothing to collect: nothing is rolled', () => {
    const free = changed(start, ({ nations }) => {
      for (const nation of nations) if (nation) nation.taxRate = 0;
    });
    const { events } = ran(free, [treasury]);
    const incomes = events.flatMap((event) => (event.kind === 'tax-collected' ? [event.tenths] : []));
    expect(incomes).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('UM-5.12, UM-5.14 only who owns it now collects, also its former owner’s capital', () => {
    const lost = withProvince(start, ITALIA, 'MIL', { owner: N('VEN'), loyalty: 1 });
    const garrison = garrisoned(lost, ITALIA, { MIL: { VEN: { FOT: 1 } } });
    expect(accounts(garrison, N('MIL')).income).toEqual([260]);
    expect(accounts(garrison, N('VEN')).income).toEqual([660]);
  });

  test('UM-5.15, UM-5.16, UM-5.18, UM-5.24 one RP a unit, half for a network, no militia; a debt is paid first and may grow', () => {
    expect(payrollOf(start.setting, start.state, N('MIL'))).toBe(355);
    expect(accounts(start, N('MIL')).treasury).toBe(220 + 410 - 355);
    const owing = withNation(start, ITALIA, 'MIL', { treasury: -300, taxRate: 0 });
    expect(accounts(owing, N('MIL')).treasury).toBe(-655);
    expect(accounts(withNation(owing, ITALIA, 'MIL', { taxRate: 100 }), N('MIL')).treasury).toBe(-245);
  });

  test('UM-5.20, UM-5.21 tribes take a fifth of it without any die, and pay nobody', () => {
    // 29 RP at 20 percent: 5.8 RP; they had 4.
    expect(accounts(war, punic.nation('GAU'))).toEqual({ income: [58], treasury: 98 });
    expect(payrollOf(war.setting, war.state, punic.nation('GAU'))).toBe(0);
  });
});
