import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { ClosedSecretTable } from './closed-secret.table.ts';

export type ClosedSecretRow = Selectable<ClosedSecretTable>;

export const addClosedSecret = async (trx: Trx, row: Omit<ClosedSecretRow, 'openedAt'>): Promise<void> => {
  await trx
    .insertInto('closedSecret')
    .values({ ...row, openedAt: null })
    .execute();
};

/** The secret itself: for adjudication, and for whoever it has been opened to. None where a campaign ended before there were any. */
export const closedSecretOf: (db: Db, campaignId: CampaignId) => Promise<ClosedSecretRow | undefined> = prepared.first(
  (db, campaignId: CampaignId) => db.selectFrom('closedSecret').selectAll().where('campaignId', '=', campaignId),
);

/** False when it is open already, or there is none. */
export const openClosedSecret = (trx: Trx, campaignId: CampaignId, now: Instant): Promise<boolean> =>
  changedOne(
    trx
      .updateTable('closedSecret')
      .set({ openedAt: now })
      .where('campaignId', '=', campaignId)
      .where('openedAt', 'is', null),
  );
