import { type AppError, languageOf, releaseMailByLink, showHeldMail, unsubscribe } from '@chancery/app';
import { Hono } from 'hono';
import type { ApiContext, Env, House } from './http/environment.ts';
import { PAGE_POLICY } from './http/headers.ts';
import { statusOf } from './problem/problem.ts';
import { type LinkPages, linkPages } from './text/link-pages.ts';

/**
 * What the links of mails lead to. To look changes nothing, as programs that read mails follow every link; what is
 * confirmed there needs no session, and opens none.
 */
export const mailLinkRoutes = ({ app }: House): Hono<Env> => {
  const links = new Hono<Env>();
  links.get('/unsubscribe/:token', (context) => pageResponse(pagesFor(context).unsubscribe()));
  // RFC 8058: whoever reads the mail, or their program for them, posts here.
  links.post('/unsubscribe/:token', async (context) => {
    const pages = pagesFor(context);
    const done = await unsubscribe(app, context.get('actor'), { token: context.req.param('token') });
    return done.ok ? pageResponse(pages.unsubscribed(done.value.kind)) : refusal(pages, done.error);
  });
  links.get('/mail/:token', async (context) => {
    const pages = pagesFor(context);
    const shown = await showHeldMail(app, context.get('actor'), { token: context.req.param('token') });
    return shown.ok ? pageResponse(pages.held(shown.value)) : refusal(pages, shown.error);
  });
  links.post('/mail/:token', async (context) => {
    const pages = pagesFor(context);
    const done = await releaseMailByLink(app, context.get('actor'), { token: context.req.param('token') });
    return done.ok ? pageResponse(pages.released(done.value.outcome)) : refusal(pages, done.error);
  });
  return links;
};

const pagesFor = ({ req }: ApiContext): LinkPages => linkPages(languageOf(req.raw.headers));

/** People look at this, so it is a page. */
const refusal = (pages: LinkPages, error: AppError): Response => pageResponse(pages.broken(error), statusOf(error));

const pageResponse = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    },
  });
