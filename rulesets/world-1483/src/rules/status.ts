import type { Board, Nation } from '../state.ts';
import type { Status } from '../words.ts';
import { hasAnyCity, isTribe, ownedBy } from './find.ts';

/**
 * Without land a nation is eliminated, without a city of any kind conquered (W83-20.30, 20.33); one that was absorbed stays so. A
 * tribe is never conquered (W83-16.36).
 */
export const statusNow = (board: Pick<Board, 'territories'>, nation: Nation): Status => {
  if (nation.status === 'absorbed') return 'absorbed';
  const lands = ownedBy(board, nation.number);
  if (lands.length === 0) return 'eliminated';
  return lands.some(hasAnyCity) || isTribe(nation) ? 'active' : 'conquered';
};
