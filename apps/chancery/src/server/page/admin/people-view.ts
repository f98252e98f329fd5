import type { CampaignLine, UserLine } from '@chancery/app';
import { hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

export interface UsersView {
  readonly users: readonly UserLine[];
  readonly search: string;
  /** There may be more behind the last. */
  readonly full: boolean;
  /** The reader's own account. */
  readonly self: string;
  readonly zone: string;
  readonly words: Words;
}

/** The accounts of the server, and what an administrator does about them. */
export const usersView = (view: UsersView): Html => {
  const { users, search, full, words } = view;
  const { admin: say } = words;
  const last = users.at(-1);
  return html`<form method="get" action="/admin#accounts" role="search" class="inline"><label><span class="name">${say.searchHint}</span><input type="search" name="search" value="${search}" maxlength="320"></label><button class="plain">${say.search}</button></form>
${users.length === 0 ? html`<p>${say.noUsers}</p>` : html`<ul class="things">${users.map((user) => userView(user, view))}</ul>`}
${full && last !== undefined && html`<p><a href="/admin?${new URLSearchParams({ search, after: last.email }).toString()}#accounts">${say.more}</a></p>`}`;
};

const userView = (user: UserLine, { self, zone, words }: UsersView): Piece => {
  const { id, name, email, emailVerified, since, administrator, blocked } = user;
  const { admin: say } = words;
  return html`<li><div>${name}${id === self && ` (${say.you})`}${administrator && html` <span class="badge good">${say.administrator}</span>`}${!emailVerified && html` <span class="badge">${say.unverified}</span>`}${blocked !== null && html` <span class="badge bad">${say.blocked}</span>`}
<span class="small">${email} · ${say.since} ${momentView(Date.parse(since), zone, words)}${blocked === null ? null : ` · ${blocked.reason}`}</span></div>
${id !== self && html`<div>${standingView(user, say)}${helpView(user, say)}</div>`}</li>`;
};

/** What decides who somebody is here: administrator, blocked or like all others. */
const standingView = ({ id, name, administrator, blocked }: UserLine, say: Words['admin']): Html =>
  html`<form method="post" action="/admin">${hiddenView({ user: id })}${
    blocked !== null
      ? button('unblock', say.unblock)
      : html`${administrator ? button('dismiss', say.dismiss) : button('appoint', say.appoint)}${!administrator && html`<details><summary class="small grave" aria-label="${say.blockOf(name)}">${say.block}</summary><p class="small">${say.blockWhat}</p>${inputView({ name: 'reason', label: say.reason, optional: true, most: 1000 })}${button('block', say.block)}</details>`}`
  }</form>`;

/** What helps somebody who cannot come in, wants another name, or wants to be gone. */
const helpView = (user: UserLine, { help: say }: Words['admin']): Html => {
  const { id, name, emailVerified, secondFactor, administrator, blocked } = user;
  const form = (inside: Piece): Html =>
    html`<form method="post" action="/admin">${hiddenView({ user: id })}${inside}</form>`;
  return html`<details><summary class="small" aria-label="${say.of(name)}">${say.title}</summary>
${form(html`<div class="buttons">${!emailVerified && button('confirm', say.confirm)}${blocked === null && button('reset', say.reset)}${secondFactor && button('second-factor', say.secondFactor)}${button('sign-out', say.signOut)}</div>`)}
${form(html`${inputView({ name: 'name', label: say.newName, value: name, most: 60 })}${button('rename', say.rename)}`)}
${!administrator && form(html`<p class="small grave">${say.eraseWhat}</p>${inputView({ name: 'address', label: say.address, type: 'email', most: 320 })}${button('erase', say.erase)}`)}</details>`;
};

const button = (deed: string, text: string): Html =>
  html`<button class="small-button" name="do" value="${deed}">${text}</button>`;

/** All games, drafts included; what can be done about one is on a page of its own. */
export const campaignsView = (campaigns: readonly CampaignLine[], { admin: say, games }: Words): Html =>
  html`<ul class="things">${campaigns.map(
    ({ id, title, status, openSeats, seats }) =>
      html`<li><div><a href="/campaigns/${id}">${title}</a> <span class="badge">${games.status[status]}</span><span class="small">${status === 'ended' || status === 'archived' ? games.seatsOf(seats) : say.seats(openSeats, seats)}</span></div><a href="/admin/campaigns/${id}" aria-label="${say.powers.stepOf(title)}">${say.powers.step}</a></li>`,
  )}</ul>`;
