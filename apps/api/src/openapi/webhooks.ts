import { POSTED_NEWS } from '../schema/live-event.ts';
import { WEBHOOK_TEXT } from '../text/document.ts';
import type { Schemas } from './schemas.ts';

/** What this server posts to webhooks, and how it takes their answers. */
export const postedNews = (schemas: Schemas) => ({
  news: {
    post: {
      operationId: 'news',
      tags: ['Webhooks'],
      summary: WEBHOOK_TEXT.summary,
      description: WEBHOOK_TEXT.description,
      security: [],
      parameters: Object.entries(WEBHOOK_TEXT.headers).map(([name, { is, such }]) => ({
        name,
        in: 'header',
        required: true,
        description: is,
        example: such,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(POSTED_NEWS, 'output'), example: WEBHOOK_TEXT.example } },
      },
      responses: {
        '2XX': { description: WEBHOOK_TEXT.taken },
        410: { description: WEBHOOK_TEXT.gone },
        default: { description: WEBHOOK_TEXT.failed },
      },
    },
  },
});
