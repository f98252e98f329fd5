import type { BouncedAddress, Incidents, ProcessSeen, ServerState, ShownDisk } from '@chancery/app';
import { MINUTE } from '@chancery/core';
import type { HostState } from '../../host-state.ts';
import { clockFits } from '../../presence.ts';
import { hiddenView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { sizeText } from '../frame/size.ts';
import { column, figures, tableView } from '../frame/table.ts';
import { momentView, spanText } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

export interface IncidentsView {
  readonly state: ServerState;
  readonly host: HostState;
  readonly disk: ShownDisk;
  readonly bounces: readonly BouncedAddress[];
  readonly zone: string;
  readonly words: Words;
}

/** How many things somebody should look after. */
export const incidentsIn = ({ stuck, held, masterless, troubles, processes }: Incidents): number =>
  stuck.length +
  held.length +
  masterless.length +
  troubles.length +
  processes.filter(isWrong).length +
  (isWorked(processes) ? 0 : 1);

const isWorked = (processes: Incidents['processes']): boolean => processes.some(({ works, alive }) => works && alive);

const isWrong = ({ alive, ahead }: ProcessSeen): boolean => !alive || !clockFits(ahead);

/** All that needs whoever runs the server, the worst first, and where it is mended. */
export const incidentsView = (view: IncidentsView): Html => {
  const { state, words } = view;
  const { stuck, held, masterless, troubles } = state.incidents;
  const { incidents: say, games } = words;
  const game = (each: GameNamed, told: Piece): Piece => gameView(each, told, words);
  return html`<p>${say.lead}</p>
${part(view, 'stuck', { items: stuck, what: say.stuckWhat, show: (each) => game(each, triedView(each, view)) })}
${part(view, 'held', { items: held, what: say.heldWhat, show: (each) => game(each, html`${say.since} ${moment(each.since, view)}`) })}
${part(view, 'masterless', { items: masterless, what: say.masterlessWhat, show: (each) => game(each, games.status[each.status]) })}
${part(view, 'troubles', {
  items: troubles,
  what: null,
  show: (each) =>
    html`<li><div>${say.names[each.name] ?? each.name}<span class="small">${triedView(each, view)}</span></div></li>`,
})}
<form method="post" action="/admin/incidents">${hiddenView({ do: 'test' })}<div class="buttons"><button class="plain">${say.test}</button></div></form>
${processesView(view)}
${part(view, 'bounces', {
  items: view.bounces,
  what: say.bouncesWhat,
  show: ({ address, status, since }) =>
    html`<li><div>${address}<span class="small">${status} · ${say.since} ${moment(since, view)}</span></div>${doView({ do: 'returned', address }, say.returned)}</li>`,
})}
${diskView(view)}`;
};

/** A button that mends it. */
const doView = (fields: { readonly [name: string]: string }, label: string): Html =>
  html`<form method="post" action="/admin/incidents">${hiddenView(fields)}<button class="plain">${label}</button></form>`;

interface GameNamed {
  readonly campaignId: string;
  readonly title: string;
}

const gameView = ({ campaignId, title }: GameNamed, told: Piece, { admin: { powers } }: Words): Piece =>
  html`<li><div><a href="/campaigns/${campaignId}">${title}</a><span class="small">${told}</span></div><a href="/admin/campaigns/${campaignId}" aria-label="${powers.stepOf(title)}">${powers.step}</a></li>`;

const moment = (at: number, { zone, words }: IncidentsView): Html => momentView(at, zone, words);

interface Part<Item> {
  readonly items: readonly Item[];
  /** What is to be done about them. */
  readonly what: string | null;
  readonly show: (item: Item) => Piece;
}

const part = <Item>(
  { words: { incidents: say } }: IncidentsView,
  name: keyof Words['incidents']['sections'],
  { items, what, show }: Part<Item>,
): Html =>
  html`<section id="${name}"><h2>${say.sections[name]}</h2>${
    items.length === 0
      ? html`<p>${say.none}</p>`
      : html`${what !== null && html`<p class="small">${what}</p>`}<ul class="things">${items.map(show)}</ul>`
  }</section>`;

/** Why, since when, and what was tried. */
const triedView = (
  { error, since, lastAt, times, retryAt }: Incidents['stuck'][number] | Incidents['troubles'][number],
  view: IncidentsView,
): Html => {
  const { incidents: say } = view.words;
  return html`${error} · ${say.since} ${moment(since, view)} · ${say.tried(times)}, ${say.last} ${moment(lastAt, view)}${retryAt !== null && html` · ${say.next} ${moment(retryAt, view)}`}`;
};

const processesView = (view: IncidentsView): Html => {
  const { state, words } = view;
  const { incidents: say, admin } = words;
  const { incidents, backup } = state;
  const { processes } = incidents;
  return html`<section id="processes"><h2>${say.sections.processes}</h2>
${!isWorked(processes) && html`<p class="bad">${say.noWorker}</p>`}
<ul class="things">${processes.map((each) => html`<li><div>${say.roles[each.role]} <span class="badge ${isWrong(each) ? 'bad' : 'good'}">${each.alive ? say.alive : html`${say.silent} ${moment(each.seenAt, view)}`}</span>${each.works && html` <span class="badge">${say.works}</span>`}<span class="small">${admin.version} ${each.engine} · ${say.since} ${moment(each.startedAt, view)}${clockView(each.ahead, words)}</span></div>${!each.alive && doView({ do: 'forget', process: each.id }, say.forget)}</li>`)}</ul>
<p>${admin.backup}: ${backup === null ? admin.noBackup : html`${moment(backup.at, view)} <span class="small">${backup.file}, ${sizeText(backup.size)}</span>`}</p></section>`;
};

/** A difference of less than a second is none. */
const clockView = (ahead: number, words: Words): Piece => {
  const { incidents: say } = words;
  const off = Math.abs(ahead);
  if (off < 1000) return null;
  const span = clockFits(off) ? `${Math.round(off / 1000)} s` : spanText(Math.round(off / MINUTE) * MINUTE, words);
  return html` · ${say.clock(span, ahead > 0)}${!clockFits(ahead) && html`. ${say.clockWrong}`}`;
};

const diskView = ({ disk, host, words }: IncidentsView): Html => {
  const { incidents: say } = words;
  return html`<section id="disk"><h2>${say.sections.disk}</h2><p>${say.database} ${sizeText(disk.database)}.${host.free !== null && html` ${say.free} ${sizeText(host.free)}.`}</p>
${
  disk.campaigns.length > 0 &&
  html`<details><summary>${say.sizes}</summary><p class="small">${say.sizesWhat}</p>${tableView(
    [column(say.game), figures(say.size)],
    disk.campaigns.map(({ campaignId, title, bytes }) => [
      html`<a href="/campaigns/${campaignId}">${title}</a>`,
      sizeText(bytes),
    ]),
  )}</details>`
}</section>`;
};
