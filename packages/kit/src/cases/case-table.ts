import {
  type CaseValue,
  checkFacts,
  type Difference,
  differencesFrom,
  type Fact,
  type FactShapes,
  type Facts,
  factJson,
  factsFrom,
  factText,
  fits,
  saysNothing,
  shownWords,
  squash,
  type Words,
} from '@chancery/core';
import { type FactOf, type FactSchema, shapesOf } from '../facts/fact-of.ts';
import { type Naming, type OtherNames, readFacts } from './read-facts.ts';

/**
 * One kind of thing in a state as a table: a row each, with plain facts in it. Positions state rows and expectations look at
 * them, in the same words.
 */
export interface CaseTable<Position, Row extends object> {
  /** What a row is, such as `province`. */
  readonly what: string;
  /** The sort by whose names rows go; `none` for a list of rows without names, and `one` for a single row, which is always there. */
  readonly by: string;
  /** The fact of a row by which it goes, unless it is not named or stands alone. */
  readonly key?: Extract<keyof Row, string>;
  /** What can be stated of a row. */
  readonly facts: { readonly [Name in Extract<keyof Row, string>]?: FactOf<Row[Name]> };
  /** What facts are called that have another name in the state: `location` is `at`. */
  readonly names?: { readonly [Name in Extract<keyof Row, string>]?: string };
  /** What follows from the rest: it can be expected, and not stated. */
  readonly follows?: { readonly [name: string]: Follows<Position, Row> };
  /** The fact that a word alone tells: `Kent: Eng`. */
  readonly alone?: Extract<keyof Row, string>;
  /** How facts are that are not told of a row that is, one after another: by what is told of it. */
  readonly unsaid?: { readonly [Name in Extract<keyof Row, string>]?: Unsaid<Position, Row, Row[Name]> };
  /** Facts without which no row can be stated. */
  readonly needs?: readonly Extract<keyof Row, string>[];
  /** Of rows that are as new nothing is told: they are there, and expected as such. */
  readonly usual?: true;
  /** A row is expected as it would be stated: what is not said is as in a new row. */
  readonly whole?: true;
  rows(position: Position): readonly Row[];
  /** A row of which nothing is said yet; without it there can be none but those that there are. */
  readonly blank?: (position: Position, id: never) => Partial<Row> | null;
  /** The position with what a case states; asked also where it states nothing. Without it nothing can be stated. */
  readonly put?: (position: Position, stated: readonly StatedRow<Row>[], said: Said) => Position;
}

/** How a fact is that is not told, by the row as far as it is known. */
export type Unsaid<Position, Row, Value> = (row: Row, told: ReadonlySet<keyof Row>, position: Position) => Value;

/** A fact that follows, and from what. */
export type Follows<Position, Row> = readonly [fact: FactOf<unknown>, of: (row: Row, position: Position) => unknown];

/** What is stated in the sections before. */
export type Said = (section: string) => readonly StatedRow<object>[];

/** A row, by what it is called in the data. */
export interface CaseRow<Row extends object> {
  readonly id: unknown;
  readonly row: Row;
}

/** A row as a case states it. */
export interface StatedRow<Row extends object> extends CaseRow<Row> {
  readonly words: Words;
  /** The facts that are said, by their names in the state. */
  readonly told: ReadonlySet<keyof Row>;
}

type Table<Position, Row extends object> = CaseTable<Position, Row>;

/** Ids and facts are plain: a word, a number, or a list of these. */
const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The rows that words state, as they are then. */
export const readRows = <Position, Row extends object>(
  table: Table<Position, Row>,
  words: Words,
  names: Naming<Position>,
): readonly StatedRow<Row>[] => {
  const { position } = names;
  const known = rowsOf(table, position);
  const shapes = statedShapes(table);
  return said(table, words, names).flatMap(({ id, words: about }): readonly StatedRow<Row>[] => {
    const before = known.find((each) => same(each.id, id))?.row ?? blankRow(table, position, id);
    if (before === null) return about.fault(`there is no such ${table.what} here`) ?? [];
    const facts = inFull(table, about);
    const read = readFacts(facts, { ...table, shapes, before: before as Row }, names);
    const told = toldIn(table, facts);
    const row = withUnsaid(table, { row: read, told }, position);
    for (const need of table.needs ?? []) {
      if (row[need] === undefined || (row[need] === null && !String(shapes[need]).endsWith(' or none')))
        about.fault(`it is not said of a ${table.what}: ${calledFact(table, need)}`);
    }
    return [{ id, row, words: about, told }];
  });
};

