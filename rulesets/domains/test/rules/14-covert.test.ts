import { expect, test } from 'vitest';
import { ATTEMPTS, bribedUnit, counterspy } from '../../src/actions/covert/attempts.ts';
import { actingOn, type Change, domain, judge, person, province, route, unit } from '../conditions.ts';

/** Each condition of covert action, on both its sides, and whose counterspies stand against it. */

const BY = person(1, 0);
const gold = (treasury: number): Change => domain(1, { treasury });
const gone = domain(2, { controller: 'eliminated' });
/** Everybody of Alder is on an errand already. */
const busy: Change = (state) => ({
  ...state,
  domains: state.domains.map((each) =>
    each?.number === 1
      ? {
          ...each,
          ruler: { ...each.ruler, busyTurn: 1 },
          underlings: each.underlings.map((one) => ({ ...one, busyTurn: 1 })),
        }
      : each,
  ),
});

test('DOM-9.3 DOM-9.5 DOM-9.7 DOM-3.6 DOM-14.1 a spy costs a gold, a counterspy four and once a turn, and somebody must be free', () => {
  judge(ATTEMPTS.SPY, [
    [null, { province: 4, by: BY }],
    ['nobody-free', { province: 4, by: BY }, { changes: [busy] }],
    [null, { province: 4, by: BY }, { changes: [gold(1)] }],
    ['short-of-gold', { province: 4, by: BY }, { changes: [gold(0)] }, { cost: 1 }],
  ]);
  judge(counterspy, [
    [null, { by: BY }],
    ['counterspy-active', { by: BY }, { changes: [domain(1, { counterspyFrom: 1 })] }],
    ['nobody-free', { by: BY }, { changes: [busy] }],
    [null, { by: BY }, { changes: [gold(4)] }],
    ['short-of-gold', { by: BY }, { changes: [gold(3)] }, { cost: 4 }],
  ]);
});

test('DOM-9.11 DOM-9.12 DOM-14.1 one attempt on a life a turn: ten gold for a ruler, five for an underling of theirs', () => {
  const ruler = { domain: 2, by: BY };
  const underling = { ...ruler, underling: person(2, 0) };
  judge(ATTEMPTS.ASSASSINATE, [
    [null, ruler],
    [null, underling],
    ['same-domain', { ...ruler, domain: 1 }],
    ['eliminated', ruler, { changes: [gone] }],
    ['already-attempted', ruler, { changes: [domain(1, { assassinationDone: true })] }, { attempt: 'assassination' }],
    [null, ruler, { changes: [domain(2, { assassinationDone: true })] }],
    ['target-dead', { ...ruler, underling: person(3, 0) }, {}, { domain: 2 }],
    ['nobody-free', ruler, { changes: [busy] }],
    [null, ruler, { changes: [gold(10)] }],
    ['short-of-gold', ruler, { changes: [gold(9)] }, { cost: 10 }],
    [null, underling, { changes: [gold(5)] }],
    ['short-of-gold', underling, { changes: [gold(4)] }, { cost: 5 }],
  ]);
});

test('DOM-9.13 DOM-9.14 DOM-9.15 DOM-14.1 Scouts in reach damage a holding, a bridge or a route of another, once a turn, for a gold', () => {
  const beside = unit(4, { province: 3 });
  const hall = { holding: 13, scouts: 'ALD4' };
  const span = { from: 8, to: 13, scouts: 'ALD4' };
  const trade = { route: 17, scouts: 'ALD4' };
  judge(ATTEMPTS.SABOTAGE, [
    [null, hall, { changes: [beside] }],
    [null, hall, { changes: [unit(4, { province: 4 })] }],
    ['already-attempted', hall, { changes: [beside, domain(1, { sabotageDone: true })] }, { attempt: 'sabotage' }],
    ['unknown-holding', { holding: 99, scouts: 'ALD4' }, { changes: [beside] }, { holding: 99 }],
    ['unknown-holding', { route: 99, scouts: 'ALD4' }, { changes: [beside] }, { holding: 99 }],
    ['own-target', { holding: 1, scouts: 'ALD4' }],
    ['unknown-unit', { ...hall, scouts: 'ALD99' }, { changes: [beside] }, { name: 'ALD99' }],
    ['not-scouts', { ...hall, scouts: 'ALD5' }, { changes: [unit(5, { province: 3 })] }, { unit: 5 }],
    ['out-of-range', hall, {}, { province: 4 }],
    // Over a river there is no way without a bridge.
    ['out-of-range', { holding: 27, scouts: 'ALD4' }, { changes: [unit(4, { province: 7 })] }, { province: 12 }],
    [null, hall, { changes: [beside, gold(1)] }],
    ['short-of-gold', hall, { changes: [beside, gold(0)] }, { cost: 1 }],
    [null, span, { changes: [unit(4, { province: 8 })] }],
    ['no-such-bridge', { ...span, from: 7, to: 12 }, { changes: [unit(4, { province: 7 })] }],
    ['no-such-bridge', { ...span, from: 1, to: 20 }],
    ['own-target', span, { changes: [unit(4, { province: 8 }), province(8, { ruler: 1 })] }],
    [null, span, { changes: [unit(4, { province: 8 }), province(13, { ruler: 1 })] }],
    ['no-such-route', trade, { changes: [beside] }, { holding: 17 }],
    [null, trade, { changes: [beside, route(17, 30)] }],
    [null, trade, { changes: [beside, route(30, 17)] }],
    ['no-such-route', trade, { changes: [beside, route(5, 30)] }],
  ]);
});

