import {
  type Actor,
  type App,
  type AppError,
  appointAdministrator,
  blockUser,
  changeServerSettings,
  confirmUser,
  dismissAdministrator,
  eraseUser,
  listCampaigns,
  listUsers,
  readServerAudit,
  removeSecondFactor,
  renameUser,
  type SignUpPolicy,
  sendPasswordReset,
  showServer,
  signOutUser,
  unblockUser,
} from '@chancery/app';
import type { Result } from '@chancery/core';
import { CAMPAIGN_STATUSES, type UserId } from '@chancery/store';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { halvesView } from '../frame/halves.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { auditView, olderView } from '../record/audit-view.ts';
import type { RecordReading } from '../record/told-facts.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { campaignsView, usersView } from './people-view.ts';
import { settingsView, signUpView, stateView } from './state-view.ts';

type Done = keyof Words['admin']['done'];

const USERS = 50;
const PAGE = 50;
const LATEST = 15;

/** The page of whoever runs the server. */
export const adminRoutes = (house: PageHouse): Hono => {
  const { app, accounts, zone } = house;
  const routes = new Hono();

  const whole = async (context: Context, visitor: Visitor, refused: AppError | null = null): Promise<Response> => {
    const { actor, words } = visitor;
    const state = await showServer(app, actor, null);
    if (!state.ok) return faultPage(context, state.error, visitor);
    const [search, after] = [context.req.query('search') ?? '', context.req.query('after')];
    const users = await listUsers(app, actor, { limit: USERS, search: search || undefined, after });
    const campaigns = await listCampaigns(app, actor, { limit: 100, statuses: CAMPAIGN_STATUSES });
    const audit = await readServerAudit(app, actor, { limit: LATEST });
    if (!users.ok) return faultPage(context, users.error, visitor);
    const { admin: say } = words;
    const self = actor.kind === 'user' ? actor.user : '';
    const host = house.host();
    const sections: readonly (readonly [keyof typeof say.sections, Piece])[] = [
      ...stateView({ state: state.value, host, zone, words }),
      ['signUp', signUpView(state.value, host, words)],
      ['accounts', usersView({ users: users.value, search, full: users.value.length === USERS, self, zone, words })],
      ['campaigns', campaignsView(campaigns.ok ? campaigns.value.campaigns : [], words)],
      ['settings', settingsView(host, words)],
      [
        'audit',
        html`${auditView(audit.ok ? audit.value : [], recordReading(zone, words))}<p><a href="/admin/audit">${words.console.whole}</a></p>`,
      ],
    ];
    const shown = sections.map(
      ([name, part]) => [name, html`<section id="${name}"><h2>${say.sections[name]}</h2>${part}</section>`] as const,
    );
    const done = context.req.method === 'GET' ? (context.req.query('done') ?? '') : '';
    const body = html`<header class="head"><h1>${say.title}</h1></header><div class="parts broad"><nav aria-label="${say.parts}"><ul>${sections.map(([name]) => html`<li><a href="#${name}">${say.sections[name]}</a></li>`)}</ul></nav>
<div>${refused === null ? null : said(refusedText(refused, words, zone), 'bad')}${refused === null && Object.hasOwn(say.done, done) && said(say.done[done as Done], 'good')}
${halvesView(shown, ['state', 'mail'], ['audit'])}</div></div>`;
    return show(
      context,
      page({ title: say.title, reader: visitor, body, place: 'account' }),
      refused === null ? 200 : 400,
    );
  };

  routes.get('/admin', async (context) => whole(context, await visitorOf(app, accounts, context.req.raw.headers)));
  routes.post('/admin', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const name = field('do');
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name as Done] : undefined;
    if (deed === undefined) return whole(context, visitor, { code: 'bad-input', faults: [`do: ${name}`] });
    const done = await deed(app, visitor.actor, field);
    if (done.ok) return context.redirect(`/admin?done=${name}`, 303);
    return whole(context, visitor, done.error);
  });
  routes.get('/admin/audit', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const before = Number(context.req.query('before') ?? Number.NaN);
    const more = Number.isSafeInteger(before) ? { before } : {};
    const read = await readServerAudit(app, visitor.actor, { limit: PAGE, ...more });
    if (!read.ok) return faultPage(context, read.error, visitor);
    const { words } = visitor;
    const title = words.admin.sections.audit;
    const older = olderView('/admin/audit', read.value, PAGE, words);
    const body = html`<header class="head"><h1>${title}</h1><p><a href="/admin">${words.admin.title}</a></p></header>${auditView(read.value, recordReading(zone, words))}${older}`;
    return show(context, page({ title, reader: visitor, body, place: 'account' }));
  });
  return routes;
};

/** The record of the server knows games by their ids alone, and so their seats and turns. */
const recordReading = (zone: string, words: Words): RecordReading => ({
  zone,
  words,
  seatName: (seat) => seat,
  turnName: (turn) => turn,
});

type Deed = (app: App, actor: Actor, field: Form) => Promise<Result<unknown, AppError>>;

const userIn = (field: Form) => ({ userId: field('user') as UserId });

/** What an administrator does with one button. */
const DEEDS: { readonly [name in Done]: Deed } = {
  'sign-up': (app, actor, field) => changeServerSettings(app, actor, { signUp: field('signUp') as SignUpPolicy }),
  block: (app, actor, field) => blockUser(app, actor, { ...userIn(field), reason: field('reason') }),
  unblock: (app, actor, field) => unblockUser(app, actor, userIn(field)),
  appoint: (app, actor, field) => appointAdministrator(app, actor, userIn(field)),
  dismiss: (app, actor, field) => dismissAdministrator(app, actor, userIn(field)),
  confirm: (app, actor, field) => confirmUser(app, actor, userIn(field)),
  reset: (app, actor, field) => sendPasswordReset(app, actor, userIn(field)),
  'second-factor': (app, actor, field) => removeSecondFactor(app, actor, userIn(field)),
  'sign-out': (app, actor, field) => signOutUser(app, actor, userIn(field)),
  rename: (app, actor, field) => renameUser(app, actor, { ...userIn(field), name: field('name') }),
  erase: (app, actor, field) => eraseUser(app, actor, { ...userIn(field), address: field('address') }),
};
