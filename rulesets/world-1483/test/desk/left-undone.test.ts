import { expect, test } from 'vitest';
import { leftUndone } from '../../src/left-undone.ts';
import type { Order } from '../../src/order.ts';
import type { State } from '../../src/state.ts';
import { boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const plain = boardOf({
  turn: 2,
  nations: {
    England: {
      treasury: 12,
      privy: { mustDeclare: [{ npc: 3, over: 2, turn: 2 }] },
      standing: [{ verb: 'CLOSE_STRAIT', section: 'standing', args: { nations: ['ALL'] } }],
    },
    France: {},
    Brittany: { phase: 5 },
  },
  lands: { London: { owner: 'England' }, Kent: { owner: 'England', incorporatedBy: null, value: 3 } },
});
const state: State = {
  ...plain.state,
  tradeOffers: [{ id: 4, from: 2, to: 1, give: [], get: [{ resources: 1 }], left: 2, confirmed: null }],
  npcOffers: [{ npc: 3, to: 1, why: 'won back' }],
};
const undone = (...drafted: readonly Order[]) =>
  leftUndone(knownOn({ ...plain, state }, 'England'), drafted).map(({ text }) => text);

test('answers that are awaited, a war that is due, land that brings nothing, money that lies idle', () => {
  expect(undone()).toEqual([
    'Without an answer: trade #4 of France.',
    'Peace is offered and not accepted: Brittany.',
    'You threatened Brittany: without a declaration of war you may never threaten again.',
    'Not incorporated, so that it brings nothing: Kent.',
    '12 resources are left, and nothing is bought.',
  ]);
});

test('what is drafted is done', () => {
  expect(
    undone(
      { verb: 'CONFIRM_TRADE', section: 'trades', args: { offer: 4 } },
      { verb: 'DECLARE_WAR', section: 'actions', args: { nation: 3 } },
      { verb: 'INCORPORATE', section: 'actions', args: { territory: 2 } },
      { verb: 'ACCEPT_PEACE', section: 'actions', args: { nation: 3 } },
      { verb: 'BUILD', section: 'actions', args: { count: 1, type: 'inf', at: 1 } },
    ),
  ).toEqual([]);
});

test('W83-15.1 standing orders of the sheet replace those that hold', () => {
  expect(undone({ verb: 'OPEN_STRAIT', section: 'standing', args: { nations: ['ALL'] } })).toContain(
    'Your 1 standing order that hold now are replaced by the 1 of this sheet.',
  );
});

test('who rules nothing leaves nothing undone', () => {
  expect(leftUndone(knownOn({ ...plain, state }), [])).toEqual([]);
});
