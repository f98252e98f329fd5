import type { Instant } from '@chancery/core';
import type { Selectable, Updateable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { IncomingMailId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { IncomingMailTable } from './incoming-mail.table.ts';

export type IncomingMailRow = Selectable<IncomingMailTable>;
export type NewIncomingMail = Pick<IncomingMailRow, 'id' | 'digest' | 'receivedAt' | 'sender' | 'recipient'>;

const UNREAD = {
  outcome: 'received',
  reason: null,
  campaignId: null,
  seat: null,
  turn: null,
  raw: null,
  settledBy: null,
  settledAt: null,
} as const;

/** Notes a mail that came in. False when it came before: then leave it. */
export const noteIncomingMail = async (db: Db, mail: NewIncomingMail): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('incomingMail')
    .values({ ...mail, ...UNREAD })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Says what became of a mail. False when there is no such mail. */
export const settleIncomingMail = (
  db: Db,
  id: IncomingMailId,
  changes: Updateable<IncomingMailTable>,
): Promise<boolean> => changedOne(db.updateTable('incomingMail').set(changes).where('id', '=', id));

/** What waits in quarantine, the oldest first. */
export const quarantinedMails = (db: Db, limit: number): Promise<IncomingMailRow[]> =>
  db
    .selectFrom('incomingMail')
    .selectAll()
    .where('outcome', '=', 'quarantined')
    .orderBy('receivedAt')
    .limit(limit)
    .execute();

/** Forgets mails older than that, quarantine included. Says how many. */
export const forgetIncomingMails = async (db: Db, before: Instant): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('incomingMail').where('receivedAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
};
