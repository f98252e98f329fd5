import type { Board } from '../state.ts';
import type { PlaceNumber } from '../words.ts';
import { findNation, getTerritory, isTribe, ownedBy } from './find.ts';

type Lands = Pick<Board, 'nations' | 'territories'>;

/**
 * By which clause whoever owns a territory now need not pay to incorporate it; null where they must. A nation without an
 * incorporated city gets its first cities back so (W83-10.46), and rebels all their first lands (W83-13.67).
 */
export const incorporatesFreely = (board: Lands, territory: PlaceNumber): 'W83-10.46' | 'W83-13.67' | null => {
  const { owner, city } = getTerritory(board, territory);
  const nation = findNation(board, owner);
  if (nation === null || !nation.original.includes(territory)) return null;
  if (nation.kind === 'rebel') return 'W83-13.67';
  if (city === null || isTribe(nation)) return null;
  const hasCity = ownedBy(board, owner).some((each) => each.city !== null && each.incorporatedBy === owner);
  return hasCity ? null : 'W83-10.46';
};
