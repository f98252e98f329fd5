import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { options } from '../../src/phases/options.ts';
import { recovery } from '../../src/phases/recovery.ts';
import { questions } from '../../src/questions.ts';
import { cityNameQuestion, provinceCodeOf } from '../../src/rules/city-name.ts';
import { improvedMost, militiaOf, revenueOf } from '../../src/rules/revenue.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, withNation, withProvince } from '../by-code.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const [TAX, WINTER] = [5, 6];
const start = inTurn(withNation(positionOf(ITALIA), ITALIA, 'MIL', { treasury: 1000 }), WINTER);

const improve = (province: string, points: number | 'ALL'): Order => ({
  verb: 'IMPROVE',
  args: { province: P(province), points },
});
const found = (province: string, revenue: number, name: string): Order => ({
  verb: 'FOUND',
  args: { province: P(province), revenue, name },
});
const rebuild = (province: string): Order => ({ verb: 'REBUILD', args: { province: P(province) } });
const sack = (province: string): Order => ({ verb: 'SACK', args: { province: P(province) } });
const byMilan = (position: GamePosition, ...orders: Order[]) => ran(position, [options], { MIL: orders });
const milanese = ({ state }: ReturnType<typeof ran>) => state.nations[N('MIL')];

describe('improvement', () => {
  test('UM-8.1, UM-8.3 two RP a point, held until step 15, so that the turn of purchase does not see them', () => {
    const after = byMilan(start, improve('PAV', 2));
    expect(milanese(after)?.treasury).toBe(960);
    const pavia = after.state.provinces[P('PAV')];
    expect([pavia?.inv, pavia?.invPending]).toEqual([0, 2]);
    expect(pavia && revenueOf(start.setting, after.state, pavia)).toBe(5);
    const later = ran(start, [options, recovery], { MIL: [improve('PAV', 2)] }).state.provinces[P('PAV')];
    expect([later?.inv, later?.invPending]).toEqual([2, 0]);
  });

  test('UM-8.2 up to half again of the first revenue, and 15 at most; what was bought counts at once', () => {
    expect([2, 3, 4, 5, 9, 10, 11, 18].map((orig) => improvedMost({ orig }))).toEqual([3, 4, 6, 7, 13, 15, 15, 15]);
    // Pavia of 5 may reach 7.
    expect(fates(byMilan(start, improve('PAV', 1), improve('PAV', 3), improve('PAV', 1)), 'MIL')).toEqual([
      'done',
      'partial limit',
      'cancelled limit',
    ]);
    expect(fates(byMilan(start, improve('MIL', 1)), 'MIL')).toEqual(['cancelled limit']);
    const built = withProvince(start, ITALIA, 'PAV', { inv: 1 });
    expect(fates(byMilan(built, improve('PAV', 1), improve('PAV', 1)), 'MIL')).toEqual(['done', 'cancelled limit']);
  });

  test('UM-20.14 as far as the money goes; ALL: as many as can be had', () => {
    const poor = withNation(start, ITALIA, 'MIL', { treasury: 50 });
    expect(fates(byMilan(poor, improve('CRE', 'ALL'), improve('PAV', 2)), 'MIL')).toEqual([
      'done',
      'cancelled no-money',
    ]);
    const fifty = byMilan(withNation(start, ITALIA, 'MIL', { treasury: 30 }), improve('CRE', 2));
    expect(fates(fifty, 'MIL')).toEqual(['partial no-money']);
    expect(milanese(fifty)?.treasury).toBe(10);
  });

  test('UM-8.4, UM-20.14 own cities that stand, in investment turns; UM-8.5 enemies do not forbid it', () => {
    const ruined = withProvince(start, ITALIA, 'PAR', { cty: 'D' });
    expect(fates(byMilan(ruined, improve('PAR', 1), improve('BER', 1)), 'MIL')).toEqual([
      'cancelled no-city',
      'cancelled not-owner',
    ]);
    expect(fates(byMilan(inTurn(start, TAX), improve('PAV', 1)), 'MIL')).toEqual(['cancelled not-this-turn']);
    const raided = garrisoned(start, ITALIA, { PAV: { VEN: { FOT: 1 } } });
    expect(fates(byMilan(raided, improve('PAV', 1)), 'MIL')).toEqual(['done']);
  });

  test('UM-8.31 what devastation took from investment can be bought again', () => {
    const robbed = withProvince(start, ITALIA, 'PAV', { inv: 0, base: 5 });
    expect(fates(byMilan(robbed, improve('PAV', 2)), 'MIL')).toEqual(['done']);
  });
});

