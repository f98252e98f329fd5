import { describe, expect, test } from 'vitest';
import { pricedDemands } from '../../src/diplomacy/price.ts';
import type { OrderOf } from '../../src/order.ts';
import { longWar, offered, terms } from '../negotiation.ts';
import { area, atSea, type GivenPosition, navy, position, retinue } from '../position.ts';

type Demands = Omit<OrderOf<'OFFER_PEACE'>['args'], 'kingdom'>;
const [SSX, HAN, COR] = [area('SSX'), area('HAN'), area('COR')];

/** Sudsexe has areas near and far, a Retinue (3), a Navy (4), a treaty of each kind and 95 Gold; Lindesie a Retinue (5). */
const said: GivenPosition = {
  kingdoms: { SSX: { gold: 95 } },
  areas: { SUR: { owner: 'SSX' }, HAN: { owner: 'SSX' }, COR: { owner: 'SSX' } },
  units: [retinue('SSX'), navy('SSX', atSea(3)), retinue('LIN')],
  trade: ['SSX-LIN'],
  pacts: ['SSX-LIN'],
};
const far: GivenPosition = { ...said, trade: [] };
const priceOf = (demands: Demands, given: GivenPosition = said) => {
  const turn = offered(longWar(given, { events: [60, 50] }), demands);
  return turn.skipped[0] ?? turn.of('peace-offered')[0]?.cost;
};

