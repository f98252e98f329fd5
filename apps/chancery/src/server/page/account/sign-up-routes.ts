import { listCampaigns } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import { ofMail } from '../frame/mail-way.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import { withCookies } from './ask-accounts.ts';
import { newcomerIn, signUpFrom } from './come-in.ts';
import { type SignUpView, signUpView } from './sign-up-view.ts';
import { welcomeView } from './welcome-view.ts';

/** So many games are offered to one who has just come. */
const OFFERED = 5;

/** Becoming somebody here: an account, and the first page after it. */
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
      confirm: accounts.confirm,
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
    const { next = '' } = nextOf(hidden);
    const came = await signUpFrom(house, context, field, { invitation: invitationOf(hidden), next });
    if (came.kind === 'in') return withCookies(context.redirect(next || '/welcome', 303), came.answer);
    return came.kind === 'mailed'
      ? signUp(context, { hidden, told: ofMail(words.account.signUp.sent(field('email')), house, words) })
      : signUp(context, { ...newcomerIn(field), hidden, fault: came.fault });
  });

  routes.get('/welcome', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const { name, words } = visitor;
    if (name === null) return context.redirect('/sign-in?next=/welcome', 303);
    const listed = await listCampaigns(app, visitor.actor, { statuses: ['open', 'running'], limit: 100 });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const free = listed.value.campaigns.filter(({ openSeats, joining }) => openSeats > 0 && joining !== 'invitation');
    const claimed = context.req.query('claimed') !== undefined;
    const body = welcomeView({ name, games: free.slice(0, OFFERED), claimed, words });
    return show(context, page({ title: words.account.welcome.title(name), reader: visitor, body }));
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
