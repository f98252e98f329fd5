import { CODE_PAGE, claimServer, errorText } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { askAccounts, reasonOf, withCookies } from './ask-accounts.ts';
import { show } from './frame/answer.ts';
import { formOf } from './frame/form.ts';
import { type FormView, formView } from './frame/form-view.ts';
import { page } from './frame/layout.ts';
import type { PageHouse } from './page-house.ts';
import { tokenRoutes } from './token-routes.ts';
import { readerOf, visitorOf } from './visitor.ts';

const EMAIL = { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' } as const;
const NEW_PASSWORD = {
  name: 'password',
  label: 'Password, 12 letters or more',
  type: 'password',
  autocomplete: 'new-password',
} as const;

/** What somebody needs of the server itself before he can use it: an account, its second factor, a new password. */
export const accountRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const form = (context: Context, view: FormView): Response =>
    show(
      context,
      page({ title: view.title, reader: readerOf(context.req.raw.headers), body: formView(view) }),
      view.fault == null ? 200 : 400,
    );

  const signUp = (context: Context, more: Partial<FormView> & { readonly name?: string; readonly email?: string }) =>
    form(context, {
      title: 'Sign up',
      action: '/sign-up',
      fields: [
        { name: 'name', label: 'Name', type: 'text', autocomplete: 'nickname', value: more.name ?? '' },
        { ...EMAIL, value: more.email ?? '' },
        NEW_PASSWORD,
      ],
      button: 'Sign up',
      ...more,
    });
  routes.get('/sign-up', (context) =>
    signUp(context, { hidden: invitationIn((name) => context.req.query(name) ?? '') }),
  );
  routes.post('/sign-up', async (context) => {
    const field = await formOf(context);
    const hidden = invitationIn(field);
    const [name, email] = [field('name'), field('email')];
    const { campaign, invitation } = hidden;
    const answer = await askAccounts(house, context, '/sign-up/email', {
      ...{ name, email, password: field('password'), callbackURL: '/sign-in?confirmed' },
      ...(campaign === undefined ? {} : { invitation: { campaignId: campaign, token: invitation } }),
    });
    return answer.ok
      ? signUp(context, { told: 'A mail is on its way to you. Open its link to show that the address is yours.' })
      : signUp(context, { name, email, hidden, fault: await reasonOf(answer) });
  });

  const code = (context: Context, fault: string | null = null): Response =>
    form(context, {
      title: 'Second factor',
      lead: 'The six digits that your authenticator shows, or one of the codes that you have put away.',
      action: CODE_PAGE,
      fields: [{ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code' }],
      button: 'Sign in',
      fault,
    });
  routes.get(CODE_PAGE, (context) => code(context));
  routes.post(CODE_PAGE, async (context) => {
    const given = (await formOf(context))('code').replaceAll(/\s/g, '');
    const path = /^\d{6}$/.test(given) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
    const answer = await askAccounts(house, context, path, { code: given });
    return answer.ok ? withCookies(context.redirect('/', 303), answer) : code(context, await reasonOf(answer));
  });

  const forgotten = (context: Context, more: Partial<FormView> = {}): Response =>
    form(context, {
      title: 'A new password',
      lead: 'We send a link to your address with which you can set one.',
      action: '/forgotten',
      fields: [EMAIL],
      button: 'Send the link',
      ...more,
    });
  routes.get('/forgotten', (context) => forgotten(context));
  routes.post('/forgotten', async (context) => {
    const email = (await formOf(context))('email');
    const answer = await askAccounts(house, context, '/request-password-reset', { email, redirectTo: '/new-password' });
    return answer.ok
      ? forgotten(context, { told: 'A link is on its way, if there is an account with this address.' })
      : forgotten(context, { fault: await reasonOf(answer) });
  });

  const newPassword = (context: Context, token: string, fault: string | null = null): Response =>
    form(context, {
      title: 'A new password',
      action: '/new-password',
      fields: [NEW_PASSWORD],
      hidden: { token },
      button: 'Set it',
      fault,
    });
  routes.get('/new-password', (context) => {
    const token = context.req.query('token');
    return token === undefined
      ? forgotten(context, { fault: 'This link is good no more.' })
      : newPassword(context, token);
  });
  routes.post('/new-password', async (context) => {
    const field = await formOf(context);
    const [token, password] = [field('token'), field('password')];
    const answer = await askAccounts(house, context, '/reset-password', { token, newPassword: password });
    return answer.ok ? context.redirect('/sign-in?changed', 303) : newPassword(context, token, await reasonOf(answer));
  });

  const claim = (context: Context, fault: string | null = null): Response =>
    form(context, {
      title: 'Run this server',
      lead: 'Enter the code that the server printed when it started. It makes you its administrator.',
      action: '/claim',
      fields: [{ name: 'code', label: 'Code', type: 'text', autocomplete: 'off' }],
      button: 'Take it over',
      fault,
    });
  routes.get('/claim', (context) => claim(context));
  routes.post('/claim', async (context) => {
    const { actor } = await visitorOf(app, accounts, context.req.raw.headers);
    const claimed = await claimServer(app, actor, { code: (await formOf(context))('code') });
    return claimed.ok ? context.redirect('/', 303) : claim(context, errorText(claimed.error));
  });
  routes.route('/', tokenRoutes(house));
  return routes;
};

/** What an invitation's link has brought along. */
const invitationIn = (
  field: (name: string) => string,
): { readonly campaign?: string; readonly invitation?: string } => {
  const [campaign, invitation] = [field('campaign'), field('invitation')];
  return campaign === '' || invitation === '' ? {} : { campaign, invitation };
};
