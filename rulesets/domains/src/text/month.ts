import { MONTHS_A_YEAR } from '../words.ts';

/** `Month 3 of year 1` (DOM-0.20). */
export const monthWords = (turn: number): string =>
  `Month ${((turn - 1) % MONTHS_A_YEAR) + 1} of year ${Math.floor((turn - 1) / MONTHS_A_YEAR) + 1}`;
