import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * Requests that come together begin one after another, with a look at all connections between two: whoever asks whether the
 * server is alive waits for one of them and not for all. None waits for another to end.
 */
export const oneByOne = (): MiddlewareHandler => {
  let last: Promise<unknown> = Promise.resolve();
  return async (_context, next) => {
    last = last.then(() => setImmediate());
    await last;
    return next();
  };
};
