import type { Board, War } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { getTerritory, ownedBy } from './find.ts';
import { enemyIn, hadIn } from './war.ts';

type Lands = Pick<Board, 'territories' | 'wars'>;

/** What a nation has lost and gained in a war (W83-13.21). */
export interface Score {
  /** Territories that it had when the war began, and that the other side has now. */
  readonly lost: number;
  /** Territories of the other side that it has now. */
  readonly gained: number;
  /** Of those that it had, how many anybody else has now. */
  readonly lostToAnyone: number;
  readonly had: number;
}

/** The enemy, and whoever came into the war on its behalf: what they had when they came. */
const sideAgainst = ({ wars }: Lands, war: War, nation: NationNumber): ReadonlyMap<NationNumber, Set<PlaceNumber>> => {
  const enemy = enemyIn(war, nation);
  const called = wars.filter(({ ally, defender }) => ally === enemy && defender === nation);
  return new Map([
    [enemy, new Set(hadIn(war, enemy))],
    ...called.map((each) => [each.attacker, new Set(each.attackerHad)] as const),
  ]);
};

export const scoreOf = (board: Lands, war: War, nation: NationNumber): Score => {
  const had = hadIn(war, nation);
  const side = sideAgainst(board, war, nation);
  const gone = had.filter((place) => getTerritory(board, place).owner !== nation);
  const theirs = [...side.values()];
  const isGained = (place: PlaceNumber): boolean => !had.includes(place) && theirs.some((lands) => lands.has(place));
  return {
    lost: gone.filter((place) => side.has(getTerritory(board, place).owner)).length,
    gained: ownedBy(board, nation).filter(({ number }) => isGained(number)).length,
    lostToAnyone: gone.length,
    had: had.length,
  };
};
