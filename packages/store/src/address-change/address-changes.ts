import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { AddressChangeTable } from './address-change.table.ts';

export type AddressChangeRow = Selectable<AddressChangeTable>;

/** What they asked for before is void. */
export const putAddressChange = async (db: Db, row: AddressChangeRow): Promise<void> => {
  const { userId: _, ...changes } = row;
  await db
    .insertInto('addressChange')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
};

/** The change that waits to be confirmed, while it can be. */
export const addressChangeOf = (db: Db, userId: UserId, now: Instant): Promise<AddressChangeRow | undefined> =>
  db
    .selectFrom('addressChange')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** Counts a try before it is looked at, and says how many there were before: two at once are two. */
export const countAddressTry = async (db: Db, userId: UserId): Promise<number> => {
  const row = await db
    .updateTable('addressChange')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('userId', '=', userId)
    .returning('tries')
    .executeTakeFirst();
  return (row?.tries ?? 1) - 1;
};

export const removeAddressChange = async (db: Db, userId: UserId): Promise<void> => {
  await db.deleteFrom('addressChange').where('userId', '=', userId).execute();
};

export const forgetAddressChanges = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('addressChange').where('expiresAt', '<=', now).execute();
};
