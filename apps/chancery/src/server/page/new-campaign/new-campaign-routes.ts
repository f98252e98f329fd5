import {
  createCampaign,
  laddersOf,
  listRulesets,
  listScenarios,
  type OwnScenarioSummary,
  openCampaign,
  type RulesetPage,
  showNoticeSettings,
  showRuleset,
  showScenario,
} from '@chancery/app';
import { rulesetId, type SeatId } from '@chancery/core';
import { OWN_SCENARIO_PREFIX, type OwnScenarioId } from '@chancery/store';
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
  const found = async ({ actor }: Visitor, of: string): Promise<Chosen | null> => {
    const [ruleset = '', scenario = ''] = of.split('/');
    const shown = await showRuleset(app, actor, { id: rulesetId(ruleset) });
    if (!shown.ok) return null;
    if (!scenario.startsWith(OWN_SCENARIO_PREFIX)) {
      return shown.value.scenarios.some(({ id }) => id === scenario) ? { ...shown.value, scenario, own: null } : null;
    }
    const id = scenario.slice(OWN_SCENARIO_PREFIX.length) as OwnScenarioId;
    const own = await showScenario(app, actor, { id });
    return own.ok && own.value.ruleset === ruleset ? withOwn(shown.value, own.value) : null;
  };
  const rulesFor = async (
    { id, scenario, own }: Chosen,
    { settings }: WholeTerms,
  ): Promise<Pick<NewCampaignView, 'opening' | 'ladders'>> => {
    const ruleset = app.rulesets.find((each) => each.id === id);
    if (ruleset === undefined) return { opening: null, ladders: [] };
    const opening = own === null ? await openingOf(ruleset, scenario) : openingOfOwn(own);
    return { opening, ladders: laddersOf(ruleset, settings.missedTurns) };
  };

  routes.get(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    if (visitor.name === null) return context.redirect(`/sign-in?next=${PATH}`, 303);
    const ruleset = await found(visitor, context.req.query('of') ?? '');
    if (ruleset === null) {
      const listed = await listRulesets(app, visitor.actor, null);
      if (!listed.ok) return faultPage(context, listed.error, visitor);
      const own = await listScenarios(app, visitor.actor, null);
      return answer(context, visitor, choiceView(listed.value, own.ok ? own.value : [], visitor.words));
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
    ruleset: Chosen,
    field: Form,
    zone: string,
  ): Promise<string | { readonly id: string; readonly open: boolean }> => {
    const terms = readTerms(field, zone);
    if (!terms.ok) return words.newCampaign.badTime;
    const { id, own } = ruleset;
    const scenario = own === null ? ruleset.scenario : { own: own.id };
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

/** A ruleset with the scenario on which a game is to be made. */
type Chosen = RulesetPage & {
  readonly scenario: string;
  /** One that the visitor has written. */
  readonly own: OwnScenarioSummary | null;
};

/** It stands among the built-in ones, and a turn takes as long as on them. */
const withOwn = (ruleset: RulesetPage, own: OwnScenarioSummary): Chosen => {
  const id = `${OWN_SCENARIO_PREFIX}${own.id}`;
  const { title, description, facts } = own;
  const all = ruleset.scenarios.map(({ minutes }) => minutes);
  const minutes = {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
  const info = { id, title, description, seats: facts.seats.length, minutes };
  return { ...ruleset, scenarios: [...ruleset.scenarios, info], scenario: id, own };
};

const openingOfOwn = ({ facts }: OwnScenarioSummary): NewCampaignView['opening'] => ({
  seats: facts.seats,
  rulers: facts.rulers,
  live: facts.mode === 'live',
  options: facts.options,
});
