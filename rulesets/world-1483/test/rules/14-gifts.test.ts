import { describe, expect, test } from 'vitest';
import { cancellations } from '../../src/actions/cancellations.ts';
import { fileGifts, giveGifts } from '../../src/actions/gifts.ts';
import { agePromises } from '../../src/actions/promises.ts';
import { goToWar } from '../../src/consequences/war.ts';
import type { Asset, Order } from '../../src/order.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    England: { treasury: 60 },
    Spain: { treasury: 30, seaTrade: 2 },
    France: { treasury: 0 },
    Brittany: { phase: 5, boxes: { England: 3 } },
  },
  lands: {
    London: { owner: 'England', coasts: ['Z1'] },
    Paris: { owner: 'France', units: ['2 inf'] },
    Rennes: { owner: 'Brittany', fort: 2, coasts: ['Z4'] },
    Toledo: { owner: 'Spain', units: ['3 inf', '1 gen 4'] },
    Lisbon: { owner: 'Spain' },
    Cadiz: { owner: 'Spain', coasts: ['Z5'] },
  },
  borders: ['Toledo-Paris'],
  seas: { Z1: { seas: ['Z2'] }, Z2: { seas: ['Z3'] }, Z3: { seas: ['Z4'] }, Z4: { seas: ['Z5'] }, Z5: {} },
};
const board = boardOf(FACTS);
const { nation, place } = board;

const gift = (to: string, ...give: readonly Asset[]): Order => ({
  verb: 'GIFT',
  section: 'gifts',
  args: { nation: nation(to), give },
});
const update = (sheets: { readonly [nation: string]: readonly Order[] }, from: Board = board) => {
  const hand = turnOf(from, sheets);
  cancellations(hand.turn);
  fileGifts(hand.turn);
  giveGifts(hand.turn);
  agePromises(hand.turn);
  return {
    ...hand,
    next: { ...from, state: hand.state },
    treasury: (who: string) => hand.state.privy[nation(who)]?.treasury,
  };
};
const failed = (hand: ReturnType<typeof update>) => hand.of('line-failed').map(({ refusal }) => refusal.code);