describe('rebuilding and founding', () => {
  const ruined = withProvince(start, ITALIA, 'PAR', { cty: 'D' });

  test('UM-7.6, UM-8.6 a destroyed city stands again for two RP a point, and the captured province is a colony', () => {
    const after = byMilan(ruined, rebuild('PAR'), rebuild('PIA'));
    expect(fates(after, 'MIL')).toEqual(['done', 'cancelled not-destroyed']);
    expect(after.state.provinces[P('PAR')]).toMatchObject({ cty: 'Y', loyalty: 2 });
    expect(milanese(after)?.treasury).toBe(1000 - 80);
    const cursed = withProvince(ruined, ITALIA, 'PAR', { loyaltyCap: 1 });
    expect(byMilan(cursed, rebuild('PAR')).state.provinces[P('PAR')]).toMatchObject({ cty: 'Y', loyalty: 1 });
  });

  test('UM-8.7, UM-8.12 neither beside hostile forces, army or fleet; spies do not forbid it', () => {
    const with_ = (force: { readonly [type: string]: number }) => garrisoned(ruined, ITALIA, { PAR: { VEN: force } });
    for (const force of [{ FOT: 1 }, { SHP: 1 }]) {
      expect(fates(byMilan(with_(force), rebuild('PAR'), found('PAR', 2, 'Nova Roma')), 'MIL')).toEqual([
        'cancelled hostile-present',
        'cancelled hostile-present',
      ]);
    }
    expect(fates(byMilan(with_({ SPY: 1 }), rebuild('PAR')), 'MIL')).toEqual(['done']);
  });

  test('UM-7.6, UM-8.9, UM-8.10, UM-8.13 a city of 2, 3 or 4 for 10, 15 or 20 RP, with the name of its founder', () => {
    const after = byMilan(ruined, found('PAR', 3, 'Nova Roma'));
    expect(after.state.provinces[P('PAR')]).toMatchObject({
      name: 'Nova Roma',
      code: 'NOV',
      cty: 'Y',
      everCity: true,
      orig: 3,
      base: 3,
      inv: 0,
      dev: 0,
      loyalty: 2,
      oldName: { code: 'PAR', name: 'Parma' },
    });
    expect(milanese(after)?.treasury).toBe(850);
    expect([2, 4].map((revenue) => milanese(byMilan(ruined, found('PAR', revenue, 'Nova Roma')))?.treasury)).toEqual([
      900, 800,
    ]);
    const cursed = withProvince(ruined, ITALIA, 'PAR', { loyaltyCap: 1 });
    expect(byMilan(cursed, found('PAR', 2, 'Nova Roma')).state.provinces[P('PAR')]?.loyalty).toBe(1);
    const capital = withProvince(ruined, ITALIA, 'PAR', { loyalty: 3 });
    expect(byMilan(capital, found('PAR', 2, 'Nova Roma')).state.provinces[P('PAR')]?.loyalty).toBe(3);
  });

  test('UM-8.8, UM-20.13 where no city stands, in a province of its own, by the civilised', () => {
    const tribal = withNation(ruined, ITALIA, 'MIL', { kind: 'tribal' });
    expect(fates(byMilan(tribal, found('PAR', 2, 'Nova Roma')), 'MIL')).toEqual(['cancelled wrong-kind']);
    const orders = [found('PIA', 2, 'Nova Roma'), found('MAN', 2, 'Nova Roma')];
    expect(fates(byMilan(ruined, ...orders), 'MIL')).toEqual(['cancelled has-city', 'cancelled not-owner']);
    const poor = withNation(ruined, ITALIA, 'MIL', { treasury: 99 });
    expect(fates(byMilan(poor, found('PAR', 2, 'Nova Roma')), 'MIL')).toEqual(['cancelled no-money']);
  });

  test('UM-8.11 a new city is improved in later turns only, up to half again of what it began with', () => {
    const both = byMilan(ruined, found('PAR', 3, 'Nova Roma'), improve('PAR', 1));
    expect(fates(both, 'MIL')).toEqual(['done', 'cancelled not-allowed']);
    const later = changed({ ...ruined, state: both.state }, (state) => {
      state.turn = 12;
    });
    expect(fates(byMilan(later, improve('PAR', 2)), 'MIL')).toEqual(['partial limit']);
  });

  test('UM-8.13, UM-8.30 its letters are those of no other province, nor of one renamed this turn; its own may stay', () => {
    expect(fates(byMilan(ruined, found('PAR', 2, 'Veneta')), 'MIL')).toEqual(['cancelled name-clash']);
    expect(fates(byMilan(ruined, found('PAR', 2, 'Partenia')), 'MIL')).toEqual(['done']);
    const two = withProvince(ruined, ITALIA, 'PIA', { cty: 'N' });
    expect(fates(byMilan(two, found('PAR', 2, 'Nova Roma'), found('PIA', 2, 'Parma')), 'MIL')).toEqual([
      'done',
      'cancelled name-clash',
    ]);
    expect(provinceCodeOf('Épi Nova')).toBe('EPI');
  });

  test('UM-8.14 the master is asked of each name once, in turns in which cities are founded', () => {
    const orders = [found('PAR', 2, 'Zeppelin'), found('PAR', 3, 'Zeppelin'), found('PAR', 2, 'Nova Roma')];
    const sheets = { [seatId('MIL')]: { seat: seatId('MIL'), orders } };
    expect(questions(ruined, sheets).map(({ facts }) => facts)).toEqual([
      { province: 'Parma', name: 'Zeppelin' },
      { province: 'Parma', name: 'Nova Roma' },
    ]);
    expect(questions(inTurn(ruined, TAX), sheets)).toEqual([]);
  });

  test('UM-8.14 the master may give another name, or refuse it', () => {
    const named = (answer: { readonly verdict: string; readonly parts: { readonly name: string } }) => {
      const question = cityNameQuestion(ruined, N('MIL'), { province: P('PAR'), revenue: 2, name: 'Zeppelin' });
      return ran(ruined, [options], { MIL: [found('PAR', 2, 'Zeppelin')] }, undefined, {
        rulings: { [question.id]: answer },
      });
    };
    const renamed = named({ verdict: 'other name', parts: { name: 'Nova Roma' } });
    expect(renamed.state.provinces[P('PAR')]?.name).toBe('Nova Roma');
    expect(fates(named({ verdict: 'other name', parts: { name: '' } }), 'MIL')).toEqual(['cancelled bad-name']);
  });
});

