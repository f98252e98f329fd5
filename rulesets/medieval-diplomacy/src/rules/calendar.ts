import type { Options } from '../setting.ts';
import { SEASONS, type Season } from '../words.ts';

/** A turn is a season; Spring follows Winter in the next year (MD-1.2). */
export const seasonOf = (
  { startSeason, startYear }: Pick<Options, 'startSeason' | 'startYear'>,
  turn: number,
): { readonly season: Season; readonly year: number } => {
  const passed = SEASONS.indexOf(startSeason) + turn - 1;
  return { season: SEASONS[passed % SEASONS.length] as Season, year: startYear + Math.floor(passed / SEASONS.length) };
};
