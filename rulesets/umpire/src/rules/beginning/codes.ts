import { required } from '@chancery/kit';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import {
  INDEPENDENTS,
  INDEPENDENTS_CODE,
  type NationNumber,
  type ProvinceNumber,
  type TypeNumber,
} from '../../words.ts';

/** The numbers behind the codes of a checked file: a code that is not in it is our own fault. */
export interface Codes {
  nation(code: string): NationNumber;
  province(code: string): ProvinceNumber;
  type(code: string): TypeNumber;
  terrain(name: string): number;
}

export const codesOf = (file: ScenarioFile): Codes => {
  const nations = placesOf(file.nations.map(({ code }) => code));
  const provinces = placesOf(file.provinces.map(({ code }) => code));
  const types = placesOf(file.types.map(({ code }) => code));
  const terrains = placesOf(file.terrains);
  return {
    nation: (code) => (code === INDEPENDENTS_CODE ? INDEPENDENTS : placeOf(nations, code, 'nation') + 1),
    province: (code) => placeOf(provinces, code, 'province') + 1,
    type: (code) => placeOf(types, code, 'troop type'),
    terrain: (name) => placeOf(terrains, name, 'terrain'),
  };
};

const placesOf = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.map((word, place) => [word, place]));

const placeOf = (places: ReadonlyMap<string, number>, word: string, what: string): number =>
  required(places.get(word), `${what} '${word}' among`, places.size);
