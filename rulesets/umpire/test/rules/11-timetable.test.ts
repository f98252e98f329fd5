import { describe, expect, test } from 'vitest';
import type { Line, NationOrder } from '../../src/order.ts';
import { planOf } from '../../src/phases/movement/plan.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf } from '../board.ts';
import { codesOf, type Garrisons, garrisoned, withGeneral } from '../by-code.ts';
import { marching } from '../marching.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const { move, stance } = marching(ITALIA);
const start = positionOf(ITALIA);
const codeOf = (province: number): string => ITALIA.provinces[province - 1]?.code ?? '?';

/** The plan of a nation, each line in a word: `VER 0 > PAD 288`, and why it ends early. */
const planned = (position: GamePosition, nation: string, orders: readonly NationOrder[]): readonly string[] => {
  const lines = orders.map((order, at): Line => ({ nation: N(nation), line: at + 1, order }));
  return planOf(position.setting, position.state, lines).map((each) => {
    if (each.kind === 'cancelled') return each.reason.code;
    const legs = each.kind === 'march' ? each.legs.map(({ to, ends }) => `> ${codeOf(to)} ${ends}`) : ['stands'];
    const short = each.kind === 'march' && each.short !== null ? [each.short.code] : [];
    return [`${codeOf(each.from)} ${each.starts}`, ...legs, ...short].join(' ');
  });
};
const at = (garrisons: Garrisons): GamePosition => garrisoned(start, ITALIA, garrisons);
const venetian = (orders: readonly NationOrder[], position = start) => planned(position, 'VEN', orders);

describe('time', () => {
  test('UM-11.10, UM-11.11, UM-11.12 the slowest type and the activity of the commander set the pace', () => {
    // Foot 8 points, Carne activity 4: 8 x 104 = 832 hundredths; 3 points take 360 of 1000 ticks.
    expect(venetian([move(['Carne'], { FOT: 2, HRS: 2 }, ['PAD'])])).toEqual(['VER 0 > PAD 360']);
    // Horse alone 10 points.
    expect(venetian([move(['Carne'], { HRS: 2 }, ['PAD'])])).toEqual(['VER 0 > PAD 288']);
    const lively = withGeneral(start, ITALIA, 'Carne', { activity: 7 });
    expect(venetian([move(['Carne'], { HRS: 2 }, ['PAD'])], lively)).toEqual(['VER 0 > PAD 245']);
    const idle = withGeneral(start, ITALIA, 'Carne', { activity: 0 });
    expect(venetian([move(['Carne'], { HRS: 2 }, ['PAD'])], idle)).toEqual(['VER 0 > PAD 375']);
  });

  test('UM-11.10, UM-11.15 generals alone go by the figure of the scenario, at sea cargo does not slow ships', () => {
    // 16 points x 104.
    expect(venetian([move(['Carne'], {}, ['PAD'])])).toEqual(['VER 0 > PAD 180']);
    // Ships 14 points, Foscari activity 2: 14 x 92; siege trains would go 5.
    const fleet = at({ VEN: { VEN: { SHP: 2, BOM: 1 } } });
    expect(venetian([move(['Foscari'], { SHP: 2, BOM: 1 }, ['CHI'])], fleet)).toEqual(['VEN 0 > CHI 155']);
  });

  test('UM-11.12 a leg that would end after the turn is not begun, and the rest is cancelled', () => {
    expect(venetian([move(['Carne'], { FOT: 2 }, ['PAD', 'FER', 'MOD'])])).toEqual([
      'VER 0 > PAD 360 > FER 840 out-of-move',
    ]);
  });

  test('UM-11.13, UM-11.14 an arduous march takes the whole turn, from its first tick; farther is impassable', () => {
    const train = at({ MIL: { MIL: { BOM: 1, FOT: 1 } }, GEN: { MIL: { BOM: 1 } } });
    const milanese = (orders: readonly NationOrder[]) => planned(train, 'MIL', orders);
    // Siege trains: multiple 5, single 6. Piccinino, activity 6: 5 x 116 = 580 hundredths. To Turin 6 points.
    expect(milanese([move(['Piccinino'], { BOM: 1 }, ['TUR'])])).toEqual(['MIL 0 > TUR 1000']);
    expect(milanese([move(['Piccinino'], { BOM: 1 }, ['MON', 'MIL', 'TUR'])])).toEqual([
      'MIL 0 > MON 172 > MIL 344 out-of-move',
    ]);
    // Modena to Lucca, 6 points; Aquila to Naples, 7.
    const naples = garrisoned(start, ITALIA, { AQU: { NAP: { BOM: 1 } } });
    const there = withGeneral(naples, ITALIA, 'Alfonso', { location: P('AQU'), activity: 7 });
    expect(planned(there, 'NAP', [move(['Alfonso'], { BOM: 1 }, ['NAP'])])).toEqual(['AQU 0 impassable']);
  });

  test('UM-11.39 a list of provinces follows routes step by step', () => {
    expect(venetian([move(['Carne'], {}, ['PAD', 'RAV', 'RIM'])])).toEqual(['VER 0 > PAD 180 no-route']);
  });
});

