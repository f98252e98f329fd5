import type { CampaignId } from '@chancery/core';
import type { ReceiptId, SheetId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { ReceiptRow } from './receipt.table.ts';

export const addReceipt = async (trx: Trx, row: ReceiptRow): Promise<void> => {
  await trx.insertInto('receipt').values(row).execute();
};

export const findReceipt = (db: Db, campaignId: CampaignId, id: ReceiptId): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

export const receiptOf = (db: Db, campaignId: CampaignId, sheetId: SheetId): Promise<ReceiptRow | undefined> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('sheetId', '=', sheetId)
    .executeTakeFirst();
