import type { AppError, OpenReport, OverseenCampaign, ShownArticle } from '@chancery/app';
import { areaView, hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import { momentView } from '../frame/time.ts';
import { authorText } from '../people/author.ts';
import { askView } from '../polls/polls-view.ts';
import type { Words } from '../words/words.ts';

export interface PowersView {
  readonly campaign: OverseenCampaign;
  /** The newest first. */
  readonly press: readonly ShownArticle[];
  /** Empty, too, for those who may not read them. */
  readonly reports: readonly OpenReport[];
  readonly done: keyof Words['admin']['powers']['done'] | null;
  readonly refused: AppError | null;
  readonly zone: string;
  readonly words: Words;
}

/** A game from the desk of whoever runs the server: who runs it, where it stands, and what can be done about it. */
export const powersView = (view: PowersView): Html => {
  const { campaign, done, refused, zone, words } = view;
  const say = words.admin.powers;
  const put = campaign.status === 'archived';
  return html`<header class="head"><h1>${campaign.title}</h1><p><a href="/admin#campaigns">${words.admin.title}</a> · <a href="/campaigns/${campaign.id}">${say.page}</a></p></header>
${refused !== null && said(refusedText(refused, words, zone), 'bad')}${done !== null && said(say.done[done], 'good')}
<p>${say.lead}</p>
<section id="stage"><h2>${say.stage}</h2><p><span class="badge">${words.games.status[campaign.status]}</span></p>${stageView(view)}</section>
<section id="masters"><h2>${say.masters}</h2>${mastersView(view)}</section>
${!put && lettersView(view)}
${!put && pressView(view)}`;
};

const form = ({ campaign }: PowersView, deed: string, fields: Piece): Html =>
  html`<form method="post" action="/admin/campaigns/${campaign.id}">${hiddenView({ do: deed })}${fields}</form>`;

const folded = (title: string, inside: Piece): Html => html`<details><summary>${title}</summary>${inside}</details>`;

const button = (text: string): Html => html`<div class="buttons"><button class="plain">${text}</button></div>`;

/** What stops the game, ends it, or names it otherwise. */
const stageView = (view: PowersView): Piece => {
  const { campaign, words } = view;
  const say = words.admin.powers;
  const { status } = campaign;
  const reason = inputView({ name: 'reason', label: say.reason, optional: true, most: 1000 });
  const how = areaView({ name: 'how', label: say.how, hint: say.howHint, most: 1000, rows: 2 });
  const title = inputView({ name: 'title', label: say.newTitle, value: campaign.title, most: 100 });
  const played = status === 'running' || status === 'paused';
  return html`${status === 'running' && folded(say.pause, form(view, 'pause', html`${reason}${button(say.pause)}`))}
${status === 'paused' && form(view, 'resume', button(say.resume))}
${played && askView(`/admin/campaigns/${campaign.id}`, words)}
${played && folded(say.end, form(view, 'end', html`${how}${button(say.end)}`))}
${!played && status !== 'archived' && folded(say.archive, form(view, 'archive', html`<p class="small">${say.archiveWhat}</p>${button(say.archive)}`))}
${status !== 'archived' && folded(say.rename, form(view, 'rename', html`${title}${button(say.rename)}`))}`;
};

/** Who runs it. Whoever rules a seat in it leaves this to others. */
const mastersView = (view: PowersView): Html => {
  const { campaign, words } = view;
  const { powers: say, blocked } = words.admin;
  const open = campaign.ruled === null && campaign.status !== 'archived';
  const who = inputView({ name: 'email', label: say.address, type: 'email', most: 320 });
  return html`${
    campaign.masters.length === 0
      ? html`<p>${say.noMasters}</p>`
      : html`<ul class="things">${campaign.masters.map(
          (master) =>
            html`<li><div>${master.name} <span class="badge">${words.console[master.role]}</span>${master.blocked && html` <span class="badge bad">${blocked}</span>`}</div>${
              open &&
              master.role === 'second' &&
              form(
                view,
                'dismiss',
                html`${hiddenView({ user: master.userId })}<button class="small-button" aria-label="${say.dismissOf(master.name)}">${say.dismiss}</button>`,
              )
            }</li>`,
        )}</ul>`
  }
${campaign.ruled !== null && html`<p class="small">${say.ruled}</p>`}
${open && html`${folded(say.handOver, form(view, 'hand-over', html`<p class="small">${say.handOverWhat}</p>${who}${button(say.handOver)}`))}${folded(say.appoint, form(view, 'appoint', html`${who}${button(say.appoint)}`))}`}`;
};

/** Letters that their receivers brought before the masters. */
const lettersView = (view: PowersView): Piece => {
  const { campaign, reports, zone, words } = view;
  const say = words.admin.powers;
  if (campaign.ruled !== null) return null;
  return html`<section id="letters"><h2>${say.letters}</h2>${
    reports.length === 0
      ? html`<p>${say.noLetters}</p>`
      : html`<ul class="things">${reports.map(
          ({ id, reason, at, letter }) =>
            html`<li><div>${letter.subject}<span class="small">${momentView(at, zone, words)} · ${reason}</span>${folded(say.read, html`<pre class="letter">${letter.body}</pre>`)}${form(view, 'decide', html`${hiddenView({ report: id })}${inputView({ name: 'decision', label: say.decision, most: 2000 })}${button(say.decide)}`)}</div></li>`,
        )}</ul>`
  }</section>`;
};

const pressView = (view: PowersView): Html => {
  const { press, zone, words } = view;
  const say = words.admin.powers;
  return html`<section id="press"><h2>${say.press}</h2>${
    press.length === 0
      ? html`<p>${words.campaign.noPress}</p>`
      : html`<ul class="things">${press.map(
          (article) =>
            html`<li><div>${article.title}<span class="small">${authorText(article, words)} · ${momentView(article.at, zone, words)}</span></div>${form(view, 'withdraw-press', html`${hiddenView({ press: article.id })}<button class="small-button" aria-label="${say.withdraw}: ${article.title}">${say.withdraw}</button>`)}</li>`,
        )}</ul>`
  }</section>`;
};
