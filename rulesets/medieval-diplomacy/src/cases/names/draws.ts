import { fold, squash } from '@chancery/core';
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

/** `attack@Kent` → `attack@1`, `attack at Kent-Essex` → `attack@1-2`, `unpaid@Eng` → `unpaid@1`; null if it names none. */
export const drawLabel = (words: string, setting: Setting): string | null => {
  const [, name = '', place] = /^(.+?)(?:\s*@\s*|\s+(?:at|in|of|on|for)\s+)(.+)$/.exec(words.trim()) ?? [
    undefined,
    words.trim(),
  ];
  const draw = DRAWS.find((each) => squash(each) === squash(name) || (each === 'attack' && fold(name) === 'attacks'));
  if (draw === undefined) return null;
  if (place === undefined) return draw;
  const number = OF_REALMS.has(draw)
    ? realmNamed(setting.realms, place)
    : (placeNamed(setting.places, place) ?? borderNamed(setting, place));
  return number === null ? null : `${draw}@${number}`;
};

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

/** `attack@1-2` → `attack@Kent-Essex`. */
export const drawWords = (label: string, setting: Setting): string => {
  const [name = '', place] = label.split('@');
  if (place === undefined) return name;
  const words = OF_REALMS.has(name)
    ? realmCode(setting, Number(place))
    : place
        .split('-')
        .map((number) => placeName(setting, Number(number)))
        .join('-');
  return `${name}@${words}`;
};