/** The facts that are said, by their names in the state. */
const toldIn = <Position, Row extends object>(table: Table<Position, Row>, facts: Words): ReadonlySet<keyof Row> => {
  const spelled = (facts.isMapping ? facts.entries() : []).map(([name]) => squash(name));
  const told = Object.keys(table.facts).filter((name) => spelled.includes(squash(calledFact(table, name))));
  return new Set(told as (keyof Row)[]);
};

const withUnsaid = <Position, Row extends object>(
  { unsaid = {} }: Table<Position, Row>,
  { row, told }: Pick<StatedRow<Row>, 'row' | 'told'>,
  position: Position,
): Row => {
  const known = { ...row } as { [name: string]: unknown };
  for (const [name, of] of Object.entries(unsaid as { readonly [name: string]: Unsaid<Position, Row, unknown> }))
    if (!told.has(name as keyof Row)) known[name] = of(known as Row, told, position);
  return known as Row;
};

/** Of a row what a thing of the state holds itself. */
export const partOf = <Like extends object, Row extends { readonly [Name in keyof Like]: unknown }>(
  like: Like,
  row: Row,
): Pick<Row, keyof Like> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, row[name as keyof Like]])) as Pick<Row, keyof Like>;

interface SaidRow {
  readonly id: unknown;
  readonly words: Words;
}

/** What is said, row by row; a name that means nothing, or is said twice, is a fault. */
const said = <Position, Row extends object>(
  { by }: Table<Position, Row>,
  words: Words,
  { sorts, position }: Naming<Position>,
): readonly SaidRow[] => {
  if (by === 'one') return [{ id: null, words: words.isNothing ? words.as({}) : words }];
  if (by === 'none')
    return (saysNothing(words) ? [] : words.items()).map((item, index) => ({ id: index, words: item }));
  const found: SaidRow[] = [];
  const isList = Array.isArray(words.value);
  const byName = isList ? words.items().map((item) => [item.text() ?? '', item.as({})] as const) : words.entries();
  for (const [name, value] of byName) {
    const id = sorts[by]?.read?.(name, position) ?? value.unknown(by, name, sorts[by]?.names?.(position) ?? []);
    if (id === null) continue;
    if (found.some((each) => same(each.id, id))) value.fault(`${name} is said twice`);
    else found.push({ id, words: value });
  }
  return found;
};

/** A word alone as the fact that it tells. */
const inFull = ({ alone }: { readonly alone?: string }, words: Words): Words =>
  alone === undefined || words.isMapping ? words : words.as({ [alone]: words.value });

/** What a fact is called in cases. */
const calledFact = ({ names = {} }: { readonly names?: OtherNames }, name: string): string => names[name] ?? name;

const statedShapes = <Position, Row extends object>({ facts }: Table<Position, Row>): FactShapes =>
  shapesOf(facts as FactSchema);

/** What stands under the names of a table as they are called. */
const calledShapes = <Position, Row extends object>(table: Table<Position, Row>): FactShapes => ({
  ...Object.fromEntries(Object.entries(statedShapes(table)).map(([name, shape]) => [calledFact(table, name), shape])),
  ...shapesOf(Object.fromEntries(Object.entries(table.follows ?? {}).map(([name, [fact]]) => [name, fact]))),
});

const rowsOf = <Position, Row extends object>(
  { key, rows, by }: Table<Position, Row>,
  position: Position,
): readonly CaseRow<Row>[] =>
  rows(position).map((row, index) => ({ id: by === 'one' ? null : key === undefined ? index : row[key], row }));

const blankRow = <Position, Row extends object>(
  { blank }: Table<Position, Row>,
  position: Position,
  id: unknown,
): Partial<Row> | null => blank?.(position, id as never) ?? null;

/** The facts of a row in words. */
const factsOf = <Position, Row extends object>(
  table: Table<Position, Row>,
  row: Row,
  { sorts, position }: Naming<Position>,
): Facts => {
  const stated = Object.keys(table.facts).map((name) => [calledFact(table, name), row[name as keyof Row] ?? null]);
  const more = Object.entries(table.follows ?? {}).map(([name, [, of]]) => [name, of(row, position)]);
  return factsFrom(Object.fromEntries([...stated, ...more]), calledShapes(table), sorts, position);
};

