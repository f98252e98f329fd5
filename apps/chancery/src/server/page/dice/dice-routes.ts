import { readFileSync } from 'node:fs';
import { type CampaignPage, listTurns, showCampaign, showRegister } from '@chancery/app';
import { type CampaignId, type DiceRegister, proofLine, proofsOf } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import { diceView } from './dice-view.ts';
import { CHECK_SOURCE } from './served-source.ts';

const SCRIPT = readFileSync(new URL('./script/check.js', import.meta.url), 'utf8');

/** The commitments, lists and secrets of a campaign as a page, as text to be kept, and what checks them in a browser. */
export const diceRoutes = ({ app, accounts, zone }: PageHouse): Hono => {
  const routes = new Hono();
  const path = '/campaigns/:campaign';

  routes.get(`${path}/dice`, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = campaignOf(context);
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const register = await showRegister(app, visitor.actor, { campaignId });
    if (!register.ok) return faultPage(context, register.error, visitor);
    const listed = await listTurns(app, visitor.actor, { campaignId });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const after = /^\d{1,6}$/.test(context.req.query('after') ?? '') ? Number(context.req.query('after')) : 0;
    const shown = {
      campaign: campaign.value,
      register: register.value,
      listed: listed.value,
      after,
      server: app.config.baseUrl,
    };
    const title = `${campaign.value.title}, ${visitor.words.dice.title}`;
    const body = diceView(shown, visitor.words, zone);
    const scripts = after === 0 ? ['/dice-check.js'] : [];
    return show(context, page({ title, reader: visitor, body, place: 'games', scripts }));
  });

  routes.get(`${path}/dice.txt`, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = campaignOf(context);
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const register = await showRegister(app, visitor.actor, { campaignId });
    if (!register.ok) return faultPage(context, register.error, visitor);
    return context.text(textOf(campaign.value, register.value));
  });

  routes.get('/dice-check.js', (context) => ours(context, SCRIPT, 'public, max-age=600'));

  routes.get('/dice/:digest/*', (context) => {
    const folder = `/dice/${context.req.param('digest')}`;
    const text = CHECK_SOURCE.file(folder, context.req.path.slice(folder.length + 1));
    return text === undefined ? context.notFound() : ours(context, text, 'public, max-age=31536000, immutable');
  });
  return routes;
};

const textOf = ({ title, id }: CampaignPage, register: DiceRegister): string =>
  [`${title}, ${id}`, '', ...proofsOf(register).map(proofLine), ''].join('\n');

const ours = (context: Context, text: string, caching: string): Response =>
  context.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': caching });

const campaignOf = (context: Context): CampaignId => context.req.param('campaign') as CampaignId;
