import { describe, expect, test } from 'vitest';
import { handOver, incorporateFreely } from '../../src/consequences/hand-over.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  nations: { England: {}, France: {}, Rebels: { kind: 'rebel' } },
  lands: {
    London: {
      owner: 'France',
      originalOwner: 'England',
      incorporatedBy: 'France',
      fort: 5,
      port: true,
      coasts: ['Channel'],
    },
    York: { owner: 'France', originalOwner: 'England', incorporatedBy: 'France' },
    Bristol: { owner: 'France', originalOwner: 'England', incorporatedBy: 'France', fort: 3 },
    Kent: { owner: 'England', units: ['2 inf', '1 gen 4'] },
    Paris: { owner: 'France', fort: 6 },
    Ghent: { owner: 'France', originalOwner: 'Rebels', incorporatedBy: 'France' },
  },
  seas: { Channel: { units: ['1 frg of England'] } },
};

const handed = (facts: BoardFacts, land: string, to: string, why: 'trade' | 'treaty' | 'independence' = 'trade') => {
  const board = boardOf(facts);
  const hand = turnOf(board);
  handOver(hand.turn, { territory: board.place(land), to: board.nation(to), why, rule: 'W83-14.14' });
  const territory = hand.state.territories[board.place(land)];
  return { ...hand, board, territory };
};

describe('incorporation without a payment', () => {
  test('W83-0.22 W83-14.14 W83-13.8 a trade changes the owner, and not who incorporated it', () => {
    const { territory, board, of } = handed(FACTS, 'York', 'England');
    expect(territory).toMatchObject({ owner: board.nation('England'), incorporatedBy: board.nation('France') });
    expect(of('incorporated')).toEqual([]);
  });

  test('W83-0.22 land that nobody else has incorporated is its owner’s again at once', () => {
    const facts = { ...FACTS, lands: { ...FACTS.lands, York: { owner: 'France', incorporatedBy: 'England' } } };
    const { territory, board } = handed(facts, 'York', 'England');
    expect(territory).toMatchObject({ owner: board.nation('England'), incorporatedBy: board.nation('England') });
  });

  test('W83-3.10 W83-14.15 a territory passes with its city and its port', () => {
    const { territory } = handed(FACTS, 'London', 'England');
    expect(territory).toMatchObject({ city: { fort: 5 }, port: true });
  });

  test('W83-10.46 a nation without an incorporated city has its first cities back for nothing, by trade as well', () => {
    const { territory, board, of } = handed(FACTS, 'London', 'England');
    expect(territory?.incorporatedBy).toBe(board.nation('England'));
    expect(of('incorporated')).toMatchObject([{ rule: 'W83-10.46', cost: 0, free: true }]);
  });

  test('W83-10.46 the second city must be paid for, and one that was never its own', () => {
    const board = boardOf(FACTS);
    const { turn, state } = turnOf(board);
    const to = board.nation('England');
    for (const land of ['Paris', 'London', 'Bristol']) {
      handOver(turn, { territory: board.place(land), to, why: 'trade', rule: 'W83-14.14' });
    }
    const by = ['Paris', 'London', 'Bristol'].map((land) => state.territories[board.place(land)]?.incorporatedBy);
    expect(by).toEqual([board.nation('France'), to, board.nation('France')]);
  });

  test('W83-10.47 W83-13.67 rebels pay for none of their first lands', () => {
    const { territory, board, of } = handed(FACTS, 'Ghent', 'Rebels');
    expect(territory?.incorporatedBy).toBe(board.nation('Rebels'));
    expect(of('incorporated')[0]?.rule).toBe('W83-13.67');
    const elsewhere = handed(FACTS, 'York', 'Rebels');
    expect(elsewhere.territory?.incorporatedBy).toBe(board.nation('France'));
  });

  test('W83-10.47 a captured territory is looked at in the same way', () => {
    const board = boardOf(FACTS);
    const { turn, state } = turnOf(board);
    const territory = board.place('Bristol');
    turn.emit({
      kind: 'captured',
      rule: 'W83-10.21',
      territory,
      from: board.nation('France'),
      by: board.nation('England'),
      generals: [],
      port: false,
      tribalCity: null,
      how: 'battle',
    });
    incorporateFreely(turn, territory);
    expect(state.territories[territory]?.incorporatedBy).toBe(board.nation('England'));
  });

  test('W83-13.8 W83-14.22 troops of the old owner stay as guests', () => {
    const { state, board } = handed(FACTS, 'Kent', 'France');
    const there = state.units.filter(({ place }) => place === board.place('Kent'));
    expect(there.map(({ guestRight }) => guestRight)).toEqual([true, true, true]);
  });

  test('W83-14.22 at war there is no guest right, but for a treaty, which ends the war', () => {
    const facts: BoardFacts = { ...FACTS, wars: [{ between: ['England', 'France'] }] };
    expect(handed(facts, 'Kent', 'France').state.units.some(({ guestRight }) => guestRight)).toBe(false);
    expect(handed(facts, 'Kent', 'France', 'treaty').state.units.some(({ guestRight }) => guestRight)).toBe(true);
  });

  test('W83-13.75 whom independence finds in the land has no right to stay', () => {
    expect(handed(FACTS, 'Kent', 'France', 'independence').state.units.some(({ guestRight }) => guestRight)).toBe(
      false,
    );
  });
});

test('W83-16.27 W83-10.46 a tribe has no city back for nothing', () => {
  const tribal = { ...FACTS, nations: { ...FACTS.nations, England: { kind: 'tribal' as const } } };
  expect(handed(tribal, 'London', 'England').of('incorporated')).toEqual([]);
});
