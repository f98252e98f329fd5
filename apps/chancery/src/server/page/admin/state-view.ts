import { type ServerState, SIGN_UP_POLICIES } from '@chancery/app';
import type { HostState } from '../../host-state.ts';
import { hiddenView, radioView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { sizeText } from '../frame/size.ts';
import { column, tableView } from '../frame/table.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { incidentsIn } from './incidents-view.ts';

export interface StateView {
  readonly state: ServerState;
  readonly host: HostState;
  readonly zone: string;
  readonly words: Words;
}

/** How the server stands, and its mail. */
export const stateView = (view: StateView): readonly (readonly ['state' | 'mail', Html])[] => [
  ['state', serverView(view)],
  ['mail', mailView(view)],
];

const serverView = ({ state, host, zone, words }: StateView): Html => {
  const { admin: say, games } = words;
  const campaigns = Object.entries(state.campaigns).map(
    ([status, many]) => `${many} ${games.status[status as keyof typeof games.status]}`,
  );
  const many = incidentsIn(state.incidents);
  return html`<p><a class="badge ${many === 0 ? 'good' : 'bad'}" href="/admin/incidents">${words.incidents.open(many)}</a></p><dl class="facts-list"><dt>${say.version}</dt><dd>${state.engine}</dd>
<dt>${say.database}</dt><dd>${say.databases[state.database]}, ${say.schema(state.schema)}</dd>
<dt>${say.users}</dt><dd>${state.users}</dd>
<dt>${say.campaigns}</dt><dd>${campaigns.length === 0 ? '0' : campaigns.join(', ')}</dd>
<dt>${say.due}</dt><dd>${say.dueNow(state.due)}</dd>
<dt>${say.worker}</dt><dd>${
    host.duties.length === 0
      ? say.elsewhere
      : host.duties.map(
          ({ name, failures, wellAt }) =>
            html`<div>${name} <span class="badge ${failures === 0 ? 'good' : 'bad'}">${failures === 0 ? say.well : say.failing(failures)}</span> <span class="small">${say.wellAt} ${wellAt === null ? say.never : momentView(wellAt, zone, words)}</span></div>`,
        )
  }</dd>
<dt>${say.backup}</dt><dd>${state.backup === null ? say.noBackup : html`${momentView(state.backup.at, zone, words)} <span class="small">${state.backup.file}, ${sizeText(state.backup.size)}</span>`}</dd></dl>`;
};

const mailView = ({ state: { mail }, zone, words }: StateView): Html => {
  const { admin: say } = words;
  return html`<dl class="facts-list"><dt>${say.waiting}</dt><dd>${mail.waiting}${mail.oldestAt === null ? null : html`, ${say.oldest} ${momentView(mail.oldestAt, zone, words)}`}</dd>
<dt>${say.quarantined}</dt><dd>${mail.quarantined} <span class="small">${say.quarantinedWhat}</span></dd></dl>
<h3>${say.givenUp}</h3>${
    mail.givenUp.length === 0
      ? html`<p>${say.noneGivenUp}</p>`
      : html`<ul class="things">${mail.givenUp.map(
          ({ kind, to, at, error }) =>
            html`<li><div>${say.mailKind[kind]} ${say.to} ${to}<span class="small">${momentView(at, zone, words)} · ${error}</span></div></li>`,
        )}</ul>`
  }`;
};

export const signUpView = ({ signUp }: ServerState, { settings }: HostState, { admin: say }: Words): Html => {
  const started = settings.find(({ name }) => name === 'accounts.signUp')?.value ?? 'closed';
  const choices = SIGN_UP_POLICIES.map((value) => ({ value, ...say.policies[value] }));
  return html`<form method="post" action="/admin">${hiddenView({ do: 'sign-up' })}${radioView({ name: 'signUp', legend: say.policy, value: signUp ?? started, choices })}${signUp === null && html`<p class="hint">${say.asStarted}</p>`}<div class="buttons"><button class="plain">${say.save}</button></div></form>`;
};

/** What the server was started with. Of a secret it says only that there is one. */
export const settingsView = ({ settings }: HostState, { admin: say }: Words): Piece =>
  html`<p class="small">${say.settingsWhat}</p><details><summary>${say.sections.settings}</summary>${tableView(
    [column(say.setting), column(say.value)],
    settings.map(({ name, value, secret, usual }) => [
      html`<code>${name}</code>`,
      html`${secret ? html`<em>${say.secretSet}</em>` : value === null || value === '' ? html`<span class="small">${say.notSet}</span>` : value}${!usual && !secret && html` <span class="badge">${say.changed}</span>`}`,
    ]),
  )}</details>`;
