import { HOUR, MINUTE } from '@chancery/core';
import {
  beginDelivery,
  type ClaimedItem,
  changeWebhook,
  claimOutbox,
  dropItem,
  findCampaign,
  findWebhook,
  isBlocked,
  type JsonText,
  markSent,
  parsed,
  retryDelivery,
  type WebhookId,
  type WebhookRow,
} from '@chancery/store';
import { seesCampaign } from '../../campaign/access/who-sees.ts';
import { userActor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { WebhookItem } from '../../ground/news/news.ts';
import { webhookBody } from './body.ts';
import { noteFailure } from './failure.ts';
import type { PostJson, PostOutcome } from './post-json.ts';
import { deliveryName, signatureHeader } from './signature.ts';

/**
 * Sends what is due to webhooks, at most `limit` of it, and says how many were claimed. What fails is tried again, at
 * first after half a minute and then ever later, until it has become stale.
 */
export const deliverWebhooks = async (app: App, post: PostJson, limit: number): Promise<number> => {
  const items = await claimOutbox(app.store.db, app.now(), { kind: 'webhook', leaseMs: LEASE, limit });
  // One after another to the same host, so that it is not flooded; hosts do not wait for each other.
  const lanes = Map.groupBy(items, ({ lane }) => lane);
  await Promise.all(
    [...lanes.values()].map(async (lane) => {
      for (const item of lane) await deliver(app, post, item);
    }),
  );
  return items.length;
};

const LEASE = 5 * MINUTE;

const deliver = async (app: App, post: PostJson, claimed: ClaimedItem): Promise<void> => {
  const { db } = app.store;
  const item = parsed(claimed.payload as JsonText<WebhookItem>);
  const webhook = await present(app, item);
  if (webhook === undefined) {
    await dropItem(db, claimed, 'no-webhook', app.now());
    return;
  }
  if (!(await beginDelivery(db, claimed, app.now()))) return;
  const body = webhookBody(webhook.form, item, app.config.baseUrl);
  const outcome = await post({
    url: webhook.url,
    body,
    headers: {
      'x-chancery-signature': signatureHeader(webhook.secret, body, app.now()),
      'x-chancery-delivery': deliveryName(webhook.secret, claimed.seq),
    },
  });
  if (isTaken(outcome)) {
    await markSent(db, claimed, app.now());
    await changeWebhook(db, item.campaign.id, webhook.id, { failures: 0 });
    return;
  }
  const why = 'fault' in outcome ? outcome.fault : `status ${outcome.status}`;
  await retryDelivery(db, claimed, why, app.now() + pause(claimed.attempts));
  await noteFailure(app, item.campaign, webhook, isGone(outcome));
};

/** The webhook, as long as it is on and whoever made it may still know of the campaign. */
const present = async (
  { store: { db } }: App,
  { webhookId, campaign }: WebhookItem,
): Promise<WebhookRow | undefined> => {
  const found = await findWebhook(db, campaign.id, webhookId as WebhookId);
  if (found === undefined || found.disabledAt !== null || (await isBlocked(db, found.createdBy))) return undefined;
  const row = await findCampaign(db, campaign.id);
  return row !== undefined && (await seesCampaign(db, userActor(found.createdBy), row)) ? found : undefined;
};

const isTaken = (outcome: PostOutcome): boolean => 'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** It asks never to be called again. */
const isGone = (outcome: PostOutcome): boolean => 'status' in outcome && outcome.status === 410;

/** Half a minute, two minutes, eight, and so on, at most six hours. */
const pause = (attempts: number): number => Math.min(6 * HOUR, (MINUTE / 2) * 4 ** Math.min(attempts - 1, 10));
