import { newId } from './ids.ts';
import { takeLease } from './lease/leases.ts';
import type { Store } from './store.ts';

/** As long as a long sheet with its receipt. */
const ROOM = 'x'.repeat(65_536);

/**
 * Writes a row of our own, and rejects as any other write would. A SQLite file must have room for a sheet besides, which is
 * given back before anything reaches the disk; PostgreSQL's disk is for those who run it to watch.
 */
export const tryWriting = ({ db, kind }: Pick<Store, 'db' | 'kind'>, now: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await takeLease(trx, PROBE, newId<'lease-owner'>(), { now, until: now });
    const row = trx.updateTable('lease').where('name', '=', PROBE);
    if (kind === 'postgres') return;
    await row.set({ owner: ROOM as never }).execute();
    await row.set({ owner: newId<'lease-owner'>() }).execute();
  });

const PROBE = 'write-probe';
