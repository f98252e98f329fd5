import type { CampaignId } from '@chancery/core';
import type { UserId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { WaitingReceiptRow } from './waiting-receipt.table.ts';

export const addWaitingReceipt = async (trx: Trx, row: WaitingReceiptRow): Promise<void> => {
  await trx.insertInto('waitingReceipt').values(row).execute();
};

/** The newest of what a player was told without a seat, the oldest first. */
export const waitingReceiptsOf = async (
  db: Db,
  campaignId: CampaignId,
  userId: UserId,
  limit: number,
): Promise<readonly WaitingReceiptRow[]> => {
  const rows = await db
    .selectFrom('waitingReceipt')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
};
