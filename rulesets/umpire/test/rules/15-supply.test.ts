import { scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { supplyIn } from '../../src/phases/conflict/supply.ts';
import { step } from '../../src/phases/step.ts';
import { isSupplied, routesOpen } from '../../src/rules/supply.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, type Garrisons, garrisoned, ordered, unitsAt, withProvince } from '../by-code.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const at = (garrisons: Garrisons): GamePosition => garrisoned(start, ITALIA, garrisons);
const fed = ({ setting, state }: GamePosition, nation: string, province: string) =>
  isSupplied(setting, state, N(nation), P(province));
const routes = ({ setting, state }: GamePosition, nation: string, province: string) =>
  routesOpen(setting, state, N(nation), P(province));

describe('routes', () => {
  // Lodi is Milanese; beside it lie Milan, Pavia, Cremona, Piacenza and, Venetian, Bergamo and Brescia.
  const raid = at({ LOD: { VEN: { FOT: 3 }, MIL: { FOT: 3 } } });

  test('UM-15.3 a province beside it of its own supplies it by land, unless hostile army units are in that', () => {
    expect(routes(raid, 'VEN', 'LOD')).toEqual({ land: true, sea: false });
    const oneHeld = garrisoned(raid, ITALIA, { BER: { MIL: { FOT: 1 } } });
    expect(routes(oneHeld, 'VEN', 'LOD').land).toBe(true);
    const bothHeld = garrisoned(oneHeld, ITALIA, { BRE: { MIL: { FOT: 1 } } });
    expect(routes(bothHeld, 'VEN', 'LOD').land).toBe(false);
  });

  test('UM-15.3, UM-15.5 a friend supplies it only with forces of their own beside it', () => {
    // Florence, friend of Venice, in Parma: beside it lie Milanese, Independent and Genoese provinces.
    const venetians = { VEN: { FOT: 3 }, MIL: { FOT: 3 } };
    expect(routes(at({ PAR: venetians }), 'VEN', 'PAR').land).toBe(false);
    expect(routes(at({ PAR: { ...venetians, GEN: { FOT: 1 } } }), 'VEN', 'PAR').land).toBe(true);
    expect(routes(at({ PAR: { ...venetians, GEN: { SPY: 1 } } }), 'VEN', 'PAR').land).toBe(false);
  });

  test('UM-15.4 by sea the same, by provinces without hostile squadrons; ships of its own are not needed', () => {
    // Siena: by sea beside Viterbo, Livorno and Bastia; Livorno is Florentine.
    const landed = at({ SIE: { FLO: { FOT: 2 }, IND: { FOT: 2 } }, VOL: { NAP: { FOT: 1 } } });
    expect(routes(landed, 'FLO', 'SIE').sea).toBe(true);
    const watched = garrisoned(landed, ITALIA, { LIV: { NAP: { SHP: 1 } } });
    expect(routes(watched, 'FLO', 'SIE').sea).toBe(false);
    const shore = garrisoned(landed, ITALIA, { LIV: { NAP: { FOT: 9 } } });
    expect(routes(shore, 'FLO', 'SIE').sea).toBe(true);
  });

  test('UM-15.6 a route is cut by three times as many, after mobility: horse of 10 against foot of 8 on a plain', () => {
    const against = (horse: number) => routes(at({ LOD: { VEN: { FOT: 5 }, MIL: { HRS: horse } } }), 'VEN', 'LOD').land;
    expect(against(11)).toBe(true);
    // 12 × 10 = 3 × 5 × 8
    expect(against(12)).toBe(false);
  });

  test('UM-15.6 friends count with it, and without any unit of the arm beside an enemy it is cut', () => {
    const helped = at({ LOD: { VEN: { FOT: 5 }, FLO: { FOT: 1 }, MIL: { HRS: 12 } } });
    expect(routes(helped, 'VEN', 'LOD').land).toBe(true);
    const noShips = at({ RAV: { VEN: { FOT: 1 }, MIL: { SHP: 1 } } });
    expect(routes(noShips, 'VEN', 'RAV').sea).toBe(false);
    expect(routes(at({ RAV: { VEN: { FOT: 1 } } }), 'VEN', 'RAV').sea).toBe(true);
  });
});

describe('who lacks supply', () => {
  // Venetians in Parma have no route there.
  const deep = at({ PAR: { VEN: { FOT: 4 }, MIL: { FOT: 3 } } });

  test('UM-15.1, UM-15.2, UM-15.13 an enemy beside it, army or fleet, and no route; without an enemy nothing is lacking', () => {
    expect(fed(deep, 'VEN', 'PAR')).toBe(false);
    expect(fed(at({ PAR: { VEN: { FOT: 4 } } }), 'VEN', 'PAR')).toBe(true);
    expect(fed(at({ PAR: { VEN: { FOT: 4 }, MIL: { SPY: 1 } } }), 'VEN', 'PAR')).toBe(true);
    // Bastia has no land route, and its sea routes lead to no province of Milan or Venice.
    expect(fed(at({ BAS: { VEN: { FOT: 4 }, MIL: { SHP: 1 } } }), 'VEN', 'BAS')).toBe(false);
  });

  test('UM-15.7 at home the country feeds it: Independents, the first capital, the capital of now, unless three to one', () => {
    const abroad = (foot: number) => at({ TUR: { VEN: { FOT: foot }, IND: { FOT: 2 } } });
    expect(fed(abroad(5), 'IND', 'TUR')).toBe(true);
    expect(fed(ordered(abroad(6), ITALIA, { nation: 'IND', province: 'TUR', armyOrder: '2M' }), 'IND', 'TUR')).toBe(
      false,
    );
    expect(fed(ordered(abroad(5), ITALIA, { nation: 'IND', province: 'TUR', armyOrder: '2M' }), 'IND', 'TUR')).toBe(
      true,
    );
    // Florence lost its capital, which nothing of its own can reach.
    const lost = changed(garrisoned(start, ITALIA, { FLO: { FLO: { FOT: 3 }, NAP: { FOT: 3 } } }), ({ provinces }) => {
      for (const province of provinces) if (province?.owner === N('FLO')) province.owner = N('NAP');
    });
    expect(fed(lost, 'FLO', 'FLO')).toBe(true);
    expect(fed(withProvince(lost, ITALIA, 'FLO', { loyalty: 1 }), 'FLO', 'FLO')).toBe(true);
    const strange = withProvince(lost, ITALIA, 'FLO', { homeCapitalOf: null, loyalty: 1 });
    expect(fed(strange, 'FLO', 'FLO')).toBe(false);
    expect(fed(withProvince(strange, ITALIA, 'FLO', { loyalty: 3 }), 'FLO', 'FLO')).toBe(true);
  });

  test('UM-15.8 the stores of a city feed its side under siege, or whoever has own orders to defend', () => {
    const cutOff = changed(at({ PAR: { MIL: { FOT: 3 }, VEN: { FOT: 9 } } }), ({ provinces }) => {
      for (const code of ['CRE', 'PIA']) Object.assign(provinces[P(code)] ?? {}, { owner: N('VEN') });
    });
    const standing = (armyOrder: '1D' | '1R') => ordered(cutOff, ITALIA, { nation: 'MIL', province: 'PAR', armyOrder });
    expect(fed(standing('1D'), 'MIL', 'PAR')).toBe(true);
    expect(fed(standing('1R'), 'MIL', 'PAR')).toBe(false);
    const siege = { besiegers: [N('VEN')], t: 1, reliefBeaten: null, reliefOutside: [] };
    expect(fed(withProvince(standing('1R'), ITALIA, 'PAR', { siege }), 'MIL', 'PAR')).toBe(true);
    expect(fed(withProvince(standing('1D'), ITALIA, 'PAR', { cty: 'D' }), 'MIL', 'PAR')).toBe(false);
    // The besiegers outside eat nothing of it.
    const besieging = ordered(standing('1D'), ITALIA, { nation: 'VEN', province: 'PAR', armyOrder: '1D' });
    const far = changed(besieging, ({ provinces }) => {
      for (const code of ['CRE', 'PIA']) Object.assign(provinces[P(code)] ?? {}, { owner: N('MIL') });
    });
    expect(fed(far, 'VEN', 'PAR')).toBe(false);
  });
});

describe('losses', () => {
  const hungry = (position: GamePosition, byLabel: { readonly [label: string]: readonly number[] }) =>
    ran(
      position,
      [step({ number: 11, name: 'Supply', rule: 'UM-15.10', run: (turn) => supplyIn(turn, P('PAR')) })],
      {},
      scriptedDice({ byLabel }),
    );
  const deep = at({ PAR: { VEN: { FOT: 6, HRS: 4 }, MIL: { FOT: 3 } } });

  test('UM-15.11 in 60 of 100 turns three percent for each point of a die; UM-15.12 only its ruler hears of it', () => {
    const after = hungry(deep, {
      'SUPPLY.chance@VEN,PAR': [60],
      'SUPPLY.size@VEN,PAR': [5],
      'SUPPLY.size.frac@VEN,PAR': [50],
    });
    expect(unitsAt(after.state, ITALIA, 'VEN', 'PAR')).toEqual({ FOT: 5, HRS: 3 });
    expect(after.heard('VEN').map(({ kind }) => kind)).toEqual(['units-lost']);
    expect(after.heard('MIL')).toEqual([]);
    expect(hungry(deep, { 'SUPPLY.chance@VEN,PAR': [61] }).events.map(({ kind }) => kind)).toEqual(['chances-taken']);
  });

  test('UM-1.16 the hungry lose more as their morale falls', () => {
    const sad = changed(deep, ({ nations }) => Object.assign(nations[N('VEN')] ?? {}, { morale: 30 }));
    // 18 × 170 / 100 = 30.6: 31 percent of ten.
    const after = hungry(sad, {
      'SUPPLY.chance@VEN,PAR': [1],
      'SUPPLY.size@VEN,PAR': [6],
      'SUPPLY.size.frac@VEN,PAR': [11],
    });
    expect(unitsAt(after.state, ITALIA, 'VEN', 'PAR')).toEqual({ FOT: 4, HRS: 3 });
  });

  test('UM-15.9, UM-15.10 both sides may be out of supply, each rolls, in nation order', () => {
    const both = changed(deep, ({ provinces }) => {
      for (const code of ['CRE', 'PIA']) Object.assign(provinces[P(code)] ?? {}, { owner: N('FLO') });
    });
    const outside = ordered(both, ITALIA, { nation: 'MIL', province: 'PAR', armyOrder: '1R' });
    const after = hungry(outside, { 'SUPPLY.chance@MIL,PAR': [99], 'SUPPLY.chance@VEN,PAR': [98] });
    const chances = after.events.flatMap((event) => (event.kind === 'chances-taken' ? event.chances : []));
    expect(chances.map(({ roll }) => roll)).toEqual([99, 98]);
  });
});
