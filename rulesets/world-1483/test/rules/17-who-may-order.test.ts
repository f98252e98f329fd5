import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { checkReturning } from '../../src/rules/checks/returning.ts';
import type { State } from '../../src/state.ts';
import { asker, type Change, nation, place, plain, refused, say } from '../askers.ts';
import type { BoardFacts } from '../board.ts';

const SPENDING: readonly Order[] = [
  say('SLANDER', { npc: nation('Savoy'), nation: nation('France') }),
  say('FINANCE', { npc: nation('Savoy'), nation: nation('France'), bid: 10 }),
  say('STEAL_SEA', { nation: nation('France') }),
  say('STEAL_LAND', { nation: nation('France') }),
  say('DEVELOP', { territory: place('Moor') }),
  say('FOUND_CITY', { territory: place('Moor') }),
  say('REORGANISE', { from: place('London'), to: place('York') }),
  say('THREATEN', { npc: nation('Savoy'), nation: nation('France') }),
  say('MARRY', { npc: nation('Brittany') }),
  say('INFLUENCE', { npc: nation('Savoy') }),
];
const conquered: Change = {
  of: { England: { status: 'conquered' } },
  territories: plain.state.territories.map((each) => each && (each.owner === 1 ? { ...each, city: null } : each)),
};

describe('whom an order is not for', () => {
  test.each(SPENDING.map((order) => [order.verb, order] as const))(
    'W83-20.31 W83-5.7 W83-17.4 a conquered nation does not %s',
    (_, order) => {
      expect(refused(order, conquered)?.code).toBe('conquered');
    },
  );
  test.each(
    [...SPENDING, say('CALL', { npc: nation('Brittany'), nation: nation('France') })].map(
      (order) => [order.verb, order] as const,
    ),
  )('W83-16.14 W83-17.4 a tribe does not %s', (_, order) => {
    expect(refused(order, {}, 'Zulu')?.code).toBe('not-a-tribe');
  });
  const npcLine = (npc: number): readonly Order[] => [
    say('INFLUENCE', { npc }),
    say('SLANDER', { npc, nation: nation('Zulu') }),
    say('THREATEN', { npc, nation: nation('Zulu') }),
    say('FINANCE', { npc, nation: nation('France'), bid: 10 }),
    say('CALL', { npc, nation: nation('France') }),
    say('MARRY', { npc }),
    say('ACCEPT_PEACE', { nation: npc }),
  ];
  test.each(npcLine(nation('Aragon')).map((order) => [order.verb, order] as const))(
    'W83-17.4 nobody can %s a non-player nation that is no more',
    (_, order) => {
      expect(refused(order)).toMatchObject({ code: 'no-such-nation', status: 'eliminated' });
    },
  );
  test.each(
    npcLine(nation('France'))
      .filter(({ verb }) => verb !== 'ACCEPT_PEACE')
      .map((order) => [order.verb, order] as const),
  )('W83-17.4 a player is nobody to %s', (_, order) => {
    expect(refused(order)).toMatchObject({ code: 'npc-only' });
  });
  test.each<readonly [what: string, order: Order, code: string]>([
    ['steal from who is no more', say('STEAL_SEA', { nation: nation('Burgundy') }), 'no-such-nation'],
    ['steal from themselves', say('STEAL_SEA', { nation: nation('England') }), 'same-nation'],
    ['give to who is no more', say('GIFT', { nation: nation('Burgundy'), give: [{ resources: 1 }] }), 'no-such-nation'],
    [
      'promise to who is no more',
      say('GIFT_IF', { nation: nation('Burgundy'), amount: 1, when: 'war', of: 1, other: 2 }),
      'no-such-nation',
    ],
    [
      'promise for a war of somebody with themselves',
      say('GIFT_IF', { nation: nation('France'), amount: 1, when: 'war', of: 2, other: 2 }),
      'same-nation',
    ],
    [
      'call an ally against themselves',
      say('CALL', { npc: nation('Brittany'), nation: nation('England') }),
      'same-nation',
    ],
    [
      'call an ally against itself',
      say('CALL', { npc: nation('Brittany'), nation: nation('Brittany') }),
      'same-nation',
    ],
    [
      'finance with less than 10',
      say('FINANCE', { npc: nation('Savoy'), nation: nation('France'), bid: 9 }),
      'too-little-money',
    ],
    ['develop for more than they have', say('DEVELOP', { territory: place('Moor') }), 'short-of-money'],
    ['steal a route that is not there', say('STEAL_LAND', { nation: nation('France') }), 'too-few-routes'],
    [
      'trade with a non-player nation',
      say('TRADE', { nation: nation('Brittany'), give: [{ resources: 1 }], get: [] }),
      'player-only',
    ],
  ])('W83-17.4 nobody can %s', (_, order, code) => {
    expect(refused(order, { privy_: { treasury: 20 } })?.code).toBe(code);
  });
  test('W83-14.37 a promise about a land names no other nation', () => {
    expect(
      refused(
        say('GIFT_IF', { nation: nation('France'), amount: 1, when: 'capture', of: 2, territory: place('Paris') }),
      ),
    ).toBeNull();
  });
  test('W83-13.34 an ally that is at war with the enemy already is not called', () => {
    const wars_: BoardFacts['wars'] = [
      { between: ['England', 'France'], battles: 1 },
      { between: ['Brittany', 'France'] },
    ];
    expect(refused(say('CALL', { npc: nation('Brittany'), nation: nation('France') }), { wars_ })?.code).toBe(
      'ally-at-war',
    );
    const other: BoardFacts['wars'] = [
      { between: ['England', 'France'], battles: 1 },
      { between: ['Zulu', 'Brittany'], more: { ally: null } },
      { between: ['Savoy', 'Brittany'], more: { ally: 2 } },
    ];
    expect(refused(say('CALL', { npc: nation('Brittany'), nation: nation('France') }), { wars_: other })?.code).toBe(
      'out-of-reach',
    );
  });
  test('W83-5.47 nobody declares war on whom they pay', () => {
    const contract = (npc: string, financier: string) => ({
      npc: nation(npc),
      target: nation('France'),
      financier: nation(financier),
      bid: 10,
      lastDue: false,
      thanked: false,
    });
    const on = (contracts: State['contracts']) =>
      refused(say('DECLARE_WAR', { nation: nation('Savoy') }), { contracts })?.code;
    expect([
      on([contract('Savoy', 'England')]),
      on([contract('Savoy', 'Zulu')]),
      on([contract('Brittany', 'England')]),
    ]).toEqual(['in-your-pay', undefined, undefined]);
  });
  test('W83-13.78 the player of a nation that was absorbed does not come back', () => {
    expect(checkReturning(asker({ of: { England: { status: 'absorbed' } } }))?.code).toBe('no-such-nation');
  });
});
