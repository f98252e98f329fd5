import { Hono } from 'hono';
import type { Env, House } from './http/environment.ts';
import { validated } from './http/etag.ts';
import { PAGE_POLICY } from './http/headers.ts';
import { openApiDocument } from './openapi/document.ts';
import { referencePage } from './reference/page.ts';

/** The API about itself: the document for programs, and the page for people. Made when first asked for. */
export const pageRoutes = ({ app: { config, rulesets } }: House): Hono<Env> => {
  const pages = new Hono<Env>();
  const document = once(() => openApiDocument({ baseUrl: config.baseUrl, version: config.engine, rulesets }));
  const json = once(() => JSON.stringify(document()));
  const html = once(() => referencePage(document(), '/'));
  const reference = () =>
    validated(html(), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-cache',
    });
  pages.get('/api/v1', reference);
  pages.get('/api/v1/', reference);
  pages.get('/api/v1/openapi.json', () =>
    validated(json(), {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    }),
  );
  return pages;
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
