import { readSheetText, seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import { view } from '../../src/view.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';

/** Crimea and Venice are nations and lands. */
const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: { seaTrade: 3, landTrade: 2, treasury: 90 }, Crimea: {}, Venice: {} },
  lands: {
    London: { owner: 'England', fort: 3, coasts: ['Channel'], units: ['3 inf', '2 cav', '1 gen 2', '1 gen 6'] },
    Crimea: { owner: 'Crimea', units: ['1 inf', '1 cav', '1 art', '1 knt'] },
    Venice: { owner: 'Venice', port: true, coasts: ['Channel'] },
    Kent: { owner: 'England' },
    York: { owner: 'England', fort: 2 },
  },
  seas: {
    Channel: { units: ['1 sol of England', '1 mer of England', '1 frg of England'] },
    Bay: { seas: ['Channel'], units: ['1 mer of Crimea', '1 mer of Venice'] },
  },
  borders: ['London-Crimea'],
  wars: [{ between: ['England', 'Crimea'] }],
};
const board = boardOf(FACTS);
const { place, nation } = board;
const [, sharp = 0] = board.ids('London', 'England', 'gen');

const reading = (lines: string, of: Board = board) => {
  const seen = view({ setting: of.setting, state: of.state }, { kind: 'seat', seat: seatId('england') });
  return readSheetText({ orders: ORDERS }, { setting: of.setting, view: seen }, lines);
};
const argsOf = (section: string, line: string, of: Board = board): Order['args'] | undefined =>
  reading(`${section}\n${line}`, of).lines[0]?.order?.args;

describe('options of a line', () => {
  test('W83-17.8 LOSSES takes the types of land and of sea, and no coastal defence', () => {
    expect(argsOf('STANDING', 'LOSSES LAND knt, mil, art')).toEqual({ losses: ['knt', 'mil', 'art'] });
    expect(argsOf('STANDING', 'LOSSES SEA sol+, mer, frg')).toEqual({ losses: ['sol+', 'mer', 'frg'] });
    expect(argsOf('STANDING', 'LOSSES LAND sol')).toBeUndefined();
    expect(argsOf('STANDING', 'LOSSES SEA inf')).toBeUndefined();
    expect(argsOf('STANDING', 'LOSSES LAND coast')).toBeUndefined();
  });

  test('W83-17.8 what LOSSES leaves out follows in the usual order', () => {
    const fallen = (losses: string) => {
      const of = boardOf({
        ...FACTS,
        nations: { ...FACTS.nations, Crimea: { standing: reading(`STANDING\nLOSSES LAND ${losses}`).orders as never } },
      });
      const hand = deeds(of, 'England', [march({ retreat: [{ measure: 'rounds', than: 4, sign: '>=' }] })], {
        'fight@Crimea': [1, 10, 10, 10, 10, 10, 1, 10, 10, 10, 10, 10],
      });
      return hand.of('battle-fought')[0]?.rounds.flatMap(({ defendersLost }) => defendersLost.map(({ type }) => type));
    };
    expect(fallen('art')?.slice(0, 2)).toEqual(['art', 'inf']);
    expect(fallen('knt')?.slice(0, 2)).toEqual(['knt', 'inf']);
  });

  const march = (more: object): Order => ({
    verb: 'MARCH',
    section: 'actions',
    args: { units: [{ count: 2, type: 'inf' }], from: place('London'), to: [place('Crimea')], ...more },
  });
  test('W83-17.8 POINTS says how many of a type get how many each, and WITH GEN who leads', () => {
    const line = `MARCH 2 inf FROM London TO Crimea WITH GEN #${sharp} POINTS 1 inf 2, 1 cav 3 RETREAT now`;
    expect(argsOf('ACTIONS', line)).toMatchObject({
      with: sharp,
      points: [
        { count: 1, type: 'inf', points: 2 },
        { count: 1, type: 'cav', points: 3 },
      ],
    });
  });

  test('W83-17.8 WITH GEN takes that general along, and they lead', () => {
    const [dull = 0] = board.ids('London', 'England', 'gen');
    const fight = (more: object) =>
      deeds(board, 'England', [march({ retreat: [{ measure: 'now' }], ...more })]).of('battle-fought')[0]?.attackerLed
        ?.skill;
    expect([fight({}), fight({ with: dull }), fight({ with: sharp })]).toEqual([undefined, 2, 6]);
    const both = [
      { count: 2, type: 'inf' },
      { count: 1, type: 'gen', id: sharp },
    ];
    expect(fight({ units: both, with: dull })).toBe(2);
  });

  test('W83-17.8 AVOID excepts a nation from ATTACK ALL', () => {
    const attacked = (line: string) => {
      const order = reading(`ACTIONS\n${line}`).orders;
      const peace = boardOf({ ...FACTS, wars: [] });
      return deeds(peace, 'England', order, { 'fight@Bay': [1, 10] }).of('war-began').length;
    };
    expect(attacked('SAIL 1 frg FROM Channel VIA Bay ATTACK ALL')).toBe(2);
    expect(attacked('SAIL 1 frg FROM Channel VIA Bay ATTACK ALL AVOID Venice')).toBe(1);
  });
});

