import type { Instant } from '@chancery/core';
import { sql } from 'kysely';
import type { LeaseOwner } from '../ids.ts';
import type { Store } from '../store.ts';
import { lockOf, processOf, THIS_PROCESS } from '../this-process.ts';

/**
 * Takes back the claims on campaigns of processes that have ended, however they did: those campaigns need not wait until their
 * leases run out. Says how many. A claim that is taken from a process that lives after all does no harm: a turn is run in one
 * transaction, and whoever claims the campaign meanwhile waits for it and finds nothing left to do.
 */
export const dropDeadClaims = async (store: Pick<Store, 'kind' | 'db'>, now: Instant): Promise<number> => {
  const claims = await store.db
    .selectFrom('campaign')
    .select('leaseOwner')
    .where('leaseOwner', 'is not', null)
    .where('leasedUntil', '>', now)
    .$narrowType<{ leaseOwner: LeaseOwner }>()
    .execute();
  const processes = new Set(claims.map(({ leaseOwner }) => processOf(leaseOwner)));
  processes.delete(THIS_PROCESS);
  let dropped = 0;
  for (const process of processes) {
    if (await lives(store, process)) continue;
    const { numUpdatedRows } = await store.db
      .updateTable('campaign')
      .set({ leaseOwner: null, leasedUntil: null })
      .where('leaseOwner', 'like', `${process}.%` as LeaseOwner)
      .executeTakeFirst();
    dropped += Number(numUpdatedRows);
  }
  return dropped;
};

const lives = ({ kind, db }: Pick<Store, 'kind' | 'db'>, process: string): Promise<boolean> =>
  kind === 'sqlite'
    ? Promise.resolve(runsHere(process))
    : db.transaction().execute(async (trx) => {
        const { rows } = await sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock(${lockOf(process)}) as free`.execute(trx);
        return rows[0]?.free === false;
      });

/** A SQLite file is shared by processes of one machine alone. One that had our number before us has ended. */
const runsHere = (name: string): boolean => {
  const pid = Number(name.split('.')[0]);
  if (!Number.isSafeInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
