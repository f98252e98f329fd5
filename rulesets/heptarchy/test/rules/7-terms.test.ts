import { describe, expect, test } from 'vitest';
import { accepted, longWar, offered } from '../negotiation.ts';
import { area, atSea, inPort, levy, navy, retinue } from '../position.ts';

const [CHE, SSX, SUR, LIN] = [area('CHE'), area('SSX'), area('SUR'), area('LIN')];

describe('section 7: what peace brings', () => {
  test('HEP-7.17, HEP-7.24 White Peace: a Truce of 2 Turns, and no winner', () => {
    const turn = accepted({ white: true });
    expect(turn.state.truces).toEqual([{ a: CHE, b: SSX, until: 7 }]);
    expect(turn.of('war-ended')).toMatchObject([{ how: 'white-peace', winner: null }]);
    expect([turn.kingdom('CHE').prestige, turn.kingdom('SSX').prestige]).toEqual([0, 0]);
  });

  test('HEP-7.16 every peace brings a Truce, of 2 Turns unless more is demanded', () => {
    expect(accepted({ tribute: 10 }).state.truces).toMatchObject([{ until: 5 + 2 }]);
    expect(accepted({ truce: 10 }).state.truces).toMatchObject([{ until: 5 + 10 }]);
  });

  test('HEP-7.18 an enforced treaty is locked as long as the Truce', () => {
    const turn = accepted({ trade: true, pact: true, truce: 4 });
    expect(turn.state.treaties).toEqual([
      { kind: 'trade', a: CHE, b: SSX, lockedUntil: 9 },
      { kind: 'pact', a: CHE, b: SSX, lockedUntil: 9 },
    ]);
  });

  test('HEP-7.22 Renounce, Disband, Land Areas, Tribute, treaties, Truce; Prestige; the War ends', () => {
    const turn = accepted(
      {
        renounceTrade: [LIN],
        renouncePact: [LIN],
        disband: [3],
        land: [SSX, SUR],
        tribute: 20,
        trade: true,
        pact: true,
      },
      {
        areas: { SUR: { owner: 'SSX' }, HAN: { owner: 'SSX' } },
        units: [retinue('SSX')],
        trade: ['SSX-LIN'],
        pacts: ['SSX-LIN'],
      },
    );
    expect(turn.events.map(({ kind }) => kind).filter((kind) => kind !== 'posted' && kind !== 'eliminated')).toEqual([
      'peace-answered',
      'treaty-ended',
      'treaty-ended',
      'unit-disbanded',
      'area-changed-hands',
      'area-changed-hands',
      'tribute-paid',
      'treaty-made',
      'treaty-made',
      'truce-made',
      'prestige-changed',
      'prestige-changed',
      'prestige-changed',
      'prestige-changed',
      'war-ended',
      'capital-moved',
      'acted',
    ]);
    expect(turn.of('area-changed-hands').map(({ area: land }) => land)).toEqual([SSX, SUR]);
    expect([turn.kingdom('CHE').gold, turn.kingdom('SSX').gold]).toEqual([50, 10]);
  });

  test('HEP-7.22 displacement runs once, when the War is over, and elimination last', () => {
    const turn = accepted({ land: [SSX] }, { units: [levy('CHE', 'SSX'), navy('SSX', inPort('SSX', 3))] });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('war-ended')).toBeLessThan(kinds.indexOf('sent'));
    expect(kinds.indexOf('sent')).toBeLessThan(kinds.indexOf('eliminated'));
    expect(turn.kingdom('SSX').controller).toBe('eliminated');
    expect(turn.state.units.map(({ id, owner }) => [id, owner])).toEqual([
      [1, CHE],
      [3, CHE],
    ]);
  });

  test('HEP-7.23 what has become impossible is dropped without compensation', () => {
    const turn = accepted(
      { renounceTrade: [LIN], renouncePact: [LIN], disband: [1, 9], land: [LIN, SSX], tribute: 90, trade: true },
      { areas: { SUR: { owner: 'SSX' } }, trade: ['CHE-LIN'] },
    );
    expect(turn.of('demand-dropped').map(({ what, number }) => [what, number])).toEqual([
      ['renounce-trade', LIN],
      ['renounce-pact', LIN],
      ['disband', 1],
      ['disband', 9],
      ['land', LIN],
      ['trade', 0],
    ]);
    expect(turn.of('tribute-paid')).toMatchObject([{ amount: 30, fromGold: 0, toGold: 60 }]);
    expect(turn.area('SSX').owner).toBe(CHE);
    expect(turn.state.units[0]).toMatchObject({ id: 1, owner: CHE });
  });

  test('HEP-7.22 a Retinue is disbanded before the Navy that would take it down', () => {
    const fleet = [navy('SSX', atSea(3)), retinue('SSX', { in: 'navy', navy: 3 })];
    const turn = accepted({ disband: [3, 4] }, { units: fleet });
    expect(turn.of('unit-disbanded').map(({ unit, why }) => [unit, why])).toEqual([
      [4, 'peace'],
      [3, 'peace'],
    ]);
    expect(turn.of('demand-dropped')).toEqual([]);
  });

  test('HEP-7.22, HEP-13.4, HEP-13.9 nothing comes that was not demanded: no treaty, no Tribute, no Prestige for land', () => {
    const turn = accepted({ truce: 3 });
    expect(turn.state.treaties).toEqual([]);
    expect([turn.of('demand-dropped'), turn.of('tribute-paid')]).toEqual([[], []]);
    expect(turn.of('prestige-changed').map(({ by }) => by)).toEqual([5, -10]);
  });

  test('HEP-13.4, HEP-13.9 one Land Area brings 2 Prestige and costs 3', () => {
    const turn = accepted({ land: [SUR] }, { areas: { SUR: { owner: 'SSX' } } });
    expect(turn.of('prestige-changed').map(({ kingdom, by }) => [kingdom, by])).toEqual([
      [CHE, 5],
      [CHE, 2],
      [SSX, -10],
      [SSX, -3],
    ]);
  });

  test('HEP-7.23 whoever has 1 Gold left pays it, and whoever has none pays nothing', () => {
    const paid = (gold: number) => accepted({ tribute: 10 }, { kingdoms: { SSX: { gold } } }).of('tribute-paid');
    expect(paid(1)).toMatchObject([{ amount: 1, fromGold: 0 }]);
    expect(paid(0)).toEqual([]);
  });

  test('HEP-7.24 who demands wins, whoever leads in War Score', () => {
    const turn = accepted({ tribute: 10 });
    expect(turn.of('war-ended')).toMatchObject([{ how: 'terms', winner: CHE }]);
    const enforced = offered(longWar({}, { events: [30, 0] }), { tribute: 10 });
    expect(enforced.of('war-ended')).toMatchObject([{ winner: CHE }]);
  });

  test('HEP-7.25 nothing of the demander changes hands', () => {
    const turn = accepted({ land: [CHE], tribute: 10 });
    expect(turn.area('CHE').owner).toBe(CHE);
    expect(turn.kingdom('CHE').gold).toBe(40);
  });
});
