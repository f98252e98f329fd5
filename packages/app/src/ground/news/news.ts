import type { CampaignId, Instant } from '@chancery/core';
import type { FactsOf, OfTurn } from './notice.ts';

/** What anybody at all may hear of a campaign, the moment it happens. */
export type PublicNews =
  | (OfTurn & {
      readonly kind: 'turn-published';
      readonly heading: string;
      readonly deadline: Instant | null;
    })
  | { readonly kind: 'seat-wanted'; readonly seat: string }
  | FactsOf<
      | 'turn-rerun'
      | 'deadline-moved'
      | 'campaign-started'
      | 'campaign-paused'
      | 'campaign-resumed'
      | 'campaign-ended'
      | 'press'
    >;

export const NEWS_KINDS = [
  'turn-published',
  'turn-rerun',
  'seat-wanted',
  'deadline-moved',
  'campaign-started',
  'campaign-paused',
  'campaign-resumed',
  'campaign-ended',
  'press',
] as const satisfies readonly PublicNews['kind'][];

/** What a webhook may be told: public news, or on request that it can be reached. */
export type HookNews = PublicNews | { readonly kind: 'test' };

/** News as it waits in the outbox for one webhook. Address and secret are looked up when it leaves. */
export interface WebhookItem {
  readonly webhookId: string;
  readonly campaign: { readonly id: CampaignId; readonly title: string };
  readonly news: HookNews;
  readonly at: Instant;
}
