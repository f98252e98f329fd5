import { fold, saysNothing, type Words } from '@chancery/core';
import { CULTURES, LEVIES } from '../../scenarios/build-lists.ts';
import { troopTypeOf } from '../../setting.ts';
import type { TroopType } from '../../words.ts';
import { type Lexicon, readTroop } from '../names/lexicon.ts';

/**
 * The build list of a city: troops by name, a people (`english`, or `english capital` with its better soldiers and ships),
 * or `everything`; several of these together.
 */
export const readBuildList = (words: Words, lexicon: Lexicon): readonly TroopType[] => {
  if (saysNothing(words)) return [];
  const parts = typeof words.value === 'string' ? words.as(words.value.split(/\s*,\s*|\s+and\s+/)) : words;
  const types = parts.items().flatMap((part) => levyOf(String(part.value), lexicon) ?? [readTroop(part, lexicon)]);
  return [...new Set(types)].sort((a, b) => a - b);
};

/** `english second city with harbour`: harbours do not matter, since ships need one anyway. */
const RANK_WORDS: ReadonlySet<string> = new Set(['capital', 'second', 'city', 'with', 'harbour']);

const levyOf = (name: string, { troops }: Lexicon): readonly TroopType[] | null => {
  const [people = '', ...rank] = fold(name).split(' ');
  if (people === 'everything' || people === 'all') return troops.map((_, type) => type);
  const culture = CULTURES.find((each) => each === people);
  if (culture === undefined || !rank.every((word) => RANK_WORDS.has(word))) return null;
  const { city, better, harbour, royal } = LEVIES[culture];
  const best = rank.includes('capital') ? [...better, ...royal] : rank.includes('second') ? better : [];
  return [...city, ...best, 'siege_machine', ...harbour].flatMap((key) => troopTypeOf({ troops }, key) ?? []);
};
