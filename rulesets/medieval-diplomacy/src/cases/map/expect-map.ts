import { type Difference, shownWords, type Words } from '@chancery/core';
import { LIBRARY } from '../../scenarios/library.ts';
import type { MdPosition } from '../../types.ts';
import { GrowingLexicon } from '../names/growing-lexicon.ts';
import { provinceWords } from '../words/said-provinces.ts';
import { scenarioNamed } from './ground.ts';
import { MapWords } from './map-words.ts';

/** What a case expects of the map, in the words in which it would be stated. Only what is written is compared. */

type MapSection = 'map' | 'seas' | 'borders' | 'provinces';

export const mapDifferences = (section: MapSection, words: Words, position: MdPosition): readonly Difference[] => {
  if (section === 'map' && scenarioNamed(words.value) !== null) return scenarioDifferences(words, position);
  const { places, world } = position.setting;
  const map = new MapWords(closedLexicon(position));
  if (section === 'map') map.read(words);
  if (section === 'seas') map.readPlaces(words, 'sea');
  if (section === 'borders') map.readBorders(words);
  if (section === 'provinces') readMapOfProvinces(words, map);
  const wrongPlaces = map.places().flatMap(({ place, kind, number, words: about }): readonly Difference[] => {
    const is = places[place]?.kind ?? 'nothing';
    if (is === kind && (number === undefined || number === place)) return [];
    const expected = number === undefined ? `a ${kind}` : `${kind} number ${number}`;
    return [{ path: about.path, expected, got: `${is} number ${place}` }];
  });
  const wrongBorders = map.bordersSaid().flatMap(({ border, words: about }): readonly Difference[] => {
    const is = world.borders.find(({ a, b }) => a === border.a && b === border.b)?.kind ?? 'no border';
    return is === border.kind ? [] : [{ path: about.path, expected: shownWords(about.value), got: is }];
  });
  return [...wrongPlaces, ...wrongBorders];
};

/** The scenario whose places these are. */
export const scenarioDifferences = (words: Words, { setting }: MdPosition): readonly Difference[] => {
  const id = scenarioNamed(words.value);
  if (id === null) {
    const ids = LIBRARY.map((each) => each.id);
    words.unknown('built-in scenario', shownWords(words.value), ids);
    return [];
  }
  const is = LIBRARY.find(({ title }) => title === setting.title)?.id;
  return is === id ? [] : [{ path: words.path, expected: id, got: is ?? 'a map of its own' }];
};

const closedLexicon = ({ setting }: MdPosition): GrowingLexicon => {
  const lexicon = new GrowingLexicon(setting.troops, '');
  for (const info of setting.places) if (info) lexicon.addPlace(info.name, info);
  lexicon.mapIsClosed = true;
  return lexicon;
};

/** `Kent: { kind: province, number: 4, borders: [Essex] }`. */
const readMapOfProvinces = (words: Words, map: MapWords): void => {
  for (const [name, value] of provinceWords(words)) {
    if (!value.isMapping) continue;
    const { kind, borders } = value.value as { readonly [part: string]: unknown };
    if (kind !== undefined)
      map.declare(name, { kind: kind === 'sea' ? 'sea' : 'province', number: undefined, words: value });
    if (borders !== undefined) map.readNeighbours(name, value.at('borders'));
  }
};
