import { by, type CampaignId, type Instant, sorted } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { Db, Trx } from '../schema.ts';
import type { SheetOfRecordRow } from './sheet-of-record.table.ts';

export const addSheetsOfRecord = async (trx: Trx, rows: readonly SheetOfRecordRow[]): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('sheetOfRecord').values(rows).execute();
};

/** What seats ordered in the turns that stand, and when, the newest first. */
export const sheetsOfCampaign = (
  db: Db,
  campaignId: CampaignId,
  limit: number,
): Promise<(Pick<SheetOfRecordRow, 'turn' | 'seat' | 'orders'> & { readonly at: Instant })[]> =>
  db
    .selectFrom('sheetOfRecord')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'sheetOfRecord.campaignId')
        .onRef('turn.turn', '=', 'sheetOfRecord.turn')
        .onRef('turn.edition', '=', 'sheetOfRecord.edition'),
    )
    .select(['sheetOfRecord.turn', 'sheetOfRecord.seat', 'sheetOfRecord.orders', 'turn.resolvedAt as at'])
    .where('sheetOfRecord.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('sheetOfRecord.origin', '=', 'sheet')
    .orderBy('sheetOfRecord.turn', 'desc')
    .limit(limit)
    .execute();

/** In the order of their seats' names. */
export const sheetsOfRecord = async (db: Db, key: TurnKey): Promise<SheetOfRecordRow[]> => {
  const rows = await db
    .selectFrom('sheetOfRecord')
    .selectAll()
    .where((eb) => eb.and(turnKey(key)))
    .execute();
  return sorted(
    rows,
    by(({ seat }) => seat),
  );
};
