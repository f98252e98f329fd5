import { PRESS_RULES, type ShownArticle } from '@chancery/app';
import { MASTER_PARTY } from '@chancery/store';
import { areaView, boxView, hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { LetterScene } from './letter-scene.ts';

/** What is written so far. Forms do not cut off long text, since it would be lost silently. */
export interface Writing {
  /** Seats, `master` and `all`, as the form names them. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** A letter to whom the campaign lets one write. */
export const writeView = (scene: LetterScene, { to, subject, body }: Writing): Html => {
  const { path, campaign, party, visitor } = scene;
  const { letters: say } = visitor.words;
  const rules = PRESS_RULES[campaign.pressMode];
  const isMaster = party === MASTER_PARTY;
  const others = campaign.seats.filter(({ seat, status }) => seat !== party && status !== 'closed');
  const box = (value: string, label: Piece, hint?: string): Html =>
    boxView({ name: 'to', value, label, hint, ticked: to.includes(value) });
  const toSome = rules.private || isMaster;
  const toAll = rules.public || isMaster;
  return html`<form class="sheet" method="post" action="${path}/new"><h2>${say.write}</h2>
${isMaster ? null : html`<p class="small">${say.modes[campaign.pressMode]} ${(toSome || toAll) && (rules.signed ? say.signed : say.unsigned)}</p>`}
<fieldset><legend>${say.recipients}</legend>
${toAll && box('all', say.toAll, say.toAllWhat)}${!isMaster && box('master', capital(say.names.to.master))}
${toSome && html`<div class="abreast">${others.map(({ seat, name }) => box(seat, name))}</div>`}</fieldset>
${inputView({ name: 'subject', label: say.subject, value: subject, most: 200 })}
${areaView({ name: 'body', label: say.body, value: body, rows: 10 })}
<div class="buttons"><button class="main">${say.send}</button></div></form>`;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface PublicView {
  /** What the seat proclaims as things stand; null where the rules know of no proclamations. */
  readonly proclamation: string | null;
  /** What they have published themselves. */
  readonly articles: readonly ShownArticle[];
  readonly title: string;
  readonly body: string;
}

/** What is written for everybody: a proclamation where the rules read it, and articles of the press. */
export const publicView = (scene: LetterScene, { proclamation, articles, title, body }: PublicView): Html => {
  const { path, campaign, party, visitor, zone } = scene;
  const { words } = visitor;
  const { letters: say } = words;
  const asked = campaign.waitsFor.includes(party);
  return html`${
    proclamation !== null &&
    html`<section class="sheet"><h2>${say.proclamation}</h2><p class="small">${say.proclamationWhat}</p>${
      asked
        ? html`<form method="post" action="${path}/public/proclamation">${areaView({ name: 'text', label: say.body, value: proclamation, rows: 7, optional: true })}<div class="buttons"><button class="main">${say.proclaim}</button></div></form>`
        : html`<p>${say.notAsked}</p>`
    }</section>`
  }
<section class="sheet"><h2>${say.article}</h2><p class="small">${say.articleWhat}</p><form method="post" action="${path}/public/article">
${inputView({ name: 'title', label: say.articleTitle, value: title, most: 200 })}
${areaView({ name: 'body', label: say.body, value: body, rows: 10 })}
<div class="buttons"><button class="main">${say.publish}</button></div></form></section>
${
  articles.length > 0 &&
  html`<section><h2>${say.published}</h2><ul class="things">${articles.map(
    (article) =>
      html`<li><div>${article.title}<span class="small">${words.campaign.inTurn(article.label ?? article.turn)} · ${momentView(article.at, zone, words)}</span></div><form method="post" action="${path}/public/withdraw">${hiddenView({ press: article.id })}<button class="small-button" aria-label="${say.takeBack}: ${article.title}">${say.takeBack}</button></form></li>`,
  )}</ul></section>`
}`;
};
