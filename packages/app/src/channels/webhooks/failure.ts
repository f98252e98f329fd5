import type { CampaignId } from '@chancery/core';
import { changeWebhook, mastersOf, noteWebhookFailure, type WebhookRow } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { notify } from '../../ground/tell/notify.ts';

/** So often in a row, and nobody has mended it. */
const PATIENCE = 20;

/**
 * Counts a failure. A webhook that has failed too often, or asks for it, is switched off, and whoever made it is told: for a master
 * all masters are.
 */
export const noteFailure = (
  app: App,
  campaign: { readonly id: CampaignId; readonly title: string },
  { id, url, createdBy }: WebhookRow,
  gone: boolean,
): Promise<void> =>
  app.store.db.transaction().execute(async (trx) => {
    const failures = await noteWebhookFailure(trx, campaign.id, id);
    if (failures === 0 || (failures < PATIENCE && !gone)) return;
    const now = app.now();
    await changeWebhook(trx, campaign.id, id, { disabledAt: now });
    const masters = (await mastersOf(trx, campaign.id)).map(({ userId }) => userId);
    const told = masters.includes(createdBy) ? masters : [createdBy];
    await notify(
      trx,
      app,
      told.map((to) => ({
        to,
        campaign,
        facts: { kind: 'webhook-off', host: new URL(url).host, failures },
        key: `webhook-off:${id}:${now}`,
      })),
    );
  });
