import {
  type Actor,
  type App,
  type AppError,
  appointMaster,
  archiveCampaign,
  decideLetterReport,
  dismissMaster,
  endCampaign,
  handOver,
  listReports,
  listUsers,
  openPoll,
  overseeCampaign,
  pauseCampaign,
  readPress,
  renameCampaign,
  resumeCampaign,
  withdrawPress,
} from '@chancery/app';
import { type CampaignId, err, type Result } from '@chancery/core';
import type { LetterReportId, PressId, UserId } from '@chancery/store';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { pollIn } from '../polls/poll-in.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { powersView } from './campaign-powers-view.ts';

type Done = keyof Words['admin']['powers']['done'];

const ARTICLES = 20;

/** What an administrator may do about a game that somebody else runs: `/admin/campaigns/ID`. */
export const campaignPowers = ({ app, accounts, zone }: PageHouse): Hono => {
  const routes = new Hono();
  const whole = async (
    context: Context,
    visitor: Visitor,
    { campaignId, refused = null }: { readonly campaignId: CampaignId; readonly refused?: AppError | null },
  ): Promise<Response> => {
    const { actor, words } = visitor;
    const overseen = await overseeCampaign(app, actor, { campaignId });
    if (!overseen.ok) return faultPage(context, overseen.error, visitor);
    const press = await readPress(app, actor, { campaignId, limit: ARTICLES });
    const reports = await listReports(app, actor, { campaignId });
    const done = context.req.query('done') ?? '';
    const body = powersView({
      campaign: overseen.value,
      press: press.ok ? press.value : [],
      reports: reports.ok ? reports.value : [],
      done: refused === null && Object.hasOwn(words.admin.powers.done, done) ? (done as Done) : null,
      refused,
      zone,
      words,
    });
    const title = words.admin.powers.title(overseen.value.title);
    return show(context, page({ title, reader: visitor, body, place: 'account' }), refused === null ? 200 : 400);
  };
  routes.get('/admin/campaigns/:campaign', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    return whole(context, visitor, { campaignId: context.req.param('campaign') as CampaignId });
  });
  routes.post('/admin/campaigns/:campaign', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = context.req.param('campaign') as CampaignId;
    const field = await formOf(context);
    const name = field('do');
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name as Done] : undefined;
    const done: Result<unknown, AppError> =
      deed === undefined
        ? err({ code: 'bad-input', faults: [`do: ${name}`] })
        : await deed({ app, actor: visitor.actor, campaignId, field });
    if (done.ok) return context.redirect(`/admin/campaigns/${campaignId}?done=${name}`, 303);
    return whole(context, visitor, { campaignId, refused: done.error });
  });
  return routes;
};

interface Call {
  readonly app: App;
  readonly actor: Actor;
  readonly campaignId: CampaignId;
  readonly field: Form;
}

/** Each button is one use case and nothing else, but that people are named by the addresses of their accounts. */
const DEEDS: { readonly [name in Done]: (call: Call) => Promise<Result<unknown, AppError>> } = {
  poll: ({ app, actor, campaignId, field }) => openPoll(app, actor, { campaignId, ...pollIn(field) }),
  pause: ({ app, actor, campaignId, field }) => pauseCampaign(app, actor, { campaignId, reason: field('reason') }),
  resume: ({ app, actor, campaignId }) => resumeCampaign(app, actor, { campaignId }),
  end: ({ app, actor, campaignId, field }) => endCampaign(app, actor, { campaignId, how: field('how') }),
  archive: ({ app, actor, campaignId }) => archiveCampaign(app, actor, { campaignId }),
  rename: ({ app, actor, campaignId, field }) => renameCampaign(app, actor, { campaignId, title: field('title') }),
  appoint: (call) => withUser(call, appointMaster),
  'hand-over': (call) => withUser(call, handOver),
  dismiss: ({ app, actor, campaignId, field }) =>
    dismissMaster(app, actor, { campaignId, userId: field('user') as UserId }),
  'withdraw-press': ({ app, actor, campaignId, field }) =>
    withdrawPress(app, actor, { campaignId, id: field('press') as PressId }),
  decide: ({ app, actor, campaignId, field }) =>
    decideLetterReport(app, actor, {
      campaignId,
      id: field('report') as LetterReportId,
      decision: field('decision'),
    }),
};

const withUser = async (
  { app, actor, campaignId, field }: Call,
  deed: typeof appointMaster,
): Promise<Result<unknown, AppError>> => {
  const address = field('email').trim();
  const found = await listUsers(app, actor, { limit: 1, address });
  if (!found.ok) return found;
  const [user] = found.value;
  if (user === undefined) return err({ code: 'not-found', what: 'user', id: address });
  return deed(app, actor, { campaignId, userId: user.id });
};
