import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PresenceId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { Store } from '../store.ts';
import type { PresenceTable } from './presence.table.ts';

export type PresenceRow = Selectable<PresenceTable>;

/** The time by the clock of the database server; null where the database has none but that of our own machine. */
export const databaseClock = async ({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<Instant | null> => {
  if (kind === 'sqlite') return null;
  const { rows } = await sql<{ readonly now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return rows[0]?.now ?? null;
};

export const showPresence = async (db: Db, row: PresenceRow): Promise<void> => {
  const { seenAt, ahead } = row;
  await db
    .insertInto('presence')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt, ahead }))
    .execute();
};

export const endPresence = async (db: Db, id: PresenceId): Promise<void> => {
  await db.deleteFrom('presence').where('id', '=', id).execute();
};

/** The oldest first. */
export const listPresences = (db: Db): Promise<PresenceRow[]> =>
  db.selectFrom('presence').selectAll().orderBy('startedAt').orderBy('id').execute();

/** Those that ended without a word. */
export const forgetPresences = async (db: Db, seenBefore: Instant): Promise<void> => {
  await db.deleteFrom('presence').where('seenAt', '<', seenBefore).execute();
};
