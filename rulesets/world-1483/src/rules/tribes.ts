import type { SetupUnit } from '../order.ts';
import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import { AFRICA, INDEPENDENT, type NationNumber, type OwnerNumber, type PlaceNumber } from '../words.ts';
import { getPlace, getTerritory, ownedBy, placesOf, territoriesOf } from './find.ts';

type Lands = Pick<Board, 'territories'>;

/** Remote lands in which no tribe may settle: West Africa and the Sahel (W83-16.2). */
const NO_TRIBES = new Set(['grain-coast', 'wadai']);

/** Where a tribe may settle now: remote African lands that are nobody's (W83-16.1, 16.2). */
export const settlingPlaces = (setting: Setting, board: Lands): readonly PlaceNumber[] =>
  placesOf(setting)
    .filter(({ special, code }) => special === 'remote' && !NO_TRIBES.has(code))
    .filter(({ number }) => getTerritory(board, number).owner === AFRICA)
    .map(({ number }) => number);

/** Where a tribe settles: its cities, the first of them with the general, and its units. */
export interface Settlement {
  readonly cities: readonly PlaceNumber[];
  readonly units: readonly SetupUnit[];
}

/** Infantry of a tribe that does not choose: in its cities, and in its other lands (W83-16.9). */
const IN_CITIES = [3, 3] as const;
const IN_LANDS = [3, 2, 2, 2] as const;

/** Cities where the land is worth least, and the four places that are worth most; ties go by list order (W83-16.9). */
export const usualSettlement = (setting: Setting, board: Lands): Settlement => {
  const worth = (place: PlaceNumber): number => getTerritory(board, place).value;
  const free = settlingPlaces(setting, board).toSorted((a, b) => worth(a) - worth(b));
  const cities = free.slice(0, IN_CITIES.length);
  const lands = free
    .slice(IN_CITIES.length)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, IN_LANDS.length);
  const infantry = (places: readonly PlaceNumber[], counts: readonly number[]): readonly SetupUnit[] =>
    places.map((territory, at) => ({ count: counts[at] ?? 0, type: 'inf', territory }));
  return { cities, units: [...infantry(cities, IN_CITIES), ...infantry(lands, IN_LANDS)] };
};

/** All territories of a settlement, ascending. */
export const placesSettled = ({ cities, units }: Settlement): readonly PlaceNumber[] =>
  [...new Set([...cities, ...units.map(({ territory }) => territory)])].toSorted((a, b) => a - b);

export const tribalCitiesOf = (board: Lands, tribe: NationNumber): readonly PlaceNumber[] =>
  territoriesOf(board)
    .filter(({ tribalCity }) => tribalCity === tribe)
    .map(({ number }) => number);

/**
 * What a tribe is now: itself as long as a tribal city stands (W83-16.30); an ordinary nation with an incorporated city (W83-16.33);
 * gone without either (W83-16.26).
 */
export const tribeNow = (board: Lands, tribe: NationNumber): 'tribe' | 'nation' | 'gone' => {
  if (tribalCitiesOf(board, tribe).length > 0) return 'tribe';
  const cities = ownedBy(board, tribe).filter(({ city, incorporatedBy }) => city !== null && incorporatedBy === tribe);
  return cities.length > 0 ? 'nation' : 'gone';
};

/** Whose the land of a tribe is that is no more (W83-16.26). */
export const heirOf = (setting: Setting, territory: PlaceNumber): OwnerNumber =>
  getPlace(setting, territory).special === 'remote' ? AFRICA : INDEPENDENT;
