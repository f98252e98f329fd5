import { CompiledQuery, type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { storable } from '../storable.ts';

/** The type of counts and of our times, ids of the database's own table of types. */
const INT8 = 20;

/** A worker that hangs in the middle of a transaction must not hold its locks for ever, in milliseconds. */
const IDLE_IN_TRANSACTION = 60_000;

/** Kysely on a PostgreSQL database. `onIdleError` hears of connections that broke while nobody used them; new ones are made. */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  return new StorableDialect({
    pool: () => poolFor(url, onIdleError),
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(DURABLE));
      await connection.executeQuery(CompiledQuery.raw(PATIENT));
    },
  });
};

/** A database that accepts no connection for so long counts as gone, in milliseconds. */
const CONNECTING = 30_000;

/** Servers on SQLite never load the library. */
const poolFor = async (url: string, onIdleError: (error: Error) => void): Promise<Pool> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'chancery',
    max: 10,
    connectionTimeoutMillis: CONNECTING,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    types: {
      // Ours are whole numbers that a JavaScript number holds: milliseconds, counts.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
    },
  });
  pool.on('error', onIdleError);
  // A connection that breaks while it is lent says so to nobody but the process, and would end it. Whoever has it learns
  // of it from their question, or the next.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** A server that acknowledges before the disk has it would break our promise that no order is lost. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** Nobody waits for a lock for ever, and by that keeps all connections from others; unless whoever runs it has set a time. */
const PATIENT = `select set_config('lock_timeout', '30s', false) where current_setting('lock_timeout') = '0'`;

class StorableDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new QueryCompiler();
  }
}

class QueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}
