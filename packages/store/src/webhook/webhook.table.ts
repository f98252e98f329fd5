import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId, WebhookId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

export const WEBHOOK_FORMS = ['plain', 'discord'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

/** An address elsewhere that is told of a campaign's public news. */
export interface WebhookTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<WebhookId>;
  readonly url: string;
  /** Signs what is sent. */
  readonly secret: string;
  readonly form: WebhookForm;
  /** The kinds of news it wants. */
  readonly kinds: JsonText<readonly string[]>;
  readonly createdBy: Fixed<UserId>;
  readonly createdAt: Fixed<Instant>;
  /** Failures since it last took something. */
  readonly failures: number;
  readonly disabledAt: Instant | null;
}
