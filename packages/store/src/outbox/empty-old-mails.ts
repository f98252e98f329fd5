import type { Instant } from '@chancery/core';
import { type JsonText, jsonText } from '../json-text.ts';
import type { Db } from '../schema.ts';

const NOTHING: JsonText = jsonText(null);

/** Forgets what mails said that left, or were dropped, before then. That they did stays known. Says how many. */
export const emptyOldMails = async (db: Db, before: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ payload: NOTHING })
    .where('kind', '=', 'mail')
    .where('payload', '!=', NOTHING)
    .where(({ eb, or }) => or([eb('sentAt', '<', before), eb('droppedAt', '<', before)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
