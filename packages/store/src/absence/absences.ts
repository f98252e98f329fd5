import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { ExpressionBuilder, ExpressionWrapper, Insertable, Selectable, SqlBool } from 'kysely';
import type { Database, Db } from '../schema.ts';
import type { AbsenceTable } from './absence.table.ts';

export type AbsenceRow = Selectable<AbsenceTable>;

/** Later than any instant, yet one itself: an absence whose turns say when it ends. */
export const NO_END: Instant = 8_640_000_000_000_000;

/** An instant, and the turn that is in hand then. */
export interface Moment {
  readonly now: Instant;
  readonly turn: number;
}

export const addAbsence = async (db: Db, row: Insertable<AbsenceTable>): Promise<void> => {
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

/** Whether an absence is over by then: its time is past, or its turns are. */
export const isPast = (
  { untilAt, throughTurn }: Pick<AbsenceRow, 'untilAt' | 'throughTurn'>,
  { now, turn }: Moment,
): boolean => untilAt <= now || (throughTurn !== null && throughTurn < turn);

const notPast =
  ({ now, turn }: Moment) =>
  (eb: ExpressionBuilder<Database, 'absence'>): ExpressionWrapper<Database, 'absence', SqlBool> =>
    eb.and([eb('untilAt', '>', now), eb.or([eb('throughTurn', 'is', null), eb('throughTurn', '>=', turn)])]);

/** Who is away at a moment. */
export const absencesAt = (db: Db, campaignId: CampaignId, moment: Moment): Promise<AbsenceRow[]> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('fromAt', '<=', moment.now)
    .where(notPast(moment))
    .orderBy('fromAt')
    .execute();

/** Under way at a moment or still to come, by when they begin. */
export const absencesAfter = (db: Db, campaignId: CampaignId, moment: Moment): Promise<AbsenceRow[]> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where(notPast(moment))
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
