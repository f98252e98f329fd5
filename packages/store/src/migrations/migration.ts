import type { Transaction } from 'kysely';

/** Which of the two databases. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** One step of the schema. Once released it is never changed: what comes later is another step. */
export interface Migration {
  /** From 1, without gaps. */
  readonly number: number;
  readonly name: string;
  /** Statements that are run in order, all or none. */
  statements(words: Words): readonly string[];
  /** What no statement alone can do, after them. */
  then?(db: Carrying): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: what makes the tables can know none
export type Carrying = Transaction<any>;

/** The words in which the two databases differ, for statements that are otherwise the same. */
export interface Words {
  readonly kind: DatabaseKind;
  /** A whole number: milliseconds, counts, yes and no. */
  readonly int: string;
  /** A primary key that counts up in the order of writing. */
  readonly counter: string;
  /** Stands at the end of a table: SQLite too shall refuse what is not of the type of its column. */
  readonly strict: string;
}

export const WORDS: { readonly [kind in DatabaseKind]: Words } = {
  sqlite: { kind: 'sqlite', int: 'integer', counter: 'integer primary key autoincrement', strict: 'strict' },
  postgres: {
    kind: 'postgres',
    int: 'bigint',
    counter: 'bigint generated always as identity primary key',
    strict: '',
  },
};
