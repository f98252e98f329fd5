import { describe, expect, test } from 'vitest';
import { calledAgainst, isCalled, settlementsOf } from '../../src/rules/called.ts';
import { rebelName, risingIn } from '../../src/rules/rebellion.ts';
import { agreedPeace } from '../../src/rules/terms.ts';
import { scoreOf } from '../../src/rules/war-score.ts';
import type { State } from '../../src/state.ts';
import { type BoardFacts, boardOf } from '../board.ts';

/** England and France at war, with Brittany called by England and Savoy by France. */
const FACTS: BoardFacts = {
  nations: {
    England: {},
    France: {},
    Spain: {},
    Brittany: { phase: 5 },
    Savoy: { phase: 5 },
    Genoa: { phase: 5, more: { name: 'Free Tunis' } },
  },
  lands: {
    London: { owner: 'England' },
    Calais: { owner: 'England' },
    Kent: { owner: 'France' },
    Dover: { owner: 'Savoy' },
    Hull: { owner: 'Spain' },
    Turin: { owner: 'England' },
    Leon: { owner: 'England' },
    Paris: { owner: 'Brittany' },
  },
  wars: [
    { between: ['England', 'France'], more: { attackerHad: [1, 3, 4, 5], defenderHad: [2, 8] } },
    { between: ['Savoy', 'England'], more: { ally: 2, attackerHad: [6], defenderHad: [1] } },
    { between: ['Spain', 'Brittany'], more: { ally: 2, attackerHad: [7], defenderHad: [] } },
    { between: ['Brittany', 'France'], more: { ally: 1, attackerHad: [], defenderHad: [8] } },
    { between: ['Savoy', 'Spain'], more: { ally: 1 } },
  ],
};
const { state, nation } = boardOf(FACTS);
const [england, france, spain, brittany, savoy] = ['England', 'France', 'Spain', 'Brittany', 'Savoy'].map(nation) as [
  number,
  number,
  number,
  number,
  number,
];
const [war] = state.wars as [State['wars'][number]];

describe('what a war has brought', () => {
  test('W83-13.21 lost is what the other side has, and who was called against them; others count for the half alone', () => {
    // Kent is France’s, Dover that of its ally, Hull Spain’s; of its enemies’ first lands England has Calais, and Turin of the ally.
    expect(scoreOf(state, war, england)).toEqual({ lost: 2, gained: 2, lostToAnyone: 3, had: 4 });
    expect(scoreOf(state, war, france)).toEqual({ lost: 2, gained: 1, lostToAnyone: 2, had: 2 });
  });
  test('W83-13.33 W83-13.81 who was called by whom against whom', () => {
    expect(calledAgainst(state, france, england).map(({ attacker }) => attacker)).toEqual([savoy]);
    expect(calledAgainst(state, england, france).map(({ attacker }) => attacker)).toEqual([brittany]);
    expect(calledAgainst(state, england, savoy)).toEqual([]);
    expect([brittany, savoy, england, spain].map((npc) => isCalled(state, npc))).toEqual([true, true, false, true]);
    expect(isCalled({ wars: [war] }, england)).toBe(false);
  });
  const offer = (from: number, to: number, more: object = {}) => ({
    from,
    to,
    terms: {},
    with: [],
    choice: null,
    ...more,
  });
  test('W83-13.36 W83-13.38 W83-13.39 what is granted to a called ally, and what its ally says to it', () => {
    const settled = (ours: object, theirs: object) =>
      settlementsOf(state, offer(england, france, ours), offer(france, england, theirs)).map(
        ({ named, demanded, granted, choice }) => [named, demanded, granted, choice],
      );
    // Brittany has gained Paris: it demands 2.
    expect(settled({}, {})).toEqual([[false, 2, 0, null]]);
    expect(settled({}, { with: [{ npc: brittany, tribute: 2 }] })).toEqual([[true, 2, 2, null]]);
    expect(settled({}, { with: [{ npc: brittany, tribute: 9 }] })).toEqual([[true, 2, 2, null]]);
    expect(settled({}, { with: [{ npc: brittany }] })).toEqual([[true, 2, 0, 1]]);
    expect(settled({ choice: 3 }, { with: [{ npc: brittany, tribute: 1 }] })).toEqual([[true, 2, 1, 3]]);
    expect(settled({}, { with: [{ npc: savoy, tribute: 2 }] })).toEqual([[false, 2, 0, null]]);
  });
  test('W83-13.4 W83-13.5 two agree who offer each other the same', () => {
    const offers = [offer(england, spain), offer(spain, france), offer(france, england)];
    expect(agreedPeace(offers, england, spain)).toBeNull();
    expect(agreedPeace([...offers, offer(spain, england)], england, spain)).toMatchObject({
      ours: { from: england },
      theirs: { from: spain },
    });
    expect(agreedPeace([...offers, offer(spain, england, { terms: { wePay: 5 } })], england, spain)).toBeNull();
    expect(
      agreedPeace(
        [
          offer(england, france, { terms: { wePay: 5 } }),
          offer(england, spain, { terms: { wePay: 4 } }),
          offer(spain, england, { terms: { youPay: 4 } }),
        ],
        england,
        spain,
      ),
    ).not.toBeNull();
  });
});

