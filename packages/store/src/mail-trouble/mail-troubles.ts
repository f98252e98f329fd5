import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { MailTroubleTable } from './mail-trouble.table.ts';

export type MailTroubleRow = Selectable<MailTroubleTable>;

/** False when it was known before. */
export const noteMailTrouble = async (db: Db, row: MailTroubleRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mailTrouble')
    .values({ ...row, address: row.address.toLowerCase() })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** False when there was none. */
export const clearMailTrouble = async (db: Db, address: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('mailTrouble')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** The latest first. */
export const latestMailTroubles = (db: Db, limit: number): Promise<MailTroubleRow[]> =>
  db.selectFrom('mailTrouble').selectAll().orderBy('since', 'desc').orderBy('address').limit(limit).execute();

/** Those of the addresses that get no mail, in the order of the alphabet. */
export const mailTroubles = (db: Db, addresses: readonly string[]): Promise<MailTroubleRow[]> =>
  addresses.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('mailTrouble')
        .selectAll()
        .where(
          'address',
          'in',
          addresses.map((address) => address.toLowerCase()),
        )
        .orderBy('address')
        .execute();
