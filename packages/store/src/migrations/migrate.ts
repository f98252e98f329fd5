import { sql } from 'kysely';
import { LEAST_POSTGRES, NewerSchema, OldPostgres } from '../opening-fault.ts';
import type { Store } from '../store.ts';
import { type Carrying, type DatabaseKind, type Migration, WORDS } from './migration.ts';

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
      if (kind === 'postgres') {
        await checkServer(trx);
        await run(trx, 'set local lock_timeout = 0');
        await run(trx, 'set local statement_timeout = 0');
        await run(trx, `select pg_advisory_xact_lock(${LOCK})`);
      }
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
      if (present > known) throw new NewerSchema(present, known);
      const missing = migrations.filter(({ number }) => number > present);
      for (const migration of missing) await carryOut(trx, kind, migration);
      return missing.map(({ number }) => number);
    });

/** Its number is `150004` for 15.4. */
const checkServer = async (trx: Carrying): Promise<void> => {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(
    trx,
  );
  const [{ number, name } = { number: 0, name: 'unknown' }] = rows;
  if (isOldPostgres(number)) throw new OldPostgres(name);
};

export const isOldPostgres = (number: number): boolean => number < LEAST_POSTGRES * 10_000;

const carryOut = async (
  trx: Carrying,
  kind: DatabaseKind,
  { number, name, statements, then }: Migration,
): Promise<void> => {
  try {
    for (const statement of statements(WORDS[kind])) await run(trx, statement);
    await then?.(trx);
  } catch (cause) {
    throw new Error(`migration ${number} (${name}) failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  await sql`insert into migration (number, name, applied_at) values (${number}, ${name}, ${Date.now()})`.execute(trx);
};

const run = (trx: Carrying, statement: string) => sql.raw(statement).execute(trx);
