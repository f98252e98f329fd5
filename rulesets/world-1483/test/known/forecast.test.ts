import { seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { forecastOf } from '../../src/known/forecast.ts';
import type { Order } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import type { GameKnown } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { type BoardFacts, boardOf } from '../board.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: { England: { treasury: 20 }, France: { treasury: 50, phase: 3 }, Brittany: { phase: 5, treasury: 30 } },
  lands: {
    London: { owner: 'England', fort: 3, value: 3, units: ['3 inf', '1 cav'] },
    Kent: { owner: 'England' },
    Calais: { owner: 'France', value: 2, units: ['9 inf'] },
    Rennes: { owner: 'Brittany', fort: 5, value: 4, units: ['9 inf'] },
  },
  borders: ['London-Kent', 'London-Calais', 'London-Rennes', 'Kent-Calais'],
};
const knownTo = (nation: string, facts: Partial<BoardFacts> = {}): GameKnown => {
  const { setting, state } = boardOf({ ...FACTS, ...facts });
  return { setting, view: view({ setting, state }, viewerOf(seatId(nation.toLowerCase()))) };
};
const { place } = boardOf(FACTS);
const march = (count: number, to: string): Order => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: [{ count, type: 'inf' }], from: place('London'), to: [place(to)] },
});
const incorporate = (territory: string): Order => ({
  verb: 'INCORPORATE',
  section: 'actions',
  args: { territory: place(territory) },
});

describe('what a draft should lead to', () => {
  test('W83-1.13 lines that would come to nothing are found, and why', () => {
    const forecast = forecastOf(knownTo('England'), [march(3, 'Kent'), march(1, 'Calais'), incorporate('Kent')]);
    expect([...(forecast?.failed ?? [])]).toMatchObject([
      [1, { code: 'too-few-units' }],
      [2, { code: 'incorporated-already' }],
    ]);
  });

  test('an attack is supposed to succeed, so that what follows from it can be ordered', () => {
    const forecast = forecastOf(knownTo('England'), [march(3, 'Calais'), incorporate('Calais')]);
    expect(forecast?.failed.size).toBe(0);
    expect(forecast?.state.territories[place('Calais')]).toMatchObject({ owner: 1, incorporatedBy: 1 });
  });

  test('W83-18.2 nothing of what others have is in it', () => {
    const poor = forecastOf(knownTo('England'), [march(3, 'Rennes')]);
    const rich = forecastOf(
      knownTo('England', { nations: { ...FACTS.nations, Brittany: { phase: 5, treasury: 900 } } }),
      [march(3, 'Rennes')],
    );
    expect(rich?.state).toEqual(poor?.state);
    expect(poor?.state.privy[3]?.treasury).toBe(0);
  });

  test('whoever has acted in this turn plans for the next', () => {
    const over = (phase: number) => forecastOf(knownTo('England', { phase }), [])?.state;
    expect([over(1)?.turn, over(2)?.turn]).toEqual([3, 4]);
    expect(over(2)?.phase).toBe(1);
  });

  test('who rules nothing has no forecast', () => {
    const { setting, state } = boardOf(FACTS);
    expect(forecastOf({ setting, view: view({ setting, state }, { kind: 'public' }) }, [])).toBeNull();
  });
});

describe('what is said of a line when it is entered', () => {
  const found = (orders: readonly Order[], depth: 'faults' | 'warnings' = 'warnings') => {
    const known = knownTo('England');
    return orders.flatMap((order, index) =>
      ORDERS.kinds[order.verb]
        .check(known, order as never, { orders, index, depth })
        .map(({ level, refusal }) => [index, level, refusal.code]),
    );
  };

  test('W83-1.13 W83-17.4 a line that would fail as things stand is taken with a warning', () => {
    expect(found([march(2, 'Kent'), march(2, 'Kent')])).toEqual([[1, 'warning', 'too-few-units']]);
    expect(found([march(2, 'Kent'), march(2, 'Kent')], 'faults')).toEqual([]);
  });

  test('W83-2.9 a way that does not hang together is refused', () => {
    const leap: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: [{ count: 1, type: 'cav' }], from: place('Kent'), to: [place('Rennes')] },
    };
    expect(found([leap], 'faults')).toEqual([[0, 'illegal', 'not-adjacent']]);
  });
});
