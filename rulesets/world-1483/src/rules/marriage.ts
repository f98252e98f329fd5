import { ALLIED, type Box } from '../words.ts';

export const COURTSHIPS = ['married', 'warmed', 'nothing', 'cooled', 'war'] as const;
export type Courtship = (typeof COURTSHIPS)[number];

/** What comes of an offer of marriage (W83-13.45). */
export const courtshipBy = (roll: number, box: Box): Courtship => {
  if (roll === 1) return 'war';
  if (roll <= 3) return 'cooled';
  if (roll <= 8) return 'nothing';
  return roll === 10 || box === ALLIED ? 'married' : 'warmed';
};