describe('lines one after another', () => {
  test('UM-11.6, UM-11.7, UM-11.17 a general goes on when they are there, with troops that have come by then', () => {
    const lines = [move(['Carne', 'Bari'], { FOT: 4, HRS: 6 }, ['PAD']), move(['Carne'], { FOT: 11 }, ['CHI'])];
    expect(venetian(lines)).toEqual(['VER 0 > PAD 360', 'PAD 360 > CHI 600']);
    // In the other order the second knows nothing of the first.
    expect(venetian([...lines].reverse())).toEqual(['VER 0 no-route', 'VER 0 > PAD 360']);
  });

  test('UM-11.17 units that have waited longest are taken first, so that nobody waits for the late', () => {
    const lines = [
      move(['Carne'], { FOT: 4 }, ['PAD']),
      move(['Colleoni'], {}, ['PAD']),
      move(['Colleoni'], { FOT: 7 }, ['CHI']),
      move(['Carne'], { FOT: 1 }, ['VER']),
    ];
    expect(venetian(lines)).toEqual(['VER 0 > PAD 360', 'UDI 0 > PAD 284', 'PAD 284 > CHI 511', 'PAD 360 > VER 720']);
  });

  test('UM-11.3, UM-11.4, UM-11.5 the most senior commands; who is unfit, elsewhere or foreign is dropped', () => {
    const [march] = planOf(start.setting, start.state, [
      { nation: N('VEN'), line: 1, order: move(['Bari', 'Carne', 'Sforza', 'Gonzaga'], { FOT: 1 }, ['BRE']) },
    ]);
    // Sforza, at Brescia, is the most senior: of one mind with nobody at Verona.
    expect(march?.kind === 'cancelled' ? march.reason.code : march?.kind).toBe('not-allowed');
    const wounded = withGeneral(start, ITALIA, 'Sforza', { state: 'incapacitated', incapUntil: 2 });
    const second = planOf(wounded.setting, wounded.state, [
      { nation: N('VEN'), line: 1, order: move(['Bari', 'Sforza', 'Carne'], { FOT: 1 }, ['BRE']) },
    ])[0];
    expect(second?.kind === 'march' ? [second.generals, second.lacking?.code] : null).toEqual([
      [9, 10],
      'general-unfit',
    ]);
    expect(venetian([move(['Sforza'], {}, ['VER'])], wounded)).toEqual(['general-unfit']);
    expect(venetian([move(['Gonzaga'], {}, ['MAN'])])).toEqual(['not-own-general']);
  });

  test('UM-11.8, UM-11.9 ships make it a voyage; army units above what they carry stay behind, the last listed first', () => {
    const port = at({ VEN: { VEN: { SHP: 3, FOT: 2, HRS: 2 } } });
    const [march] = planOf(port.setting, port.state, [
      { nation: N('VEN'), line: 1, order: move(['Foscari'], { HRS: 2, SHP: 3, FOT: 2 }, ['RAV']) },
    ]);
    expect(march?.kind === 'march' ? [march.by, march.units] : null).toEqual(['sea', [3, 1, 2, 0, 0, 0, 0]]);
  });

  test('UM-3.5, UM-20.27 spies do not march, and nobody marches to where they are', () => {
    const orders = [move(['Foscari'], { SPY: 1 }, ['CHI']), move(['Foscari'], { FOT: 1 }, ['VEN'])];
    expect(venetian(orders)).toEqual(['not-allowed', 'not-allowed']);
    expect(venetian([move(['Foscari'], { HRS: 1 }, ['CHI'])])).toEqual(['no-units']);
  });

  test('UM-11.48 those who stand are spoken to when their general has come', () => {
    const lines = [
      move(['Carne'], { FOT: 1 }, ['PAD']),
      stance('Carne', { army: '2M' }),
      stance('Sforza', { army: '2M' }),
    ];
    expect(venetian(lines)).toEqual(['VER 0 > PAD 360', 'PAD 360 stands', 'BRE 0 stands']);
  });
});
