import { Kysely } from 'kysely';
import { HOUSE_NAMES } from './house-names.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import { postgresDialect } from './postgres/dialect.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import type { Store } from './store.ts';

/** Where the data lies: a SQLite file, made when it is not there, or a PostgreSQL database. */
export type StorePlace = { readonly file: string } | { readonly url: string };

export interface StoreOptions {
  /** Hears of PostgreSQL connections that broke while nobody used them; new ones are made. */
  readonly onIdleError?: (error: Error) => void;
}

/** Opens the database and brings its schema up to date. */
export const openStore = async (place: StorePlace, options: StoreOptions = {}): Promise<Store> => {
  const store = connect(place, options);
  try {
    await migrate(store, MIGRATIONS);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

/** Opens the database as it is. */
export const connect = (place: StorePlace, { onIdleError = () => undefined }: StoreOptions = {}): Store => {
  const sqlite = 'file' in place;
  const db = new Kysely<Database>({
    dialect: sqlite ? sqliteDialect(place.file) : postgresDialect(place.url, onIdleError),
    plugins: [HOUSE_NAMES],
  });
  return { kind: sqlite ? 'sqlite' : 'postgres', db, close: () => db.destroy() };
};
