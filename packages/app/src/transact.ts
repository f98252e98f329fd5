import type { Result } from '@chancery/core';
import type { Store, Trx } from '@chancery/store';

/** Makes the database roll back when the work was refused. */
const UNDO = new Error('refused: nothing is written');
const TRIES = 4;

/**
 * Does all of it, or nothing: whatever comes back as an error leaves no trace. Where PostgreSQL ends one of two that wait
 * for each other, the work is done once more, so it must not remember anything from one time to the next.
 */
export const transact = async <T, E>(
  { db }: Pick<Store, 'db'>,
  work: (trx: Trx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  for (let tries = 1; ; tries += 1) {
    let refused: Result<T, E> | undefined;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        if (result.ok) return result;
        refused = result;
        throw UNDO;
      });
    } catch (error) {
      if (error === UNDO && refused !== undefined) return refused;
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
};

const isDeadlock = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === '40P01';
