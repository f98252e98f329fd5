import { CODE_PAGE } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { askAccounts, reasonOf, withCookies } from './ask-accounts.ts';
import { show } from './frame/answer.ts';
import { formOf } from './frame/form.ts';
import { page } from './frame/layout.ts';
import type { PageHouse } from './page-house.ts';
import { type SignInView, signInView } from './sign-in-view.ts';
import { readerOf } from './visitor.ts';

/** Coming in and going out. */
export const signRoutes = (house: PageHouse): Hono => {
  const routes = new Hono();
  const door = (context: Context, view: Partial<SignInView> = {}): Response =>
    show(
      context,
      page({ title: 'Sign in', reader: readerOf(context.req.raw.headers), body: signInView({ ...EMPTY, ...view }) }),
    );

  routes.get('/sign-in', (context) =>
    door(
      context,
      toldBy((name) => context.req.query(name) !== undefined),
    ),
  );
  routes.post('/sign-in', async (context) => {
    const field = await formOf(context);
    const email = field('email');
    if (field('by') === 'link') {
      const back = { callbackURL: '/', errorCallbackURL: '/sign-in' };
      const sent = await askAccounts(house, context, '/sign-in/magic-link', { email, ...back });
      if (!sent.ok) return door(context, { email, fault: await reasonOf(sent) });
      return door(context, { email, told: 'A link is on its way, if there is an account with this address.' });
    }
    const answer = await askAccounts(house, context, '/sign-in/email', { email, password: field('password') });
    if (!answer.ok) return door(context, { email, fault: await reasonOf(answer) });
    return withCookies(context.redirect((await wantsCode(answer)) ? CODE_PAGE : '/', 303), answer);
  });
  routes.post('/sign-out', async (context) =>
    withCookies(context.redirect('/', 303), await askAccounts(house, context, '/sign-out', {})),
  );
  return routes;
};

const EMPTY: SignInView = { fault: null, told: null, email: '' };

/** Where he comes from: the links of mails lead here when they are done. */
const toldBy = (has: (name: string) => boolean): Partial<SignInView> => {
  if (has('error')) return { fault: 'This link is good no more. Ask for another.' };
  if (has('confirmed')) return { told: 'Your address is confirmed. Sign in.' };
  return has('changed') ? { told: 'Your password has changed. Sign in with it.' } : {};
};

/** The password was right, and a second factor is wanted. */
const wantsCode = async (answer: Response): Promise<boolean> => {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body;
};
