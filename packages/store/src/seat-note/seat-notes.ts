import type { CampaignId, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { SeatNoteTable } from './seat-note.table.ts';

export type SeatNoteRow = Selectable<SeatNoteTable>;

export const seatNoteOf = (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  userId: UserId,
): Promise<SeatNoteRow | undefined> =>
  db
    .selectFrom('seatNote')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Puts a note in the place of the one before. Hold the seat with `lockSeat`, so that no two take one number. */
export const putSeatNote = async (trx: Trx, row: SeatNoteRow): Promise<void> => {
  const { number, text, at } = row;
  await trx
    .insertInto('seatNote')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaignId', 'seat', 'userId']).doUpdateSet({ number, text, at }))
    .execute();
};
