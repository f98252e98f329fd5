import {
  type CaseValue,
  type CaseVocabulary,
  type Difference,
  type RulesetTypes,
  squash,
  type Words,
  type World,
} from '@chancery/core';
import { numberedBorders, placeIn, readDrawnMap, signOfKind } from './drawn-map.ts';

type Sections<T extends RulesetTypes> = Pick<CaseVocabulary<T>, 'sections' | 'isSection' | 'describe' | 'matchState'>;

/** The sections in which a case draws a map: lines of borders, and seas. */
export const MAP_SECTIONS = ['map', 'seas'] as const;

/** Types of a ruleset whose setting has a world. */
type WithWorld = RulesetTypes & { readonly setting: { readonly world: World } };

/** The map of a position beside its tables. What is written of it must be so. */
export const withMap = <T extends WithWorld>(tables: Sections<T>): Sections<T> => ({
  sections: [...MAP_SECTIONS, ...tables.sections],
  isSection: (name) => isMap(name) || tables.isSection(name),
  describe: (position) => ({ ...describeMap(position.setting.world), ...tables.describe(position) }),
  matchState: (position, expected) => [
    ...expected
      .entries()
      .flatMap(([name, words]) => (isMap(name) ? mapDifferences(name, words, position.setting.world) : [])),
    ...tables.matchState(position, expected),
  ],
});

const isMap = (name: string): boolean => MAP_SECTIONS.some((section) => section === squash(name));

const describeMap = ({ areas, borders }: World): { readonly [section in (typeof MAP_SECTIONS)[number]]: CaseValue } => {
  const named = new Map(areas.map((area) => [area.number, area]));
  const numbered = (kind: string): readonly string[] =>
    areas.filter((area) => area.kind === kind).map(({ name, number }) => `${name} #${number}`);
  const lines = borders.map(({ a, b, kind }) => {
    const [land, sea] = named.get(a)?.kind === 'sea' ? [b, a] : [a, b];
    return `${named.get(land)?.name} ${signOfKind(kind)} ${named.get(sea)?.name}`;
  });
  return { map: [...numbered('land'), ...lines], seas: numbered('sea') };
};

const mapDifferences = (section: string, words: Words, { areas, borders }: World): readonly Difference[] => {
  const nothing = words.as(null);
  const drawn = squash(section) === 'seas' ? readDrawnMap(nothing, words) : readDrawnMap(words, nothing);
  const wrong = drawn.places.flatMap(({ name, isSea, words: about }): readonly Difference[] => {
    const place = placeIn(areas, name);
    if (place === null)
      about.unknown(
        'place',
        name,
        areas.map((area) => area.name),
      );
    return place === null || !isSea || place.kind === 'sea'
      ? []
      : [{ path: about.path, expected: `${name}: a sea`, got: place.kind }];
  });
  if (words.faults.length > 0) return wrong;
  const byNumber = new Map(areas.map(({ number, name }) => [number, name]));
  const apart = numberedBorders(drawn, areas).flatMap(({ a, b, kind }): readonly Difference[] => {
    const got = borders.find((each) => each.a === a && each.b === b)?.kind ?? 'no border';
    const path = `${words.path}.${byNumber.get(a)} - ${byNumber.get(b)}`;
    return got === kind ? [] : [{ path, expected: kind, got }];
  });
  return [...wrong, ...apart];
};
