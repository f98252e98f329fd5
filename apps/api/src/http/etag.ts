import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** The text with a validator by which it is asked for again. */
export const validated = (
  text: string | Uint8Array<ArrayBuffer>,
  headers: { readonly [name: string]: string },
): Response =>
  new Response(text, { headers: { 'cache-control': 'private, no-cache', ...headers, etag: etagOf(text) } });

/** A strong validator: other bytes, another tag. Made where the text is at hand, so that no answer is read twice for it. */
const etagOf = (text: string | Uint8Array): string => `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/**
 * Whoever has a validated answer already is told so, and nothing else. The headers of that replace what a browser keeps of
 * the answer itself: the policy of a page has to be among them, or the page would be shown by that of a bare answer. Streams
 * have no validator, and are not to be read for one.
 */
export const notTwice = (): MiddlewareHandler => {
  const unchanged = etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'access-control-allow-origin',
      'access-control-expose-headers',
      'content-security-policy',
    ],
  });
  return (context, next) => (context.req.path.endsWith('/events') ? next() : unchanged(context, next));
};
