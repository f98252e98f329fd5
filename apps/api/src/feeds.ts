import { isTextLanguage, pressFeed, readCalendar } from '@chancery/app';
import { campaignId, type Result } from '@chancery/core';
import { Hono } from 'hono';
import type { ApiContext, Env, House } from './http/environment.ts';
import { validated } from './http/etag.ts';
import type { Fault } from './problem/fault.ts';
import { problemResponse } from './problem/problem.ts';
import { NAME } from './schema/words.ts';

/** What programs fetch without a session: addresses that stand in calendars and feed readers. */
export const feedRoutes = ({ app }: House): Hono<Env> => {
  const feeds = new Hono<Env>();
  const feed = (context: ApiContext, type: string, read: Result<string, Fault>): Response =>
    read.ok
      ? validated(read.value, { 'content-type': type })
      : problemResponse(read.error, app.config.baseUrl, context.get('requestId'));
  feeds.get('/calendar/:file{[0-9a-f]+\\.ics}', async (context) => {
    const token = context.req.param('file').replace(/\.ics$/, '');
    return feed(context, 'text/calendar; charset=utf-8', await readCalendar(app, context.get('actor'), { token }));
  });
  feeds.get('/campaigns/:campaign/press.atom', async (context) => {
    const id = campaignId(NAME.catch('-').parse(context.req.param('campaign')));
    const invitation = context.req.query('invitation');
    const language = context.req.query('language') ?? '';
    const sought = {
      campaignId: id,
      ...(invitation === undefined ? {} : { invitation }),
      ...(isTextLanguage(language) ? { language } : {}),
    };
    return feed(context, 'application/atom+xml; charset=utf-8', await pressFeed(app, context.get('actor'), sought));
  });
  return feeds;
};
