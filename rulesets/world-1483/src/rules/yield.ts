import type { Board, Territory } from '../state.ts';
import { type NationNumber, TRIBAL_CITY_INCOME } from '../words.ts';
import { getNation, isTribe, troopsIn } from './find.ts';

/**
 * What a territory yields its owner: its value, once they have incorporated it (W83-0.22, 12.1). A tribe needs no incorporation, but
 * a tribal city of its own, which is worth 7, or troops there (W83-16.10 to 16.12).
 */
export const yieldOf = (
  board: Pick<Board, 'nations' | 'units'>,
  nation: NationNumber,
  { number, value, owner, incorporatedBy, tribalCity }: Territory,
): number => {
  if (owner !== nation) return 0;
  if (!isTribe(getNation(board, nation))) return incorporatedBy === nation ? value : 0;
  if (tribalCity === nation) return TRIBAL_CITY_INCOME;
  return troopsIn(board, number, nation).length > 0 ? value : 0;
};
