import { squash, type Words } from '@chancery/core';

/** The sections of a position, each with other names for it. */
const SECTIONS = {
  scenario: [],
  map: ['world'],
  seas: [],
  borders: [],
  troops: ['troop table', 'troop types'],
  options: [],
  turn: [],
  season: [],
  year: [],
  phase: [],
  realms: ['realm', 'powers'],
  provinces: ['province', 'places', 'locations', 'land'],
  relations: ['relation', 'diplomacy'],
  wars: ['war'],
  alliances: ['alliance', 'allies'],
  passage: ['passage rights', 'lets'],
  refuses: ['refusals of gifts'],
  accepts: ['acceptance'],
  units: ['unit', 'armies', 'fleets', 'garrisons', 'forces'],
  commanders: ['commander'],
  knownAlliances: ['public alliances'],
  claims: ['victory claims', 'victory claim', 'claim'],
  outcome: [],
  nextCommander: ['next commander id'],
  homes: ['home'],
} as const satisfies { readonly [section: string]: readonly string[] };

export type Section = keyof typeof SECTIONS;

/** As people write them: `knownAlliances` is `known alliances`. */
export const SECTION_NAMES: readonly string[] = Object.keys(SECTIONS).map((name) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
);

/** What is said under each section, in the order in which it is written; several names of one section add up. */
export const sectionsOf = (words: Words): readonly (readonly [Section, Words])[] =>
  words.entries('a position: provinces, realms, units and so on').flatMap(([key, value]) => {
    const section = sectionNamed(key);
    if (section === null) words.as(key).unknown('part of a position', key, SECTION_NAMES);
    return section === null ? [] : [[section, value] as const];
  });

/** The section that is called so. */
export const sectionNamed = (key: string): Section | null =>
  (Object.keys(SECTIONS) as Section[]).find((name) =>
    [name, ...SECTIONS[name]].some((each) => squash(each) === squash(key)),
  ) ?? null;

/** All that is said under one section. */
export const saidUnder = (sections: readonly (readonly [Section, Words])[], wanted: Section): readonly Words[] =>
  sections.filter(([section]) => section === wanted).map(([, words]) => words);
