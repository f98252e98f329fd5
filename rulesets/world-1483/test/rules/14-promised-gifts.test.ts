import { describe, expect, test } from 'vitest';
import { fireGifts } from '../../src/consequences/gifts.ts';
import type { GiftCondition } from '../../src/order.ts';
import type { ConditionalGift } from '../../src/state.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  nations: { England: { treasury: 60 }, France: { treasury: 5 }, Spain: { treasury: 30 }, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', coasts: ['Channel'] },
    Paris: { owner: 'France' },
    Rennes: { owner: 'Brittany', coasts: ['Channel'] },
    Toledo: { owner: 'Spain' },
  },
  borders: ['Paris-Rennes'],
  seas: { Channel: {} },
};

const fired = (
  promises: readonly (readonly [from: string, to: string, amount: number, condition: GiftCondition])[],
  happening: GiftCondition,
  facts: BoardFacts = FACTS,
) => {
  const board = boardOf(facts);
  const gifts = promises.map(
    ([from, to, amount, condition], at): ConditionalGift => ({
      id: at + 1,
      from: board.nation(from),
      to: board.nation(to),
      amount,
      condition,
      left: 8,
    }),
  );
  const hand = turnOf({ ...board, state: { ...board.state, gifts } });
  fireGifts(hand.turn, happening);
  return { ...hand, treasury: (nation: string) => hand.state.privy[board.nation(nation)]?.treasury };
};

const [ENGLAND, FRANCE, SPAIN, BRITTANY] = [1, 2, 3, 4];
const WAR: GiftCondition = { when: 'war', of: FRANCE, other: BRITTANY };

describe('promised gifts', () => {
  test('W83-14.36 what was promised is paid the instant it happens, and once', () => {
    const { treasury, state, heard, turn } = fired([['England', 'Brittany', 10, WAR]], WAR);
    expect([treasury('England'), treasury('Brittany')]).toEqual([50, 10]);
    expect(state.gifts).toEqual([]);
    expect(heard('France').filter(({ kind }) => kind === 'gift-fired')).toEqual([]);
    fireGifts(turn, WAR);
    expect(treasury('Brittany')).toBe(10);
  });

  test.each([
    ['war', WAR, WAR, true],
    ['war, the other way round', WAR, { when: 'war', of: BRITTANY, other: FRANCE }, false],
    ['war on another', WAR, { when: 'war', of: FRANCE, other: SPAIN }, false],
    ['peace', { when: 'peace', of: FRANCE, other: SPAIN }, { when: 'peace', of: SPAIN, other: FRANCE }, true],
    ['a capture', { when: 'capture', of: FRANCE, territory: 1 }, { when: 'capture', of: FRANCE, territory: 1 }, true],
    [
      'a capture elsewhere',
      { when: 'capture', of: FRANCE, territory: 1 },
      { when: 'capture', of: FRANCE, territory: 2 },
      false,
    ],
    ['a loss', { when: 'loss', of: ENGLAND, territory: 1 }, { when: 'loss', of: ENGLAND, territory: 1 }, true],
    [
      'a loss, not a capture',
      { when: 'loss', of: ENGLAND, territory: 1 },
      { when: 'capture', of: ENGLAND, territory: 1 },
      false,
    ],
  ] as const)('W83-14.37 conditions: %s', (_, condition, happening, pays) => {
    expect(fired([['England', 'Brittany', 10, condition]], happening).treasury('Brittany')).toBe(pays ? 10 : 0);
  });

  test('W83-14.39 W83-14.33 merchants take their share where the giver is far away', () => {
    const { treasury } = fired([['Spain', 'Brittany', 11, WAR]], WAR);
    expect([treasury('Spain'), treasury('Brittany')]).toEqual([30 - 11 - 2, 11]);
  });

  test('W83-14.39 with too little in the treasury the promise is void', () => {
    const { treasury, state, of } = fired([['Spain', 'Brittany', 29, WAR]], WAR);
    expect([treasury('Spain'), treasury('Brittany')]).toEqual([30, 0]);
    expect(state.gifts).toEqual([]);
    expect(of('gift-dropped')).toMatchObject([{ why: 'too poor' }]);
  });

  test('W83-14.39 several are paid in the order of their entry', () => {
    const { treasury } = fired(
      [
        ['England', 'Brittany', 40, WAR],
        ['England', 'Brittany', 30, WAR],
        ['England', 'Brittany', 20, WAR],
      ],
      WAR,
    );
    expect([treasury('England'), treasury('Brittany')]).toEqual([0, 60]);
  });

  test('W83-5.49 who owes war finance gives nothing', () => {
    const poor = { ...FACTS, nations: { ...FACTS.nations, England: { treasury: 60, arrears: 1 } } };
    expect(fired([['England', 'Brittany', 10, WAR]], WAR, poor).treasury('Brittany')).toBe(0);
  });
});
