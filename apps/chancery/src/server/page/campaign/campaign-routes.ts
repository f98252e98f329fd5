import { closeTurn, readPublicReport, showCampaign, showMap } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { toHtml } from '@chancery/reports';
import { Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { html, trusted } from '../frame/html.ts';
import { page } from '../frame/layout.ts';
import { svg } from '../frame/svg.ts';
import { joinRoutes } from '../making/join-routes.ts';
import type { PageHouse } from '../page-house.ts';
import { masterView, tableView } from '../seat/seat-view.ts';
import { visitorOf } from '../visitor.ts';

/** A campaign as everybody may see it; who rules a seat in it comes to his desk. */
export const campaignRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign';

  routes.get(path, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = context.req.param('campaign') as CampaignId;
    const shown = await showCampaign(app, visitor.actor, { campaignId });
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const campaign = shown.value;
    const [seat] = campaign.you.seats;
    if (seat !== undefined && campaign.status !== 'open')
      return context.redirect(`/campaigns/${campaignId}/seats/${seat}`, 303);
    const news = await readPublicReport(app, visitor.actor, { campaignId });
    const body = html`<header class="head"><h1>${campaign.title}</h1><p>${campaign.ruleset.title}, ${campaign.heading}</p></header>
<a class="map" href="/campaigns/${campaignId}/map.svg"><img alt="The map as everybody knows it" src="/campaigns/${campaignId}/map.svg" width="1600" height="1131"></a>
${news.ok ? trusted(toHtml(news.value.report)) : null}${tableView(campaign)}${masterView(campaign)}`;
    return show(context, page({ title: campaign.title, reader: visitor, body }));
  });

  routes.get(`${path}/map.svg`, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const drawn = await showMap(app, visitor.actor, { campaignId: context.req.param('campaign') as CampaignId });
    return drawn.ok
      ? svg(context, drawSvg(drawn.value.world, drawn.value.picture))
      : faultPage(context, drawn.error, visitor);
  });

  routes.post(`${path}/close`, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = context.req.param('campaign') as CampaignId;
    const turn = Number((await formOf(context))('turn'));
    const closed = await closeTurn(app, visitor.actor, { campaignId, turn, excused: true });
    return closed.ok ? context.redirect(`/campaigns/${campaignId}`, 303) : faultPage(context, closed.error, visitor);
  });

  routes.route('/', joinRoutes(house));
  return routes;
};
