import {
  type Actor,
  type AddedWebhook,
  type App,
  type AppError,
  addWebhook,
  enableWebhook,
  NEWS_KINDS,
  removeWebhook,
  testWebhook,
} from '@chancery/app';
import type { CampaignId, Result } from '@chancery/core';
import { WEBHOOK_FORMS, type WebhookId } from '@chancery/store';
import type { Form } from '../frame/form.ts';
import { html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';

interface Call {
  readonly app: App;
  readonly actor: Actor;
  readonly campaignId: CampaignId;
  readonly field: Form;
}

const oneOf = ({ campaignId, field }: Call) => ({ campaignId, id: field('webhook') as WebhookId });

/** What is done to a webhook with one button. */
export const HOOK_DEEDS = {
  'webhook-on': (call: Call) => enableWebhook(call.app, call.actor, oneOf(call)),
  'webhook-test': (call: Call) => testWebhook(call.app, call.actor, oneOf(call)),
  'webhook-gone': (call: Call) => removeWebhook(call.app, call.actor, oneOf(call)),
} as const;

/** Adds the address that was typed in. */
export const addTyped = ({ app, actor, campaignId, field }: Call): Promise<Result<AddedWebhook, AppError>> => {
  const wanted = field.all('kind');
  return addWebhook(app, actor, {
    campaignId,
    url: field('url').trim(),
    form: WEBHOOK_FORMS.find((form) => form === field('form')) ?? 'plain',
    kinds: NEWS_KINDS.filter((kind) => wanted.includes(kind)),
  });
};

/** The secret of a webhook, which is shown once. */
export const addedView = ({ console: { webhooks: say } }: Words, { secret }: AddedWebhook): Piece =>
  html`${said(say.added, 'good')}<p class="secret">${secret}</p>`;
