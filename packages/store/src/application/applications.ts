import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { ApplicationStatus, ApplicationTable } from './application.table.ts';

export type ApplicationRow = Selectable<ApplicationTable>;
export type NewApplication = Pick<ApplicationRow, 'campaignId' | 'userId' | 'preferences' | 'message' | 'at'>;

/** Applies, or applies again: then at the end of the waiting list. */
export const putApplication = async (db: Db, application: NewApplication): Promise<void> => {
  const { campaignId, userId, ...rest } = application;
  const anew = { ...rest, status: 'waiting', decidedBy: null, decidedAt: null } as const;
  await db
    .insertInto('application')
    .values({ campaignId, userId, ...anew })
    .onConflict((conflict) => conflict.columns(['campaignId', 'userId']).doUpdateSet(anew))
    .execute();
};

/** Changes their wishes and leaves them their place in the list. False when they do not wait and are not accepted. */
export const changePreferences = (
  db: Db,
  campaignId: CampaignId,
  userId: UserId,
  preferences: ApplicationRow['preferences'],
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('application')
      .set({ preferences })
      .where('campaignId', '=', campaignId)
      .where('userId', '=', userId)
      .where('status', 'in', ['waiting', 'accepted']),
  );

export const findApplication = (db: Db, campaignId: CampaignId, userId: UserId): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('userId', '=', userId)
    .executeTakeFirst();

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

/** Of one who waits, or was accepted. False when there is none. */
export const withdrawApplication = (db: Db, campaignId: CampaignId, userId: UserId, now: Instant): Promise<boolean> =>
  changedOne(
    db
      .updateTable('application')
      .set({ status: 'withdrawn', decidedBy: userId, decidedAt: now })
      .where('campaignId', '=', campaignId)
      .where('userId', '=', userId)
      .where('status', 'in', ['waiting', 'accepted']),
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
