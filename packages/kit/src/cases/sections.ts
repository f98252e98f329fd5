import { type MemberNames, memberNamed, type Words } from '@chancery/core';

/** What is said under each section, in the order in which it is written. */
export type SaidSections<Name extends string> = readonly (readonly [Name, Words])[];

/** The sections of a position. */
export interface Sections<Name extends string> {
  /** As people write them: `knownAlliances` is `known alliances`. */
  readonly names: readonly string[];
  /** The section that is called so; null if there is none. */
  readonly named: (key: string) => Name | null;
  /** What is said under each; several names of one section add up, and a name of none is a fault. */
  readonly in: (words: Words) => SaidSections<Name>;
}

/** Sections by their names, each with other names for it. */
export const sectionsCalled = <const Table extends MemberNames>(table: Table): Sections<keyof Table & string> => {
  type Name = keyof Table & string;
  const names = Object.keys(table).map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const named = (key: string): Name | null => memberNamed(key, table) as Name | null;
  return {
    names,
    named,
    in: (words) =>
      words.entries(`a position: ${names.join(', ')}`).flatMap(([key, value]) => {
        const section = named(key);
        if (section === null) value.unknown('part of a position', key, names);
        return section === null ? [] : [[section, value] as const];
      }),
  };
};

/** All that is said under one section. */
export const saidUnder = <Name extends string>(sections: SaidSections<Name>, wanted: Name): readonly Words[] =>
  sections.filter(([section]) => section === wanted).map(([, words]) => words);
