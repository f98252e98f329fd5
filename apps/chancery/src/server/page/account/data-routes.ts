import { deleteAccount, exportData } from '@chancery/app';
import { Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { inputView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { accountDesk, refusedBy } from './account-desk.ts';
import { accountPage } from './account-page.ts';
import { askAccounts, withCookies } from './ask-accounts.ts';

/** All that is kept of somebody, to take along or to leave for good. */
export const dataRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const { deed } = accountDesk(house, routes, 'data', ({ context, visitor, account, words }, fault = null) =>
    accountPage(context, visitor, {
      house,
      part: 'data',
      administrator: account.administrator,
      body: dataView(words),
      fault,
    }),
  );
  deed('/account/delete', 'revoked', async (owner, field) => {
    const { context, visitor } = owner;
    const deleted = await deleteAccount(app, visitor.actor, { address: field('address') });
    if (!deleted.ok) return refusedBy(deleted, owner);
    const gone = context.redirect('/sign-in?deleted', 303);
    return withCookies(gone, await askAccounts(house, context, '/sign-out', {}));
  });
  routes.get('/account/data/export', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const exported = await exportData(app, visitor.actor, null);
    if (!exported.ok) return faultPage(context, exported.error, visitor);
    return context.body(`${JSON.stringify(exported.value, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="chancery-data.json"',
    });
  });
  return routes;
};

const dataView = ({
  account: { data: say },
}: Words): Html => html`<section><h2>${say.export}</h2><p>${say.exportWhat}</p>
<p><a class="plain" href="/account/data/export" download>${say.download}</a></p></section>
<section><h2>${say.delete}</h2><p>${say.deleteWhat}</p><ul>${say.follows.map((each) => html`<li>${each}</li>`)}</ul>
<form method="post" action="/account/delete">${inputView({ name: 'address', label: say.type, type: 'email', autocomplete: 'off' })}
<div class="buttons"><button class="plain grave">${say.button}</button></div></form></section>`;
