import { claimServer, listCampaigns } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { formView } from '../frame/form-view.ts';
import { page } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import { askAccounts, reasonOf } from './ask-accounts.ts';
import { type SignUpView, signUpView } from './sign-up-view.ts';
import { welcomeView } from './welcome-view.ts';

/** So many games are offered to one who has just come. */
const OFFERED = 5;

/** Becoming somebody here: an account, the first page after it, and the server itself for the first who comes. */
export const signUpRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();

  const signUp = async (
    context: Context,
    more: Partial<SignUpView> & Pick<SignUpView, 'hidden'>,
  ): Promise<Response> => {
    const reader = readerOf(context.req.raw.headers);
    const policy = await accounts.signUp(invitationOf(more.hidden));
    const next = nextOf(more.hidden);
    const body = signUpView({
      words: reader.words,
      policy,
      name: '',
      email: '',
      fault: null,
      told: null,
      next,
      ...more,
    });
    const status = more.fault == null ? 200 : 400;
    return show(context, page({ title: reader.words.account.signUp.title, reader, body }), status);
  };
  routes.get('/sign-up', (context) =>
    signUp(context, { hidden: invitationIn((name) => context.req.query(name) ?? '') }),
  );
  routes.post('/sign-up', async (context) => {
    const { words } = readerOf(context.req.raw.headers);
    const field = await formOf(context);
    const hidden = invitationIn(field);
    const [name, email] = [field('name'), field('email')];
    const invitation = invitationOf(hidden);
    const next = new URLSearchParams(nextOf(hidden)).toString();
    const callbackURL = `/sign-in?confirmed${next === '' ? '' : `&${next}`}`;
    const answer = await askAccounts(house, context, '/sign-up/email', {
      ...{ name, email, password: field('password'), callbackURL },
      ...(invitation === null ? {} : { invitation }),
    });
    return answer.ok
      ? signUp(context, { hidden, told: words.account.signUp.sent(email) })
      : signUp(context, { name, email, hidden, fault: await reasonOf(answer, words) });
  });

  routes.get('/welcome', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const { name, words } = visitor;
    if (name === null) return context.redirect('/sign-in?next=/welcome', 303);
    const listed = await listCampaigns(app, visitor.actor, { statuses: ['open', 'running'], limit: 100 });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const free = listed.value.campaigns.filter(({ openSeats, joining }) => openSeats > 0 && joining !== 'invitation');
    const body = welcomeView({ name, games: free.slice(0, OFFERED), words });
    return show(context, page({ title: words.account.welcome.title(name), reader: visitor, body }));
  });

  const claim = async (context: Context, fault: string | null = null): Promise<Response> => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    if (reader.name === null) return context.redirect('/sign-in?next=/claim', 303);
    const { claim: say } = reader.words.account;
    const fields = [{ name: 'code', label: say.code, type: 'text', autocomplete: 'off' }] as const;
    const body = formView({ title: say.title, lead: say.lead, action: '/claim', fields, button: say.button, fault });
    return show(context, page({ title: say.title, reader, body }), fault === null ? 200 : 400);
  };
  routes.get('/claim', (context) => claim(context));
  routes.post('/claim', async (context) => {
    const { actor, words } = await visitorOf(app, accounts, context.req.raw.headers);
    const claimed = await claimServer(app, actor, { code: (await formOf(context))('code') });
    return claimed.ok ? context.redirect('/admin', 303) : claim(context, refusedText(claimed.error, words));
  });
  return routes;
};

/** What an invitation's link has brought along. */
interface Brought {
  readonly [name: string]: string;
}

const invitationIn = (field: (name: string) => string): Brought => {
  const [campaign, invitation] = [field('campaign'), field('invitation')];
  return campaign === '' || invitation === '' ? {} : { campaign, invitation };
};

/** Where it leads on to, for whoever signs in. */
const nextOf = ({ campaign, invitation }: Brought): { readonly [name: string]: string } =>
  campaign === undefined || invitation === undefined
    ? {}
    : { next: `/campaigns/${campaign}/join?${new URLSearchParams({ invitation })}` };

/** The same as the accounts ask for it. */
const invitationOf = ({ campaign, invitation }: Brought) =>
  campaign === undefined || invitation === undefined ? null : { campaignId: campaign, token: invitation };
