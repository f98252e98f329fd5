import { CODE_PAGE } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { formView } from '../frame/form-view.ts';
import { page } from '../frame/layout.ts';
import { ofMail } from '../frame/mail-way.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { askAccounts, reasonOf, withCookies } from './ask-accounts.ts';
import { ownPage } from './next-page.ts';
import { type SignInView, signInView } from './sign-in-view.ts';

/** Keeps where somebody wanted to go while they look for their second factor. */
const NEXT_COOKIE = 'chancery_next';

/** Coming in and going out. */
export const signRoutes = (house: PageHouse): Hono => {
  const routes = new Hono();
  const secure = house.app.config.baseUrl.startsWith('https:');
  const door = (context: Context, view: Partial<SignInView> = {}): Response => {
    const reader = readerOf(context.req.raw.headers);
    const { words } = reader;
    const body = signInView({ fault: null, told: null, email: '', next: '', words, ...view });
    const status = view.fault == null ? 200 : 400;
    const frame = { title: words.account.signIn.title, reader, body, place: 'sign-in' } as const;
    return show(context, page({ ...frame, scripts: ['/passkey.js'] }), status);
  };

  routes.get('/sign-in', async (context) => {
    const has = (name: string): boolean => context.req.query(name) !== undefined;
    const next = ownPage(context.req.query('next')) || (has('confirmed') ? '/welcome' : '');
    const { name, words } = await visitorOf(house.app, house.accounts, context.req.raw.headers);
    // The link that confirms an address lets its owner in as well.
    if (has('confirmed') && !has('error') && name !== null) return context.redirect(next, 303);
    return door(context, { next, ...toldBy(has, words) });
  });
  routes.post('/sign-in', async (context) => {
    const { words } = readerOf(context.req.raw.headers);
    const field = await formOf(context);
    const [email, next] = [field('email'), ownPage(field('next'))];
    if (field('by') === 'link') {
      const back = { callbackURL: next || '/', errorCallbackURL: '/sign-in' };
      const sent = await askAccounts(house, context, '/sign-in/magic-link', { email, ...back });
      if (!sent.ok) return door(context, { email, next, fault: await reasonOf(sent, words) });
      return door(context, { email, next, told: ofMail(words.account.signIn.linkSent, house, words) });
    }
    const answer = await askAccounts(house, context, '/sign-in/email', { email, password: field('password') });
    if (!answer.ok) return door(context, { email, next, fault: await reasonOf(answer, words) });
    if (!(await wantsCode(answer))) return withCookies(context.redirect(next || '/', 303), answer);
    if (next !== '')
      setCookie(context, NEXT_COOKIE, next, { path: '/', maxAge: 600, httpOnly: true, sameSite: 'Lax', secure });
    return withCookies(context.redirect(CODE_PAGE, 303), answer);
  });
  routes.post('/sign-out', async (context) =>
    withCookies(context.redirect('/', 303), await askAccounts(house, context, '/sign-out', {})),
  );

  const code = (context: Context, fault: string | null = null): Response => {
    const reader = readerOf(context.req.raw.headers);
    const { code: say, signIn } = reader.words.account;
    const fields = [{ name: 'code', label: say.code, type: 'text', autocomplete: 'one-time-code' }] as const;
    const body = formView({
      title: say.title,
      lead: say.lead,
      action: CODE_PAGE,
      fields,
      button: signIn.button,
      fault,
    });
    return show(context, page({ title: say.title, reader, body, place: 'sign-in' }), fault === null ? 200 : 400);
  };
  routes.get(CODE_PAGE, (context) => code(context));
  routes.post(CODE_PAGE, async (context) => {
    const given = (await formOf(context))('code').replaceAll(/\s/g, '');
    const path = /^\d{6}$/.test(given) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
    const answer = await askAccounts(house, context, path, { code: given });
    if (!answer.ok) return code(context, await reasonOf(answer, readerOf(context.req.raw.headers).words));
    const next = ownPage(getCookie(context, NEXT_COOKIE));
    deleteCookie(context, NEXT_COOKIE, { path: '/' });
    return withCookies(context.redirect(next || '/', 303), answer);
  });
  return routes;
};

/** Where they come from: the links of mails lead here when they are done. */
const toldBy = (has: (name: string) => boolean, { account: { signIn } }: Words): Partial<SignInView> => {
  if (has('error')) return { fault: signIn.badLink };
  if (has('confirmed')) return { told: signIn.confirmed };
  if (has('deleted')) return { told: signIn.deleted };
  return has('changed') ? { told: signIn.changed } : {};
};

/** The password was right, and a second factor is needed. */
const wantsCode = async (answer: Response): Promise<boolean> => {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body;
};
