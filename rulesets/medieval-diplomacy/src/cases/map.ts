import { type CaseVocabulary, type Difference, squash, type Words } from '@chancery/core';
import { readDrawnMap, signOfKind } from '@chancery/kit';
import type { MdPosition, Types } from '../types.ts';
import { bordersIn, namesIn } from './ground.ts';
import { placeNamed } from './names.ts';

type Sections = Pick<CaseVocabulary<Types>, 'sections' | 'isSection' | 'describe' | 'matchState'>;

/** The map of a position beside its tables: lines of borders, and seas. What is written of it must be so. */
export const withMap = (tables: Sections): Sections => ({
  sections: ['map', 'seas', ...tables.sections],
  isSection: (name) => isMap(name) || tables.isSection(name),
  describe: (position) => ({ ...describeMap(position), ...tables.describe(position) }),
  matchState: (position, expected) => [
    ...expected.entries().flatMap(([name, words]) => (isMap(name) ? mapDifferences(name, words, position) : [])),
    ...tables.matchState(position, expected),
  ],
});

const isMap = (name: string): boolean => ['map', 'seas'].includes(squash(name));

const describeMap = ({ setting: { places, world } }: MdPosition) => {
  const name = (place: number): string => places[place]?.name ?? String(place);
  const all = places.flatMap((info) => info ?? []);
  const numbered = (kind: string): readonly string[] =>
    all.filter((info) => info.kind === kind).map((info) => `${info.name} #${info.number}`);
  const borders = world.borders.map(({ a, b, kind }) => {
    const [land, sea] = places[a]?.kind === 'sea' ? [b, a] : [a, b];
    return `${name(land)} ${signOfKind(kind)} ${name(sea)}`;
  });
  return { map: [...numbered('province'), ...borders], seas: numbered('sea') };
};

const mapDifferences = (section: string, words: Words, { setting }: MdPosition): readonly Difference[] => {
  const { places, world } = setting;
  const nothing = words.as(null);
  const drawn = squash(section) === 'seas' ? readDrawnMap(nothing, words) : readDrawnMap(words, nothing);
  const wrong = drawn.places.flatMap(({ name, isSea, words: about }): readonly Difference[] => {
    const place = placeNamed(setting, name);
    if (place === null) about.unknown('place', name, namesIn(places));
    const got = places[place ?? 0]?.kind ?? '';
    return place === null || !isSea || got === 'sea' ? [] : [{ path: about.path, expected: `${name}: a sea`, got }];
  });
  if (words.faults.length > 0) return wrong;
  const borders = bordersIn(drawn, places).flatMap(({ a, b, kind }): readonly Difference[] => {
    const got = world.borders.find((each) => each.a === a && each.b === b)?.kind ?? 'no border';
    const path = `${words.path}.${places[a]?.name} - ${places[b]?.name}`;
    return got === kind ? [] : [{ path, expected: kind, got }];
  });
  return [...wrong, ...borders];
};
