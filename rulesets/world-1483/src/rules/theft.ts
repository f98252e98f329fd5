import type { Board } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { isShip, unitsOf } from './find.ts';

/** Land trade goes to the thief in 5 of 10 cases (W83-6.7). */
export const LAND_THEFT = 5;

/** All ships of a nation that are afloat, wherever and in whatever state (W83-6.4). */
const shipsOf = (board: Pick<Board, 'units'>, nation: NationNumber): number =>
  unitsOf(board, nation).filter(isShip).length;

/** Five, and one more or less for each ship by which the thief has more or fewer; 1 at least and 9 at most (W83-6.3). */
export const seaTheft = (board: Pick<Board, 'units'>, thief: NationNumber, target: NationNumber): number =>
  Math.max(1, Math.min(9, 5 + shipsOf(board, thief) - shipsOf(board, target)));
