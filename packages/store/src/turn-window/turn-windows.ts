import type { CampaignId } from '@chancery/core';
import type { Db, Trx } from '../schema.ts';
import type { TurnWindowRow } from './turn-window.table.ts';

export const addTurnWindow = async (trx: Trx, row: TurnWindowRow): Promise<void> => {
  await trx.insertInto('turnWindow').values(row).execute();
};

/** The windows of turns that stand, from the first to the last of them, the oldest first. */
export const turnWindowsBetween = (
  db: Db,
  campaignId: CampaignId,
  first: number,
  last: number,
): Promise<TurnWindowRow[]> =>
  db
    .selectFrom('turnWindow')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'turnWindow.campaignId')
        .onRef('turn.turn', '=', 'turnWindow.turn')
        .onRef('turn.edition', '=', 'turnWindow.edition'),
    )
    .selectAll('turnWindow')
    .where('turnWindow.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('turnWindow.turn', '>=', first)
    .where('turnWindow.turn', '<=', last)
    .orderBy('turnWindow.turn')
    .execute();
