import type { Context } from 'hono';

/** A page that carries its style in itself. */
export const standalone = (context: Context, text: string): Response =>
  context.html(text, 200, {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