describe('who rises', () => {
  test('W83-13.82 rebels of a colony bear its name, with the first number that is free', () => {
    const named = (...names: readonly string[]) => ({
      nations: state.nations.map((each, at) => each && { ...each, name: names[at - 1] ?? each.name }),
    });
    expect(rebelName(state, 'Algiers')).toBe('Free Algiers');
    expect(rebelName(state, 'Tunis')).toBe('Free Tunis 2');
    expect(rebelName(named('Free Tunis', 'Free Tunis 2', 'Free Tunis 4'), 'Tunis')).toBe('Free Tunis 3');
  });
  const risen = (facts: Partial<BoardFacts['nations']>, lands: BoardFacts['lands'], land = 'Granada') => {
    const board = boardOf({
      nations: {
        England: {},
        Spain: {},
        Emirate: { phase: 5 },
        Berbers: { phase: 5 },
        ...(facts as BoardFacts['nations']),
      },
      lands,
      borders: ['Granada-Ronda', 'Granada-Jaen'],
    });
    const found = risingIn(board.setting, board.state, board.place(land));
    return found && { nation: found.nation, lands: found.lands, most: found.most };
  };
  const GRANADA: BoardFacts['lands'] = {
    Granada: { owner: 'Spain', fort: 1, value: 3, originalOwner: 'Emirate' },
    Ronda: { owner: 'Spain', value: 2, originalOwner: 'Emirate' },
    Jaen: { owner: 'England', value: 1, originalOwner: 'Spain' },
    Wild: { value: 1 },
  };
  test('W83-13.51 W83-13.52 W83-13.57 for a nation that has nothing left, with as many troops as its first lands were worth', () => {
    expect(risen({}, GRANADA)).toEqual({ nation: 3, lands: [1, 2], most: 5 });
    expect(risen({}, GRANADA, 'Jaen')).toBeNull();
    expect(risen({}, GRANADA, 'Wild')).toBeNull();
    expect(risen({}, { ...GRANADA, Wild: { owner: 'Emirate' } })).toBeNull();
  });
  test.each<readonly [what: string, more: object]>([
    ['absorbed', { more: { status: 'absorbed' } }],
    ['a tribe', { kind: 'tribal', phase: 1 }],
  ])('W83-13.49 W83-13.83 not for one that was %s', (_, more) => {
    expect(risen({ Emirate: { phase: 5, ...more } }, GRANADA)).toBeNull();
  });
  test('W83-13.52 not for one that began without a city', () => {
    expect(
      risen({}, { ...GRANADA, Granada: { ...GRANADA['Granada'], fort: undefined as unknown as number } }),
    ).toBeNull();
  });
  test('W83-13.68 for rebels who are there already, unless they have the land', () => {
    const rebels = { Emirate: { phase: 5, kind: 'rebel' as const } };
    expect(risen(rebels, { ...GRANADA, Ronda: { owner: 'Emirate', value: 2 } })).toMatchObject({ nation: 3 });
    expect(risen(rebels, { ...GRANADA, Ronda: { owner: 'Emirate', value: 2 } }, 'Ronda')).toBeNull();
    expect(
      risen(
        { Emirate: { phase: 5, kind: 'rebel' as const, more: { status: 'absorbed' } } },
        { ...GRANADA, Wild: { owner: 'Emirate' } },
      ),
    ).toBeNull();
  });
});

test('W83-13.5 consent is that of the two, not of a third who says the same', () => {
  const said = (from: number, to: number) =>
    ({ from, to, terms: {}, with: [], choice: null, at: 1 }) as unknown as State['peaceOffers'][number];
  expect(agreedPeace([said(spain, france), said(france, england)], england, france)).toBeNull();
  const ours = said(england, france);
  expect(agreedPeace([said(spain, france), ours, said(france, england)], england, france)?.ours).toBe(ours);
});

test('W83-13.21 land that it had at the beginning is no gain, though who was called against it held it meanwhile', () => {
  const [first, called, ...others] = state.wars as [State['wars'][number], State['wars'][number]];
  const wars = [first, { ...called, attackerHad: [6, 1] }, ...others];
  expect(scoreOf({ ...state, wars }, first, england).gained).toBe(2);
});
