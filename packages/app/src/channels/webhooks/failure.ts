import type { CampaignId } from '@chancery/core';
import { changeWebhook, mastersOf, noteWebhookFailure, type WebhookRow } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { notify } from '../../ground/tell/notify.ts';

/** So often in a row, and nobody has mended it. */
const PATIENCE = 20;

/** Counts a failure. A webhook that has failed too often, or asks for it, is switched off, and the masters are told. */
export const noteFailure = (
  app: App,
  campaign: { readonly id: CampaignId; readonly title: string },
  { id, url }: WebhookRow,
  gone: boolean,
): Promise<void> =>
  app.store.db.transaction().execute(async (trx) => {
    const failures = await noteWebhookFailure(trx, campaign.id, id);
    if (failures === 0 || (failures < PATIENCE && !gone)) return;
    const now = app.now();
    await changeWebhook(trx, campaign.id, id, { disabledAt: now });
    const masters = await mastersOf(trx, campaign.id);
    await notify(
      trx,
      app,
      masters.map(({ userId }) => ({
        to: userId,
        campaign,
        facts: { kind: 'webhook-off', host: new URL(url).host, failures },
        key: `webhook-off:${id}:${now}`,
      })),
    );
  });
