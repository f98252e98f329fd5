import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { LetterReportId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { LetterReportTable } from './letter-report.table.ts';

export type LetterReportRow = Selectable<LetterReportTable>;

export const reportLetter = async (
  db: Db,
  report: Omit<LetterReportRow, 'decision' | 'decidedBy' | 'decidedAt'>,
): Promise<void> => {
  await db
    .insertInto('letterReport')
    .values({ ...report, decision: null, decidedBy: null, decidedAt: null })
    .execute();
};

/** False when it has been decided already. */
export const decideLetterReport = (
  db: Db,
  campaignId: CampaignId,
  id: LetterReportId,
  decision: Pick<LetterReportRow, 'decision' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('letterReport')
      .set(decision)
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .where('decidedAt', 'is', null),
  );

/** The oldest first. */
export const openLetterReports = (db: Db, campaignId: CampaignId): Promise<LetterReportRow[]> =>
  db
    .selectFrom('letterReport')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('decidedAt', 'is', null)
    .orderBy('at')
    .execute();
