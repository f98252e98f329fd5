import { type Context, Hono } from 'hono';
import { show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { type FormView, formView } from '../frame/form-view.ts';
import { page } from '../frame/layout.ts';
import { ofMail } from '../frame/mail-way.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { askAccounts, reasonOf } from './ask-accounts.ts';

/** A new password for somebody who has forgotten the old one, by a link to their address. */
export const passwordRoutes = (house: PageHouse): Hono => {
  const routes = new Hono();
  const wordsOf = (context: Context): Words => readerOf(context.req.raw.headers).words;
  const form = (context: Context, view: FormView): Response => {
    const reader = readerOf(context.req.raw.headers);
    const status = view.fault == null ? 200 : 400;
    return show(context, page({ title: view.title, reader, body: formView(view), place: 'sign-in' }), status);
  };

  const forgotten = (context: Context, more: Partial<FormView> = {}): Response => {
    const { forgotten: say, signIn } = wordsOf(context).account;
    return form(context, {
      title: say.title,
      lead: say.lead,
      action: '/forgotten',
      fields: [{ name: 'email', label: signIn.email, type: 'email', autocomplete: 'username' }],
      button: say.button,
      ...more,
    });
  };
  routes.get('/forgotten', (context) => forgotten(context));
  routes.post('/forgotten', async (context) => {
    const words = wordsOf(context);
    const email = (await formOf(context))('email');
    const answer = await askAccounts(house, context, '/request-password-reset', { email, redirectTo: '/new-password' });
    return answer.ok
      ? forgotten(context, { told: ofMail(words.account.forgotten.sent, house, words) })
      : forgotten(context, { fault: await reasonOf(answer, words) });
  });

  const newPassword = (context: Context, token: string, fault: string | null = null): Response => {
    const { forgotten: say, signUp } = wordsOf(context).account;
    return form(context, {
      title: say.title,
      lead: signUp.passwordHint,
      action: '/new-password',
      fields: [{ name: 'password', label: signUp.password, type: 'password', autocomplete: 'new-password' }],
      hidden: { token },
      button: say.set,
      fault,
    });
  };
  routes.get('/new-password', (context) => {
    const token = context.req.query('token');
    return token === undefined
      ? forgotten(context, { fault: wordsOf(context).account.forgotten.badLink })
      : newPassword(context, token);
  });
  routes.post('/new-password', async (context) => {
    const field = await formOf(context);
    const [token, newWord] = [field('token'), field('password')];
    const answer = await askAccounts(house, context, '/reset-password', { token, newPassword: newWord });
    return answer.ok
      ? context.redirect('/sign-in?changed', 303)
      : newPassword(context, token, await reasonOf(answer, wordsOf(context)));
  });
  return routes;
};
