import { sql } from 'kysely';
import { connect, type StorePlace } from '../database.ts';
import { openReader } from '../sqlite/files.ts';
import { type Batch, type Dump, ROWS_AT_ONCE } from './batch.ts';
import { type AnyDb, type TableInfo, tablesInOrder } from './tables.ts';

/**
 * Reads the whole database as it is at one moment, while others go on writing, who do not wait for it. The batches are
 * read as they are asked for, and cannot be asked for afterwards.
 */
export const withDump = async <T>(place: StorePlace, use: (dump: Dump) => Promise<T>): Promise<T> =>
  'file' in place ? withSqliteDump(place.file, use) : withPostgresDump(place, use);

const withSqliteDump = async <T>(file: string, use: (dump: Dump) => Promise<T>): Promise<T> => {
  const database = openReader(file);
  const store = connect({ file });
  try {
    // What is read from here on is one moment: the writer's log keeps it for us.
    database.exec('begin');
    const version = versionIn(database.prepare('select max(number) as number from migration').get());
    const tables = await tablesInOrder(store.db.withoutPlugins() as AnyDb, 'sqlite');
    const batches = async function* (): AsyncGenerator<Batch> {
      for (const { name, columns } of tables) {
        let rows: (string | number | null)[][] = [];
        for (const row of database.prepare(`select * from ${quoted(name)}`).iterate()) {
          rows.push(columns.map((column) => row[column] as string | number | null));
          if (rows.length < ROWS_AT_ONCE) continue;
          yield { table: name, columns, rows };
          rows = [];
        }
        if (rows.length > 0) yield { table: name, columns, rows };
      }
    };
    return await use({ version, batches: batches() });
  } finally {
    database.close();
    await store.close();
  }
};

const withPostgresDump = async <T>(place: StorePlace, use: (dump: Dump) => Promise<T>): Promise<T> => {
  const store = connect(place, { queryTimeout: null });
  try {
    return await (store.db.withoutPlugins() as AnyDb)
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const { rows } = await sql<object>`select max(number) as number from migration`.execute(trx);
        const tables = await tablesInOrder(trx, 'postgres');
        return await use({ version: versionIn(rows[0]), batches: cursors(trx, tables) });
      });
  } finally {
    await store.close();
  }
};

async function* cursors(trx: AnyDb, tables: readonly TableInfo[]): AsyncGenerator<Batch> {
  for (const { name, columns } of tables) {
    await sql.raw(`declare rows no scroll cursor for select * from ${quoted(name)}`).execute(trx);
    for (;;) {
      const { rows } = await sql
        .raw<{ [column: string]: string | number | null }>(`fetch ${ROWS_AT_ONCE} from rows`)
        .execute(trx);
      if (rows.length === 0) break;
      yield { table: name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
    }
    await sql`close rows`.execute(trx);
  }
}

const versionIn = (row: unknown): number => {
  const version = (row as { readonly number: number | null } | undefined)?.number ?? null;
  if (version === null) throw new Error('this is not a database of Chancery: it has no version');
  return version;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
