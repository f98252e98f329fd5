import type { OddsWords } from '@chancery/core';
import { TERRAINS, type Terrain } from '../words.ts';
import type { OddsPlace, OddsQuestion } from './question.ts';
import { clauses, readForce } from './read-force.ts';

/** A battle in words; what is not understood is added to the faults. */
export const readQuestion = ({ attackers, defenders, place: where }: OddsWords, faults: string[]): OddsQuestion => {
  const place = readPlace(where, faults);
  return {
    ...place,
    attackers: attackers.map((text) => readForce(text, true, place, faults)),
    defenders: defenders.map((text) => readForce(text, false, place, faults)),
  };
};

const isTerrain = (word: string): word is Terrain => (TERRAINS as readonly string[]).includes(word);

/** `highlands, stone`; `sea`. Nothing: open land. */
const readPlace = (text: string, faults: string[]): OddsPlace => {
  let place: OddsPlace = { on: 'land', terrain: 'plains', stone: false };
  const words = clauses(text);
  for (const word of words) {
    if (word === 'sea') place = { ...place, on: 'sea' };
    else if (word === 'stone') place = { ...place, stone: true };
    else if (isTerrain(word)) place = { ...place, terrain: word };
    else faults.push(`'${word}' is no place: ${TERRAINS.join('; ')}; stone; sea`);
  }
  if (place.on === 'sea' && words.length > 1) faults.push('the sea has neither terrain nor Stone');
  return place;
};
