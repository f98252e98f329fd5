import { sql, type Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Migration } from './migration.ts';
import { WORDS } from './migration.ts';

/** Names our lock among all that may be taken on a PostgreSQL server: any number, the same for ever. */
const LOCK = 1_467_320_211;

/**
 * Brings the schema up to date and says which steps that took. Whoever starts at the same time waits, and finds it done.
 * All steps are carried out or none. Throws when the database is of a newer release than this program.
 */
export const migrate = (
  { kind, db }: Pick<Store, 'kind' | 'db'>,
  migrations: readonly Migration[],
): Promise<readonly number[]> =>
  // On SQLite the transaction itself keeps all others out.
  db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      if (kind === 'postgres') await run(trx, `select pg_advisory_xact_lock(${LOCK})`);
      const { int, strict } = WORDS[kind];
      await run(
        trx,
        `create table if not exists migration (
         number ${int} primary key,
         name text not null,
         applied_at ${int} not null
       ) ${strict}`,
      );
      const { rows } = await sql<{ number: number }>`select number from migration`.execute(trx);
      const present = Math.max(0, ...rows.map(({ number }) => number));
      const known = migrations.at(-1)?.number ?? 0;
      if (present > known) {
        throw new Error(`the database is of version ${present}, and this program knows versions up to ${known}`);
      }
      const missing = migrations.filter(({ number }) => number > present);
      for (const { number, name, statements } of missing) {
        for (const statement of statements(WORDS[kind])) await run(trx, statement);
        await sql`insert into migration (number, name, applied_at) values (${number}, ${name}, ${Date.now()})`.execute(
          trx,
        );
      }
      return missing.map(({ number }) => number);
    });

// biome-ignore lint/suspicious/noExplicitAny: it makes the tables, so it can know none
const run = (trx: Transaction<any>, statement: string) => sql.raw(statement).execute(trx);
