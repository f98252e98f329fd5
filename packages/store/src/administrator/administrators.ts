import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { AdministratorTable } from './administrator.table.ts';

export type AdministratorRow = Selectable<AdministratorTable>;

/** Appointing one who is one already changes nothing. */
export const appointAdministrator = async (db: Db, row: AdministratorRow): Promise<void> => {
  await db
    .insertInto('administrator')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
};

export const dismissAdministrator = async (db: Db, userId: UserId): Promise<void> => {
  await db.deleteFrom('administrator').where('userId', '=', userId).execute();
};

export const isAdministrator = async (db: Db, userId: UserId): Promise<boolean> =>
  (await findAdministrator(db, userId)) !== undefined;

const findAdministrator = prepared.first((db, userId: UserId) =>
  db.selectFrom('administrator').select('userId').where('userId', '=', userId),
);

export const administrators = (db: Db): Promise<AdministratorRow[]> =>
  db.selectFrom('administrator').selectAll().orderBy('since').execute();

/** The same, and none of them goes before the transaction ends. */
export const lockAdministrators = (trx: Trx): Promise<AdministratorRow[]> =>
  trx.selectFrom('administrator').selectAll().orderBy('userId').forUpdate().execute();
