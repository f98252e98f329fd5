import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { carriageFor, costOfLine, developCost, incorporationCost, resourcesIn } from '../../src/rules/costs.ts';
import { STATESMAN, TACTICIAN } from '../../src/words.ts';
import { boardOf } from '../board.ts';

const board = boardOf({
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', fort: 4, value: 4 },
    Kent: { owner: 'England', value: 3 },
    York: { owner: 'England', value: 3, units: [`1 gen 3/${STATESMAN}`] },
    Bath: { owner: 'England', fort: 2, value: 2, units: [`1 gen 3/${STATESMAN}`] },
    Hull: { owner: 'England', value: 3, units: [`1 gen 3/${TACTICIAN}`] },
    Wells: { owner: 'England', value: 3, units: [`1 gen 3/${STATESMAN} of France`] },
  },
  borders: ['London-Kent', 'Kent-York'],
});
const { place, nation } = board;
const england = nation('England');
/** Generals have been where they stand since it was conquered, or since somewhere else was. */
const state = (since: 'here' | 'elsewhere') => ({
  ...board.state,
  units: board.state.units.map((unit) => ({ ...unit, conquered: since === 'here' ? unit.place : place('London') })),
});

describe('what a line costs', () => {
  test.each<readonly [cost: number, order: Order]>([
    [5, { verb: 'INFLUENCE', args: { npc: 2 } }],
    [15, { verb: 'INFLUENCE', args: { npc: 2, times: 3 } }],
    [8, { verb: 'SLANDER', args: { npc: 2, with: 1 } } as unknown as Order],
    [16, { verb: 'SLANDER', args: { npc: 2, with: 1, times: 2 } } as unknown as Order],
    [12, { verb: 'FINANCE', args: { npc: 2, target: 1, bid: 12 } } as unknown as Order],
    [5, { verb: 'STEAL_SEA', args: { nation: 2 } } as Order],
    [10, { verb: 'STEAL_SEA', args: { nation: 2, times: 2 } }],
    [5, { verb: 'STEAL_LAND', args: { nation: 2 } }],
    [3, { verb: 'REORGANISE', args: { from: place('London'), to: place('Kent') } }],
    [15, { verb: 'DEVELOP', args: { territory: place('London') } } as Order],
    [24, { verb: 'DEVELOP', args: { territory: place('Kent'), times: 2 } }],
    [15, { verb: 'FOUND_CITY', args: { territory: place('Kent') } }],
    [15, { verb: 'BUILD', args: { count: 3, type: 'inf', at: place('London') } } as unknown as Order],
    [70, { verb: 'BUILD_SHIPS', args: { count: 2, type: 'sol', from: place('London'), at: 9 } } as unknown as Order],
    [8, { verb: 'BUILD_GENERAL', args: { at: place('London') } } as unknown as Order],
    [12, { verb: 'BUILD_GENERAL', args: { at: place('London'), special: true } } as unknown as Order],
    [15, { verb: 'BUILD_PORT', args: { at: place('Kent') } } as unknown as Order],
    [16, { verb: 'INCORPORATE', args: { territory: place('London') } } as Order],
    [10, { verb: 'MARRY', args: { nation: 2 } } as unknown as Order],
    [7, { verb: 'REBELLION', args: { amount: 7 } } as unknown as Order],
    [6, { verb: 'TRADE', args: { nation: 2, give: [{ resources: 4 }, { seaTrade: 1 }, { resources: 2 }], get: [] } }],
    [4, { verb: 'GIFT', args: { nation: 2, give: [{ resources: 4 }] } } as unknown as Order],
    [0, { verb: 'MARCH', args: { units: [], from: 1, to: [2] } } as unknown as Order],
  ])('W83-17.4 %i: %o', (cost, order) => {
    expect(costOfLine(board.setting, board.state, england, order)).toBe(cost);
  });

  test('W83-6.17 to 6.19 an attempt at each value, and half of it in a colony, rounded up', () => {
    expect(Array.from({ length: 15 }, (_, value) => developCost(value, false))).toEqual([
      6, 6, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45, 50, 50, 50,
    ]);
    expect([1, 2, 3, 7].map((value) => developCost(value, true))).toEqual([3, 5, 6, 13]);
  });

  test.each<readonly [land: string, since: 'here' | 'elsewhere', cost: number]>([
    ['London', 'here', 16],
    ['Kent', 'here', 6],
    ['York', 'here', 3],
    ['York', 'elsewhere', 6],
    ['Bath', 'here', 4],
    ['Hull', 'here', 6],
    ['Wells', 'here', 6],
  ])('W83-10.40, 4.24 %s, whose general came to be %s with the conquest: %i', (land, since, cost) => {
    expect(incorporationCost(state(since), england, place(land))).toBe(cost);
  });

  test('W83-14.33 merchants carry for 1 in 10, rounded up', () => {
    expect([1, 10, 11, 20].map(carriageFor)).toEqual([1, 1, 2, 2]);
    expect(resourcesIn([{ seaTrade: 2 }, { resources: 3 }, { resources: 4 }])).toBe(7);
  });
});
