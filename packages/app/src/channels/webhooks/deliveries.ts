import { DAY, err, type Instant, ok } from '@chancery/core';
import { callsUnder, type JsonText, type OutboxRow, parsed, type WebhookRow } from '@chancery/store';
import type { HookNews, WebhookItem } from '../../ground/news/news.ts';
import { queueNews } from '../../ground/tell/publish.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { heldWebhook, type OneWebhook, webhooksFor } from './manage-webhooks.ts';
import { deliveryName } from './signature.ts';

/** What became of one call of a webhook. */
export interface WebhookDelivery {
  /** As the header `X-Chancery-Delivery` has it. */
  readonly delivery: string;
  readonly kind: HookNews['kind'];
  readonly at: Instant;
  readonly attempts: number;
  readonly state: 'waiting' | 'taken' | 'given-up';
  /** When it was taken. */
  readonly takenAt: Instant | null;
  /** When it is tried again. */
  readonly nextAt: Instant | null;
  /** Why it has not been taken, as a code or a status. */
  readonly fault: string | null;
}

/** The last calls of a webhook, the latest first. */
export const listDeliveries = useCase<OneWebhook, readonly WebhookDelivery[]>(
  'manageWebhooks',
  async (app, actor, { campaignId, id }) => {
    const { db } = app.store;
    const found = await webhooksFor(db, app, actor, campaignId);
    if (!found.ok) return found;
    const webhook = found.value.find(([row]) => row.id === id)?.[0];
    if (webhook === undefined) return err({ code: 'not-found', what: 'webhook', id });
    const rows = await callsUnder(db, campaignId, `webhook:${id}:`, LAST);
    return ok(rows.map((row) => deliveryOf(webhook, row)));
  },
);

const LAST = 50;

const deliveryOf = ({ secret }: WebhookRow, row: OutboxRow): WebhookDelivery => {
  const state = row.sentAt !== null ? 'taken' : row.droppedAt !== null ? 'given-up' : 'waiting';
  return {
    delivery: deliveryName(secret, row.seq),
    kind: parsed(row.payload as JsonText<WebhookItem>).news.kind,
    at: row.createdAt,
    attempts: row.attempts,
    state,
    takenAt: row.sentAt,
    nextAt: state === 'waiting' ? row.dueAt : null,
    fault: row.lastError,
  };
};

/** Calls a webhook with nothing but a test, whatever news it wants. What became of it stands among its deliveries. */
export const testWebhook = useCase<OneWebhook, null>('manageWebhooks', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await heldWebhook(trx, app, actor, input);
    if (!held.ok) return held;
    const { campaign, webhook } = held.value;
    const now = app.now();
    const tests = (await callsUnder(trx, campaign.id, `webhook:${webhook.id}:test:`, MOST_TESTS)).filter(
      ({ createdAt }) => createdAt > now - DAY,
    );
    const first = tests.at(-1);
    if (first !== undefined && tests.length >= MOST_TESTS) {
      return err({ code: 'too-many', what: 'tests', limit: MOST_TESTS, until: first.createdAt + DAY });
    }
    const key = `test:${app.random(8)}`;
    await queueNews(trx, app, campaign, { news: { kind: 'test' }, key, webhooks: [webhook] });
    return ok(null);
  }),
);

/** In a day. */
const MOST_TESTS = 20;
