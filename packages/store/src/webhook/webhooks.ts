import type { CampaignId } from '@chancery/core';
import type { Selectable, Updateable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { WebhookId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { WebhookTable } from './webhook.table.ts';

export type WebhookRow = Selectable<WebhookTable>;

export const addWebhook = async (db: Db, webhook: Omit<WebhookRow, 'failures' | 'disabledAt'>): Promise<void> => {
  await db
    .insertInto('webhook')
    .values({ ...webhook, failures: 0, disabledAt: null })
    .execute();
};

/** False when there is no such webhook. */
export const changeWebhook = (
  db: Db,
  campaignId: CampaignId,
  id: WebhookId,
  changes: Updateable<WebhookTable>,
): Promise<boolean> =>
  changedOne(db.updateTable('webhook').set(changes).where('campaignId', '=', campaignId).where('id', '=', id));

export const removeWebhook = async (db: Db, campaignId: CampaignId, id: WebhookId): Promise<void> => {
  await db.deleteFrom('webhook').where('campaignId', '=', campaignId).where('id', '=', id).execute();
};

/** Counts a failure and says how many there are now; 0 when there is no such webhook. */
export const noteWebhookFailure = async (db: Db, campaignId: CampaignId, id: WebhookId): Promise<number> => {
  const row = await db
    .updateTable('webhook')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('campaignId', '=', campaignId)
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
};

export const findWebhook = (db: Db, campaignId: CampaignId, id: WebhookId): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

export const webhooksOf = (db: Db, campaignId: CampaignId): Promise<WebhookRow[]> =>
  db.selectFrom('webhook').selectAll().where('campaignId', '=', campaignId).orderBy('createdAt').execute();
