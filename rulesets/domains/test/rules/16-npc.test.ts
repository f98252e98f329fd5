import { scriptedDice } from '@chancery/core';
import { expect, test } from 'vitest';
import { actionOf } from '../../src/npc/actions.ts';
import { answerOfRules } from '../../src/npc/answers.ts';
import { freeOrdersOf } from '../../src/npc/free-orders.ts';
import type { Action } from '../../src/order.ts';
import { getDomain } from '../../src/rules/find.ts';
import type { Proposal } from '../../src/state.ts';
import type { Round, UnitType } from '../../src/words.ts';
import { actingOn, type Change, domain, holding, person, province, unit, war } from '../conditions.ts';

/** What the rules order for Alder, whose eight units are half of what it may keep, on both sides of each condition. */

const gold = (treasury: number) => domain(1, { treasury });
const without =
  (...ids: readonly number[]): Change =>
  (state) => ({ ...state, units: state.units.filter(({ id }) => !ids.includes(id)) });
const holdings = (change: Parameters<typeof holding>[1], but: readonly number[] = []): Change[] =>
  [1, 2, 3, 4, 5, 7, 9, 11].filter((id) => !but.includes(id)).map((id) => holding(id, change));

const expectOrders = (
  round: Round,
  rows: readonly (readonly [orders: readonly Action[], changes?: readonly Change[]])[],
): void => {
  rows.forEach(([orders, changes = []], row) => {
    expect(actionOf(actingOn({ round, changes }), 1, round), `row ${row + 1}`).toEqual(orders);
  });
};

const raise = (id: number): readonly Action[] => [{ verb: 'RAISE', args: { holding: id } }];
const muster = (count: number, at: number): readonly Action[] => [
  { verb: 'MUSTER', args: { items: [{ count, type: 'Infantry', at }] } },
];
const largesse = (...provinces: readonly number[]): readonly Action[] => [{ verb: 'LARGESSE', args: { provinces } }];
const counterspy: readonly Action[] = [{ verb: 'COUNTERSPY', args: { by: person(1, 0) } }];
const move = (name: string, ...via: readonly number[]): Action => ({ verb: 'MOVE', args: { units: [name], via } });

test('DOM-16.5 the lowest free holding with room rises, if ten gold are left', () => {
  const rising = [province(6, { level: 3 }), holding(4, { level: 2 })];
  expectOrders(1, [
    [raise(4)],
    [raise(4), [gold(12)]],
    [[], [gold(11)]],
    [raise(4), [gold(14), holding(4, { fortified: true })]],
    [[], [gold(13), holding(4, { fortified: true })]],
    // Hobfield's law comes next: besieged, occupied and raised this turn are no holdings to raise.
    [raise(2), [gold(13), holding(4, { siegeLevel: 1 })]],
    [[], [gold(12), holding(4, { siegeLevel: 1 })]],
    [raise(2), [holding(4, { occupiedBy: 2, occupiedSince: 1 })]],
    [raise(2), [holding(4, { raisedTurn: 1 })]],
    [raise(4), [holding(4, { raisedTurn: 0 })]],
    // Of equal ones the lowest province, then law, guild, temple; whatever their ids.
    [raise(2), rising],
    [raise(4), [...rising, holding(2, { siegeLevel: 1 })]],
    [
      raise(9),
      [
        ...[2, 4].map((id) => holding(id, { siegeLevel: 1 })),
        province(2, { level: 6 }),
        holding(5, { kind: 'temple' }),
        holding(9, { kind: 'guild' }),
      ],
    ],
    [[], [province(1, { level: 2 }), province(2, { level: 4 }), province(6, { level: 1 }), province(7, { level: 2 })]],
  ]);
});

test('DOM-16.5 in round 1 every uneasy province gets its coin first, if five gold are left', () => {
  expectOrders(1, [
    [raise(4)],
    [raise(4), [province(6, { mood: 3 })]],
    [largesse(6), [province(6, { mood: 2 }), gold(6)]],
    [[], [province(6, { mood: 2 }), gold(5)]],
    [largesse(6, 7), [province(7, { mood: 0 }), province(6, { mood: 2 }), gold(7)]],
    [[], [province(7, { mood: 0 }), province(6, { mood: 2 }), gold(6)]],
    [raise(4), [province(6, { mood: 2, occupiedBy: 2, occupiedSince: 1 })]],
  ]);
});

