import type { MiddlewareHandler } from 'hono';

/** Where people reach the server by https, every answer tells browsers to come by nothing else. */
export const strictTransport =
  (baseUrl: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (baseUrl.startsWith('https:')) context.header('strict-transport-security', 'max-age=31536000');
  };
