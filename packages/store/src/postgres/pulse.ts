import type { PoolClient } from 'pg';

/** Whether the database server still answers anybody. */
export type Pulse = () => Promise<boolean>;

/** Asks by a connection of its own, for `within` milliseconds. A server that refuses answers too. Who ask at the same time ask once. */
export const pulseOf = (url: string, within: number): Pulse => {
  let asked: Promise<boolean> | null = null;
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
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
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
      if (performance.now() - began < queryTimeout && (await pulse())) return;
      clearInterval(watch);
      void client.end();
    }, pulseEvery);
    return ask(...question).finally(() => clearInterval(watch));
  };
  client.query = patiently as never;
};
