import type { Context } from 'hono';

/** A drawing of ours: it brings its style with it and can do nothing else. */
export const svg = (context: Context, text: string): Response =>
  context.body(text, 200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    'cache-control': 'private, max-age=60',
  });
