import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import { AT_WAR, type NationNumber } from '../words.ts';
import { haveLandBorder } from './geography.ts';
import { boxOf } from './war.ts';

/** The least roll that moves a box to the right, out of At War only the highest (W83-5.17), and one to the left by slander (W83-5.19). */
export const leastToInfluence = (board: Pick<Board, 'nations' | 'wars'>, npc: NationNumber, nation: NationNumber) =>
  boxOf(board, npc, nation) === AT_WAR ? 10 : 9;
export const LEAST_TO_SLANDER = 9;

/** The least roll with which a threat works: neighbours are heeded (W83-5.24). */
export const leastToThreaten = (
  setting: Setting,
  board: Pick<Board, 'territories'>,
  nation: NationNumber,
  npc: NationNumber,
): number => (haveLandBorder(setting, board, nation, npc) ? 3 : 9);
