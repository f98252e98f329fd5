import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { AbsenceTable } from './absence.table.ts';

export type AbsenceRow = Selectable<AbsenceTable>;

export const addAbsence = async (db: Db, row: AbsenceRow): Promise<void> => {
  await db.insertInto('absence').values(row).execute();
};

/** "I am back": ends what is under way and what was still to come. */
export const endAbsences = async (db: Db, campaignId: CampaignId, seat: SeatId, now: Instant): Promise<void> => {
  await db
    .updateTable('absence')
    .set({ untilAt: now })
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('untilAt', '>', now)
    .execute();
};

/** Who is away at an instant. */
export const absencesAt = (db: Db, campaignId: CampaignId, now: Instant): Promise<AbsenceRow[]> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('fromAt', '<=', now)
    .where('untilAt', '>', now)
    .orderBy('fromAt')
    .execute();

/** Under way at an instant or still to come, by when they begin. */
export const absencesAfter = (db: Db, campaignId: CampaignId, now: Instant): Promise<AbsenceRow[]> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('untilAt', '>', now)
    .orderBy('fromAt')
    .orderBy('id')
    .execute();

export const absencesOf = (db: Db, campaignId: CampaignId, seat: SeatId): Promise<AbsenceRow[]> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .orderBy('fromAt')
    .execute();
