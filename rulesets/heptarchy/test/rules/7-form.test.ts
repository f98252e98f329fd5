import { afterBranch, type Bill, billFault, type Choice, seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../src/actions/index.ts';
import type { OrderOf } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import { HEPTARCHY } from '../heptarchy.ts';
import { longWar, offer } from '../negotiation.ts';
import { area, atSea, type GivenPosition, type GivenWar, navy, position, retinue } from '../position.ts';

type Demands = Omit<OrderOf<'OFFER_PEACE'>['args'], 'kingdom'>;

const CHE = area('CHE');
const [SSX, SUR, HAN, COR] = ['SSX', 'SUR', 'HAN', 'COR'].map((code) => area(code)) as [number, number, number, number];

/** Sudsexe has areas near and far, one of them held by Chenth, a Retinue (3), a Navy (4), treaties with Lindesie and 55 Gold. */
const said: GivenPosition = {
  kingdoms: { SSX: { gold: 55 } },
  areas: { SUR: { owner: 'SSX', occupier: 'CHE' }, HAN: { owner: 'SSX' }, COR: { owner: 'SSX' } },
  units: [retinue('SSX'), navy('SSX', atSea(3))],
  trade: ['SSX-LIN'],
  pacts: ['SSX-LIN'],
};
const board = (events: readonly [number, number], given: GivenPosition = said, war: GivenWar = {}) =>
  position(longWar(given, { events, ...war }));

/** What Chenth is asked in the form after OFFER PEACE Sudsexe. */
const askedIn = (before: ReturnType<typeof position>): Choice | undefined => {
  const choice = ORDERS.kinds.OFFER_PEACE.options(knownTo(HEPTARCHY, before, seatId('CHE')), []);
  const branch = choice?.ask === 'one' ? choice.of.find(({ value }) => value === 'SSX') : undefined;
  return choice?.ask === 'one' && branch ? afterBranch(choice, branch) : undefined;
};
const billIn = (before: ReturnType<typeof position>): Bill | null => {
  const asked = askedIn(before);
  const next = asked?.ask === 'one' ? asked.skip?.then : undefined;
  return next?.ask === 'bill' ? next : null;
};

const subsetsOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((__, at) => (bits >> at) % 2 === 1));

/** Every way to demand some of all this, in whatever number. */
const everyDemand = (): readonly Demands[] =>
  subsetsOf([SSX, SUR, HAN, COR]).flatMap((land) =>
    subsetsOf([3, 4]).flatMap((disband) =>
      [0, 10, 50].flatMap((tribute) =>
        [0, 3, 10].flatMap((truce) =>
          subsetsOf(['renounceTrade', 'renouncePact', 'trade', 'pact'] as const).map((others) => ({
            ...(land.length > 0 ? { land } : {}),
            ...(disband.length > 0 ? { disband } : {}),
            ...(tribute > 0 ? { tribute } : {}),
            ...(truce > 0 ? { truce } : {}),
            ...(others.includes('renounceTrade') ? { renounceTrade: ['LIN'] } : {}),
            ...(others.includes('renouncePact') ? { renouncePact: ['LIN'] } : {}),
            ...(others.includes('trade') ? { trade: true } : {}),
            ...(others.includes('pact') ? { pact: true } : {}),
          })),
        ),
      ),
    ),
  );

describe('section 7: demands by form', () => {
  test.each<[string, readonly [number, number], GivenPosition]>([
    ['a small War Score', [4, 0], said],
    ['a large one', [20, 15], said],
    ['no Trade Treaty of the opponent', [9, 0], { ...said, trade: [] }],
    ['a Trade Treaty of one’s own', [9, 0], { ...said, trade: ['SSX-LIN', 'CHE-COR'] }],
  ])('HEP-7.8, HEP-7.12 with %s, every offer that could be written can be ticked, and no other', (_, events, given) => {
    const before = board(events, given);
    const bill = billIn(before);
    const differs = everyDemand().filter((demands) => {
      const canBeWritten = faultOf(before, CHE, offer(demands)) === null;
      return canBeWritten !== (bill !== null && billFault(bill, demands) === null);
    });
    expect(bill).not.toBeNull();
    expect(differs).toEqual([]);
  });

  test('HEP-7.12 each demand stands there at its price, also one that is too dear', () => {
    const bill = billIn(board([4, 0]));
    expect(bill).toMatchObject({ spent: 'War Score', budget: 4 + 2, least: 1 }); // 2 for Sudrie, which Chenth Occupies
    const land = bill?.of.find(({ param }) => param === 'land');
    expect(land?.kind === 'ticks' && land.of.map(({ value, price }) => [value, price])).toEqual([
      [SSX, 10],
      [SUR, 5],
      [HAN, 12],
      [COR, 12],
    ]);
    expect(bill?.of.find(({ param }) => param === 'tribute')).toMatchObject({ from: 10, to: 50, step: 10 });
    expect(bill?.of.find(({ param }) => param === 'trade')).toMatchObject({
      needs: { param: 'renounceTrade', value: 'LIN' },
    });
  });

  test('HEP-7.21, HEP-7.28 with nothing to spend there is White Peace alone', () => {
    const asked = askedIn(board([-5, 9], { ...said, areas: {} }));
    expect(asked).toMatchObject({ of: [{ label: 'White Peace' }] });
    expect(asked).not.toHaveProperty('skip');
  });

  test('HEP-7.9 the form says what cannot be refused', () => {
    expect(askedIn(board([18, 1]))).toMatchObject({ of: [{ label: 'White Peace' }], skip: { label: 'Demands' } });
    const sure = ' (cannot be refused)';
    expect(askedIn(board([18, 0]))).toMatchObject({
      of: [{ label: `White Peace${sure}` }],
      skip: { label: `Demands${sure}` },
    });
  });

  test.each([
    [19, 'White Peace'],
    [20, 'White Peace (cannot be refused)'],
  ])('HEP-7.26 an NPC State can be offered White Peace only; %i ahead: %s', (lead, label) => {
    const before = position({
      players: ['CHE', 'LIN'],
      turn: 5,
      wars: [{ between: 'CHE-SSX', startTurn: 5, events: [lead, 0], firstToFive: 'CHE' }],
    });
    expect(askedIn(before)).toEqual({
      ask: 'one',
      param: 'white',
      of: [{ value: true, label, then: { ask: 'done' } }],
    });
  });
});
