import type { CampaignId, SeatId } from '@chancery/core';
import type { Selectable, Updateable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { SeatTable } from './seat.table.ts';

export type SeatRow = Selectable<SeatTable>;
export type SeatChanges = Updateable<SeatTable>;
export type NewSeat = Pick<SeatRow, 'campaignId' | 'seat' | 'place' | 'status' | 'control'>;

const NOBODY_YET = {
  userId: null,
  joinedAt: null,
  missedLately: 0,
  missedInAll: 0,
  readyForTurn: null,
  standingOrders: null,
} as const;

export const addSeats = async (trx: Trx, seats: readonly NewSeat[]): Promise<void> => {
  await trx
    .insertInto('seat')
    .values(seats.map((seat) => ({ ...seat, ...NOBODY_YET })))
    .execute();
};

/** In the order of the ruleset. */
export const seatsOf = prepared.all((db, campaignId: CampaignId) =>
  db.selectFrom('seat').selectAll().where('campaignId', '=', campaignId).orderBy('place'),
);

export const findSeat = prepared.first((db, campaignId: CampaignId, seat: SeatId) =>
  db.selectFrom('seat').selectAll().where('campaignId', '=', campaignId).where('seat', '=', seat),
);

/** Nobody else changes the seat, or submits for it, until the transaction ends. */
export const lockSeat = prepared.first((trx: Trx, campaignId: CampaignId, seat: SeatId) =>
  trx.selectFrom('seat').selectAll().where('campaignId', '=', campaignId).where('seat', '=', seat).forNoKeyUpdate(),
);

/** False when there is no such seat. */
export const changeSeat = (db: Db, campaignId: CampaignId, seat: SeatId, changes: SeatChanges): Promise<boolean> =>
  changedOne(db.updateTable('seat').set(changes).where('campaignId', '=', campaignId).where('seat', '=', seat));

export const seatsHeldBy = prepared.all((db, userId: UserId) =>
  db.selectFrom('seat').selectAll().where('userId', '=', userId).orderBy('joinedAt', 'desc'),
);
