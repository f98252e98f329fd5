import {
  type Actor,
  type App,
  type AppError,
  listDeliveries,
  listWebhooks,
  type WebhookDelivery,
  type WebhookLine,
} from '@chancery/app';
import { type CampaignId, ok, type Result } from '@chancery/core';

/** A webhook and its last calls, the latest first. */
export interface CalledWebhook extends WebhookLine {
  readonly calls: readonly WebhookDelivery[];
}

/** Those that are somebody's to look after. */
export const calledWebhooks = async (
  app: App,
  actor: Actor,
  campaignId: CampaignId,
): Promise<Result<readonly CalledWebhook[], AppError>> => {
  const hooks = await listWebhooks(app, actor, { campaignId });
  if (!hooks.ok) return hooks;
  const called: CalledWebhook[] = [];
  for (const hook of hooks.value) {
    const calls = await listDeliveries(app, actor, { campaignId, id: hook.id });
    called.push({ ...hook, calls: calls.ok ? calls.value : [] });
  }
  return ok(called);
};