test('DOM-16.6 in round 2 it musters Infantry at its highest holding while its army is less than half', () => {
  const levels = (level: number, but: readonly number[] = []) => holdings({ level }, but);
  expectOrders(2, [
    [raise(4), [gold(30)]],
    [muster(4, 1), [without(8)]],
    [muster(2, 1), [without(8), gold(15)]],
    [raise(4), [without(8), gold(14)]],
    // Not where there is a siege; of equal ones in the lowest province.
    [muster(2, 2), [without(8), holding(1, { siegeLevel: 4 })]],
    [[], [without(8), ...holdings({ siegeLevel: 1 })]],
    // No more than it may keep: three beside the one, with a single holding of four levels.
    [muster(3, 1), [...levels(0, [1]), without(2, 3, 4, 5, 6, 7, 8), gold(30)]],
    [muster(1, 2), [...levels(1), without(1, 2, 3, 4, 5)]],
    [raise(2), [...levels(0, [1]), holding(1, { siegeLevel: 4 }), without(2, 3, 4, 5, 6, 7, 8)]],
  ]);
});

test('DOM-16.7 in round 3 the first free underling watches, for twenty gold and once', () => {
  const busy = (...who: readonly ('ruler' | 'underlings')[]): Change => {
    const { ruler, underlings } = getDomain(actingOn().state, 1);
    return domain(1, {
      ...(who.includes('ruler') && { ruler: { ...ruler, busyTurn: 1 } }),
      ...(who.includes('underlings') && { underlings: underlings.map((each) => ({ ...each, busyTurn: 1 })) }),
    });
  };
  expectOrders(3, [
    [counterspy],
    [[], [gold(19)]],
    [[], [domain(1, { counterspyFrom: 2 })]],
    [[], [domain(1, { underlings: [] })]],
    [[], [busy('underlings')]],
    [[], [busy('ruler', 'underlings')]],
  ]);
});

test('DOM-16.4 in rounds 1 and 3 all field units that can reach the lowest invaded province go, if they are strong enough', () => {
  const invading = (to: number, ...types: readonly UnitType[]): readonly Change[] => [
    war(2, 1),
    ...types.map((type, at) => unit(9 + at, { type, province: to, inside: null })),
  ];
  const toHobfield = [
    ...[1, 2, 3, 4, 5].map((number) => move(`ALD${number}`, 1)),
    // Of ways of the same length the one through lower numbers.
    move('ALD8', 2, 1),
  ];
  const ten = ['Infantry', 'Infantry', 'Infantry', 'Archers'] as const;
  for (const round of [1, 3] as const) {
    expectOrders(round, [
      [toHobfield, invading(1, ...ten)],
      [round === 1 ? raise(4) : counterspy, invading(1, ...ten, 'Archers')],
    ]);
  }
  expectOrders(1, [
    [toHobfield, [...invading(1, 'Infantry', 'Archers'), unit(10, { province: 7 })]],
    // Cold Ash is two marches away from the capital: Infantry, Archers and Artillerists stay.
    [[move('ALD4', 1, 6), move('ALD8', 6)], invading(6, 'Archers')],
    [raise(4), invading(6, 'Infantry')],
    // Scouts beyond the enemy's land find no way; whoever stands in the invaded field already does not march.
    [[1, 2, 3, 5].map((number) => move(`ALD${number}`, 7)), [...invading(7, 'Infantry'), unit(4, { province: 10 })]],
  ]);
});

test('DOM-16.3 taxes are light where people are angry, else normal, and nothing else is ordered', () => {
  const { state } = actingOn({
    changes: [
      province(1, { mood: 1 }),
      province(2, { mood: 2 }),
      province(6, { mood: 0, taxRate: 'light' }),
      province(7, { taxRate: 'heavy' }),
    ],
  });
  const tax = (number: number, rate: 'light' | 'normal') => ({
    order: { verb: 'TAX', args: { provinces: [number], rate } },
    position: 0,
  });
  expect(freeOrdersOf(state, 1)).toEqual([tax(1, 'light'), tax(7, 'normal')]);
});

test('DOM-16.2 answers are rolled with a die of six sides', () => {
  const proposal = { proposal: 'trade' } as Proposal;
  const rolling = (roll: number) => answerOfRules(proposal, scriptedDice({ byLabel: { 'npc.answer': [roll] } }));
  expect(rolling(6)).toEqual({ answer: 'accepted', roll: 6 });
  expect(() => rolling(7)).toThrow();
});
