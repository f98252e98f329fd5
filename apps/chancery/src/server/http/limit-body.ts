import type { MiddlewareHandler } from 'hono';

/**
 * Reads no body that is longer than that. A body has to say its length, as browsers and proxies make it do: one without
 * an end could be measured only by keeping it. A request that says neither length nor encoding has none.
 */
export const limitBody =
  (mostBytes: number): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined) return context.text('The length is missing.\n', 411);
    const length = Number(context.req.header('content-length') ?? 0);
    if (!(length <= mostBytes)) return context.text(`At most ${mostBytes} bytes are read.\n`, 413);
    return next();
  };
