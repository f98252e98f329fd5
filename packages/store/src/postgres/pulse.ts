import type { Pool, PoolClient } from 'pg';

/** Whether the database server still answers anybody. */
export interface Pulse {
  /** Asks it. Who ask at the same time ask once. */
  feel(): Promise<boolean>;
  /** What is known without asking, or will be in a moment: false if it answered nobody a short while ago. */
  known(): Promise<boolean>;
}

/** Asks by a connection of its own, for `within` milliseconds, and remembers for as long. A server that refuses answers too. */
export const pulseOf = (url: string, within: number): Pulse => {
  let asked: Promise<boolean> | null = null;
  let silentAt: number | null = null;
  const ask = async (): Promise<boolean> => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: within, query_timeout: within });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return SQLSTATE.test(String((error as { readonly code?: unknown }).code));
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  return {
    feel: () => {
      asked ??= ask()
        .then((answered) => {
          silentAt = answered ? null : performance.now();
          return answered;
        })
        .finally(() => {
          asked = null;
        });
      return asked;
    },
    known: async () => (await asked) ?? (silentAt === null || performance.now() - silentAt > within),
  };
};

/**
 * Who needs several connections, one after another, does not wait for each of them: where the server answered nobody a moment ago,
 * nobody is lent one. Who waits long for one feels the pulse, for all who come after.
 */
export const lendWhileAlive = (pool: Pool, pulseEvery: number, pulse: Pulse): void => {
  const connect = pool.connect.bind(pool);
  const lend = async (): Promise<PoolClient> => {
    if (!(await pulse.known())) throw new Error('Connection terminated: the server answered nobody a moment ago');
    const watch = setInterval(() => void pulse.feel(), pulseEvery);
    return connect().finally(() => clearInterval(watch));
  };
  pool.connect = lend as never;
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** For how long one statement may take, and how often somebody who waits for it feels the pulse, in milliseconds. */
export interface Patience {
  readonly queryTimeout: number;
  readonly pulseEvery: number;
}

/**
 * Ends a connection whose answer does not come: its server answers nobody any more, or takes too long. Whoever waits for the
 * answer hears of it, and the connection is lent to nobody again.
 */
export const endWhenLate = (client: PoolClient, { queryTimeout, pulseEvery }: Patience, pulse: Pulse): void => {
  const ask = client.query.bind(client) as (...question: readonly unknown[]) => Promise<unknown>;
  const patiently = async (...question: readonly unknown[]): Promise<unknown> => {
    const began = performance.now();
    const watch = setInterval(async () => {
      if (performance.now() - began < queryTimeout && (await pulse.feel())) return;
      clearInterval(watch);
      void client.end();
    }, pulseEvery);
    return ask(...question).finally(() => clearInterval(watch));
  };
  client.query = patiently as never;
};
