import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db } from '../schema.ts';
import type { MasterTable } from './master.table.ts';

export type MasterRow = Selectable<MasterTable>;

/** Adds a master, or changes the role of one. */
export const putMaster = async (db: Db, row: MasterRow): Promise<void> => {
  await db
    .insertInto('master')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaignId', 'userId']).doUpdateSet({ role: row.role }))
    .execute();
};

export const removeMaster = async (db: Db, campaignId: CampaignId, userId: UserId): Promise<void> => {
  await db.deleteFrom('master').where('campaignId', '=', campaignId).where('userId', '=', userId).execute();
};

export const findMaster = prepared.first((db, campaignId: CampaignId, userId: UserId) =>
  db.selectFrom('master').selectAll().where('campaignId', '=', campaignId).where('userId', '=', userId),
);

export const mastersOf = (db: Db, campaignId: CampaignId): Promise<MasterRow[]> =>
  db.selectFrom('master').selectAll().where('campaignId', '=', campaignId).orderBy('since').execute();

export const masteredBy = (db: Db, userId: UserId): Promise<MasterRow[]> =>
  db.selectFrom('master').selectAll().where('userId', '=', userId).orderBy('since', 'desc').execute();
