import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { UserSettingTable } from './user-setting.table.ts';

export type UserSettingRow = Selectable<UserSettingTable>;

export const putUserSetting = async (db: Db, row: UserSettingRow): Promise<void> => {
  const { userId, ...changes } = row;
  await db
    .insertInto('userSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
};

export const userSettingOf = (db: Db, userId: UserId): Promise<UserSettingRow | undefined> =>
  db.selectFrom('userSetting').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Those of the users who have set something. */
export const userSettingsOf = (db: Db, userIds: readonly UserId[]): Promise<UserSettingRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('userSetting').selectAll().where('userId', 'in', userIds).orderBy('userId').execute();

/** Whose calendar lies at the address with this secret. */
export const findUserSettingByFeed = (db: Db, feedHash: string): Promise<UserSettingRow | undefined> =>
  db.selectFrom('userSetting').selectAll().where('feedHash', '=', feedHash).executeTakeFirst();
