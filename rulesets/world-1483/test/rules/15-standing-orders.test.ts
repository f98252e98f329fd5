import { describe, expect, test } from 'vitest';
import { standingOrders } from '../../src/actions/standing-orders.ts';
import type { Order, StandingOrder } from '../../src/order.ts';
import { standingWord } from '../../src/rules/standing.ts';
import { boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const OLD: StandingOrder = { verb: 'ALLOW_LAND', args: { nations: [2], places: ['ALL'] } };
const board = boardOf({
  nations: { England: { standing: [OLD] }, France: {} },
  lands: { London: { owner: 'England' }, Kent: { owner: 'England' } },
});
const set = (orders: readonly Order[]) => {
  const hand = turnOf(board, { England: orders });
  standingOrders(hand.turn, 1);
  return { ...hand, standing: hand.state.privy[1]?.standing };
};

describe('standing orders', () => {
  test('W83-15.1 a standing section replaces all that stood before', () => {
    const closed: StandingOrder = { verb: 'CLOSE_STRAIT', section: 'standing', args: { nations: ['ALL'] } };
    expect(set([closed]).standing).toEqual([{ verb: 'CLOSE_STRAIT', args: { nations: ['ALL'] } }]);
  });

  test('W83-15.1 without a standing section they go on', () => {
    const war: Order = { verb: 'DECLARE_WAR', section: 'actions', args: { nation: 2 } };
    expect(set([war]).standing).toEqual([OLD]);
    expect(set([]).standing).toEqual([OLD]);
  });

  test('W83-15.27 nobody else reads of them', () => {
    const { heard } = set([{ verb: 'CLOSE_CANAL', section: 'standing', args: { nations: [2] } }]);
    expect(heard('England')).toHaveLength(1);
    expect(heard('France')).toEqual([]);
  });

  const allow = (nations: readonly (number | 'ALL')[], places: readonly (number | 'ALL')[]): StandingOrder => ({
    verb: 'ALLOW_LAND',
    args: { nations, places },
  });
  const deny = (nations: readonly (number | 'ALL')[], places: readonly (number | 'ALL')[]): StandingOrder => ({
    verb: 'DENY_LAND',
    args: { nations, places },
  });
  test.each([
    [
      'a specific entry beats a general one, whatever comes later',
      [deny([2], [1]), allow(['ALL'], ['ALL'])],
      'DENY_LAND',
    ],
    ['of the same rank the later one holds', [deny([2], ['ALL']), allow([2], ['ALL'])], 'ALLOW_LAND'],
    ['a nation that is named is closer than ALL', [allow([2], ['ALL']), deny(['ALL'], ['ALL'])], 'ALLOW_LAND'],
    ['what is said of others is not said of it', [allow([3], ['ALL']), deny([2], [2])], undefined],
  ] as const)('W83-15.2 %s', (_, standing, verb) => {
    const word = standingWord(standing, ['ALLOW_LAND', 'DENY_LAND'], { nation: 2, place: 1 });
    expect(word?.verb).toBe(verb);
  });

  test('W83-15.3 where nothing was said there is no word, and the default holds', () => {
    expect(standingWord([], ['CONTEST_SEA', 'PASS_SEA'], { nation: 2, place: 1 })).toBeNull();
  });

  test('W83-15.24 straits and canals are closed to nations that are named, or to all', () => {
    const words = ['CLOSE_STRAIT', 'OPEN_STRAIT'] as const;
    const standing: readonly StandingOrder[] = [
      { verb: 'CLOSE_STRAIT', args: { nations: ['ALL'] } },
      { verb: 'OPEN_STRAIT', args: { nations: [2] } },
    ];
    expect(standingWord(standing, words, { nation: 2 })?.verb).toBe('OPEN_STRAIT');
    expect(standingWord(standing, words, { nation: 3 })?.verb).toBe('CLOSE_STRAIT');
  });
});
