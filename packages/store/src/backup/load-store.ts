import { sql } from 'kysely';
import { dropCampaignLeases } from '../campaign/due-campaigns.ts';
import { connect, type StorePlace } from '../database.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import type { DatabaseKind } from '../migrations/migration.ts';
import type { Store } from '../store.ts';
import type { Dump } from './batch.ts';
import { type AnyDb, tablesInOrder } from './tables.ts';

/** Why nothing was loaded. */
export type LoadFault =
  /** Data is there already. */
  | { readonly code: 'not-empty'; readonly table: string }
  /** The dump was made by a newer release than this one. */
  | { readonly code: 'too-new'; readonly version: number; readonly known: number };

/**
 * Fills an empty database with a dump, whichever of the two it came from: all of it or nothing. The schema is made as it
 * was when the dump was, and then brought up to date as any other. Who was at work on a campaign then is so no more.
 */
export const loadStore = async (place: StorePlace, { version, batches }: Dump): Promise<LoadFault | null> => {
  const known = MIGRATIONS.at(-1)?.number ?? 0;
  if (version > known) return { code: 'too-new', version, known };
  const store = connect(place, { queryTimeout: null });
  const db = store.db.withoutPlugins() as AnyDb;
  try {
    const taken = await firstWithRows(db, store.kind);
    if (taken !== null) return { code: 'not-empty', table: taken };
    await migrate(
      store,
      MIGRATIONS.filter(({ number }) => number <= version),
    );
    await db.transaction().execute(async (trx) => {
      for await (const { table, columns, rows } of batches) {
        // Numbers that PostgreSQL would draw itself are to be those that the rows have.
        const own = store.kind === 'postgres' ? sql`overriding system value` : sql``;
        const names = sql.join(columns.map((column) => sql.ref(column)));
        const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
        await sql`insert into ${sql.table(table)} (${names}) ${own} values ${values}`.execute(trx);
      }
      await goOnCounting(trx, store);
    });
    await migrate(store, MIGRATIONS);
    await dropCampaignLeases(store.db);
    return null;
  } finally {
    await store.close();
  }
};

const firstWithRows = async (db: AnyDb, kind: DatabaseKind): Promise<string | null> => {
  for (const { name } of await tablesInOrder(db, kind)) {
    if ((await db.selectFrom(name).selectAll().limit(1).executeTakeFirst()) !== undefined) return name;
  }
  return null;
};

/** PostgreSQL counts on from where it was told; SQLite from the largest that is there. */
const goOnCounting = async (db: AnyDb, { kind }: Pick<Store, 'kind'>): Promise<void> => {
  if (kind === 'sqlite') return;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(db);
  }
};
