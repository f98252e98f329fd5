import type { CampaignId, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { LetterMuteTable } from './letter-mute.table.ts';

export type LetterMuteRow = Selectable<LetterMuteTable>;

export const muteSeat = async (db: Db, row: LetterMuteRow): Promise<void> => {
  await db
    .insertInto('letterMute')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaignId', 'seat', 'muted']).doNothing())
    .execute();
};

export const unmuteSeat = async (db: Db, campaignId: CampaignId, seat: SeatId, muted: SeatId): Promise<void> => {
  await db
    .deleteFrom('letterMute')
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('muted', '=', muted)
    .execute();
};

export const mutedBy = (db: Db, campaignId: CampaignId, seat: SeatId): Promise<LetterMuteRow[]> =>
  db
    .selectFrom('letterMute')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .orderBy('since')
    .execute();
