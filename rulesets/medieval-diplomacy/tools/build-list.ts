import { CULTURES, LEVIES } from '../src/scenarios/build-lists.ts';

export interface City {
  readonly culture: string;
  readonly rank: 'city' | 'second city' | 'capital';
  /** In gold. */
  readonly maxRevenue: number;
  readonly harbour: boolean;
}

/** Over this max revenue a city raises all the soldiers of a capital. */
const RICH = 10;

/** The build list of a city and the name it goes by (MD-19.17, MD-19.18). Ships are listed where there is a harbour. */
export const buildListOf = (city: City): { readonly name: string; readonly troops: readonly string[] } => {
  const culture = CULTURES.find((known) => known === city.culture);
  if (culture === undefined) throw new Error(`"${city.culture}" is no culture`);
  const levies = LEVIES[culture];
  const isRich = city.rank === 'city' && city.maxRevenue > RICH;
  const better = city.rank !== 'city' || isRich ? levies.better : [];
  const ships = city.harbour ? [...levies.harbour, ...(city.rank === 'capital' ? levies.royal : [])] : [];
  return {
    name: [culture, ...(isRich ? ['rich'] : []), city.rank, ...(city.harbour ? ['with harbour'] : [])].join(' '),
    troops: [...levies.city, ...better, 'siege_machine', ...ships],
  };
};
