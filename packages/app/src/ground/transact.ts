import type { Result } from '@chancery/core';
import { type Db, inStep, type Store, type Trx } from '@chancery/store';
import { bytesAreCounted, countBytes } from './limits/daily-bytes.ts';

/** Makes the database roll back when the work was refused. */
const UNDO = new Error('refused: nothing is written');
const TRIES = 4;

/**
 * Does all of it, or nothing: whatever comes back as an error leaves no trace. Where PostgreSQL ends one of two that wait
 * for each other, the work is done once more, so it must not remember anything from one time to the next. Within a
 * transaction of somebody else it is a step of that one, and on the disk when that one is.
 */
export const transact = async <T, E>(
  { db }: Pick<Store, 'db'>,
  work: (trx: Trx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  for (let tries = 1; ; tries += 1) {
    let refused: Result<T, E> | undefined;
    try {
      return await inTransaction(db, async (trx) => {
        await countBytes(trx);
        const result = await work(trx);
        if (result.ok) {
          bytesAreCounted();
          return result;
        }
        refused = result;
        throw UNDO;
      });
    } catch (error) {
      if (error === UNDO && refused !== undefined) return refused;
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
};

/** A part of a transaction in hand: if it is refused, nothing of it is written, and what was done before it stays. */
export const inPart = async <T, E>(trx: Trx, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> => {
  let refused: Result<T, E> | undefined;
  try {
    return await inStep(trx, async () => {
      const result = await work();
      if (result.ok) return result;
      refused = result;
      throw UNDO;
    });
  } catch (error) {
    if (error === UNDO && refused !== undefined) return refused;
    throw error;
  }
};

const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? inStep(db as Trx, work) : db.transaction().execute(work);

const isDeadlock = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === '40P01';
