import { deskFiles } from '@chancery/web';
import type { MiddlewareHandler } from 'hono';

/** Hands the files of the desk out; what is none of them goes on to the other routes. */
export const serveDesk = (): MiddlewareHandler => {
  const fileFor = deskFiles();
  return async (context, next) => fileFor(context.req.raw) ?? next();
};
