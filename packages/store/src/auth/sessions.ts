import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { SessionTable } from './auth.table.ts';

export type SessionRow = Selectable<SessionTable>;

/** Somebody's sessions that have not expired, the newest first. */
export const sessionsOf = (db: Db, userId: UserId, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .execute();

/** False when this user has no such session. */
export const endSession = async (db: Db, userId: UserId, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Ends all sessions of a user but one, and says how many. With them go the links, codes and devices that were trusted. */
export const endSessions = async (db: Db, userId: UserId, but: string | null): Promise<number> => {
  await db.deleteFrom('verification').where('value', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(but !== null, (query) => query.where('id', '!=', but as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Sessions and proofs that have run out. */
export const forgetExpired = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute();
  await db.deleteFrom('verification').where('expiresAt', '<=', now.toISOString()).execute();
};
