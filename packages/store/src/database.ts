import { Kysely } from 'kysely';
import { HOUSE_NAMES } from './house-names.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import { type PostgresUse, postgresDialect, USUAL_USE } from './postgres/dialect.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import type { Store } from './store.ts';

/** Where the data lies: a SQLite file, made when it is not there, or a PostgreSQL database. */
export type StorePlace = { readonly file: string } | { readonly url: string };

/** As far as the database is a PostgreSQL server. */
export type StoreOptions = Partial<PostgresUse>;

/** Opens the database and brings its schema up to date, which may take any time. */
export const openStore = async (place: StorePlace, options: StoreOptions = {}): Promise<Store> => {
  const store = connect(place, options);
  try {
    await upToDate(place, store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

/** On PostgreSQL by a connection that no time limit ends; a SQLite file has but one that writes. */
const upToDate = async (place: StorePlace, store: Store): Promise<void> => {
  if ('file' in place) {
    await migrate(store, MIGRATIONS);
    return;
  }
  const own = connect(place, { connections: 1, queryTimeout: null });
  try {
    await migrate(own, MIGRATIONS);
  } finally {
    await own.close();
  }
};

/** Opens the database as it is. */
export const connect = (place: StorePlace, options: StoreOptions = {}): Store => {
  const sqlite = 'file' in place;
  const db = new Kysely<Database>({
    dialect: sqlite ? sqliteDialect(place.file) : postgresDialect(place.url, { ...USUAL_USE, ...options }),
    plugins: [HOUSE_NAMES],
  });
  return { kind: sqlite ? 'sqlite' : 'postgres', db, close: () => db.destroy() };
};
