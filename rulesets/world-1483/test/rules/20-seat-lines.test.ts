import { describe, expect, test } from 'vitest';
import { seatLines } from '../../src/actions/seat-lines.ts';
import type { Order } from '../../src/order.ts';
import type { Status } from '../../src/words.ts';
import { boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const said = (order: Order, status: Status = 'active') => {
  const board = boardOf({ nations: { England: { more: { status } }, France: {} }, lands: { London: {} } });
  const hand = turnOf(board, { England: [order] });
  seatLines(hand.turn);
  return { nation: hand.state.nations[1], privy: hand.state.privy[1], failed: hand.of('line-failed') };
};

describe('what players say of their seats', () => {
  test.each(['active', 'conquered', 'eliminated'] as const)(
    'W83-13.78 the player of a nation that is %s would come back',
    (status) => {
      expect(said({ verb: 'RETURNING', args: { returning: true } }, status).nation?.returning).toBe(true);
      expect(said({ verb: 'RETURNING', args: { returning: false } }, status).nation?.returning).toBe(false);
    },
  );

  test('W83-20.14 an absence is announced for so many turns, with a defence or without', () => {
    expect(said({ verb: 'ABSENT', args: { turns: 3 } }).privy?.absence).toEqual({ turns: 3, defend: false });
    expect(said({ verb: 'ABSENT', args: { turns: 1, defend: true } }).privy?.absence).toEqual({
      turns: 1,
      defend: true,
    });
  });

  test('W83-20.14 a nation that is no more has no turns to miss', () => {
    const { privy, failed } = said({ verb: 'ABSENT', args: { turns: 1 } }, 'eliminated');
    expect(privy?.absence).toBeNull();
    expect(failed).toMatchObject([{ refusal: { code: 'no-such-nation' } }]);
  });
});
