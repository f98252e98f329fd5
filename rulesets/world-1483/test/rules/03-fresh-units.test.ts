import { expect, test } from 'vitest';
import { makeUnits } from '../../src/consequences/units.ts';
import { nationOfSeat } from '../../src/rules/find.ts';
import { boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const board = boardOf({ turn: 3, nations: { England: {}, France: {} }, lands: { London: { owner: 'England' } } });

test('W83-3.7 W83-4.31 W83-14.22 a unit comes whole and unknown, as nobody’s guest', () => {
  const { turn, state } = turnOf(board);
  makeUnits(turn, 1, { items: [{ type: 'sol', count: 1, place: 1 }], why: 'built', rule: 'W83-7.40', built: true });
  expect(state.units).toEqual([
    {
      id: 1,
      type: 'sol',
      owner: 1,
      place: 1,
      carrier: null,
      movedTurn: null,
      builtTurn: 3,
      acquiredTurn: null,
      damaged: false,
      fought: false,
      guestRight: false,
      skill: 0,
      ability: 0,
      special: false,
      shown: false,
      conquered: null,
    },
  ]);
});

test('W83-0.1 a seat is that of a nation, or of nobody', () => {
  expect(['france', 'nobody'].map((seat) => nationOfSeat(board.setting, seat))).toEqual([2, null]);
});
