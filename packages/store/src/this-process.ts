import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type LeaseOwner, newId } from './ids.ts';
import type { Db } from './schema.ts';
import type { Store } from './store.ts';

/** This process among all that share a database: its number on its machine, and a name that no other has. */
export const THIS_PROCESS = `${process.pid}.${newId<'process'>()}`;

/** A claim of this process, and the process that made a claim. */
export const newClaim = (): LeaseOwner => `${THIS_PROCESS}.${newId()}` as LeaseOwner;
export const processOf = (claim: LeaseOwner): string => claim.split('.').slice(0, 2).join('.');

/** Names our locks on processes among all advisory locks of a PostgreSQL server: any number, the same for ever. */
const CLASS = 1_467_320;
export const lockOf = (process: string): RawBuilder<unknown> => sql`${sql.lit(CLASS)}, hashtext(${process})`;

/** How often the connection that keeps the lock is looked after, in milliseconds. */
const EVERY = 10_000;

/**
 * On PostgreSQL, keeps a lock by one connection for as long as this process lives, so that others can tell whether it does: the
 * server ends the connection with us, however we end. A lock that is lost is taken again. The answer lets go of it.
 */
export const holdProcess = async ({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<() => Promise<void>> => {
  if (kind === 'sqlite') return async () => undefined;
  const stopping = new AbortController();
  let first: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    first = resolve;
  });
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await db
        .connection()
        .execute((own) => keepLock(own, first, pause, stopping.signal))
        .catch(() => undefined);
      await pause(1_000);
    }
  };
  const ended = keep();
  await Promise.race([held, pause(EVERY)]);
  return () => {
    stopping.abort();
    return ended;
  };
};

const keepLock = async (
  own: Db,
  held: () => void,
  pause: (milliseconds: number) => Promise<void>,
  stop: AbortSignal,
): Promise<void> => {
  // Another part of this process may have it: that is as good.
  await sql`select pg_try_advisory_lock(${lockOf(THIS_PROCESS)})`.execute(own);
  held();
  while (!stop.aborted) {
    await pause(EVERY);
    await sql`select 1`.execute(own);
  }
  await sql`select pg_advisory_unlock_all()`.execute(own);
};