describe('sack', () => {
  test('UM-8.25 what the city is worth goes to the treasury, and its investment is gone', () => {
    const built = withProvince(start, ITALIA, 'PIA', { inv: 1, invPending: 1 });
    const after = byMilan(built, sack('PIA'));
    expect(milanese(after)?.treasury).toBe(1050);
    expect(after.state.provinces[P('PIA')]).toMatchObject({ cty: 'D', inv: 0, invPending: 0, loyaltyCap: 1 });
  });

  test('UM-8.26, UM-8.29 only whoever destroys a city of their own first is never forgiven; not even a capital is spared', () => {
    const taken = withProvince(start, ITALIA, 'PIA', { originalOwner: N('FLO'), loyalty: 2 });
    expect(byMilan(taken, sack('PIA')).state.provinces[P('PIA')]).toMatchObject({ loyalty: 2, loyaltyCap: 3 });
    // It stays the designated one.
    const after = byMilan(start, sack('MIL'));
    expect(after.state.provinces[P('MIL')]).toMatchObject({ cty: 'D', loyalty: 1, loyaltyCap: 1 });
    expect(milanese(after)?.capital).toBe(P('MIL'));
  });

  test('UM-8.25, UM-20.16 not beside hostile forces, and only an own city that stands; in any turn', () => {
    const raided = inTurn(garrisoned(start, ITALIA, { PIA: { VEN: { SHP: 1 } } }), TAX);
    expect(fates(byMilan(raided, sack('PIA'), sack('BER'), sack('PAR'), sack('PAR')), 'MIL')).toEqual([
      'cancelled hostile-present',
      'cancelled not-owner',
      'done',
      'cancelled no-city',
    ]);
  });

  test('UM-8.27, UM-8.28 a destroyed city has no militia and half of its revenue', () => {
    const { state, setting } = withProvince(start, ITALIA, 'CRE', { cty: 'D' });
    const cremona = state.provinces[P('CRE')];
    expect(cremona && [revenueOf(setting, state, cremona), militiaOf(setting, state, cremona)]).toEqual([3, 0]);
  });
});

describe('recovery', () => {
  const waste = withProvince(withProvince(start, ITALIA, 'PAV', { dev: 2, inv: 1 }), ITALIA, 'TUR', { dev: 1 });

  test('UM-8.19, UM-8.20 a point of devastation after taxation, never of investment', () => {
    const { state } = ran(inTurn(waste, TAX), [recovery]);
    expect(state.provinces[P('PAV')]).toMatchObject({ dev: 1, inv: 1 });
    expect(state.provinces[P('TUR')]?.dev).toBe(0);
    expect(ran(waste, [recovery]).state.provinces[P('PAV')]?.dev).toBe(2);
  });
});
