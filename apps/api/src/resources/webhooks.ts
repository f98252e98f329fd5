import {
  addWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  NEWS_KINDS,
  removeWebhook,
  testWebhook,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { WEBHOOK_FORMS } from '@chancery/store';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { COUNT, INSTANT } from '../schema/words.ts';

export const WEBHOOK_ROUTES: readonly Route[] = [
  route({
    name: 'listWebhooks',
    method: 'get',
    path: '/campaigns/{campaign}/webhooks',
    summary: 'Your webhooks of the campaign, for masters all; only the host of each address is shown',
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
          own: z.boolean().meta({ description: 'You have made it yourself' }),
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
    description:
      'For everybody with an account who may see the campaign: three of your own, ten for a master. What is posted stands under `webhooks` in this document. It goes on as long as you may see the campaign.',
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
  deed({
    name: 'testWebhook',
    method: 'post',
    path: '/campaigns/{campaign}/webhooks/{webhook}/test',
    summary: 'Posts a test to a webhook, news of the kind `test`; what became of it stands among its deliveries',
    uses: [testWebhook],
    run: ({ app, actor, params }) => testWebhook(app, actor, { campaignId: params.campaign, id: params.webhook }),
  }),
  route({
    name: 'listDeliveries',
    method: 'get',
    path: '/campaigns/{campaign}/webhooks/{webhook}/deliveries',
    summary: 'The last fifty calls of a webhook, the latest first, and what became of them',
    uses: [listDeliveries],
    answer: z.strictObject({
      deliveries: z.array(
        z.strictObject({
          delivery: z
            .string()
            .meta({ description: 'As the header `X-Chancery-Delivery` has it, the same at every try' }),
          kind: z.enum([...NEWS_KINDS, 'test']),
          at: INSTANT,
          attempts: COUNT,
          state: z.enum(['waiting', 'taken', 'given-up']),
          takenAt: INSTANT.nullable(),
          nextAt: INSTANT.nullable().meta({ description: 'When it is tried again' }),
          fault: z.string().nullable().meta({ description: 'Why it has not been taken: a status, or a code' }),
        }),
      ),
    }),
    async run({ app, actor, params }) {
      const listed = await listDeliveries(app, actor, { campaignId: params.campaign, id: params.webhook });
      return listed.ok ? ok({ deliveries: listed.value }) : listed;
    },
  }),
];
