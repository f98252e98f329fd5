import type { CampaignId, SeatId } from '@chancery/core';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { SeatHistoryRow } from './seat-history.table.ts';

/** Numbers it after the last one. Hold the seat with `lockSeat`. */
export const addSeatHistory = async (trx: Trx, row: Omit<SeatHistoryRow, 'number'>): Promise<void> => {
  const { last } = await trx
    .selectFrom('seatHistory')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('campaignId', '=', row.campaignId)
    .where('seat', '=', row.seat)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('seatHistory')
    .values({ ...row, number: (last ?? 0) + 1 })
    .execute();
};

/** Of all seats of a campaign, by seat; the oldest first. */
export const seatHistories = (db: Db, campaignId: CampaignId): Promise<SeatHistoryRow[]> =>
  db
    .selectFrom('seatHistory')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('seat')
    .orderBy('number')
    .execute();

/** The oldest first. */
export const seatHistoryOf = prepared.all((db, campaignId: CampaignId, seat: SeatId) =>
  db
    .selectFrom('seatHistory')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .orderBy('number'),
);
