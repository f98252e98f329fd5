import { readFileSync } from 'node:fs';
import { isTextLanguage, LANGUAGE_COOKIE, setNotices } from '@chancery/app';
import { type Context, Hono } from 'hono';
import type { PageHouse } from '../page-house.ts';
import { formOf } from './form.ts';
import { MARK_FILE } from './mark.ts';
import { PAGE_STYLE } from './style/style.ts';
import { svg } from './svg.ts';

const YEAR = 365 * 24 * 3600;

/** What every page asks for besides itself: style, script, mark, and the choice of its language, which goes for mails too. */
export const frameRoutes = ({ app, accounts }: Pick<PageHouse, 'app' | 'accounts'>): Hono => {
  const { config } = app;
  const routes = new Hono();
  const secure = config.baseUrl.startsWith('https:') ? '; Secure' : '';
  routes.get('/page.css', (context) => ours(context, PAGE_STYLE, 'text/css'));
  routes.get('/mark.svg', (context) => svg(context, MARK_FILE));
  for (const [path, text] of SCRIPTS) routes.get(path, (context) => ours(context, text, 'text/javascript'));

  routes.post('/language', async (context) => {
    const language = (await formOf(context))('language');
    if (isTextLanguage(language)) {
      const cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
      context.header('set-cookie', cookie, { append: true });
      const actor = await accounts.actorOf(context.req.raw.headers);
      if (actor.kind === 'user') await setNotices(app, actor, { language });
    }
    return context.redirect(pageBefore(context), 303);
  });
  return routes;
};

const scriptAt = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const SCRIPTS = [
  ['/page.js', scriptAt('./script/page.js')],
  ['/copy.js', scriptAt('./script/copy.js')],
] as const;

const ours = (context: Context, text: string, type: string): Response =>
  context.body(text, 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
  });

/** The page of ours from which a form came; the first one where the browser does not say. */
const pageBefore = (context: Context): string => {
  const from = URL.parse(context.req.header('referer') ?? '');
  if (from === null) return '/';
  const path = `${from.pathname}${from.search}`;
  return /^\/(?![/\\])/.test(path) ? path : '/';
};
