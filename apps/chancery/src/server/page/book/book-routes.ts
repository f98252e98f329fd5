import { posix } from 'node:path';
import { onceFor } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf } from '../visitor.ts';
import { buildBook } from './build-book.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.jpg': 'image/jpeg',
};

const bookFor = onceFor(buildBook);

/** The book, made when it is first asked for. Drawings and the page of the API bring a style of their own. */
export const bookRoutes = ({ app }: PageHouse): Hono => {
  const routes = new Hono();
  routes.get('/book', (context) => context.redirect('/book/', 301));
  const answer = async (context: Context, name: string): Promise<Response> => {
    const content = (await bookFor(app.rulesets)).get(name);
    const type = TYPES[posix.extname(name)];
    if (content === undefined || type === undefined) {
      return faultPage(context, { code: 'not-found', what: 'page', id: '' }, readerOf(context.req.raw.headers));
    }
    return context.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=600',
      ...(/^api\.html$|\.svg$/.test(name) && { 'content-security-policy': STYLED }),
    });
  };
  routes.get('/book/', (context) => answer(context, 'index.html'));
  routes.get('/book/:name', (context) => answer(context, context.req.param('name')));
  return routes;
};

const STYLED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";
