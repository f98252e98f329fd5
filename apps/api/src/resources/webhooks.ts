import { addWebhook, enableWebhook, listWebhooks, NEWS_KINDS, removeWebhook } from '@chancery/app';
import { ok } from '@chancery/core';
import { WEBHOOK_FORMS } from '@chancery/store';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { INSTANT } from '../schema/words.ts';

export const WEBHOOK_ROUTES: readonly Route[] = [
  route({
    name: 'listWebhooks',
    method: 'get',
    path: '/campaigns/{campaign}/webhooks',
    summary: 'The webhooks of the campaign; only the host of each address is shown',
    uses: [listWebhooks],
    answer: z.strictObject({
      webhooks: z.array(
        z.strictObject({
          id: z.string(),
          host: z.string(),
          form: z.enum(WEBHOOK_FORMS),
          kinds: z.array(z.string()),
          failures: z.int(),
          disabledAt: INSTANT.nullable(),
        }),
      ),
    }),
    async run({ app, actor, params }) {
      const listed = await listWebhooks(app, actor, { campaignId: params.campaign });
      return listed.ok ? ok({ webhooks: listed.value }) : listed;
    },
  }),
  route({
    name: 'addWebhook',
    method: 'post',
    path: '/campaigns/{campaign}/webhooks',
    summary:
      'Adds a webhook: public news are posted to its address. The secret that signs them is shown here and never again',
    uses: [addWebhook],
    once: true,
    body: z.strictObject({
      url: z.string().max(3000),
      form: z.enum(WEBHOOK_FORMS),
      kinds: z.array(z.enum(NEWS_KINDS)).max(100).meta({ description: 'The kinds of news that it receives' }),
    }),
    status: 201,
    location: '/campaigns/{campaign}/webhooks',
    answer: z.strictObject({ id: z.string(), secret: z.string() }),
    run: ({ app, actor, params, body }) => addWebhook(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'removeWebhook',
    method: 'delete',
    path: '/campaigns/{campaign}/webhooks/{webhook}',
    summary: 'Removes a webhook',
    uses: [removeWebhook],
    run: ({ app, actor, params }) => removeWebhook(app, actor, { campaignId: params.campaign, id: params.webhook }),
  }),
  deed({
    name: 'enableWebhook',
    method: 'post',
    path: '/campaigns/{campaign}/webhooks/{webhook}/enable',
    summary: 'Switches on one that had failed too often',
    uses: [enableWebhook],
    run: ({ app, actor, params }) => enableWebhook(app, actor, { campaignId: params.campaign, id: params.webhook }),
  }),
];
