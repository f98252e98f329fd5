import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { StandbyTable } from './standby.table.ts';

export type StandbyRow = Selectable<StandbyTable>;

/** One who stands by already keeps their place. */
export const addStandby = async (db: Db, row: StandbyRow): Promise<void> => {
  await db
    .insertInto('standby')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaignId', 'userId']).doNothing())
    .execute();
};

export const removeStandby = async (db: Db, campaignId: CampaignId, userId: UserId): Promise<void> => {
  await db.deleteFrom('standby').where('campaignId', '=', campaignId).where('userId', '=', userId).execute();
};

/** The longest waiting first. */
export const standbysOf = (db: Db, campaignId: CampaignId): Promise<StandbyRow[]> =>
  db
    .selectFrom('standby')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('since')
    .orderBy('userId')
    .execute();

export const standbysBy = (db: Db, userId: UserId): Promise<StandbyRow[]> =>
  db.selectFrom('standby').selectAll().where('userId', '=', userId).orderBy('since').orderBy('campaignId').execute();
