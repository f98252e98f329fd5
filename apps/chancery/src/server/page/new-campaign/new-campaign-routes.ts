import {
  createCampaign,
  laddersOf,
  listRulesets,
  openCampaign,
  type RulesetPage,
  showNoticeSettings,
  showRuleset,
} from '@chancery/app';
import { rulesetId, type SeatId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { openingOf } from '../rules/scenario-opening.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { choiceView, type NewCampaignView, newCampaignView } from './new-campaign-view.ts';
import { readOptions } from './options-view.ts';
import { isPreset, presetTerms, type WholeTerms } from './presets.ts';
import { readTerms } from './read-terms.ts';

const PATH = '/campaigns/new';

/** Making a campaign: first which, then on which terms. */
export const newCampaignRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const zoneOf = async ({ actor }: Visitor): Promise<string> => {
    const settings = await showNoticeSettings(app, actor, { campaignId: null });
    return settings.ok ? settings.value.zone : house.zone;
  };
  const answer = (context: Context, visitor: Visitor, body: Piece, fault: string | null = null): Response => {
    const { title, lead } = visitor.words.newCampaign;
    const whole = html`<div class="wide"><header class="head"><h1>${title}</h1><p>${lead}</p></header>${fault === null ? null : said(fault, 'bad')}${body}</div>`;
    return show(context, page({ title, reader: visitor, body: whole, place: 'games' }), fault === null ? 200 : 400);
  };
  const found = async (
    { actor }: Visitor,
    of: string,
  ): Promise<(RulesetPage & { readonly scenario: string }) | null> => {
    const [ruleset = '', scenario = ''] = of.split('/');
    const shown = await showRuleset(app, actor, { id: rulesetId(ruleset) });
    return shown.ok && shown.value.scenarios.some(({ id }) => id === scenario) ? { ...shown.value, scenario } : null;
  };
  const rulesFor = async (
    { id, scenario }: RulesetPage & { readonly scenario: string },
    { settings }: WholeTerms,
  ): Promise<Pick<NewCampaignView, 'opening' | 'ladders'>> => {
    const ruleset = app.rulesets.find((each) => each.id === id);
    if (ruleset === undefined) return { opening: null, ladders: [] };
    return { opening: await openingOf(ruleset, scenario), ladders: laddersOf(ruleset, settings.missedTurns) };
  };

  routes.get(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    if (visitor.name === null) return context.redirect(`/sign-in?next=${PATH}`, 303);
    const ruleset = await found(visitor, context.req.query('of') ?? '');
    if (ruleset === null) {
      const listed = await listRulesets(app, visitor.actor, null);
      if (!listed.ok) return faultPage(context, listed.error, visitor);
      return answer(context, visitor, choiceView(listed.value, visitor.words));
    }
    const asked = context.req.query('preset') ?? '';
    const preset = isPreset(asked) ? asked : 'usual';
    const zone = await zoneOf(visitor);
    const scenario = ruleset.scenarios.find(({ id }) => id === ruleset.scenario)?.title ?? '';
    // The title alone would soon be that of somebody else's game.
    const terms = { ...presetTerms(preset, ruleset.usualDeadline, zone), title: `${scenario} (${visitor.name})` };
    const rules = await rulesFor(ruleset, terms);
    const view = { ruleset, preset, terms, zone, words: visitor.words, given: null, ...rules };
    return answer(context, visitor, newCampaignView(view));
  });

  routes.post(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    if (visitor.name === null) return context.redirect(`/sign-in?next=${PATH}`, 303);
    const field = await formOf(context);
    const ruleset = await found(visitor, field('of'));
    if (ruleset === null) return context.redirect(PATH, 303);
    const zone = await zoneOf(visitor);
    const made = await make(visitor, ruleset, field, zone);
    if (typeof made !== 'string')
      return context.redirect(`/campaigns/${made.id}/${made.open ? 'invite' : 'console'}?done=made`, 303);
    const terms = readTerms(field, zone);
    const shown = terms.ok ? terms.value : presetTerms('usual', ruleset.usualDeadline, zone);
    const rules = await rulesFor(ruleset, shown);
    const view = {
      ruleset,
      preset: 'usual',
      terms: shown,
      zone,
      words: visitor.words,
      given: field,
      ...rules,
    } as const;
    return answer(context, visitor, newCampaignView(view), made);
  });

  const make = async (
    { actor, words }: Visitor,
    ruleset: RulesetPage & { readonly scenario: string },
    field: Form,
    zone: string,
  ): Promise<string | { readonly id: string; readonly open: boolean }> => {
    const terms = readTerms(field, zone);
    if (!terms.ok) return words.newCampaign.badTime;
    const { id, scenario } = ruleset;
    const options = readOptions(ruleset.options, field);
    const closedSeats = field.all('closed') as readonly SeatId[];
    const created = await createCampaign(app, actor, { ...terms.value, ruleset: id, scenario, options, closedSeats });
    if (!created.ok) return refusedText(created.error, words, zone);
    const { campaignId } = created.value;
    if (field('do') !== 'open') return { id: campaignId, open: false };
    const opened = await openCampaign(app, actor, { campaignId });
    return opened.ok ? { id: campaignId, open: true } : refusedText(opened.error, words, zone);
  };
  return routes;
};
