import {
  type Actor,
  type App,
  forgetProcess,
  listBounces,
  mailReturns,
  sendTestMail,
  showDisk,
  showServer,
} from '@chancery/app';
import { Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { html } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import { incidentsView } from './incidents-view.ts';

/** What goes wrong on this server: `/admin/incidents`. */
export const incidentsRoutes = ({ app, accounts, zone, host }: PageHouse): Hono => {
  const routes = new Hono();
  routes.get('/admin/incidents', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const { actor, words } = visitor;
    const state = await showServer(app, actor, null);
    if (!state.ok) return faultPage(context, state.error, visitor);
    const disk = await showDisk(app, actor, null);
    if (!disk.ok) return faultPage(context, disk.error, visitor);
    const bounces = await listBounces(app, actor, null);
    if (!bounces.ok) return faultPage(context, bounces.error, visitor);
    const { incidents: say, admin } = words;
    const view = incidentsView({
      state: state.value,
      host: host(),
      disk: disk.value,
      bounces: bounces.value,
      zone,
      words,
    });
    const tested = context.req.query('tested') !== undefined;
    const body = html`<header class="head"><h1>${say.title}</h1><p><a href="/admin">${admin.title}</a></p></header>${tested && said(say.tested, 'good')}<div class="wide">${view}</div>`;
    return show(context, page({ title: say.title, reader: visitor, body, place: 'account' }));
  });
  routes.post('/admin/incidents', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const name = field('do');
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name as keyof typeof DEEDS] : DEEDS.test;
    const done = await deed.run(app, visitor.actor, field);
    return done.ok ? context.redirect(`/admin/incidents${deed.leadsTo}`, 303) : faultPage(context, done.error, visitor);
  });
  return routes;
};

/** What is mended on the page itself. */
const DEEDS = {
  test: { run: (app: App, actor: Actor) => sendTestMail(app, actor, null), leadsTo: '?tested' },
  returned: {
    run: (app: App, actor: Actor, field: Form) => mailReturns(app, actor, { address: field('address') }),
    leadsTo: '#bounces',
  },
  forget: {
    run: (app: App, actor: Actor, field: Form) => forgetProcess(app, actor, { process: field('process') }),
    leadsTo: '#processes',
  },
};
