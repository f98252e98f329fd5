import { type AppError, listPeople, listTurns, rollBack } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import type { Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { inputView, selectView } from '../frame/fields.ts';
import { formOf } from '../frame/form.ts';
import { html } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { turnNamer, turnsToChoose } from '../record/turn-namer.ts';
import { type Visitor, visitorOf } from '../visitor.ts';

const PATH = '/campaigns/:campaign/console/mend';
const campaignIn = (context: Context): CampaignId => context.req.param('campaign') as CampaignId;

/**
 * The console of a game that cannot be shown, since the rules fail on its state: its master can take it back all the same, and have
 * the damaged turn run again from the record, by the same orders and dice. Null for other faults, and for whoever is no master.
 */
export const damagedPage = async (
  { app }: PageHouse,
  context: Context,
  { error, visitor }: { readonly error: AppError; readonly visitor: Visitor },
): Promise<Response | null> => {
  if (error.code !== 'incident' || context.req.method !== 'GET') return null;
  const of = { campaignId: campaignIn(context) };
  if (!(await listPeople(app, visitor.actor, of)).ok) return null;
  const listed = await listTurns(app, visitor.actor, of);
  if (!listed.ok || listed.value.length < 2) return null;
  const { words } = visitor;
  const { back: say, damaged, reasonForAll } = words.console;
  const nameOf = turnNamer(listed.value, words);
  const turns = turnsToChoose(listed.value).map(
    (turn) => [String(turn), turn === 0 ? `0, ${say.beginning}` : String(nameOf(turn))] as const,
  );
  const [last = '', before = ''] = turns.map(([turn]) => turn).toReversed();
  const body = html`<div class="narrow"><header class="head"><h1>${damaged.title}</h1></header>${said(damaged.what(error.id), 'bad')}
<p>${damaged.how}</p>
<form class="sheet" method="post" action="/campaigns/${of.campaignId}/console/mend">${selectView({ name: 'to', label: say.to, value: before, choices: turns.slice(0, -1).toReversed() })}
${selectView({ name: 'rerunThrough', label: say.rerun, value: last, choices: [['', say.rerunNone], ...turns.slice(1).toReversed()] })}
${inputView({ name: 'reason', label: reasonForAll, most: 1000 })}<div class="buttons"><button class="main">${say.do}</button></div></form></div>`;
  return show(context, page({ title: damaged.title, reader: visitor, body }), 500);
};

export const damagedRoutes = ({ app, accounts }: PageHouse, routes: Hono): void => {
  routes.post(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const [campaignId, to, through] = [campaignIn(context), Number(field('to')), field('rerunThrough')];
    const back = { campaignId, to, rerunThrough: through === '' ? to : Number(through), reason: field('reason') };
    const rolled = await rollBack(app, visitor.actor, back);
    if (!rolled.ok) return faultPage(context, rolled.error, visitor);
    return context.redirect(`/campaigns/${campaignId}/console#back`, 303);
  });
};
