import {
  type CaseValue,
  type Difference,
  factJson,
  numberIn,
  readRecord,
  saysNothing,
  type Words,
} from '@chancery/core';
import { asStated, differencesOfThing, everyNumbered, factsOfThing, type StateFields } from '@chancery/kit';
import type { Setting } from '../setting.ts';
import type { Area, Company, Power, State } from '../state.ts';
import type { GamePosition } from '../types.ts';
import { areaNamed, calledArea, calledPower, powerNamed } from './names.ts';
import { AREA, COMPANY, HOUSE, type Names } from './things.ts';

/** The things of one section, each under its name. */
interface Shelf<Thing extends object, Said extends object> {
  readonly what: string;
  readonly fields: StateFields<Names, GamePosition, Thing, Said>;
  readonly of: (state: State) => readonly Thing[];
  readonly id: (thing: Thing) => number;
  readonly named: (setting: Setting, words: string) => number | null;
  readonly called: (setting: Setting, id: number) => string;
}

/** Any shelf: what is done with one goes by its own fields. */
type AnyShelf = Shelf<never, object>;

const areas: Shelf<Area, object> = {
  what: 'area',
  fields: AREA,
  of: (state) => everyNumbered(state.areas),
  id: ({ number }) => number,
  named: areaNamed,
  called: (setting, id) => calledArea(setting, id).shown,
};

const houses: Shelf<Power, object> = {
  what: 'house',
  fields: HOUSE,
  of: (state) => everyNumbered(state.powers),
  id: ({ number }) => number,
  named: powerNamed,
  called: (setting, id) => calledPower(setting, id).shown,
};

const companies: Shelf<Company, object> = {
  what: 'company',
  fields: COMPANY,
  of: (state) => state.companies,
  id: ({ id }) => id,
  named: (_, words) => numberIn(words),
  called: (_, id) => `${id}`,
};

export const SHELVES = { areas, houses, companies } as const;

/** A thing as a case states it. */
export const stated = <Thing extends object, Said extends object>(
  shelf: Shelf<Thing, Said>,
  before: Thing,
  words: Words,
  setting: Setting,
): Thing => asStated(shelf.fields, before, readRecord(shelf, words, { expects: false, setting }).record);

/** What a case says of each thing of a shelf; a name of nothing is a fault. */
export const saidOfEach = (
  shelf: Pick<AnyShelf, 'named' | 'what'>,
  words: Words,
  setting: Setting,
): readonly (readonly [number, Words])[] =>
  words.entries().flatMap(([name, said]) => {
    const id = shelf.named(setting, name);
    if (id === null) said.fault(`there is no ${shelf.what} '${name}'`);
    return id === null ? [] : [[id, said] as const];
  });

/** Where things are not as a case expects them. */
export const differencesOn = <Thing extends object, Said extends object>(
  shelf: Shelf<Thing, Said>,
  expected: Words,
  position: GamePosition,
): readonly Difference[] =>
  saidOfEach(shelf, expected, position.setting).flatMap(([id, words]): readonly Difference[] => {
    const thing = shelf.of(position.state).find((each) => shelf.id(each) === id);
    const { path } = words;
    if (saysNothing(words)) return thing === undefined ? [] : [{ path, expected: 'none', got: `a ${shelf.what}` }];
    if (thing === undefined) return [{ path, expected: `a ${shelf.what}`, got: 'none' }];
    const { record: said, words: sources } = readRecord(shelf, words, { expects: true, setting: position.setting });
    return differencesOfThing(shelf.fields, { said, sources }, thing, { position, path });
  });

/** All things of a shelf in the words in which they can be stated. */
export const describeAll = <Thing extends object, Said extends object>(
  { fields, of, id, called }: Shelf<Thing, Said>,
  position: GamePosition,
): CaseValue =>
  Object.fromEntries(
    of(position.state).map((thing) => {
      const facts = factsOfThing(fields, Object.keys(fields) as (keyof Said)[], thing, position);
      return [called(position.setting, id(thing)), factJson(facts) as CaseValue] as const;
    }),
  );
