import { Hono } from 'hono';
import type { ApiContext, Env, House } from './http/environment.ts';
import { etagOf, isFresh } from './http/etag.ts';
import { PAGE_POLICY } from './http/headers.ts';
import { openApiDocument } from './openapi/document.ts';
import { referencePage } from './reference/page.ts';

/** The API about itself: the document for programs, and the page for people. Made when first asked for. */
export const pageRoutes = ({ app: { config } }: House): Hono<Env> => {
  const pages = new Hono<Env>();
  const document = once(() => openApiDocument(config.baseUrl, config.engine));
  const json = once(() => JSON.stringify(document()));
  const html = once(() => referencePage(document()));
  const reference = (context: ApiContext) =>
    answer(context, html(), { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY });
  pages.get('/api/v1', reference);
  pages.get('/api/v1/', reference);
  pages.get('/api/v1/openapi.json', (context) =>
    answer(context, json(), { 'content-type': 'application/json', 'access-control-allow-origin': '*' }),
  );
  return pages;
};

const answer = (context: ApiContext, body: string, headers: { readonly [name: string]: string }): Response => {
  const etag = etagOf(body);
  const kept = { ...headers, etag, 'cache-control': 'no-cache' };
  return isFresh(context.req.header('if-none-match') ?? null, etag)
    ? new Response(null, { status: 304, headers: kept })
    : new Response(body, { headers: kept });
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