/** Where rows are not as expected. */
export const rowDifferences = <Position, Row extends object>(
  table: Table<Position, Row>,
  words: Words,
  names: Naming<Position>,
): readonly Difference[] => {
  const shapes = calledShapes(table);
  const expected = said(table, words, names).map(({ id, words: about }) => ({ id, about: inFull(table, about) }));
  for (const { about } of expected) if (!isGone(table, about)) checkFacts(about, shapes, names.sorts, names.position);
  if (table.by === 'none') return listDifferences(table, words, names);
  const rows = rowsOf(table, names.position);
  return expected.flatMap(({ id, about }): readonly Difference[] => {
    const blank = table.usual ? blankRow(table, names.position, id) : null;
    const row = rows.find((each) => same(each.id, id))?.row ?? (blank as Row | null) ?? undefined;
    const { path, value } = about;
    if (isGone(table, about)) return row ? [{ path, expected: 'none', got: factText(factsOf(table, row, names)) }] : [];
    if (row === undefined) return [{ path, expected: shownWords(value), got: `there is no such ${table.what}` }];
    const unsaid = table.whole ? asBlank(table, { id, words: about }, names) : {};
    const facts = factsOf(table, row, names);
    return [...differencesFrom(value, facts, path), ...differencesFrom(unsaid, facts, path)];
  });
};

/** `none` says that there is no such row, unless a word alone tells a fact of it. */
const isGone = <Position, Row extends object>({ alone, by }: Table<Position, Row>, words: Words): boolean =>
  alone === undefined && by !== 'one' && saysNothing(words);

/** What is not said of a row, as it is in a new one. */
const asBlank = <Position, Row extends object>(
  table: Table<Position, Row>,
  { id, words }: SaidRow,
  names: Naming<Position>,
): object => {
  const told = words.entries().map(([name]) => squash(name));
  const row = blankRow(table, names.position, id);
  const facts = row === null ? {} : (factJson(factsOf(table, row as Row, names)) as object);
  const left = new Set((table.needs ?? []).map((name) => squash(calledFact(table, name))));
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => !told.includes(squash(name)) && !left.has(squash(name))),
  );
};

/** Rows without names: each that is expected is there once, and no others are. */
const listDifferences = <Position, Row extends object>(
  table: Table<Position, Row>,
  words: Words,
  names: Naming<Position>,
): readonly Difference[] => {
  const all = table.rows(names.position).map((row) => factsOf(table, row, names));
  const left = [...all];
  const wanted = saysNothing(words) ? [] : words.items();
  const found = wanted.every(({ value }) => {
    const at = left.findIndex((facts) => fits(value, facts));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found && left.length === 0
    ? []
    : [{ path: words.path, expected: shownWords(words.value), got: factText(all) }];
};

/** All rows in the words in which they can be stated; what is as in a new row is left out. */
export const rowsSaid = <Position, Row extends object>(
  table: Table<Position, Row>,
  names: Naming<Position>,
): CaseValue => {
  const { by, facts } = table;
  const told = rowsOf(table, names.position).map(({ id, row }): readonly [string, CaseValue] => {
    const blank = blankRow(table, names.position, id);
    const unusual = Object.keys(facts).filter(
      (name) => blank === null || !same(row[name as keyof Row], blank[name as keyof Row]),
    );
    const only = { ...table, facts: pick(facts, unusual), follows: {} } as unknown as Table<Position, Row>;
    const name = by === 'one' || by === 'none' ? '' : factText(calledBy(by, id, names));
    return [name, inShort(table, factJson(factsOf(only, row, names)) as CaseMapping)];
  });
  if (by === 'one') return told[0]?.[1] ?? {};
  if (by === 'none') return told.map(([, value]) => value);
  const isUnusual = ([, value]: readonly [string, CaseValue]): boolean => Object.keys(value as object).length > 0;
  return Object.fromEntries(table.usual ? told.filter(isUnusual) : told);
};

type CaseMapping = { readonly [name: string]: CaseValue };

/** `Eng` for `{ owner: Eng }`. */
const inShort = ({ alone }: { readonly alone?: string }, facts: CaseMapping): CaseValue => {
  const [[name, value] = ['', null], ...others] = Object.entries(facts);
  return others.length === 0 && alone !== undefined && squash(name) === squash(alone) ? value : facts;
};

const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

const calledBy = <Position>(by: string, id: unknown, { sorts, position }: Naming<Position>): Fact =>
  sorts[by]?.name?.(id as never, position) ?? String(id);
