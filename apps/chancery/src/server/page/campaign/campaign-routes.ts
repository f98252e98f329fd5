import {
  closeTurn,
  keptDrawing,
  listTurns,
  readDeeds,
  readDiceLog,
  readPublicReport,
  showCampaign,
  showCourse,
  showMap,
  showStandings,
  verificationSoFar,
} from '@chancery/app';
import { type CampaignId, ok } from '@chancery/core';
import { drawCourse, drawSvg } from '@chancery/maps';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { html } from '../frame/html.ts';
import { feedOf, page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { campaignView } from './campaign-view.ts';
import { deedsView } from './deeds-view.ts';
import { diceLogView } from './dice-log-view.ts';
import { loadCampaign } from './load-campaign.ts';
import { placeRoutes } from './place-routes.ts';
import { recordView } from './record-view.ts';
import type { ShowCampaign } from './show-campaign.ts';
import { pageTitle, turnView } from './turn-view.ts';

/** A campaign as everybody may see it, now and turn by turn. */
export const campaignRoutes = (house: PageHouse): Hono => {
  const { app, accounts, zone } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign';
  const comer = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);

  const showPage: ShowCampaign = async (context, visitor, campaignId, fault) => {
    if (fault?.code === 'not-signed-in') return faultPage(context, fault, visitor);
    const loaded = await loadCampaign(house, visitor, campaignId);
    if (!loaded.ok) return faultPage(context, loaded.error, visitor);
    const body = html`${fault === undefined ? null : said(refusedText(fault, visitor.words, zone), 'bad')}${campaignView(loaded.value, visitor, zone)}`;
    const { title } = loaded.value.campaign;
    const feed = feedOf(loaded.value.campaign);
    return show(context, page({ title, reader: visitor, body, place: 'games', feed }), fault === undefined ? 200 : 409);
  };

  routes.get(path, async (context) => showPage(context, await comer(context), campaignOf(context)));

  routes.get(`${path}/turns/:turn{[0-9]{1,6}}`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const turn = Number(context.req.param('turn'));
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const report = await readPublicReport(app, visitor.actor, { campaignId, turn });
    if (!report.ok) return faultPage(context, report.error, visitor);
    const turns = await showStandings(app, visitor.actor, { campaignId });
    if (!turns.ok) return faultPage(context, turns.error, visitor);
    const past = { campaign: campaign.value, report: report.value, turns: turns.value };
    const title = `${campaign.value.title}, ${pageTitle(past, visitor.words.campaign)}`;
    const [body, feed] = [turnView(past, visitor.words, zone), feedOf(campaign.value)];
    return show(context, page({ title, reader: visitor, body, place: 'games', feed }));
  });

  routes.get(`${path}/deeds`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const before = Number(context.req.query('before') ?? Number.NaN);
    const from = Number.isSafeInteger(before) ? { before } : {};
    const deeds = await readDeeds(app, visitor.actor, { campaignId, limit: PAGE, ...from });
    if (!deeds.ok) return faultPage(context, deeds.error, visitor);
    const listed = await listTurns(app, visitor.actor, { campaignId });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const shown = { campaign: campaign.value, deeds: deeds.value, listed: listed.value };
    const title = `${campaign.value.title}, ${visitor.words.campaign.deeds.title}`;
    const body = deedsView(shown, visitor.words, zone, PAGE);
    return show(context, page({ title, reader: visitor, body, place: 'games' }));
  });

  routes.get(`${path}/record`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const checked = await verificationSoFar(app, visitor.actor, { campaignId });
    if (!checked.ok) return faultPage(context, checked.error, visitor);
    const dice = (await readDiceLog(app, visitor.actor, { campaignId })).ok && campaign.value.turn > 0;
    const shown = { campaign: campaign.value, verification: checked.value, dice };
    const title = `${campaign.value.title}, ${visitor.words.campaign.record.title}`;
    const again = checked.value === null ? LOOK_AGAIN : null;
    const body = recordView(shown, visitor.words);
    return show(context, page({ title, reader: visitor, body, place: 'games', again }));
  });

  routes.get(`${path}/dice-log`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const asked = context.req.query('turn') ?? '';
    const turn = /^\d{1,6}$/.test(asked) ? Number(asked) : undefined;
    const campaign = await showCampaign(app, visitor.actor, { campaignId });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const log = await readDiceLog(app, visitor.actor, { campaignId, turn });
    if (!log.ok) return faultPage(context, log.error, visitor);
    const listed = await listTurns(app, visitor.actor, { campaignId });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const { words } = visitor;
    const body = diceLogView({ campaign: campaign.value, log: log.value, listed: listed.value }, words);
    const title = `${campaign.value.title}, ${words.campaign.diceLog.title}`;
    return show(context, page({ title, reader: visitor, body, place: 'games' }));
  });

  routes.get(`${path}/map.svg`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const turn = /^\d{1,6}$/.test(context.req.query('turn') ?? '') ? Number(context.req.query('turn')) : undefined;
    const out = turn === undefined ? null : await readPublicReport(app, visitor.actor, { campaignId, turn });
    const dark = context.req.query('dark') !== undefined;
    const shown = out?.ok ? ok(out.value.map) : await showMap(app, visitor.actor, { campaignId });
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const { world, picture } = shown.value;
    return svg(
      context,
      keptDrawing(picture, `page ${dark}`, () => drawSvg(world, picture, { dark })),
    );
  });

  routes.get(`${path}/course.svg`, async (context) => {
    const visitor = await comer(context);
    const campaign = await showCampaign(app, visitor.actor, { campaignId: campaignOf(context) });
    if (!campaign.ok) return faultPage(context, campaign.error, visitor);
    const course = await showCourse(app, visitor.actor, { campaignId: campaignOf(context) });
    if (!course.ok) return faultPage(context, course.error, visitor);
    const { world, powers, turns } = course.value;
    const steps = turns.map(({ heading, owners }) => ({ label: heading, owners }));
    const has = (name: string): boolean => context.req.query(name) !== undefined;
    const title = visitor.words.home.mapTitle(campaign.value.title);
    const style = { title, dark: has('dark'), still: has('still') };
    const draw = (): string => drawCourse(world, powers, steps, style);
    return svg(context, keptDrawing(course.value, JSON.stringify(style), draw));
  });

  routes.post(`${path}/close`, async (context) => {
    const visitor = await comer(context);
    const campaignId = campaignOf(context);
    const turn = Number((await formOf(context))('turn'));
    const closed = await closeTurn(app, visitor.actor, { campaignId, turn, excused: true });
    if (!closed.ok) return showPage(context, visitor, campaignId, closed.error);
    const shown = await showCampaign(app, visitor.actor, { campaignId });
    const seat = shown.ok ? shown.value.you.seats[0] : undefined;
    const news = seat === undefined ? '' : `/seats/${seat}`;
    return context.redirect(`/campaigns/${campaignId}${news}`, 303);
  });

  routes.route('/', placeRoutes(house, showPage));
  return routes;
};

/** So many deeds of masters stand on one page. */
const PAGE = 50;

/** Seconds between two looks at what the server is checking. */
const LOOK_AGAIN = 2;

const campaignOf = (context: Context): CampaignId => context.req.param('campaign') as CampaignId;
