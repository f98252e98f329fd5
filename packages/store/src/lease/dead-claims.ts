import type { Instant } from '@chancery/core';
import { sql } from 'kysely';
import type { LeaseOwner } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { Store } from '../store.ts';
import { lockOf, processOf, THIS_PROCESS } from '../this-process.ts';

/**
 * Takes back the claims of processes that have ended, however they did: what they were about to do need not wait until their leases
 * run out. Says how many. A claim that is taken from a process that lives after all does no harm: a turn is run in one transaction,
 * and whoever claims the campaign meanwhile waits for it and finds nothing left to do; a mail leaves only if its claim still holds.
 */
export const dropDeadClaims = async (store: Pick<Store, 'kind' | 'db'>, now: Instant): Promise<number> => {
  const processes = new Set((await claimsNow(store.db, now)).map(processOf));
  processes.delete(THIS_PROCESS);
  let dropped = 0;
  for (const process of processes) {
    if (!(await lives(store, process))) dropped += await dropClaimsOf(store.db, process);
  }
  return dropped;
};

const claimsNow = async (db: Db, now: Instant): Promise<readonly LeaseOwner[]> => {
  const rows = await db
    .selectFrom('campaign')
    .select('leaseOwner')
    .where('leasedUntil', '>', now)
    .unionAll(claimedItems(db).select('leaseOwner').where('leasedUntil', '>', now))
    .execute();
  return rows.flatMap(({ leaseOwner }) => leaseOwner ?? []);
};

/** What is claimed and not yet being handed over: from then on it may have left, and nobody takes it up again. */
const claimedItems = (db: Db) =>
  db.selectFrom('outbox').where('sentAt', 'is', null).where('droppedAt', 'is', null).where('sendingAt', 'is', null);

const dropClaimsOf = async (db: Db, process: string): Promise<number> => {
  const free = { leaseOwner: null, leasedUntil: null };
  const theirs = `${process}.%` as LeaseOwner;
  const campaigns = await db.updateTable('campaign').set(free).where('leaseOwner', 'like', theirs).executeTakeFirst();
  const items = await db
    .updateTable('outbox')
    .set(free)
    .where('seq', 'in', claimedItems(db).select('seq').where('leaseOwner', 'like', theirs))
    .where('sendingAt', 'is', null)
    .executeTakeFirst();
  return Number(campaigns.numUpdatedRows + items.numUpdatedRows);
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
