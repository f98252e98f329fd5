import { describe, expect, test } from 'vitest';
import { taxation } from '../../src/phases/taxation.ts';
import { treasury } from '../../src/phases/treasury.ts';
import { tribalMuster } from '../../src/phases/tribal-muster.ts';
import { winterQuarters } from '../../src/phases/winter-quarters.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, ran } from '../board.ts';
import { codesOf, type Garrisons, garrisoned, inTurn, unitsAt, withNation, withProvince } from '../by-code.ts';
import { rolling, writingDown } from '../dice.ts';
import { leaderless } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const AUTUMN = 4;
/** Milan has nothing but its city, of that revenue. */
const poor = (revenue: number, position: GamePosition = leaderless): GamePosition =>
  changed(position, ({ provinces }) => {
    for (const province of provinces) if (province?.owner === N('MIL')) province.owner = N('GEN');
    Object.assign(provinces[P('MIL')] ?? {}, { owner: N('MIL'), base: revenue, inv: 0, dev: 0 });
  });

describe('taxes', () => {
  test('UM-5.3 a level stands until it is changed', () => {
    const { state } = ran(withNation(inTurn(leaderless, 2), ITALIA, 'MIL', { taxRate: 130 }), [taxation]);
    expect(state.nations[N('MIL')]?.taxRate).toBe(130);
  });

  test('UM-5.17 the die is cast for the least there is to collect, and not for nothing', () => {
    const rolled = (taxRate: number) => {
      const names: string[] = [];
      ran(withNation(inTurn(poor(1), 2), ITALIA, 'MIL', { taxRate }), [treasury], {}, writingDown(rolling(), names));
      return names.includes('TAX.yield@MIL');
    };
    expect([rolled(1), rolled(0)]).toEqual([true, false]);
  });

  test('UM-17.17 tribes, who have no tax, do not let cities decline', () => {
    const declined = (kind: 'civilised' | 'tribal') => {
      const board = withNation(inTurn(leaderless, 2), ITALIA, 'MIL', { kind, taxRate: 130 });
      const quiet = { ...board, setting: { ...board.setting, localRevolts: false } };
      const { events } = ran(quiet, [treasury], {}, rolling({ 'DECLINE@CRE': [1] }));
      return events.filter(({ kind: what }) => what === 'declined').length;
    };
    expect([declined('civilised'), declined('tribal')]).toEqual([1, 0]);
  });
});

describe('a tribe', () => {
  test('UM-18.26, UM-18.27 no die where nothing is left over, or nobody more may come', () => {
    const mustered = (revenue: number, units: number) => {
      const names: string[] = [];
      const tribe = withNation(inTurn(poor(revenue), AUTUMN), ITALIA, 'MIL', { kind: 'tribal' });
      const alone = { ...tribe, state: { ...tribe.state, stacks: tribe.state.stacks.map(() => []) } };
      const board = garrisoned(alone, ITALIA, { MIL: { MIL: { FOT: units } } });
      const { state } = ran(board, [tribalMuster], {}, writingDown(rolling({ 'TRIBREC@MIL': [1] }), names));
      return [unitsAt(state, ITALIA, 'MIL', 'MIL')['FOT'], ...names];
    };
    expect([mustered(12, 2), mustered(13, 2), mustered(13, 15)]).toEqual([[4], [5, 'TRIBREC@MIL'], [15]]);
  });
});

describe('winter', () => {
  const home = (garrisons: Garrisons, province: string, owner: string): GamePosition =>
    withProvince(garrisoned(inTurn(leaderless, AUTUMN), ITALIA, garrisons), ITALIA, province, { owner: N(owner) });

  test('UM-18.14 armies go by land where they can, and their ships by sea without them', () => {
    const port = home({ RAV: { VEN: { FOT: 3, SHP: 4 } }, FER: {}, PAD: {}, CHI: {} }, 'RAV', 'MIL');
    const { state } = ran(port, [winterQuarters], {}, rolling());
    expect(['RAV', 'PAD', 'CHI'].map((code) => unitsAt(state, ITALIA, 'VEN', code))).toEqual([
      {},
      { FOT: 3 },
      { SHP: 4 },
    ]);
  });

  test('UM-18.16 a siege goes on if one besieger cannot leave', () => {
    const siege = { besiegers: [N('MIL')], t: 2, reliefBeaten: null, reliefOutside: [] };
    const kept = (milan: number) => {
      const bars = { BRE: { VEN: { FOT: 1 } }, PAD: { VEN: { FOT: 1 } }, MAN: { IND: { FOT: 1 } } };
      const board = home({ VER: { VEN: { FOT: 1 }, MIL: { FOT: milan } }, ...bars }, 'VER', 'VEN');
      return ran(withProvince(board, ITALIA, 'VER', { siege }), [winterQuarters], {}, rolling()).state.provinces[
        P('VER')
      ]?.siege;
    };
    expect([kept(1), kept(0)]).toEqual([siege, null]);
  });
});
