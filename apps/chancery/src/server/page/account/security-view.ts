import type { SessionLine } from '@chancery/app';
import { hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import type { Owner } from './account-desk.ts';

/** A key of the reader, as better-auth tells it. */
export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt?: string | null;
}

export interface SecurityView {
  readonly owner: Owner;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly SessionLine[];
  readonly serverZone: string;
}

export const securityView = (view: SecurityView): Html =>
  html`${passwordView(view.owner)}${passkeysView(view)}${secondView(view.owner)}${sessionsView(view)}`;

const passwordView = ({ account, words }: Owner): Html => {
  const { security: say, signUp } = words.account;
  return html`<section><h2>${say.password}</h2>${
    account.password
      ? html`<form method="post" action="/account/password"><input type="hidden" name="user" autocomplete="username" value="${account.email}">
${inputView({ name: 'current', label: say.current, type: 'password', autocomplete: 'current-password' })}
${inputView({ name: 'password', label: say.next, type: 'password', autocomplete: 'new-password', hint: `${signUp.passwordHint} ${say.changeHint}` })}
<div class="buttons"><button class="plain">${say.change}</button></div></form>`
      : html`<p>${say.noPassword}</p><form method="post" action="/account/password/link"><button class="plain">${say.setPassword}</button></form>`
  }</section>`;
};

const passkeysView = ({ owner: { words, zone }, passkeys }: SecurityView): Html => {
  const { security: say } = words.account;
  return html`<section><h2>${say.passkeys}</h2><p class="small">${say.passkeysWhat}</p>
${passkeys.length === 0 ? html`<p>${say.noPasskeys}</p>` : html`<ul class="things">${passkeys.map((each) => passkeyView(each, zone, words))}</ul>`}
<form id="new-passkey" data-next="/account/security?done=passkey" hidden><div class="inline">${inputView({ name: 'name', label: say.passkeyName, value: say.passkeyUsual, most: 60 })}<button class="plain">${say.addPasskey}</button></div>
<div class="said bad" role="alert" data-not-fresh="${say.notFresh}" hidden><p>${words.account.signIn.passkeyFailed}</p></div></form>
<noscript><p class="small">${say.needsScript}</p></noscript></section>`;
};

const passkeyView = ({ id, name, createdAt }: Passkey, zone: string, words: Words): Piece => {
  const { security: say } = words.account;
  const called = name == null || name === '' ? say.unnamed : name;
  const at = Date.parse(createdAt ?? '');
  return html`<li><div>${called}${Number.isNaN(at) ? null : html`<span class="small">${say.since} ${momentView(at, zone, words)}</span>`}</div>
<form method="post" action="/account/passkeys/remove">${hiddenView({ passkey: id })}<button class="small-button" aria-label="${say.removePasskey(called)}">${say.remove}</button></form></li>`;
};

const secondView = ({ account, words }: Owner): Html => {
  const { security: say } = words.account;
  const password = account.password
    ? inputView({ name: 'password', label: say.password2, type: 'password', autocomplete: 'current-password' })
    : null;
  if (!account.secondFactor)
    return html`<section><h2>${say.second}</h2><p class="small">${say.secondWhat}</p>
<form method="post" action="/account/second-factor">${password}<div class="buttons"><button class="plain">${say.turnOn}</button></div></form></section>`;
  return html`<section><h2>${say.second}</h2><p>${say.secondOn}</p>
<form method="post" action="/account/second-factor/drawer">${password}<div class="buttons"><button class="plain">${say.newDrawer}</button><button class="plain grave" formaction="/account/second-factor/off">${say.turnOff}</button></div></form></section>`;
};

const sessionsView = ({ owner: { words, zone }, sessions }: SecurityView): Html => {
  const { security: say } = words.account;
  return html`<section><h2>${say.sessions}</h2><ul class="things">${sessions.map(
    ({ id, browser, address, since, current }) => {
      const what = browser === null ? say.unknownBrowser : shortBrowser(browser);
      return html`<li><div>${what} ${current && html`<span class="badge good">${say.here}</span>`}<span class="small">${[address ?? '']}${address === null ? null : ' · '}${say.since} ${momentView(Date.parse(since), zone, words)}</span></div>
${current ? null : html`<form method="post" action="/account/sessions/end">${hiddenView({ session: id })}<button class="small-button" aria-label="${say.endOf(what)}">${say.end}</button></form>`}</li>`;
    },
  )}</ul>
${sessions.length > 1 && html`<form method="post" action="/account/sessions/end-others"><button class="plain">${say.everywhere}</button></form>`}</section>`;
};

/** Browsers introduce themselves at length, and mostly as what they are not. */
const shortBrowser = (agent: string): string => {
  const browser = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Version)\/(\d+)/.exec(agent);
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1];
  if (browser === null) return agent.slice(0, 60);
  return [NAMES[browser[1] ?? ''] ?? browser[1], browser[2], system].filter((part) => part !== undefined).join(' ');
};

const NAMES: { readonly [name: string]: string } = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari' };
