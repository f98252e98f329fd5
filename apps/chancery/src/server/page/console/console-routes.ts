import {
  actAsMaster,
  changeSettings,
  dryRun,
  editPosition,
  laddersOf,
  readAudit,
  showOptions,
  watchLetters,
} from '@chancery/app';
import { Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { typedText } from '../frame/form.ts';
import { html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { optionsShown } from '../new-campaign/options-shown.ts';
import { readTerms } from '../new-campaign/read-terms.ts';
import { termsView } from '../new-campaign/terms-view.ts';
import type { PageHouse } from '../page-house.ts';
import { linesView } from '../receipt/receipt-view.ts';
import { auditView, olderView } from '../record/audit-view.ts';
import { backRoutes } from './back-routes.ts';
import { beginningIn, sureView } from './begin-view.ts';
import { unruledIn } from './beginning.ts';
import { type ConsoleDone, consolePage } from './console-page.ts';
import { damagedRoutes } from './damaged.ts';
import { DEEDS } from './deeds.ts';
import { consoleDoors } from './doors.ts';
import { type ConsoleScene, consoleRefusal, listedTurns, seatName } from './load-console.ts';
import { readingOf } from './record-view.ts';
import { sheetsRoutes } from './sheets-routes.ts';
import { showConsole } from './show-console.ts';
import { trialView } from './trial-view.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { watchedView } from './words-view.ts';

const PAGE = 50;

/** The master's console: all that they do in a game, on one page and by its forms. */
export const consoleRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const doors = consoleDoors(house, routes);
  const { get, post } = doors;
  const desk = showConsole(house);
  backRoutes(house, doors, desk);
  damagedRoutes(house, routes);
  webhookRoutes(house, doors, desk);
  sheetsRoutes(house, doors);
  get('', (scene) => desk(scene));

  post('', async (scene, field) => {
    const { context, visitor, campaign, path, zone } = scene;
    const name = field('do');
    // Seats without a ruler are thought of once before it begins.
    const isRash = name === 'start' && field('sure') !== 'yes' && beginningIn(scene).empty > 0;
    if (isRash) return context.redirect(`${path}/begin`, 303);
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name as keyof typeof DEEDS] : undefined;
    if (deed === undefined) return desk(scene, consoleRefusal(scene, { code: 'bad-input', faults: [`do: ${name}`] }));
    const done = await deed.run({ app, actor: visitor.actor, campaignId: campaign.id, field, zone });
    if (!done.ok) return desk(scene, consoleRefusal(scene, done.error));
    return context.redirect(`${path}?done=${instead(done.value) ?? name}#${deed.section}`, 303);
  });

  post('/acts', async (scene, field) => {
    const { visitor, campaign } = scene;
    const text = typedText(field('text'));
    const taken = await actAsMaster(app, visitor.actor, { campaignId: campaign.id, text });
    if (!taken.ok) return desk(scene, consoleRefusal(scene, taken.error));
    const { words } = visitor;
    return desk(scene, null, html`${said(words.console.actsTitle)}${linesView(taken.value, words)}`);
  });

  post('/edits', async (scene, field) => {
    const { visitor, campaign } = scene;
    const given = { text: typedText(field('text')), turn: Number(field('turn')), reason: field('reason') };
    const edited = await editPosition(app, visitor.actor, { campaignId: campaign.id, ...given });
    if (!edited.ok) return desk(scene, consoleRefusal(scene, edited.error));
    const { words } = visitor;
    const told = edited.value.told.map((seat) => seatName(scene, seat)).join(', ');
    const { edits, review } = words.console;
    const isReviewed = campaign.reviewUntil !== null;
    const outcome = isReviewed ? review.edited(edited.value.turn) : edits.done(edited.value.turn, told);
    const done = html`${said(outcome, 'good')}${linesView({ lines: edited.value.lines, together: [] }, words)}`;
    return desk(scene, null, done);
  });

  post('/dry-run', async (scene) => {
    const { visitor, campaign } = scene;
    const trial = await dryRun(app, visitor.actor, { campaignId: campaign.id });
    if (!trial.ok) return desk(scene, consoleRefusal(scene, trial.error));
    const ruleset = app.rulesets.find(({ id }) => id === campaign.ruleset.id);
    if (ruleset === undefined) throw new Error(`campaign ${campaign.id} has no ruleset`);
    const { console: say } = visitor.words;
    const titleOf = trial.value.inReview ? say.review.title : say.dryTitle;
    const title = titleOf(campaign.live ?? trial.value.turn);
    return consolePage(scene, { title, body: trialView(scene, trial.value, ruleset) });
  });

  get('/begin', async (scene) => {
    const { rulers, seats } = beginningIn(scene);
    const title = scene.visitor.words.console.begin.title(rulers, seats);
    return consolePage(scene, { title, body: sureView(scene, unruledIn(house, scene)) });
  });

  get('/audit', async (scene) => {
    const { context, visitor, campaign, path } = scene;
    const before = Number(context.req.query('before') ?? Number.NaN);
    const page = Number.isSafeInteger(before) ? { before } : {};
    const read = await readAudit(app, visitor.actor, { campaignId: campaign.id, limit: PAGE, ...page });
    if (!read.ok) return faultPage(context, read.error, visitor);
    const older = olderView(`${path}/audit`, read.value, PAGE, visitor.words);
    const title = visitor.words.console.sections.audit;
    const reading = readingOf(scene, await listedTurns(app, scene));
    return consolePage(scene, { title, body: [auditView(read.value, reading), older] });
  });

  get('/messages', async (scene) => {
    const { context, visitor, campaign } = scene;
    const watched = await watchLetters(app, visitor.actor, { campaignId: campaign.id });
    if (!watched.ok) return faultPage(context, watched.error, visitor);
    return consolePage(scene, { title: visitor.words.console.watched.title, body: watchedView(scene, watched.value) });
  });

  const terms = async (scene: ConsoleScene, fault: string | null = null): Promise<Response> => {
    const { campaign, visitor, path, zone } = scene;
    const { words } = visitor;
    const options = await showOptions(app, visitor.actor, { campaignId: campaign.id });
    const fixed = optionsShown(options.ok ? options.value : [], words);
    const ruleset = app.rulesets.find(({ id }) => id === campaign.ruleset.id);
    const ladders = ruleset === undefined ? [] : laddersOf(ruleset, campaign.settings.missedTurns);
    const body = html`<form class="sheet" method="post" action="${path}/terms">${termsView({ terms: campaign, ladders, live: campaign.live !== null, fixed: campaign.status !== 'draft', zone, words })}<div class="buttons"><button class="main">${words.newCampaign.save}</button></div></form>${fixed !== false && html`<section><h2>${words.newCampaign.options}</h2><p class="small">${words.newCampaign.optionsFixed}</p>${fixed}</section>`}`;
    return consolePage(scene, { title: words.console.terms, body, fault });
  };
  get('/terms', (scene) => terms(scene));
  post('/terms', async (scene, field) => {
    const { context, visitor, campaign, path, zone } = scene;
    const read = readTerms(field, zone);
    if (!read.ok) return terms(scene, visitor.words.newCampaign.badTime);
    const changed = await changeSettings(app, visitor.actor, { ...read.value, campaignId: campaign.id });
    return changed.ok
      ? context.redirect(`${path}?done=terms`, 303)
      : terms(scene, consoleRefusal(scene, changed.error));
  });
  return routes;
};

/** What became of a turn that was to be run: the breaker has held the clock, or it is under review first. */
const instead = (value: unknown): ConsoleDone | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'held') return 'run-held';
  return value.kind === 'in-review' ? 'run-review' : null;
};
