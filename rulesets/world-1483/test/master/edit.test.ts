import { describe, expect, test } from 'vitest';
import { edit } from '../../src/master/edit.ts';
import type { MasterAct } from '../../src/order.ts';
import { boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const board = boardOf({
  nations: { England: { treasury: 20 }, France: { treasury: 50 } },
  lands: {
    London: { owner: 'England', fort: 3, units: ['3 inf'] },
    Calais: { owner: 'France' },
  },
  seas: { Channel: { units: ['1 mer of England', '2 inf of England'] } },
});
const [merchantman = 0] = board.ids('Channel', 'England', 'mer');
const state = {
  ...board.state,
  units: board.state.units.map((unit) =>
    unit.place === board.place('Channel') && unit.type === 'inf' ? { ...unit, carrier: merchantman } : unit,
  ),
};
const corrected = (act: MasterAct) => {
  const hand = turnOf({ ...board, state });
  edit(hand.turn, act);
  return hand;
};
const [england, france] = [board.nation('England'), board.nation('France')];
const reason = 'the map was drawn wrong';

describe('corrections of the master', () => {
  test('W83-20.50 W83-20.51 W83-18.2 a treasury is set: all read why, and its nation alone how much', () => {
    const hand = corrected({ verb: 'SET_TREASURY', args: { nation: england, amount: 33, reason } });
    expect(hand.state.privy[england]?.treasury).toBe(33);
    expect(hand.heard('France')).toMatchObject([{ kind: 'master-corrected', amount: 0, reason }]);
    expect(hand.heard('England')).toMatchObject([{ kind: 'treasury-changed', treasury: 33 }, { reason }]);
  });

  test.each([
    [true, france],
    [false, england],
  ])('W83-20.50 a territory gets another owner, incorporated: %s', (incorporated, by) => {
    const hand = corrected({
      verb: 'SET_OWNER',
      args: { territory: board.place('London'), nation: france, incorporated, reason },
    });
    expect(hand.state.territories[board.place('London')]).toMatchObject({ owner: france, incorporatedBy: by });
    expect(hand.of('master-corrected')).toMatchObject([{ what: 'owner', nation: france, reason }]);
  });

  test('W83-20.50 what its owner has incorporated is so no more', () => {
    const hand = corrected({
      verb: 'SET_OWNER',
      args: { territory: board.place('Calais'), nation: france, incorporated: false, reason },
    });
    expect(hand.state.territories[board.place('Calais')]?.incorporatedBy).toBeNull();
  });

  test('W83-20.50 units are put, generals with their skill', () => {
    const at = { nation: france, place: board.place('Calais'), reason };
    const troops = corrected({ verb: 'PUT_UNITS', args: { ...at, count: 2, type: 'knt' } });
    expect(troops.of('units-made')).toMatchObject([{ units: [{ type: 'knt' }, { type: 'knt' }], why: 'correction' }]);
    const general = corrected({ verb: 'PUT_UNITS', args: { ...at, count: 1, type: 'gen', skill: 7 } });
    expect(general.of('units-made')).toMatchObject([{ units: [{ type: 'gen', skill: 7 }] }]);
  });

  test('W83-20.50 units are removed, ships with all aboard', () => {
    const hand = corrected({
      verb: 'REMOVE_UNITS',
      args: { nation: england, units: [{ count: 1, type: 'mer' }], place: board.place('Channel'), reason },
    });
    expect(hand.state.units.filter(({ place }) => place === board.place('Channel'))).toEqual([]);
    expect(hand.of('master-corrected')).toMatchObject([{ what: 'units removed', amount: 3 }]);
  });

  test('W83-13.78 W83-20.50 a former player is marked', () => {
    const hand = corrected({ verb: 'SET_RETURNING', args: { nation: france, returning: true } });
    expect(hand.state.nations[france]?.returning).toBe(true);
  });
});