describe('section 7: demands and their price', () => {
  test.each<[string, Demands, number, GivenPosition?]>([
    ['White Peace', { white: true }, 0],
    ['10 Gold', { tribute: 10 }, 1],
    ['90 Gold', { tribute: 90 }, 9],
    ['a Truce of 3', { truce: 3 }, 1],
    ['a Truce of 10', { truce: 10 }, 8],
    ['a Retinue', { disband: [3] }, 2],
    ['a Retinue and a Navy', { disband: [3, 4] }, 4],
    ['the end of a Trade Treaty', { renounceTrade: ['LIN'] }, 2],
    ['the end of a Pact', { renouncePact: ['LIN'] }, 2],
    ['a Trade Treaty', { trade: true }, 3, far],
    ['a Trade Treaty in place of another', { trade: true, renounceTrade: ['LIN'] }, 5],
    ['a Military Pact', { pact: true }, 4],
    ['all of these', { tribute: 10, truce: 4, disband: [3], renouncePact: ['LIN'], pact: true }, 1 + 2 + 2 + 2 + 4],
  ])('HEP-7.8, HEP-7.12, HEP-7.14, HEP-7.16 %s', (_, demands, cost, given) => {
    expect(priceOf(demands, given)).toBe(cost);
  });

  test.each<[string, number, GivenPosition, number]>([
    ['next to own land and held', SSX, { areas: { SSX: { occupier: 'CHE' } } }, 5],
    ['far away and held', COR, { areas: { COR: { owner: 'SSX', occupier: 'CHE' } } }, 7],
    ['next to own land and not held', SSX, {}, 10],
    ['far away and not held', COR, { areas: { COR: { owner: 'SSX' } } }, 12],
    ['held by somebody else', SSX, { areas: { SSX: { occupier: 'LIN' } } }, 10],
  ])('HEP-7.20 a Land Area %s', (_, land, given, cost) => {
    expect(priceOf({ land: [land] }, given)).toBe(cost);
  });

  test('HEP-7.19 areas demanded in the same offer make no other area adjacent', () => {
    expect(priceOf({ land: [SSX, HAN] })).toBe(10 + 12); // Hantescire borders Sudsexe, not Chenth
    expect(priceOf({ land: [HAN] }, { ...said, areas: { ...said.areas, BER: { owner: 'CHE' } } })).toBe(10);
  });

  test.each<[string, Demands]>([
    ['gold', { white: true, tribute: 10 }],
    ['a Truce', { white: true, truce: 2 }],
    ['land', { white: true, land: [SSX] }],
    ['a treaty', { white: true, trade: true }],
  ])('HEP-7.13 White Peace excludes %s', (_, demands) => {
    expect(priceOf(demands)).toBe('white-alone');
  });

  test('HEP-7.13 what is asked for none of is no demand', () => {
    const nothing = { tribute: 0, disband: [], renounceTrade: [], trade: false, land: [] };
    expect(priceOf({ white: true, ...nothing })).toBe(0);
  });

  test.each<[string, Demands, string]>([
    ['HEP-7.14 more Gold than they have', { tribute: 100 }, 'tribute'],
    ['HEP-7.14 less than nothing', { tribute: -10 }, 'tribute'],
    ['HEP-7.15 no multiple of 10', { tribute: 15 }, 'tribute'],
    ['HEP-7.16 a Truce of 1', { truce: 1 }, 'truce-length'],
    ['HEP-7.16 a Truce of 11', { truce: 11 }, 'truce-length'],
    ['HEP-7.12 a Levy', { disband: [2] }, 'cannot-demand-unit'],
    ['HEP-7.12 a unit that is not theirs', { disband: [1] }, 'cannot-demand-unit'],
    ['HEP-7.12 a Retinue of a third State', { disband: [5] }, 'cannot-demand-unit'],
    ['HEP-7.12 a unit that is not there', { disband: [9] }, 'cannot-demand-unit'],
    ['HEP-7.12 a treaty that they do not have', { renounceTrade: ['HRT'] }, 'cannot-renounce'],
    ['HEP-7.12 a treaty with nobody known', { renouncePact: ['XXX'] }, 'unknown-kingdom'],
    ['HEP-7.12 a Trade Treaty while they have another', { trade: true }, 'trade-slot'],
    ['HEP-7.25 own land', { land: [area('CHE')] }, 'cannot-demand-area'],
    ['HEP-7.12 land of others', { land: [area('LIN')] }, 'cannot-demand-area'],
    ['HEP-7.12 land that is not there', { land: [99] }, 'cannot-demand-area'],
    ['HEP-7.21 nothing', {}, 'nothing-demanded'],
    ['HEP-7.21 nothing but the least Truce', { truce: 2 }, 'nothing-demanded'],
  ])('%s cannot be demanded', (_, demands, code) => {
    expect(priceOf(demands)).toBe(code);
  });

  test('HEP-7.12 no demander asks for the end of their own treaty', () => {
    expect(priceOf({ renouncePact: ['CHE'] }, { ...said, pacts: ['CHE-SSX'] })).toBe('cannot-renounce');
  });

  test('HEP-7.12 each demand has its price, and what is not demanded has none', () => {
    const board = position(longWar());
    expect(pricedDemands(board, area('CHE'), terms({ trade: true, pact: true }))).toEqual([
      { what: 'trade', number: 0, cost: 3 },
      { what: 'pact', number: 0, cost: 4 },
    ]);
    expect(pricedDemands(board, area('CHE'), terms({ tribute: 10, truce: 3 }))).toEqual([
      { what: 'tribute', number: 10, cost: 1 },
      { what: 'truce', number: 3, cost: 1 },
    ]);
  });

  test('HEP-7.16, HEP-7.21, HEP-7.22 an offer has all terms in full, its land by number and once', () => {
    const turn = offered(longWar(said, { events: [60, 50] }), { land: [HAN, SSX, HAN] });
    expect(turn.state.wars[0]?.offer?.terms).toStrictEqual(terms({ land: [SSX, HAN] }));
  });

  test('HEP-7.12 a Trade Treaty needs an own free slot and a way to trade', () => {
    expect(priceOf({ trade: true }, { trade: ['CHE-LIN'] })).toBe('trade-slot');
    const inland: GivenPosition = { areas: { CHE: { owner: 'LIN' }, OXE: { owner: 'CHE' } } };
    expect(priceOf({ trade: true }, inland)).toBe('no-way-to-trade');
  });

  test.each([
    [8, []],
    [7, ['score']],
  ])('HEP-7.8 with a War Score of %i a demand for 8: %j', (score, skipped) => {
    expect(offered(longWar({}, { events: [score, 0] }), { truce: 10 }).skipped).toEqual(skipped);
  });

  test('HEP-7.28 below 0 counts as 0: White Peace can always be asked for', () => {
    const losing = longWar({}, { events: [-3, 4] });
    expect(offered(losing, { white: true }).skipped).toEqual([]);
    expect(offered(losing, { tribute: 10 }).of('skipped')).toMatchObject([
      { refusal: { code: 'score', cost: 1, score: 0 } },
    ]);
  });
});
