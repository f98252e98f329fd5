import { exists, hasAnyCity, isShip, isTroop, nationsOf, territoriesOf, unitsOf } from '../rules/find.ts';
import { incomeFrom } from '../rules/income.ts';
import { yieldOf } from '../rules/yield.ts';
import type { Board, Territory } from '../state.ts';
import type { NationNumber } from '../words.ts';

/** A line of the nation standing chart (W83-18.14): all of it is public. */
export interface Ranked {
  readonly nation: NationNumber;
  readonly rank: number;
  readonly income: number;
  readonly cities: number;
  readonly territories: number;
  readonly troops: number;
  readonly ships: number;
}

/** All nations that there are, by income, then cities, then territories, then list order (W83-20.43). */
export const rankingOf = (board: Pick<Board, 'nations' | 'territories' | 'units'>): readonly Ranked[] => {
  const lands = Map.groupBy(territoriesOf(board), ({ owner }) => owner);
  return nationsOf(board)
    .filter(exists)
    .map(({ number }) => figuresOf(board, number, lands.get(number) ?? []))
    .toSorted(
      (a, b) => b.income - a.income || b.cities - a.cities || b.territories - a.territories || a.nation - b.nation,
    )
    .map((figures, at) => ({ ...figures, rank: at + 1 }));
};

const figuresOf = (
  board: Pick<Board, 'nations' | 'units'>,
  nation: NationNumber,
  lands: readonly Territory[],
): Omit<Ranked, 'rank'> => {
  const units = unitsOf(board, nation);
  const yields = lands.map((land) => ({ value: yieldOf(board, nation, land) }));
  return {
    nation,
    income: incomeFrom(board, nation, yields).total,
    cities: lands.filter(hasAnyCity).length,
    territories: lands.length,
    troops: units.filter(isTroop).length,
    ships: units.filter(isShip).length,
  };
};
