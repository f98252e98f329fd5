import { changeAddress, confirmAddress, setNotices } from '@chancery/app';
import { Hono } from 'hono';
import { inputView, selectView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import type { PageHouse } from '../page-house.ts';
import { accountDesk, type Owner, refusedBy, refusedByAccounts } from './account-desk.ts';
import { accountPage } from './account-page.ts';

/** What one is called, where one is reached, and by which clock one lives. */
export const profileRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const { deed } = accountDesk(house, routes, 'profile', (owner, fault = null) => {
    const { administrator } = owner.account;
    return accountPage(owner.context, owner.visitor, {
      house,
      part: 'profile',
      administrator,
      body: profileView(owner),
      fault,
    });
  });
  deed('/account/name', 'name', (owner, field) =>
    refusedByAccounts(house, owner, '/update-user', { name: field('name') }),
  );
  deed('/account/zone', 'zone', async (owner, field) =>
    refusedBy(await setNotices(app, owner.visitor.actor, { zone: field('zone') }), owner),
  );
  deed('/account/address', 'code-sent', async (owner, field) =>
    refusedBy(await changeAddress(app, owner.visitor.actor, { address: field('address') }), owner),
  );
  deed('/account/address/confirm', 'address', async (owner, field) =>
    refusedBy(await confirmAddress(app, owner.visitor.actor, { code: field('code') }), owner),
  );
  return routes;
};

const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

const profileView = ({ account, zone, words, context }: Owner): Html => {
  const { profile: say } = words.account;
  const waits = context.req.query('done') === 'code-sent' || context.req.path.endsWith('/confirm');
  const zones = ZONES.includes(zone) ? ZONES : [zone, ...ZONES];
  return html`<section><h2>${say.name}</h2><form method="post" action="/account/name">
${inputView({ name: 'name', label: say.name, hint: say.nameHint, value: account.name, autocomplete: 'nickname', most: 60 })}
<div class="buttons"><button class="plain">${say.save}</button></div></form></section>
<section><h2>${say.email}</h2><p>${account.email}</p>
<form method="post" action="/account/address">
${inputView({ name: 'address', label: say.newEmail, hint: say.emailHint, type: 'email', autocomplete: 'email' })}
<div class="buttons"><button class="plain">${say.sendCode}</button></div></form>
<details${waits && html` open`}><summary>${say.code}</summary><form method="post" action="/account/address/confirm">
${inputView({ name: 'code', label: say.code, autocomplete: 'one-time-code' })}
<div class="buttons"><button class="plain">${say.confirm}</button></div></form></details></section>
<section><h2>${say.zone}</h2><form method="post" action="/account/zone">
${selectView({ name: 'zone', label: say.zone, hint: say.zoneHint, value: zone, choices: zones.map((each) => [each, each.replaceAll('_', ' ')] as const) })}
<div class="buttons"><button class="plain">${say.save}</button></div></form></section>`;
};
