import { checkFacts, type Difference, differencesFrom, saysNothing, type Words } from '@chancery/core';
import type { HepPosition } from '../types.ts';
import { positionFacts } from './facts.ts';
import { HOLDINGS, holdingDifferences } from './holdings.ts';
import { RELATIONS, type RelationName, relationDifferences } from './said-relations.ts';
import { readUnit, unitSaid } from './said-unit.ts';
import { SECTIONS, type Section } from './sections.ts';
import { SORTS } from './shapes/sorts.ts';
import { SECTION_SHAPES } from './shapes/state-shapes.ts';

/** Where the state differs from what a case expects of it, section by section. */
export const matchState = (position: HepPosition, expected: Words): readonly Difference[] =>
  SECTIONS.in(expected).flatMap(([section, words]) => MATCHERS[section](words, position));

type Matcher = (words: Words, position: HepPosition) => readonly Difference[];

/** What is told by facts. */
const byFacts =
  (section: keyof typeof SECTION_SHAPES): Matcher =>
  (words, position) => {
    checkFacts(words, SECTION_SHAPES[section], SORTS, position);
    return differencesFrom(words.value, positionFacts(position)[section], words.path);
  };

/** What is told by lines, of which there must be these and no others. */
const byLines =
  (section: RelationName): Matcher =>
  (words, position) => {
    if (!words.isMapping)
      return relationDifferences(
        RELATIONS[section as 'treaties'],
        saysNothing(words) ? words.as(null) : words,
        position,
      );
    words.fault('wanted a list of lines such as CHE - SSX');
    return [];
  };

/** Units as they would be stated, whole; `none` says that there is no such unit. */
const unitDifferences = (words: Words, { setting, state }: HepPosition): readonly Difference[] =>
  words.entries('units by id').flatMap(([id, said]): readonly Difference[] => {
    const found = state.units.find((unit) => `${unit.id}` === id);
    const got = found === undefined ? 'none' : unitSaid(setting, found);
    const wanted = saysNothing(said) ? null : readUnit(said, id, setting);
    if (wanted === null && !saysNothing(said)) return [];
    const expected = wanted === null ? 'none' : unitSaid(setting, wanted);
    return expected === got ? [] : [{ path: said.path, expected, got }];
  });

const MATCHERS: { readonly [section in Section]: Matcher } = {
  game: byFacts('game'),
  kingdoms: (words, position) => holdingDifferences(HOLDINGS.kingdoms, words, position),
  areas: (words, position) => holdingDifferences(HOLDINGS.areas, words, position),
  units: unitDifferences,
  wars: (words, position) => (words.isMapping ? byFacts : byLines)('wars')(words, position),
  treaties: byLines('treaties'),
  truces: byLines('truces'),
  proposals: byLines('proposals'),
};
