import { onceFor } from '@chancery/core';
import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Db } from './schema.ts';
import { storable } from './storable.ts';

/**
 * Queries that are built and compiled once for each open database, and from then on run with new values: building one takes
 * longer than running it. Written as any other query is, as a function of a connection and of values. When it is built,
 * placeholders stand for the values, so it may hand them on and must not look at them; but it may ask whether one was given
 * at all. A value is a column, or an object of columns such as a row.
 */
export const prepared = {
  /** Gives all rows. */
  all: <D extends Db, Given extends Values, Row>(build: Build<D, Given, Row>) => {
    const run = compiledOnce(build);
    return async (db: D, ...given: Given): Promise<Row[]> => (await run(db, given)).rows;
  },
  /** Gives the first row, if there is one. */
  first: <D extends Db, Given extends Values, Row>(build: Build<D, Given, Row>) => {
    const run = compiledOnce(build);
    return async (db: D, ...given: Given): Promise<Row | undefined> => (await run(db, given)).rows[0];
  },
  /** Gives nothing. */
  run: <D extends Db, Given extends Values>(build: Build<D, Given, unknown>) => {
    const run = compiledOnce(build);
    return async (db: D, ...given: Given): Promise<void> => {
      await run(db, given);
    };
  },
} as const;

type Values = readonly unknown[];
type Build<D extends Db, Given extends Values, Row> = (db: D, ...given: Given) => Compilable<Row>;

const compiledOnce = <D extends Db, Given extends Values, Row>(build: Build<D, Given, Row>) => {
  const queriesOf = onceFor((_: DialectAdapter) => new Map<string, CompiledQuery<Row>>());
  return (db: D, given: Given): Promise<QueryResult<Row>> => {
    const queries = queriesOf(db.getExecutor().adapter);
    const shape = shapeOf(given);
    let query = queries.get(shape);
    if (query === undefined) {
      query = build(db, ...(given.map(placeholdersFor) as unknown as Given)).compile();
      queries.set(shape, query);
    }
    return db.executeQuery<Row>({
      ...query,
      parameters: query.parameters.map((parameter) => filled(parameter, given)),
    });
  };
};

/** Stands for a value while a query is built. */
class Placeholder {
  readonly #place: number;
  /** Of the column, where the value is an object of them. */
  readonly #column: string | null;

  constructor(place: number, column: string | null) {
    this.#place = place;
    this.#column = column;
  }

  in(given: Values): unknown {
    const value = given[this.#place];
    return this.#column === null ? value : (value as Columns)[this.#column];
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('a query that is prepared must not look at its values');
  }
}

interface Columns {
  readonly [name: string]: unknown;
}

const isColumns = (value: unknown): value is Columns => typeof value === 'object' && value !== null;

const namesIn = (columns: Columns): readonly string[] =>
  Object.keys(columns).filter((name) => columns[name] !== undefined);

const placeholdersFor = (value: unknown, place: number): unknown => {
  if (value === undefined) return undefined;
  if (!isColumns(value)) return new Placeholder(place, null);
  if (Array.isArray(value)) throw new TypeError('a list has many lengths, and a query that is prepared has one');
  return Object.fromEntries(namesIn(value).map((name) => [name, new Placeholder(place, name)]));
};

/** What is given, but for the values: those of equal shape are run by the same query. */
const shapeOf = (given: Values): string => {
  let shape = '';
  for (const value of given) shape += value === undefined ? '-' : isColumns(value) ? `${namesIn(value)};` : '+';
  return shape;
};

const filled = (parameter: unknown, given: Values): unknown =>
  parameter instanceof Placeholder ? storable(parameter.in(given)) : parameter;
