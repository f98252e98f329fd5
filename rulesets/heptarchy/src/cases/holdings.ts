import { type CaseValue, type Difference, factJson, readRecord, type Words } from '@chancery/core';
import {
  asStated,
  type CaseNames,
  differencesOfThing,
  factsOfThing,
  fieldKinds,
  type Sort,
  type StateField,
  type StateFields,
} from '@chancery/kit';
import { getAreaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Area, Kingdom, State } from '../state.ts';
import type { HepPosition } from '../types.ts';
import { type AreaNumber, CONTROLLERS, RESOURCES, TRADITIONS } from '../words.ts';
import { areaNamed, calledArea, codesOf } from './names.ts';

/** The kingdoms and areas of a position: what is said of each, stated and expected alike. */

interface Names extends CaseNames {
  readonly setting: Setting;
}

const { amount, text, oneOf, oneOrNone } = fieldKinds<Names, HepPosition>();

/** A kingdom is called by the area in which it began. */
const AREA_OR_KINGDOM: Sort<Names, HepPosition, AreaNumber | null> = {
  read: (words, { setting }) => readNamed(words, setting, 'kingdom or area'),
  called: (area, { setting }) => calledArea(setting, area as AreaNumber),
};

/** Some words of a closed set, in any order. */
const someOf = <Thing, Word extends string>(
  name: string,
  allowed: readonly Word[],
  of: (thing: Thing) => readonly Word[],
): StateField<Names, HepPosition, Thing, readonly Word[]> => ({
  names: [name],
  read: (words) =>
    words.items().flatMap((each) => {
      if (each.value === 'none') return [];
      const word = each.text()?.toLowerCase() ?? '';
      return allowed.find((known) => known === word) ?? each.unknown(name, word, allowed) ?? [];
    }),
  fact: of,
  fits: (words, thing) => [...words].sort().join() === [...of(thing)].sort().join(),
});

const KINGDOM = {
  gold: amount(['gold'], ({ gold }: Kingdom) => gold, { to: 99_999 }),
  prestige: amount(['prestige'], ({ prestige }: Kingdom) => prestige, { from: -999, to: 999 }),
  controller: oneOf(['controller'], CONTROLLERS, ({ controller }: Kingdom) => controller),
  traditions: someOf('traditions', TRADITIONS, ({ traditions }: Kingdom) => traditions),
  capital: oneOrNone(AREA_OR_KINGDOM, ['capital'], ({ capital }: Kingdom) => capital),
  missed: amount(['missed'], ({ missed }: Kingdom) => missed, { to: 99_999 }),
  leader: text(['leader'], ({ leader }: Kingdom) => leader),
};

const AREA = {
  owner: oneOrNone(AREA_OR_KINGDOM, ['owner'], ({ owner }: Area) => owner),
  resources: someOf('resources', RESOURCES, ({ resources }: Area) => resources),
  occupier: oneOrNone(AREA_OR_KINGDOM, ['occupier'], ({ occupier }: Area) => occupier),
  protection: amount(['protection'], ({ protection }: Area) => protection, { to: 99 }),
};

/** A section that goes by kingdom or area. */
interface Holding<Thing extends object, Said extends object> {
  readonly what: string;
  readonly fields: StateFields<Names, HepPosition, Thing, Said>;
  readonly of: (state: State) => readonly (Thing | null)[];
}

export const HOLDINGS = {
  kingdoms: { what: 'kingdom', fields: KINGDOM, of: ({ kingdoms }: State) => kingdoms },
  areas: { what: 'area', fields: AREA, of: ({ areas }: State) => areas },
};

/** The list of a state, changed where something is said. */
export const holdingsStated = <Thing extends object, Said extends object>(
  holding: Holding<Thing, Said>,
  state: State,
  said: Words,
  setting: Setting,
): readonly (Thing | null)[] => {
  const list = [...holding.of(state)];
  for (const [name, words] of said.entries()) {
    const number = readNamed(words.as(name), setting, 'kingdom or area');
    const found = number === null ? null : list[number];
    if (number === null || !found) continue;
    list[number] = asStated(holding.fields, found, readRecord(holding, words, { expects: false, setting }).record);
  }
  return list;
};

/** Where those that are named are not as is expected of them. */
export const holdingDifferences = <Thing extends object, Said extends object>(
  holding: Holding<Thing, Said>,
  expected: Words,
  position: HepPosition,
): readonly Difference[] =>
  expected.entries().flatMap(([name, words]) => {
    const number = readNamed(words.as(name), position.setting, 'kingdom or area');
    const found = number === null ? null : holding.of(position.state)[number];
    if (!found) return [];
    const said = readRecord(holding, words, { expects: true, setting: position.setting });
    const about = { said: said.record, sources: said.words };
    return differencesOfThing(holding.fields, about, found, { position, path: words.path });
  });

/** All of them in the words in which they can be stated. */
export const holdingsSaid = <Thing extends object, Said extends object>(
  { fields, of }: Holding<Thing, Said>,
  position: HepPosition,
): { readonly [code: string]: CaseValue } =>
  Object.fromEntries(
    of(position.state).flatMap((thing, number) => {
      if (thing === null) return [];
      const facts = factsOfThing(fields, Object.keys(fields) as (keyof Said)[], thing, position);
      return [[getAreaInfo(position.setting, number).code, factJson(facts) as CaseValue] as const];
    }),
  );

/** A kingdom or an area by its name; none and a fault if nothing is called so. */
export const readNamed = (words: Words, setting: Setting, what: string): AreaNumber | null => {
  if (words.isNothing || words.value === 'none') return null;
  const name = words.text(`a ${what}`) ?? '';
  return areaNamed(setting, name) ?? words.unknown(what, name, codesOf(setting));
};
