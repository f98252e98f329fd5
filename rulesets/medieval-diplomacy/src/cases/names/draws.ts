import { drawVocabulary } from '@chancery/kit';
import { placeName, realmCode } from '../../rules/names.ts';
import type { Setting } from '../../setting.ts';
import { placeNamed, realmNamed } from './lexicon.ts';

/** The names of all draws (MD-1.28). */
export const DRAWS = [
  'homeless',
  'target',
  'siege',
  'barracks',
  'attack',
  'rank5',
  'wounded',
  'capture',
  'experience',
  'landing',
  'tie-owner',
  'harbour-loss',
  'unpaid',
  'rating',
] as const;

/** The draws that are made for a realm and not at a place. */
const OF_REALMS: ReadonlySet<string> = new Set(['unpaid']);

/** `attack at Kent-Essex` ↔ `attack@1-2`, `unpaid@Eng` ↔ `unpaid@1`. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: DRAWS,
  placeIn: (words, draw, setting) => {
    const number = OF_REALMS.has(draw) ? realmNamed(setting.realms, words) : placeNamed(setting.places, words);
    return number === null ? (OF_REALMS.has(draw) ? null : borderNamed(setting, words)) : `${number}`;
  },
  placeWords: (place, draw, setting) =>
    OF_REALMS.has(draw)
      ? realmCode(setting, Number(place))
      : place
          .split('-')
          .map((number) => placeName(setting, Number(number)))
          .join('-'),
});

/** A border by its two provinces: the lower number comes first. */
const borderNamed = (setting: Setting, words: string): string | null => {
  for (const between of words.matchAll(/\s*[-–/]\s*|\s+and\s+/g)) {
    const at = between.index;
    const ends = [words.slice(0, at), words.slice(at + between[0].length)].map((name) =>
      placeNamed(setting.places, name),
    );
    const [a, b] = ends;
    if (a != null && b != null) return `${Math.min(a, b)}-${Math.max(a, b)}`;
  }
  return null;
};
