import type { Accounts, App } from '@chancery/app';
import type { MiddlewareHandler } from 'hono';
import { unsavedDuring } from '../../unsaved.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import { isFromOwnPage } from './answer.ts';
import { unsavedForm } from './kept-form.ts';

/** Whatever form was sent in while nothing could be written, it stands on the page that says so. */
export const keepUnsaved =
  (app: App, accounts: Accounts): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method !== 'POST' || !isFromOwnPage(context.req.raw)) return next();
    const unsaved = await unsavedDuring(next);
    // Who is led on has had what they asked for.
    if (!unsaved || (context.res.status >= 300 && context.res.status < 400)) return undefined;
    const { headers } = context.req.raw;
    // Who it is cannot be found out either while the database is gone.
    const reader = await visitorOf(app, accounts, headers).catch(() => readerOf(headers));
    const told = await unsavedForm(context, reader);
    // Or the headers of the first answer would be set over these.
    context.res = undefined;
    context.res = told;
    return undefined;
  };
