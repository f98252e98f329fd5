import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { ApplicationStatus, ApplicationTable } from './application.table.ts';

export type ApplicationRow = Selectable<ApplicationTable>;
export type NewApplication = Pick<ApplicationRow, 'campaignId' | 'userId' | 'preferences' | 'message' | 'at'>;

/** Applies, or applies anew: then at the end of the waiting list. */
export const putApplication = async (db: Db, application: NewApplication): Promise<void> => {
  const { campaignId, userId, ...rest } = application;
  const anew = { ...rest, status: 'waiting', decidedBy: null, decidedAt: null } as const;
  await db
    .insertInto('application')
    .values({ campaignId, userId, ...anew })
    .onConflict((conflict) => conflict.columns(['campaignId', 'userId']).doUpdateSet(anew))
    .execute();
};

export interface Decision {
  readonly status: Exclude<ApplicationStatus, 'waiting'>;
  readonly decidedBy: UserId;
  readonly decidedAt: Instant;
}

/** False when there is none waiting. */
export const decideApplication = (
  db: Db,
  campaignId: CampaignId,
  userId: UserId,
  decision: Decision,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('application')
      .set(decision)
      .where('campaignId', '=', campaignId)
      .where('userId', '=', userId)
      .where('status', '=', 'waiting'),
  );

/** In the order of the waiting list. */
export const applicationsOf = (
  db: Db,
  campaignId: CampaignId,
  status: ApplicationStatus = 'waiting',
): Promise<ApplicationRow[]> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('status', '=', status)
    .orderBy('at')
    .orderBy('userId')
    .execute();

export const applicationsBy = (db: Db, userId: UserId): Promise<ApplicationRow[]> =>
  db.selectFrom('application').selectAll().where('userId', '=', userId).orderBy('at', 'desc').execute();