describe('lists of assets', () => {
  test('W83-17.9 a plus joins resources, units, routes, territories and ports', () => {
    expect(
      argsOf('TRADES', 'TRADE Venice GIVE 40 + 1 sol @ Channel + 2 sea + 1 land + Kent GET port @ Venice'),
    ).toEqual({
      nation: nation('Venice'),
      give: [
        { resources: 40 },
        { count: 1, type: 'sol', place: place('Channel') },
        { seaTrade: 2 },
        { landTrade: 1 },
        { territory: place('Kent') },
      ],
      get: [{ port: place('Venice') }],
    });
  });

  test('W83-17.9 gifts are listed in the same way, and commas do not join', () => {
    expect(argsOf('GIFTS', 'GIFT Venice GIVE 5 + 1 inf @ London')).toMatchObject({
      give: [{ resources: 5 }, { count: 1, type: 'inf', place: place('London') }],
    });
    expect(argsOf('GIFTS', 'GIFT Venice GIVE 5 coins + London')).toBeUndefined();
  });
});

describe('names that stand for two things', () => {
  test('W83-17.10 a name is a nation or a land by its place in the line', () => {
    expect(nation('Crimea')).not.toBe(place('Venice'));
    expect(argsOf('ACTIONS', 'DECLARE WAR Venice')).toEqual({ nation: nation('Venice') });
    expect(argsOf('ACTIONS', 'MARCH 1 inf FROM London TO Crimea')).toMatchObject({ to: [place('Crimea')] });
    expect(argsOf('TRADES', 'TRADE Venice GIVE 1 GET Venice')).toEqual({
      nation: nation('Venice'),
      give: [{ resources: 1 }],
      get: [{ territory: place('Venice') }],
    });
  });

  const renamed = (change: (name: string) => object): Board => ({
    ...board,
    setting: {
      ...board.setting,
      places: board.setting.places.map((each) => (each === null ? null : { ...each, ...change(each.name) })),
    },
  });
  test('W83-17.10 a city stands for its territory, but not where a territory has its name', () => {
    const changes: { readonly [name: string]: object } = {
      York: { city: 'Lund' },
      London: { city: 'Kent' },
      Kent: { code: 'k' },
    };
    const cities = renamed((name) => changes[name] ?? {});
    expect(argsOf('ACTIONS', 'DEVELOP Lund', cities)).toEqual({ territory: place('York') });
    expect(argsOf('ACTIONS', 'DEVELOP Kent', cities)).toEqual({ territory: place('Kent') });
  });

  test('W83-17.10 an id goes before a name', () => {
    const crossed = renamed((name) => (name === 'London' ? { name: 'Kent', code: 'london' } : {}));
    expect(argsOf('ACTIONS', 'DEVELOP kent', crossed)).toEqual({ territory: place('Kent') });
    expect(argsOf('ACTIONS', 'DEVELOP london', crossed)).toEqual({ territory: place('London') });
    const nations = board.state.nations.map((each) => (each?.name === 'Venice' ? { ...each, name: 'Crimea' } : each));
    const rivals: Board = { ...board, state: { ...board.state, nations } };
    expect(argsOf('ACTIONS', 'DECLARE WAR crimea', rivals)).toEqual({ nation: nation('Crimea') });
  });
});
