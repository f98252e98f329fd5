import { actAsMaster, changeSettings, dryRun, inviteToCampaign, readAudit, rollBack } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { type Form, formOf, typedText } from '../frame/form.ts';
import { html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { readTerms } from '../making/read-terms.ts';
import { termsView } from '../making/terms-view.ts';
import type { PageHouse } from '../page-house.ts';
import { linesView } from '../seat/receipt-view.ts';
import { consolePage, type Section } from './console-page.ts';
import { DEEDS } from './deeds.ts';
import { type ConsoleScene, consoleNews, consoleRefusal, consoleScene } from './load-console.ts';
import { mastersView, peopleView } from './people-view.ts';
import { auditView, backView, olderView, recordView, rolledView } from './record-view.ts';
import { seatsView } from './seats-view.ts';
import { stageView } from './stage-view.ts';
import { trialView } from './trial-view.ts';
import { clockView, rulingsView, runView } from './turn-view.ts';
import { lettersView, mailsView } from './words-view.ts';

const BASE = '/campaigns/:campaign/console';
const LATEST = 15;
const PAGE = 50;

/** The master's console: all that he does in a game, on one page and by its forms. */
export const consoleRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const enter = async (context: Context, run: (scene: ConsoleScene) => Promise<Response>): Promise<Response> => {
    const scene = await consoleScene(house, context);
    return scene.ok ? run(scene.value) : faultPage(context, scene.error.error, scene.error.visitor);
  };
  const get = (path: string, run: (scene: ConsoleScene) => Promise<Response>): void =>
    void routes.get(`${BASE}${path}`, (context) => enter(context, run));
  const post = (path: string, run: (scene: ConsoleScene, field: Form) => Promise<Response>): void =>
    void routes.post(`${BASE}${path}`, (context) => enter(context, async (scene) => run(scene, await formOf(context))));

  const desk = async (scene: ConsoleScene, fault: string | null = null, above: Piece = null): Promise<Response> => {
    const news = await consoleNews(house, scene);
    const read = await readAudit(app, scene.visitor.actor, { campaignId: scene.campaign.id, limit: LATEST });
    const parts: readonly (readonly [Section, Piece])[] = [
      ['stage', stageView(scene)],
      ['seats', seatsView(scene, news)],
      ['clock', clockView(scene, news)],
      ['run', runView(scene, news)],
      ['rulings', rulingsView(scene, news)],
      ['people', peopleView(scene)],
      ['letters', lettersView(scene, news)],
      ['mails', mailsView(scene, news)],
      ['masters', mastersView(scene)],
      ['back', backView(scene)],
      ['audit', recordView(scene, read.ok ? read.value : [])],
    ];
    const shown = parts.filter(([, part]) => part !== null);
    const body = [above, ...shown.map(([, part]) => part)];
    return consolePage(scene, { body, fault, sections: shown.map(([section]) => section) });
  };
  get('', (scene) => desk(scene));

  post('', async (scene, field) => {
    const { context, visitor, campaign, path, zone } = scene;
    const name = field('do');
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name as keyof typeof DEEDS] : undefined;
    if (deed === undefined) return desk(scene, consoleRefusal(scene, { code: 'bad-input', faults: [`do: ${name}`] }));
    const done = await deed.run({ app, actor: visitor.actor, campaignId: campaign.id, field, zone });
    if (!done.ok) return desk(scene, consoleRefusal(scene, done.error));
    return context.redirect(`${path}?done=${isHeld(done.value) ? 'run-held' : name}#${deed.section}`, 303);
  });

  post('/invite', async (scene, field) => {
    const [seat, email] = [field('seat'), field('email').trim()];
    const made = await inviteToCampaign(app, scene.visitor.actor, {
      campaignId: scene.campaign.id,
      days: Number(field('days')),
      ...(seat === '' ? {} : { seat: seat as SeatId }),
      ...(email === '' ? {} : { email }),
    });
    if (!made.ok) return desk(scene, consoleRefusal(scene, made.error));
    const { link } = scene.visitor.words.console;
    return desk(scene, null, html`${said(link, 'good')}<p class="secret">${made.value.link}</p>`);
  });

  post('/acts', async (scene, field) => {
    const { visitor, campaign } = scene;
    const text = typedText(field('text'));
    const taken = await actAsMaster(app, visitor.actor, { campaignId: campaign.id, text });
    if (!taken.ok) return desk(scene, consoleRefusal(scene, taken.error));
    const { words } = visitor;
    return desk(scene, null, html`${said(words.console.actsTitle)}${linesView(taken.value, words)}`);
  });

  post('/dry-run', async (scene) => {
    const { visitor, campaign } = scene;
    const trial = await dryRun(app, visitor.actor, { campaignId: campaign.id });
    if (!trial.ok) return desk(scene, consoleRefusal(scene, trial.error));
    const ruleset = app.rulesets.find(({ id }) => id === campaign.ruleset.id);
    if (ruleset === undefined) throw new Error(`campaign ${campaign.id} has no ruleset`);
    const title = visitor.words.console.dryTitle(trial.value.turn);
    return consolePage(scene, { title, body: trialView(scene, trial.value, ruleset) });
  });

  post('/roll-back', async (scene, field) => {
    const { visitor, campaign } = scene;
    const to = Number(field('to'));
    const through = field('rerunThrough');
    const input = { campaignId: campaign.id, to, rerunThrough: through === '' ? to : Number(through) };
    const rolled = await rollBack(app, visitor.actor, { ...input, reason: field('reason') });
    if (!rolled.ok) return desk(scene, consoleRefusal(scene, rolled.error));
    const title = visitor.words.console.sections.back;
    return consolePage(scene, { title, body: rolledView(rolled.value, visitor.words) });
  });

  get('/audit', async (scene) => {
    const { context, visitor, campaign, path, zone } = scene;
    const before = Number(context.req.query('before') ?? Number.NaN);
    const page = Number.isSafeInteger(before) ? { before } : {};
    const read = await readAudit(app, visitor.actor, { campaignId: campaign.id, limit: PAGE, ...page });
    if (!read.ok) return faultPage(context, read.error, visitor);
    const older = olderView(`${path}/audit`, read.value, PAGE, visitor.words);
    const title = visitor.words.console.sections.audit;
    return consolePage(scene, { title, body: [auditView(read.value, zone, visitor.words), older] });
  });

  const terms = (scene: ConsoleScene, fault: string | null = null): Response => {
    const { campaign, visitor, path, zone } = scene;
    const { words } = visitor;
    const body = html`<form class="sheet" method="post" action="${path}/terms">${termsView({ terms: campaign, zone, words })}<div class="buttons"><button class="main">${words.making.save}</button></div></form>`;
    return consolePage(scene, { title: words.console.terms, body, fault });
  };
  get('/terms', async (scene) => terms(scene));
  post('/terms', async (scene, field) => {
    const { context, visitor, campaign, path, zone } = scene;
    const read = readTerms(field, zone);
    if (!read.ok) return terms(scene, visitor.words.making.badTime);
    const changed = await changeSettings(app, visitor.actor, { ...read.value, campaignId: campaign.id });
    return changed.ok
      ? context.redirect(`${path}?done=terms`, 303)
      : terms(scene, consoleRefusal(scene, changed.error));
  });
  return routes;
};

/** The breaker has held the clock instead. */
const isHeld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'held';
