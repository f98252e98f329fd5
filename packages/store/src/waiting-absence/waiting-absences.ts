import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import { addAbsence, isPast, type Moment } from '../absence/absences.ts';
import type { UserId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { WaitingAbsenceTable } from './waiting-absence.table.ts';

export type WaitingAbsenceRow = Selectable<WaitingAbsenceTable>;

export const addWaitingAbsence = async (db: Db, row: WaitingAbsenceRow): Promise<void> => {
  await db.insertInto('waitingAbsence').values(row).execute();
};

/** Of one player, by when they begin. */
export const waitingAbsencesOf = (db: Db, campaignId: CampaignId, userId: UserId): Promise<WaitingAbsenceRow[]> =>
  db
    .selectFrom('waitingAbsence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('userId', '=', userId)
    .orderBy('fromAt')
    .orderBy('id')
    .execute();

/** Of all who wait in a campaign: under way at a moment or still to come, by when they begin. */
export const waitingAbsencesAfter = async (
  db: Db,
  campaignId: CampaignId,
  moment: Moment,
): Promise<readonly WaitingAbsenceRow[]> => {
  const rows = await db
    .selectFrom('waitingAbsence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('fromAt')
    .orderBy('id')
    .execute();
  return rows.filter((row) => !isPast(row, moment));
};

/** "I am back": ends what is under way and what was still to come. */
export const endWaitingAbsences = async (
  db: Db,
  campaignId: CampaignId,
  userId: UserId,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('waitingAbsence')
    .set({ untilAt: now })
    .where('campaignId', '=', campaignId)
    .where('userId', '=', userId)
    .where('untilAt', '>', now)
    .execute();
};

/** Whoever has got a seat is away from that. */
export const moveWaitingAbsences = async (
  trx: Trx,
  campaignId: CampaignId,
  userId: UserId,
  seat: SeatId,
): Promise<void> => {
  const rows = await waitingAbsencesOf(trx, campaignId, userId);
  for (const row of rows) await addAbsence(trx, { ...row, seat });
  if (rows.length === 0) return;
  await trx.deleteFrom('waitingAbsence').where('campaignId', '=', campaignId).where('userId', '=', userId).execute();
};
