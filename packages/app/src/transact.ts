import type { Result } from '@chancery/core';
import type { Store, Trx } from '@chancery/store';

/** Makes the database roll back when the work was refused. */
const UNDO = new Error('refused: nothing is written');

/** Does all of it, or nothing: whatever comes back as an error leaves no trace. */
export const transact = async <T, E>(
  { db }: Pick<Store, 'db'>,
  work: (trx: Trx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
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
    throw error;
  }
};
