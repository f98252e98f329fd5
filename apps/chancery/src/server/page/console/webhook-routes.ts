import { addWebhook, NEWS_KINDS } from '@chancery/app';
import { WEBHOOK_FORMS } from '@chancery/store';
import { html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import type { ConsoleDoors } from './doors.ts';
import { consoleRefusal } from './load-console.ts';
import type { ShowConsole } from './show-console.ts';

/** Another address for the news of the game; its secret is shown once. */
export const webhookRoutes = ({ app }: PageHouse, { post }: ConsoleDoors, show: ShowConsole): void =>
  post('/webhooks', async (scene, field) => {
    const { visitor, campaign } = scene;
    const wanted = field.all('kind');
    const added = await addWebhook(app, visitor.actor, {
      campaignId: campaign.id,
      url: field('url').trim(),
      form: WEBHOOK_FORMS.find((form) => form === field('form')) ?? 'plain',
      kinds: NEWS_KINDS.filter((kind) => wanted.includes(kind)),
    });
    if (!added.ok) return show(scene, consoleRefusal(scene, added.error));
    const { added: text } = visitor.words.console.webhooks;
    return show(scene, null, html`${said(text, 'good')}<p class="secret">${added.value.secret}</p>`);
  });
