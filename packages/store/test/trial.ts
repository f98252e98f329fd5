import { sql } from 'kysely';
import type { Db, Store, Trx } from '../src/index.ts';

const UNDO = new Error('the trial is over');

/** Carries something out on a database that is afterwards as it was before, whatever it does and commits. */
export const trial = async <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
  let outcome: { readonly value: T } | undefined;
  try {
    await store.db.transaction().execute(async (trx) => {
      outcome = { value: await work({ ...store, db: within(trx) }) };
      throw UNDO;
    });
  } catch (error) {
    if (error !== UNDO || outcome === undefined) throw error;
  }
  return (outcome as { readonly value: T }).value;
};

/** A transaction in which others can be begun: each is a savepoint of it. */
const within = (trx: Trx): Db => {
  const transaction = () => ({
    execute: async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
      await sql`savepoint trial`.execute(trx);
      try {
        const value = await work(trx);
        await sql`release savepoint trial`.execute(trx);
        return value;
      } catch (error) {
        await sql`rollback to savepoint trial`.execute(trx);
        await sql`release savepoint trial`.execute(trx);
        throw error;
      }
    },
  });
  return new Proxy<Db>(trx, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
