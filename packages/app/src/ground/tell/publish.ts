import { DAY } from '@chancery/core';
import {
  type CampaignRow,
  jsonText,
  parsed,
  queueOutbox,
  type Trx,
  type WebhookRow,
  webhooksOf,
} from '@chancery/store';
import type { App } from '../app.ts';
import type { HookNews, PublicNews, WebhookItem } from '../news/news.ts';
import type { SignalFacts } from '../news/signal.ts';
import { signal } from './signal.ts';

/**
 * Tells those who watch a campaign and its webhooks what everybody may know, in the transaction that is the reason for it. `key` names
 * what it is about: nobody is told the same thing twice.
 */
export const publish = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { id, title }: Pick<CampaignRow, 'id' | 'title'>,
  { news, key }: { readonly news: PublicNews; readonly key: string },
): Promise<void> => {
  await signal(trx, app, id, [{ facts: signalOf(news), party: null, key }]);
  const listening = (await webhooksOf(trx, id)).filter((webhook) => wants(webhook, news));
  await queueNews(trx, app, { id, title }, { news, key, webhooks: listening });
};

/** Has webhooks called. */
export const queueNews = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { id, title }: Pick<CampaignRow, 'id' | 'title'>,
  { news, key, webhooks }: { readonly news: HookNews; readonly key: string; readonly webhooks: readonly WebhookRow[] },
): Promise<void> => {
  const now = app.now();
  await queueOutbox(
    trx,
    webhooks.map((webhook) => {
      const item: WebhookItem = { webhookId: webhook.id, campaign: { id, title }, news, at: now };
      return {
        kind: 'webhook',
        lane: new URL(webhook.url).host,
        campaignId: id,
        userId: null,
        payload: jsonText(item),
        dedupeKey: `webhook:${webhook.id}:${key}`,
        createdAt: now,
        dueAt: now,
        expiresAt: now + STALE,
      };
    }),
  );
};

const signalOf = (news: PublicNews): SignalFacts => (news.kind === 'press' ? { kind: 'press' } : news);

/** Old news is no news. */
const STALE = 2 * DAY;

const wants = ({ kinds, disabledAt }: WebhookRow, { kind }: PublicNews): boolean =>
  disabledAt === null && parsed(kinds).includes(kind);
