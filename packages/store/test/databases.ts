/**
 * Both databases, for tests of this package and of those above it (`@chancery/store/test`). A suite that runs on one runs
 * on the other. Where PostgreSQL cannot be had its half counts as not run, and says so.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, onTestFinished } from 'vitest';
import { connect } from '../src/database.ts';
import { type DatabaseKind, openStore, type Store, type StorePlace } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { findPostgres } from './postgres/find-postgres.ts';
import { type PostgresServer, startPostgres } from './postgres/server.ts';

export { installDebian } from './debian.ts';
export { dumpVersion1, loadVersion1 } from './portable/portable.ts';
export { tamper } from './tamper.ts';
export { trial } from './trial.ts';
export { noRoomFor, type Trouble, troublesOf } from './unwritable.ts';

export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly name: string;
  /** Why it cannot be had; null when it can. */
  readonly missing: string | null;
  /** A place of one's own, with the schema or with nothing at all. `later` is told how to remove it. */
  place(inside: 'schema' | 'nothing', later?: Later): Promise<StorePlace>;
}

/** Keeps what is to be done in the end: of the test, unless somebody says otherwise. */
type Later = (cleanUp: () => void | Promise<void>) => void;
const endOfTest: Later = (cleanUp) => onTestFinished(cleanUp);

const found = findPostgres();
const missing = 'missing' in found ? found.missing : null;
if (missing !== null) process.stderr.write(`\nNOT TESTED ON POSTGRESQL: ${missing}\n\n`);

let server: Promise<PostgresServer> | undefined;
/** One for all test files of a process. */
export const postgresServer = (): Promise<PostgresServer> => {
  if ('missing' in found) throw new Error(`no PostgreSQL: ${found.missing}`);
  server ??= startPostgres(found.bin);
  return server;
};

/** One that a test may stop. */
export const ownPostgres = (): Promise<PostgresServer> => {
  if ('missing' in found) throw new Error(`no PostgreSQL: ${found.missing}`);
  return startPostgres(found.bin);
};

const sqlite: TestDatabase = {
  kind: 'sqlite',
  name: 'SQLite',
  missing: null,
  async place(inside, later = endOfTest) {
    const folder = temporaryFolder(later);
    const file = join(folder, 'chancery.db');
    if (inside === 'schema') writeFileSync(file, await sqliteTemplate(), { mode: 0o600 });
    return { file };
  },
};

const postgres: TestDatabase = {
  kind: 'postgres',
  name: 'PostgreSQL',
  missing,
  async place(inside, later = endOfTest) {
    const { url } = await postgresServer();
    const template = inside === 'schema' ? await postgresTemplate() : 'template0';
    databases += 1;
    const database = `chancery_${process.pid}_${databases}`;
    await administer(`create database ${database} template ${template}`);
    later(() => administer(`drop database ${database} with (force)`));
    return { url: url(database) };
  },
};

export const DATABASES: readonly TestDatabase[] = [sqlite, postgres];

/** A suite that runs on both. */
export const onEachDatabase = (title: string, suite: (database: TestDatabase) => void): void => {
  for (const database of DATABASES) on(database, title, suite);
};

/** A suite about SQLite alone. */
export const onSqlite = (title: string, suite: (database: TestDatabase) => void): void => on(sqlite, title, suite);

/** A suite about PostgreSQL alone. */
export const onPostgres = (title: string, suite: (database: TestDatabase) => void): void => on(postgres, title, suite);

const on = (database: TestDatabase, title: string, suite: (database: TestDatabase) => void): void => {
  const reason = database.missing === null ? '' : ` (NOT RUN: ${database.missing})`;
  describe.skipIf(reason !== '')(`${title} · ${database.name}${reason}`, () => suite(database));
};

/** A place with the schema of a released version and no data, and a way to fill it before it is opened as always. */
export const released = async (database: TestDatabase, version: number): Promise<Released> => {
  const place = await database.place('nothing');
  const { db, kind, close } = connect(place);
  await migrate({ kind, db }, MIGRATIONS.slice(0, version));
  return { place, db, close };
};

export interface Released extends Pick<Store, 'db' | 'close'> {
  readonly place: StorePlace;
}

/** Opens a place for the length of the test. */
export const opened = async (place: StorePlace, later = endOfTest): Promise<Store> => {
  const store = await openStore(place);
  later(() => store.close());
  return store;
};

/** A store with nothing in it, for one test. */
export const freshStore = async (database: TestDatabase): Promise<Store> => opened(await database.place('schema'));

/** One store for all tests of a suite, each with campaigns of its own: making a database takes longer than most tests. */
export const suiteStore = (database: TestDatabase): (() => Store) => {
  let store: Store | undefined;
  beforeAll(async () => {
    const cleanUps: (() => void | Promise<void>)[] = [];
    const later: Later = (cleanUp) => cleanUps.unshift(cleanUp);
    store = await opened(await database.place('schema', later), later);
    return async () => {
      for (const cleanUp of cleanUps) await cleanUp();
    };
  });
  return () => store as Store;
};

export const temporaryFolder = (later = endOfTest): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-store-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Has a statement run on the server of a PostgreSQL place, and another when the test is over. */
export const ownSqlOn = async (url: string, statement: string, after: string): Promise<void> => {
  const run = async (words: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(words);
    await client.end();
  };
  await run(statement);
  onTestFinished(() => run(after));
};

let databases = 0;

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: (await postgresServer()).url('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Made once and copied: making the schema again for each test would take longer than most tests. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Kept in memory: the processes in which tests run are ended without a chance to tidy up. */
const sqliteTemplate = once(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-template-'));
  const file = join(folder, 'template.db');
  await (await openStore({ file })).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
});

const postgresTemplate = once(async () => {
  const name = `chancery_template_${process.pid}`;
  await administer(`create database ${name} template template0`);
  await (await openStore({ url: (await postgresServer()).url(name) })).close();
  return name;
});
