import type { Board } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { getNation, ownedBy } from './find.ts';
import { warOf } from './war.ts';
import { type Score, scoreOf } from './war-score.ts';

/** Surrender of non-player nations, and to them (W83-13.20 to 13.27). */

/** A tribute after a surrender is paid so many times (W83-13.24). */
export const SURRENDER_TURNS = 5;
const BASE_CHANCE = 3;
const CHANCE_PER_LOSS = 2;
const MOST_CHANCE = 9;
const TRIBUTE_PER_TERRITORY = 2;

/** Chance in 10 by what it has lost; 9 as soon as more than half of its lands are gone (W83-13.22). */
export const chanceBy = ({ lost, lostToAnyone, had }: Pick<Score, 'lost' | 'lostToAnyone' | 'had'>): number =>
  2 * lostToAnyone > had ? MOST_CHANCE : Math.min(MOST_CHANCE, BASE_CHANCE + CHANCE_PER_LOSS * lost);

/** How a demand of a nation stands; who has gained more than it lost refuses, but under a threat of war (W83-13.23). */
export interface Prospect {
  readonly lost: number;
  readonly gained: number;
  readonly chance: number;
  readonly refuses: boolean;
}

/** Null where there is no war. */
export const prospectOf = (
  board: Pick<Board, 'nations' | 'territories' | 'wars'>,
  npc: NationNumber,
  nation: NationNumber,
): Prospect | null => {
  const war = warOf(board, npc, nation);
  if (war === null) return null;
  const score = scoreOf(board, war, npc);
  const { lost, gained } = score;
  const isThreatened = getNation(board, npc).underThreat.length > 0;
  return { lost, gained, chance: chanceBy(score), refuses: gained > lost && !isThreatened };
};

/** Two a territory lost, and half of what the lands left to it are worth at most (W83-13.24 to 13.26). */
export const surrenderTribute = (board: Pick<Board, 'territories'>, loser: NationNumber, lost: number): number =>
  Math.min(TRIBUTE_PER_TERRITORY * lost, Math.floor(worthOf(board, loser) / 2));

const worthOf = (board: Pick<Board, 'territories'>, nation: NationNumber): number =>
  ownedBy(board, nation).reduce((sum, { value }) => sum + value, 0);

/** What a called ally demands of its enemy for peace: two a turn for each territory that it has gained (W83-13.37). */
export const allyDemand = (gained: number): number => TRIBUTE_PER_TERRITORY * gained;
