import type { Selectable } from 'kysely';
import type { JsonText } from '../json-text.ts';
import type { Db } from '../schema.ts';
import type { ServerSettingTable } from './server-setting.table.ts';

export type ServerSettingRow = Selectable<ServerSettingTable>;

export const putServerSetting = async (db: Db, row: ServerSettingRow): Promise<void> => {
  const { name: _, ...changes } = row;
  await db
    .insertInto('serverSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changes))
    .execute();
};

/** Sets it if nobody has: true for one caller alone, whose value then stands. For keys that a server draws for itself. */
export const claimServerSetting = async (db: Db, row: ServerSettingRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('serverSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const serverSetting = (db: Db, name: string): Promise<ServerSettingRow | undefined> =>
  db.selectFrom('serverSetting').selectAll().where('name', '=', name).executeTakeFirst();

/** Removes it if this is its value: true for one caller alone. For codes that are good once. */
export const takeServerSetting = async (db: Db, name: string, value: JsonText): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('serverSetting')
    .where('name', '=', name)
    .where('value', '=', value)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
