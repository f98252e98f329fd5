import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** Part of a transaction that happens or does not by itself: where it fails, what the transaction did before it stays. */
export const inStep = async <T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> => {
  await sql`savepoint step`.execute(trx);
  try {
    const done = await work(trx);
    await sql`release savepoint step`.execute(trx);
    return done;
  } catch (error) {
    // Where the disk failed the whole transaction is gone, and with it the savepoint.
    await undone(trx).catch(() => undefined);
    throw error;
  }
};

const undone = async (trx: Trx): Promise<void> => {
  await sql`rollback to savepoint step`.execute(trx);
  await sql`release savepoint step`.execute(trx);
};
