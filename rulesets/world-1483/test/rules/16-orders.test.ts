import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { faultOf } from '../../src/orders/faults.ts';
import { view } from '../../src/view.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    Zulu: { kind: 'tribal', treasury: 90 },
    Spain: { seaTrade: 1, landTrade: 1, treasury: 90 },
    Mali: { phase: 5 },
  },
  lands: {
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu', units: ['2 inf'] },
    Veld: { owner: 'Zulu', value: 2 },
    Bush: { owner: 'Spain', units: ['2 inf', '1 art'] },
    Toledo: { owner: 'Spain', fort: 3 },
    Niani: { owner: 'Mali', fort: 1 },
  },
  borders: ['Bush-Kraal'],
  wars: [{ between: ['Zulu', 'Mali'] }, { between: ['Spain', 'Mali'] }, { between: ['Spain', 'Zulu'] }],
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [zulu, spain, mali] = [nation('Zulu'), nation('Spain'), nation('Mali')];
const codeFor = (who: string, order: Order): string | null => {
  const seen = view({ setting: board.setting, state: board.state }, { kind: 'seat', seat: seatId(who.toLowerCase()) });
  return faultOf({ setting: board.setting, view: seen }, order)?.code ?? null;
};
const action = (verb: string, args: object): Order => ({ verb, section: 'actions', args }) as unknown as Order;
const other = (whose: number): number => (whose === zulu ? spain : zulu);

describe('what tribes may order', () => {
  const barred = (whose: number): readonly Order[] => [
    action('INFLUENCE', { npc: mali }),
    action('SLANDER', { npc: mali, nation: other(whose) }),
    action('THREATEN', { npc: mali, nation: other(whose) }),
    action('FINANCE', { npc: mali, nation: other(whose), bid: 10 }),
    action('CALL', { npc: mali, nation: other(whose) }),
    action('MARRY', { npc: mali }),
    action('STEAL_SEA', { nation: other(whose) }),
    action('STEAL_LAND', { nation: other(whose) }),
    action('DEVELOP', { territory: place('Veld') }),
    action('REORGANISE', { from: place('Toledo'), to: place('Toledo') }),
    action('FOUND_CITY', { territory: place('Veld') }),
  ];
  test.each(barred(zulu).map((order) => [order.verb, order] as const))(
    'W83-16.13 W83-16.14 a tribe has no %s',
    (_, order) => {
      expect(codeFor('Zulu', order)).toBe('not-a-tribe');
    },
  );
  test.each(barred(spain).map((order) => [order.verb, order] as const))(
    'W83-16.14 other nations have %s',
    (_, order) => {
      expect(codeFor('Spain', order)).not.toBe('not-a-tribe');
    },
  );

  test.each([
    action('DECLARE_WAR', { nation: spain }),
    action('DEMAND_SURRENDER', { npc: mali }),
    action('SURRENDER', { npc: mali }),
    { verb: 'TRADE', section: 'trades', args: { nation: spain, give: [{ resources: 1 }], get: [] } } as Order,
    { verb: 'GIFT', section: 'gifts', args: { nation: mali, give: [{ resources: 1 }] } } as Order,
  ])('W83-16.14 a tribe may give the order $verb', (order) => {
    expect(codeFor('Zulu', order)).not.toBe('not-a-tribe');
  });

  test('W83-16.22 W83-16.3 only tribes move cities and settle', () => {
    expect(codeFor('Spain', action('MOVE_CITY', { from: place('Kraal'), to: place('Veld') }))).toBe('tribes-only');
    const setup = { verb: 'TRIBAL_SETUP', section: 'setup', args: { first: 1, second: 2, units: [] } } as Order;
    expect(codeFor('Spain', setup)).toBe('tribes-only');
  });
});

describe('walls of tribal cities', () => {
  const storm: Order = {
    verb: 'MARCH',
    section: 'actions',
    args: {
      units: [
        { count: 2, type: 'inf' },
        { count: 1, type: 'art' },
      ],
      from: place('Bush'),
      to: [place('Kraal')],
      retreat: [{ measure: 'now' }],
    },
  };
  test.each([
    [10, 1, 7],
    [5, 0, 6],
  ])(
    'W83-16.21 W83-11.14 a tribal city has fortification 1: after a siege die of %i it is %i',
    (siege, fort, factor) => {
      const { of } = deeds(board, 'Spain', [storm], { 'siege@Kraal': [siege] });
      const [battle] = of('battle-fought');
      expect(battle?.fort).toBe(1);
      expect(battle?.rounds[0]?.fort).toBe(fort);
      expect(battle?.rounds[0]?.defence).toMatchObject([{ type: 'inf', factor }]);
    },
  );
});