test('DOM-9.18 DOM-9.20 DOM-14.1 a plan after a template costs what the table says, and needs what it is aimed at', () => {
  const plan = { domain: 2, text: 'A plan.', by: BY } as const;
  const unrest = { ...plan, template: 'unrest', province: 4 } as const;
  const bribe = { ...plan, template: 'bribe', province: 9, type: 'Irregulars' } as const;
  const theft = { ...plan, template: 'theft' } as const;
  judge(ATTEMPTS.COVERT, [
    [null, unrest],
    ['not-your-province', { ...unrest, province: 6 }, {}, { province: 6 }],
    ['not-your-province', { ...plan, template: 'unrest' }, {}, { province: 0 }],
    ['same-domain', { ...theft, domain: 1 }],
    ['eliminated', theft, { changes: [gone] }],
    ['covert-refused', { ...plan, template: 'other' }],
    ['nobody-free', theft, { changes: [busy] }],
    [null, theft, { changes: [gold(2)] }],
    ['short-of-gold', theft, { changes: [gold(1)] }, { cost: 2 }],
    [null, { ...plan, template: 'papers' }, { changes: [gold(1)] }],
    ['short-of-gold', bribe, { changes: [gold(2)] }, { cost: 3 }],
    [null, bribe, { changes: [gold(3)] }],
    [null, { ...bribe, type: 'Levies' }, { changes: [unit(16, { type: 'Levies' })] }],
    ['no-such-unit-there', { ...bribe, type: 'Levies' }, {}, { type: 'Levies', province: 9 }],
    [
      'no-such-unit-there',
      { ...bribe, type: 'Infantry' },
      { changes: [unit(9, { province: 9 })] },
      { type: 'Infantry' },
    ],
    ['no-such-unit-there', { ...bribe, province: 4 }, {}, { province: 4 }],
    ['no-such-unit-there', { ...plan, template: 'bribe' }, {}, { type: 'Irregulars', province: 0 }],
  ]);
});

test('DOM-9.18 a bribe goes to the first unit of that type that the target has there', () => {
  const { units } = actingOn({
    changes: [unit(8, { province: 9 }), unit(15, { type: 'Irregulars', province: 9 })],
  }).state;
  const bribed = (of: number, at: number) => bribedUnit(units, { domain: of, province: at, type: 'Irregulars' })?.id;
  expect([bribed(2, 9), bribed(1, 9), bribed(2, 7)]).toEqual([15, 8, undefined]);
});

test('DOM-9.10 counterspies of the province, of the holding, of the bridge’s province and of the victim stand against it', () => {
  const acting = actingOn();
  const own = actingOn({ changes: [province(8, { ruler: 2 })] });
  expect(ATTEMPTS.SPY.target(acting, { province: 4, by: BY })).toBe(2);
  expect(ATTEMPTS.SPY.target(acting, { province: 1, by: BY })).toBeNull();
  expect(ATTEMPTS.SPY.target(acting, { province: 8, by: BY })).toBeNull();
  expect(ATTEMPTS.SABOTAGE.target(acting, { holding: 18, scouts: 'ALD4' })).toBe(5);
  expect(ATTEMPTS.SABOTAGE.target(acting, { route: 17, scouts: 'ALD4' })).toBe(2);
  expect(ATTEMPTS.SABOTAGE.target(own, { from: 8, to: 13, scouts: 'ALD4' })).toBe(2);
  expect(ATTEMPTS.SABOTAGE.target(own, { from: 13, to: 8, scouts: 'ALD4' })).toBeNull();
  expect(ATTEMPTS.ASSASSINATE.target(acting, { domain: 3, by: BY })).toBe(3);
  expect(ATTEMPTS.COVERT.target(acting, { domain: 3, template: 'theft', text: '', by: BY })).toBe(3);
});