describe('gifts', () => {
  test('W83-14.30 anything that could be traded, to non-players too, and nobody confirms it', () => {
    const hand = update({
      Spain: [
        gift(
          'Brittany',
          { territory: place('Lisbon') },
          { seaTrade: 1 },
          { count: 2, type: 'inf', place: place('Toledo') },
        ),
      ],
    });
    expect(hand.state.territories[place('Lisbon')]?.owner).toBe(nation('Brittany'));
    expect(hand.state.nations[nation('Brittany')]?.seaTrade).toBe(1);
    expect(hand.state.units.filter(({ owner }) => owner === nation('Brittany'))).toHaveLength(2);
    expect(hand.heard('England').map(({ kind }) => kind)).not.toContain('gift-given');
  });

  test('W83-14.30 W83-4.15 generals are not given', () => {
    expect(failed(update({ Spain: [gift('France', { count: 1, type: 'gen', place: place('Toledo') })] }))).toEqual([
      'generals-stay',
    ]);
  });

  test('W83-14.31 gifts come in the order in which the lines arrived, from all nations', () => {
    const hand = update({
      England: [{ ...gift('Spain', { resources: 20 }), rank: 1 } as Order],
      Spain: [{ ...gift('France', { resources: 50 }), rank: 2 } as Order],
    });
    expect([hand.treasury('England'), hand.treasury('Spain'), hand.treasury('France')]).toEqual([38, 0, 50]);
  });

  test('W83-14.31 units that moved or were built in this turn are not given', () => {
    const units = board.state.units.map((unit) => ({ ...unit, builtTurn: 2 }));
    const line = gift('France', { count: 1, type: 'inf', place: place('Toledo') });
    expect(failed(update({ Spain: [line] }, { ...board, state: { ...board.state, units } }))).toEqual([
      'too-few-units',
    ]);
  });

  test('W83-14.32 enemies give gifts to each other', () => {
    const war = boardOf({ ...FACTS, wars: [{ between: ['Spain', 'France'] }] });
    expect(update({ Spain: [gift('France', { resources: 5 })] }, war).treasury('France')).toBe(5);
  });

  test.each([
    ['Spain', 'France', 0, 'with a land border'],
    ['England', 'Brittany', 0, 'four sea zones away'],
    ['England', 'Spain', 3, 'five sea zones away'],
    ['England', 'France', 3, 'with no way by sea'],
  ])('W83-14.33 21 resources from %s to %s cost %i more, %s', (from, to, fee) => {
    const hand = update({ [from]: [gift(to, { resources: 21 })] });
    const before = FACTS.nations[from]?.treasury ?? 0;
    expect(hand.treasury(from)).toBe(before - 21 - fee);
    expect(hand.treasury(to)).toBe((FACTS.nations[to]?.treasury ?? 0) + 21);
  });

  test('W83-14.34 who cannot pay gift and fee gives nothing', () => {
    const hand = update({ England: [gift('Spain', { resources: 55 })] });
    expect(failed(hand)).toEqual(['short-of-money']);
    expect([hand.treasury('England'), hand.treasury('Spain')]).toEqual([60, 30]);
    expect(update({ England: [gift('Spain', { resources: 54 })] }).treasury('England')).toBe(0);
  });

  test('W83-14.35 a gift moves no box', () => {
    const hand = update({ Spain: [gift('Brittany', { resources: 20 })] });
    expect(hand.state.nations[nation('Brittany')]?.boxes).toEqual([{ nation: nation('England'), box: 3 }]);
  });

  test('W83-14.36 a promise waits until it happens, unseen by whom it is for', () => {
    const promise: Order = {
      verb: 'GIFT_IF',
      section: 'gifts',
      args: { nation: nation('Brittany'), amount: 10, when: 'war', of: nation('France'), other: nation('Brittany') },
    };
    const hand = update({ England: [promise] });
    expect(hand.treasury('England')).toBe(60);
    expect(hand.state.gifts).toMatchObject([{ amount: 10, left: 7 }]);
    expect(hand.heard('France')).toEqual([]);
    expect(hand.heard('England').map(({ kind }) => kind)).toContain('gift-promised');
  });

  test('W83-14.38 what is given for an attack is there before the attacked arms itself', () => {
    const promise: Order = {
      verb: 'GIFT_IF',
      section: 'gifts',
      args: { nation: nation('Brittany'), amount: 15, when: 'war', of: nation('France'), other: nation('Brittany') },
    };
    const hand = update({ England: [promise] });
    goToWar(hand.turn, {
      by: nation('France'),
      on: nation('Brittany'),
      kind: 'player',
      cause: 'declared',
      rule: 'W83-5.8',
    });
    expect(hand.state.units.filter(({ owner }) => owner === nation('Brittany'))).toHaveLength(3);
    expect(hand.treasury('Brittany')).toBe(0);
  });

  test('W83-14.37 a promise is taken back by number, and lapses after eight updates', () => {
    const promise: Order = {
      verb: 'GIFT_IF',
      section: 'gifts',
      args: { nation: nation('France'), amount: 10, when: 'loss', of: nation('France'), territory: place('Paris') },
    };
    let hand = update({ England: [promise] });
    const cancel: Order = { verb: 'CANCEL_GIFT', args: { gift: hand.state.gifts[0]?.id ?? 0 } };
    expect(update({ England: [cancel] }, hand.next).state.gifts).toEqual([]);
    expect(failed(update({ Spain: [cancel] }, hand.next))).toEqual(['no-such-offer']);
    for (let updates = 1; updates < 8; updates += 1) {
      expect(hand.state.gifts).toHaveLength(1);
      hand = update({}, hand.next);
    }
    expect(hand.state.gifts).toEqual([]);
  });
});
