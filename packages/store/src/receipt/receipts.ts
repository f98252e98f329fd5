import type { CampaignId, SeatId } from '@chancery/core';
import type { TurnKey } from '../campaign/turn-key.ts';
import type { ReceiptId, SheetId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { ReceiptRow } from './receipt.table.ts';

export const addReceipt = prepared.run((trx: Trx, row: ReceiptRow) => trx.insertInto('receipt').values(row));

export const findReceipt = (db: Db, campaignId: CampaignId, id: ReceiptId): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

export const receiptOf = (db: Db, campaignId: CampaignId, sheetId: SheetId): Promise<ReceiptRow | undefined> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('sheetId', '=', sheetId)
    .executeTakeFirst();

/** All that a seat was told of its sheets for a turn, the oldest first. */
export const receiptsOf = (db: Db, key: TurnKey, seat: SeatId): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipt')
    .selectAll('receipt')
    .innerJoin('sheet', (join) =>
      join.onRef('sheet.campaignId', '=', 'receipt.campaignId').onRef('sheet.id', '=', 'receipt.sheetId'),
    )
    .where('receipt.campaignId', '=', key.campaignId)
    .where('sheet.turn', '=', key.turn)
    .where('sheet.edition', '=', key.edition)
    .where('sheet.seat', '=', seat)
    .orderBy('sheet.number')
    .execute();

/** The newest of all that a seat was told of its sheets, whichever turns they were for, the oldest first. */
export const latestReceiptsOf = async (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  limit: number,
): Promise<readonly (ReceiptRow & Pick<TurnKey, 'turn' | 'edition'>)[]> => {
  const rows = await db
    .selectFrom('receipt')
    .selectAll('receipt')
    .innerJoin('sheet', (join) =>
      join.onRef('sheet.campaignId', '=', 'receipt.campaignId').onRef('sheet.id', '=', 'receipt.sheetId'),
    )
    .select(['sheet.turn', 'sheet.edition'])
    .where('receipt.campaignId', '=', campaignId)
    .where('sheet.seat', '=', seat)
    .orderBy('sheet.turn', 'desc')
    .orderBy('sheet.edition', 'desc')
    .orderBy('sheet.number', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
};
