import { byNumber, type Miniature, sorted } from '@chancery/core';
import type { Setting, TroopType } from '../setting.ts';

/**
 * The figure that stands for a troop type. A file says only what troops can do, so that is asked: what is better at walls than in
 * the open is a siege train, and what goes farther than most rides.
 */
export const miniatureOf = (
  { types }: Pick<Setting, 'types'>,
  { category, open, assault, siege, multi }: TroopType,
): Miniature => {
  if (category === 'sea') return 'ship';
  if (category === 'spy') return 'unknown';
  if (Math.max(assault, siege) > Math.max(...open)) return 'siege';
  const moves = sorted(
    types.flatMap((type) => (type.category === 'land' ? [type.multi] : [])),
    byNumber,
  );
  return multi > (moves[Math.floor((moves.length - 1) / 2)] ?? multi) ? 'horse' : 'foot';
};
