import { describe, expect, test } from 'vitest';
import { lastOrder, risingIn, wasPlayed } from '../../src/rules/rebellion.ts';
import { AFRICA } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { line, treat } from '../treaties.ts';

/** Granada has fallen to England, but for what went back to nobody; Algiers is a colony, and once was free. */
const FACTS: BoardFacts = {
  nations: {
    England: { treasury: 50 },
    Spain: { treasury: 50 },
    Granada: { phase: 5, more: { status: 'eliminated' } },
  },
  lands: {
    London: { owner: 'England', fort: 2 },
    Toledo: { owner: 'Spain', fort: 2 },
    Alhambra: { owner: 'England', fort: 2, value: 4, originalOwner: 'Granada' },
    Ronda: { value: 2, originalOwner: 'Granada' },
    Ceuta: { owner: AFRICA, value: 2, originalOwner: 'Granada' },
    Algiers: { owner: 'England', fort: 1, value: 3, originalOwner: null },
  },
};
const made = boardOf(FACTS);
const { nation, place, setting } = made;
const [granada, england] = [nation('Granada'), nation('England')];
/** Free Algiers was founded in this game, and is no more, or holds out elsewhere. */
const withFree = (status: 'eliminated' | 'active', kind: 'rebel' | 'npc' = 'rebel') => {
  const [, , , pattern] = made.state.nations;
  const free = { ...pattern, number: 4, code: 'free-algiers', name: 'Free Algiers', kind, status };
  return {
    ...made.state,
    nations: [...made.state.nations, { ...free, original: [place('Algiers')] }],
    privy: [...made.state.privy, { ...made.state.privy[3] }],
    territories: made.state.territories.map(
      (land) => land && (land.number === place('Algiers') ? { ...land, value: 1 } : land),
    ),
  } as typeof made.state;
};

describe('who would rise', () => {
  test('W83-13.51 W83-13.52 a fallen nation does in land that any other nation holds, the first in the list among them', () => {
    expect(risingIn(setting, made.state, place('Alhambra'))).toMatchObject({ nation: granada, most: 8 });
  });

  test.each(['Ronda', 'Ceuta'])('W83-13.51 in %s, which no nation holds, nobody does', (land) => {
    expect(risingIn(setting, made.state, place(land))).toBeNull();
  });

  test('W83-13.52 W83-13.82 rebels who are no more had no city when the game began: the colony rises anew', () => {
    expect(risingIn(setting, withFree('eliminated', 'npc'), place('Algiers'))).toMatchObject({ nation: null });
  });

  test('W83-13.68 W83-13.58 rebels of a colony who are still there rise by what their lands are worth now', () => {
    expect(risingIn(setting, withFree('active'), place('Algiers'))).toMatchObject({ nation: 4, most: 1 });
  });

  test('W83-13.77 who came into being in the game never had a player', () => {
    expect([1, 3, 4].map((number) => wasPlayed(setting, number))).toEqual([true, false, false]);
  });

  test('W83-13.63 the first of phase 5 has the first place in the order', () => {
    const { nations } = boardOf({ nations: { England: { order: 7 } }, lands: {} }).state;
    expect(lastOrder({ nations })).toBe(1);
  });
});

describe('freedom', () => {
  const free = line('FREE', { nation: granada, territories: [place('Alhambra')] });

  test('W83-13.77 a nation that never had a player is no open position', () => {
    const { of } = treat(made, 'England', [free]);
    expect(of('nation-run')).toMatchObject([{ nationKind: 'npc', phase: 5, seat: 'held' }]);
  });

  test('W83-13.72 W83-13.77 one of the rules that was only conquered keeps its place', () => {
    const board = boardOf({
      ...FACTS,
      nations: { ...FACTS.nations, Granada: { phase: 5, more: { status: 'conquered' } } },
      lands: { ...FACTS.lands, Ceuta: { owner: 'Granada' } },
    });
    const { of, refused } = treat(board, 'England', [free]);
    expect(refused).toEqual([]);
    expect(of('nation-run')).toEqual([]);
  });

  test('W83-16.24 W83-13.76 land with a tribal city is not given away', () => {
    const tribes = boardOf({
      ...FACTS,
      nations: { ...FACTS.nations, England: { kind: 'tribal' } },
      lands: {
        ...FACTS.lands,
        Alhambra: { owner: 'England', tribalCity: 'England', fort: 2, originalOwner: 'Granada' },
      },
    });
    expect(treat(tribes, 'England', [free]).refused).toEqual(['tribal-city-stays']);
    expect(tribes.nation('England')).toBe(england);
  });
});
