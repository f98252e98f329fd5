import {
  FILE_LIMITS,
  listRulesets,
  type OwnScenarioSummary,
  removeScenario,
  shareScenario,
  showScenario,
  unshareScenario,
  uploadScenario,
} from '@chancery/app';
import type { OwnScenarioId } from '@chancery/store';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { type Sent, scenarioView, uploadView } from './own-scenario-view.ts';

const PATH = '/campaigns/new/scenario';

/** Scenarios that people write themselves: sent in, looked at, shared. */
export const ownScenarioRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const visitorAt = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);
  const answer = (context: Context, visitor: Visitor, { title, lead, body, status }: Answer): Response => {
    const head = html`<header class="head"><h1>${title}</h1>${lead !== undefined && html`<p>${lead}</p>`}</header>`;
    const whole = html`<div class="wide">${head}${body}</div>`;
    return show(context, page({ title, reader: visitor, body: whole, place: 'games' }), status ?? 200);
  };
  const form = async (context: Context, visitor: Visitor, refused: Refused = {}): Promise<Response> => {
    const listed = await listRulesets(app, visitor.actor, null);
    const open = new Set(app.rulesets.filter((each) => each.ownScenarios !== undefined).map(({ id }) => id));
    const rulesets = listed.ok ? listed.value.filter(({ id }) => open.has(id)) : [];
    const { sent = { text: '', link: '' }, faults = null, why } = refused;
    const view = uploadView({ rulesets, words: visitor.words, sent, faults });
    const { title, lead } = visitor.words.scenarios;
    const status = faults === null && why === undefined ? 200 : 400;
    return answer(context, visitor, {
      title,
      lead,
      status,
      body: html`${why !== undefined && said(why, 'bad')}${view}`,
    });
  };

  routes.get(PATH, async (context) => {
    const visitor = await visitorAt(context);
    if (visitor.name === null) return context.redirect(`/sign-in?next=${PATH}`, 303);
    return form(context, visitor);
  });

  routes.post(PATH, async (context) => {
    const visitor = await visitorAt(context);
    if (visitor.name === null) return context.redirect(`/sign-in?next=${PATH}`, 303);
    const { scenarios: say } = visitor.words;
    const sent = await sentIn(context);
    if (sent === null) return form(context, visitor, { why: say.tooLarge });
    if (sent.text === '' && sent.link === '') return form(context, visitor, { why: say.nothing });
    const given = sent.text === '' ? { link: sent.link } : { text: sent.text };
    const uploaded = await uploadScenario(app, visitor.actor, given);
    if (!uploaded.ok) return form(context, visitor, { sent, why: refusedText(uploaded.error, visitor.words) });
    const { id, ...faults } = uploaded.value;
    return id === null ? form(context, visitor, { sent, faults }) : context.redirect(`/scenarios/${id}?done=kept`, 303);
  });

  routes.get('/scenarios/:scenario', async (context) => {
    const done = context.req.query('done');
    const { kept, unshared } = (await visitorAt(context)).words.scenarios;
    const news = done === 'kept' ? kept : done === 'unshared' ? unshared : null;
    return scenarioPage(context, { link: null, news });
  });

  routes.get('/scenarios/:scenario/map.svg', async (context) => {
    const visitor = await visitorAt(context);
    const shown = await showScenario(app, visitor.actor, { id: idOf(context) });
    return shown.ok ? svg(context, shown.value.picture) : faultPage(context, shown.error, visitor);
  });

  routes.post('/scenarios/:scenario', async (context) => {
    const visitor = await visitorAt(context);
    const one = { id: idOf(context) };
    const wanted = (await formOf(context))('do');
    if (wanted === 'share') {
      const made = await shareScenario(app, visitor.actor, one);
      return made.ok
        ? scenarioPage(context, { link: made.value.link, news: null })
        : faultPage(context, made.error, visitor);
    }
    const use = wanted === 'remove' ? removeScenario : unshareScenario;
    const done = await use(app, visitor.actor, one);
    if (!done.ok) return faultPage(context, done.error, visitor);
    return context.redirect(wanted === 'remove' ? '/campaigns/new' : `/scenarios/${one.id}?done=unshared`, 303);
  });

  const scenarioPage = async (
    context: Context,
    { link, news }: { readonly link: string | null; readonly news: string | null },
  ): Promise<Response> => {
    const visitor = await visitorAt(context);
    const shown = await showScenario(app, visitor.actor, { id: idOf(context) });
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const scenario: OwnScenarioSummary = shown.value;
    const ruleset = app.rulesets.find(({ id }) => id === scenario.ruleset)?.title ?? scenario.ruleset;
    const view = scenarioView({ scenario, ruleset, words: visitor.words, link });
    return answer(context, visitor, {
      title: scenario.title,
      body: html`${news !== null && said(news, 'good')}${view}`,
    });
  };
  return routes;
};

interface Answer {
  readonly title: string;
  readonly lead?: string;
  readonly body: Piece;
  readonly status?: 200 | 400;
}

interface Refused {
  readonly sent?: Sent;
  readonly faults?: Parameters<typeof uploadView>[0]['faults'];
  readonly why?: string;
}

const idOf = (context: Context): OwnScenarioId => (context.req.param('scenario') ?? '') as OwnScenarioId;

/** What a form holds: a file before what was pasted; null for a file that is too large to be read. */
const sentIn = async (context: Context): Promise<Sent | null> => {
  const { file, text, link } = await context.req.parseBody();
  const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  if (file instanceof File && file.size > FILE_LIMITS.bytes) return null;
  const chosen = file instanceof File && file.size > 0 ? await file.text() : '';
  return { text: chosen === '' ? words(text) : chosen, link: words(link) };
};
