import { CULTURES, LEVIES } from '../src/scenarios/build-lists.ts';

export type CityRank = 'city' | 'second' | 'capital';

export interface City {
  readonly culture: string;
  readonly rank: CityRank;
  readonly maxRevenue: number;
  readonly harbour: boolean;
}

/** Over this max revenue, in gold, a city raises all that a capital does. */
const RICH = 10;

/** The build list of a city and the name it goes by (MD-19.17, MD-19.18). Ships need a harbour to be listed. */
export const buildListOf = (city: City): { readonly name: string; readonly troops: readonly string[] } => {
  const culture = CULTURES.find((known) => known === city.culture);
  if (culture === undefined) throw new Error(`"${city.culture}" is no culture`);
  const levies = LEVIES[culture];
  const isBetter = city.rank !== 'city' || city.maxRevenue > RICH;
  const ships = city.harbour ? [...levies.harbour, ...(city.rank === 'capital' ? levies.royal : [])] : [];
  const rank =
    city.rank === 'city' ? (isBetter ? ' great city' : ' city') : city.rank === 'second' ? ' second city' : ' capital';
  return {
    name: `${culture}${rank}${city.harbour ? ' with harbour' : ''}`,
    troops: [...levies.city, ...(isBetter ? levies.better : []), 'siege_machine', ...ships],
  };
};
