import { CompiledQuery, type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { storable } from '../storable.ts';
import { endWhenLate, lendWhileAlive, pulseOf } from './pulse.ts';

/** The type of counts and of our times, ids of the database's own table of types. */
const INT8 = 20;

/** A worker that hangs in the middle of a transaction must not hold its locks for ever, in milliseconds. */
const IDLE_IN_TRANSACTION = 60_000;

/** How a store uses a PostgreSQL server. */
export interface PostgresUse {
  /** The most connections at a time. */
  readonly connections: number;
  /** How long somebody waits for a connection, in milliseconds. */
  readonly connectTimeout: number;
  /** How long a statement may take, in milliseconds; null for those who move the whole database. */
  readonly queryTimeout: number | null;
  /** How soon somebody who waits for an answer asks whether the server is still there, in milliseconds. */
  readonly pulseEvery: number;
  /** Hears of connections that broke while nobody used them; new ones are made. */
  readonly onIdleError: (error: Error) => void;
}

export const USUAL_USE: PostgresUse = {
  connections: 10,
  connectTimeout: 10_000,
  queryTimeout: 60_000,
  pulseEvery: 5_000,
  onIdleError: () => undefined,
};

/** Kysely on a PostgreSQL database. */
export const postgresDialect = (url: string, use: PostgresUse): Dialect => {
  return new StorableDialect({
    pool: () => poolFor(url, use),
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(DURABLE));
      await connection.executeQuery(CompiledQuery.raw(PATIENT));
      if (use.queryTimeout !== null) await connection.executeQuery(CompiledQuery.raw(bounded(use.queryTimeout)));
    },
  });
};

/** Servers on SQLite never load the library. */
const poolFor = async (
  url: string,
  { connections, connectTimeout, queryTimeout, pulseEvery, onIdleError }: PostgresUse,
): Promise<Pool> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'chancery',
    max: connections,
    connectionTimeoutMillis: connectTimeout,
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
  if (queryTimeout !== null) {
    const pulse = pulseOf(url, pulseEvery);
    lendWhileAlive(pool, pulseEvery, pulse);
    pool.on('connect', (client) => endWhenLate(client, { queryTimeout, pulseEvery }, pulse));
  }
  return pool;
};

/** A server that acknowledges before the disk has it would break our promise that no order is lost. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** Nobody waits for a lock for ever, and by that keeps all connections from others; unless whoever runs it has set a time. */
const PATIENT = `select set_config('lock_timeout', '30s', false) where current_setting('lock_timeout') = '0'`;

/** The server itself ends what takes longer; whoever runs it may have set less. */
const bounded = (milliseconds: number): string => `select set_config('statement_timeout', '${milliseconds}ms', false)
  where current_setting('statement_timeout') = '0'`;

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
