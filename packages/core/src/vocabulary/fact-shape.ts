import type { Fact, Facts } from './fact.ts';
import { meantAmong } from './meant-among.ts';
import { numberTest } from './number-test.ts';
import { phrasesOf, squash } from './phrases.ts';
import { saysNothing, type Words } from './words.ts';

/**
 * What stands under the name of a fact: a thing of a sort, one of some words, or facts within it. A list has the shape of
 * its items.
 */
export type FactShape = string | readonly string[] | FactShapes;

/** The names of facts, each with what stands under it. */
export interface FactShapes {
  readonly [name: string]: FactShape;
  /** Facts under the names of things: of each sort of thing what stands there, as `{ militia: 3 }` has a number by troop. */
  readonly [BY_NAME]?: { readonly [sort: string]: FactShape };
}

export const BY_NAME: unique symbol = Symbol('by name');

/** A shape for each fact of some data, but for those told apart, so that the compiler asks for those that are new. */
export type ShapesOf<Data, Apart extends string = never> = {
  readonly [Name in Exclude<NamesOf<Data>, Apart>]-?: FactShape;
};
type NamesOf<Data> = Data extends unknown ? Extract<keyof Data, string> : never;

/** How things of a sort are called in cases. */
export interface FactSort<Position> {
  /** Of a value in the data of an event, a refusal or the state. */
  name?(value: never, position: Position): Fact;
  /** Of a whole list of them, where it is told as one fact. */
  list?(values: never, position: Position): Fact;
  /** The thing in the data that is called so; null if nothing is. */
  read?(words: string, position: Position): unknown;
  /** Whether the words name such a thing; unless said, those that can be read do. */
  knows?(words: string, position: Position): boolean;
  /** Names for whoever has mistyped one. */
  names?(position: Position): readonly string[];
  /** The facts of one, where it is told by these. */
  readonly shapes?: FactShapes;
}

export interface FactSorts<Position> {
  readonly [sort: string]: FactSort<Position>;
}

/** Whether the words name a thing of the sort. */
const isKnown = <Position>(sort: FactSort<Position>, words: string, position: Position): boolean =>
  sort.knows?.(words, position) ?? (sort.read === undefined || sort.read(words, position) !== null);

/** The sorts of every ruleset. */
export const COMMON_SORTS = {
  number: { knows: (words: string) => numberTest(words) !== null },
  'yes or no': { knows: (words: string) => /^(?:yes|no|on|off|true|false)$/i.test(words) },
  text: { knows: () => true },
  die: { knows: (words: string) => /^d\d+$/i.test(words) },
} as const satisfies FactSorts<unknown>;

/** The name of a sort without what a position may add: `realm or none` is a realm, and `0..3` a number. */
export const bareSort = (shape: string): string => {
  const sort = shape.replace(/ or none$/, '');
  return /^-?\d+\.\.\d+$/.test(sort) ? 'number' : sort;
};

/** Data in words: under each name what its shape says, plain where it says nothing. */
export const factsFrom = <Position>(
  data: object,
  shapes: FactShapes,
  sorts: FactSorts<Position>,
  position: Position,
): Facts => {
  const factOf = (value: unknown, shape: FactShape | undefined): Fact => {
    if (value === null || value === undefined) return null;
    const sort = typeof shape === 'string' ? sorts[bareSort(shape)] : undefined;
    if (Array.isArray(value)) return sort?.list?.(value as never, position) ?? value.map((each) => factOf(each, shape));
    if (sort?.name !== undefined) return sort.name(value as never, position);
    if (typeof value !== 'object') return value as string | number | boolean;
    return factsFrom(value, isShapes(shape) ? shape : {}, sorts, position);
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [spacedName(name), factOf(value, shapes[name])]),
  );
};

/** `loadedOn` is `loaded on`. */
export const spacedName = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Notes what is expected of facts that there are not, and names of things that there are not. */
export const checkFacts = <Position>(
  words: Words,
  shapes: FactShapes,
  sorts: FactSorts<Position>,
  position: Position,
): void => {
  const knownSorts: FactSorts<Position> = { ...COMMON_SORTS, ...sorts };
  for (const [name, value] of words.entries()) {
    const shape = shapeUnder(name, shapes, knownSorts, position);
    if (shape === null)
      value.fault(`there is no fact '${name}'${meantAmong(name, Object.keys(shapes).map(spacedName))}`);
    else checkValue(value, shape, knownSorts, position);
  }
};

const shapeUnder = <Position>(
  name: string,
  shapes: FactShapes,
  sorts: FactSorts<Position>,
  position: Position,
): FactShape | null => {
  const own = Object.keys(shapes).find((each) => squash(each) === squash(name));
  if (own !== undefined) return shapes[own] ?? null;
  const [, shape] =
    Object.entries(shapes[BY_NAME] ?? {}).find(([sort]) => sorts[sort] && isKnown(sorts[sort], name, position)) ?? [];
  return shape ?? null;
};

const checkValue = <Position>(words: Words, shape: FactShape, sorts: FactSorts<Position>, position: Position): void => {
  if (Array.isArray(words.value)) for (const item of words.items()) checkValue(item, shape, sorts, position);
  else if (saysNothing(words)) return;
  else if (words.isMapping) {
    const within = isShapes(shape) ? shape : typeof shape === 'string' ? sorts[bareSort(shape)]?.shapes : undefined;
    if (within === undefined) words.fault('wanted a word or a number here, not a mapping');
    else checkFacts(words, within, sorts, position);
  } else if (!isShapes(shape)) checkWord(words, shape, sorts, position);
};

const isShapes = (shape: FactShape | undefined): shape is FactShapes =>
  typeof shape === 'object' && !Array.isArray(shape);

/** The shapes of several tables in one; a name under which stands this or that may have any word. */
export const anyOfShapes = (tables: readonly FactShapes[]): FactShapes => {
  const shapes: { [name: string]: FactShape } = {};
  for (const [name, shape] of tables.flatMap((table) => Object.entries(table))) {
    shapes[name] = (shapes[name] ?? shape) === shape ? shape : 'text';
  }
  return shapes;
};

/** A word, or several with commas or `and` between them. */
const checkWord = <Position>(
  words: Words,
  shape: string | readonly string[],
  sorts: FactSorts<Position>,
  position: Position,
): void => {
  const said = String(words.value).trim();
  const isList = typeof shape !== 'string';
  const called = isList ? '' : bareSort(shape);
  const sort = sorts[called];
  const knows = (each: string): boolean =>
    isList ? shape.some((word) => squash(word) === squash(each)) : !sort || isKnown(sort, each, position);
  if (knows(said)) return;
  const unknown = phrasesOf(said.replace(/ and /g, ', ')).find((each) => !knows(each) && !saysNothing({ value: each }));
  if (unknown === undefined) return;
  if (called === 'number' || called === 'yes or no')
    words.fault(`wanted ${called === 'number' ? 'a number' : called}, not '${said}'`);
  else words.unknown(isList ? 'such word' : called, unknown, isList ? shape : (sort?.names?.(position) ?? []));
};
