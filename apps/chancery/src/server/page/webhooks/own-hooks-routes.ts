import { showCampaign, showNoticeSettings } from '@chancery/app';
import { type CampaignId, err, ok } from '@chancery/core';
import { Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { doorsTo } from '../frame/doors.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import { calledWebhooks } from './called-webhooks.ts';
import { addedView, addTyped, HOOK_DEEDS } from './hook-deeds.ts';
import { hooksView } from './hooks-view.ts';

/** Whoever has an account sends the public news of a game to addresses of their own. */
export const ownHooksRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const { get, post } = doorsTo(routes, '/campaigns/:campaign/own-webhooks', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = context.req.param('campaign') as CampaignId;
    const shown = await showCampaign(app, visitor.actor, { campaignId });
    if (!shown.ok) return err({ error: shown.error, visitor });
    const settings = await showNoticeSettings(app, visitor.actor, { campaignId: null });
    if (!settings.ok) return err({ error: settings.error, visitor });
    const path = `/campaigns/${campaignId}/own-webhooks`;
    return ok({ context, visitor, campaign: shown.value, campaignId, zone: settings.value.zone, path });
  });
  type Scene = Parameters<Parameters<typeof get>[1]>[0];

  const shown = async (scene: Scene, told: Piece = null, status: 200 | 400 = 200): Promise<Response> => {
    const { context, visitor, campaign, campaignId } = scene;
    const hooks = await calledWebhooks(app, visitor.actor, campaignId);
    if (!hooks.ok) return faultPage(context, hooks.error, visitor);
    const { console: say, campaign: words } = visitor.words;
    const title = `${campaign.title}: ${words.ownWebhooks}`;
    const body = html`<header class="head"><h1>${title}</h1><p><a href="/campaigns/${campaignId}">${say.to}</a></p></header>
${told}<div class="wide">${hooksView(scene, hooks.value)}</div>`;
    return show(context, page({ title, reader: visitor, body, place: 'games' }), status);
  };

  get('', (scene) => {
    const done = scene.context.req.query('done') ?? '';
    const { done: say } = scene.visitor.words.console;
    return shown(scene, Object.hasOwn(HOOK_DEEDS, done) ? said(say[done as keyof typeof HOOK_DEEDS], 'good') : null);
  });

  post('', async (scene, field) => {
    const { context, visitor, campaignId, path, zone } = scene;
    const name = field('do');
    if (!Object.hasOwn(HOOK_DEEDS, name)) return context.redirect(path, 303);
    const call = { app, actor: visitor.actor, campaignId, field };
    const done = await HOOK_DEEDS[name as keyof typeof HOOK_DEEDS](call);
    if (!done.ok) return shown(scene, said(refusedText(done.error, visitor.words, zone), 'bad'), 400);
    return context.redirect(`${path}?done=${name}`, 303);
  });

  post('/webhooks', async (scene, field) => {
    const { visitor, campaignId, zone } = scene;
    const added = await addTyped({ app, actor: visitor.actor, campaignId, field });
    return added.ok
      ? shown(scene, addedView(visitor.words, added.value))
      : shown(scene, said(refusedText(added.error, visitor.words, zone), 'bad'), 400);
  });
  return routes;
};
