import {
  type CampaignPage,
  type ShownArticle,
  type ShownOption,
  type StandingsAfter,
  showZones,
  type TurnReport,
} from '@chancery/app';
import { zonesShown } from '@chancery/core';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView, untilView } from '../frame/time.ts';
import { courseFigure } from '../home/course-figure.ts';
import { uncertainSection } from '../mails/uncertain-view.ts';
import { optionsShown } from '../new-campaign/options-shown.ts';
import { authorText } from '../people/author.ts';
import { pollsView } from '../polls/polls-view.ts';
import { reportView } from '../rules/report-view.ts';
import type { Reader } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { deedsSection } from './deeds-view.ts';
import { joinView } from './join-view.ts';
import type { ShownCampaign } from './load-campaign.ts';
import { ownSeatView } from './own-seat-view.ts';
import { paceText } from './pace-text.ts';
import { rulersView } from './rulers-view.ts';
import { standingsView } from './standings-view.ts';
import { turnTitle } from './turn-title.ts';

/** The page of a campaign: what everybody may know of it, and the reader's own way into it. */
export const campaignView = (
  { campaign, news, press, turns, deeds, listed, options, uncertain, polls, world }: ShownCampaign,
  reader: Reader,
  zone: string,
): Html => {
  const { words } = reader;
  const say = words.campaign;
  const { id, ruleset } = campaign;
  return html`<header class="head"><h1>${campaign.title}</h1>
<p class="facts"><a href="/rules/${ruleset.id}">${ruleset.title}</a><span>${campaign.heading}</span>${clockView(campaign, words, zone)}</p>${campaign.ends === null || campaign.outcome !== null ? null : html`<p class="small">${campaign.ends}</p>`}</header>
<p class="jump">${news === null ? null : html`<a href="#news">${words.seat.news}</a>`}<a href="#press">${say.press}</a><a href="#rulers">${words.seat.table}</a>${turns.length > 1 ? html`<a href="#history">${say.history}</a>` : null}</p>
<div class="campaign"><div class="campaign-top">${uncertainSection(uncertain, campaign, zone, words)}${ownSeatView(campaign, words)}${joinView(campaign, reader)}
${mapFigure(`/campaigns/${id}/map.svg?turn=${campaign.turn}`, words)}</div>
<div class="campaign-main">${pollsView({ campaign, polls, zone, words })}${news === null ? null : newsView(news, campaign, words)}
${pressView(id, press, reader, zone)}</div>
<aside class="campaign-side">${powersView(campaign, words)}
${historyView(id, turns, { course: courseFigure({ id, title: campaign.title, turns: campaign.turn, ...world }, words, 'small'), words, zone })}
${deedsSection({ campaign, deeds, listed }, words, zone)}
${settingsView(campaign, options, words)}</aside></div>`;
};

/** The powers as they stand, once there is a table; before, and where it leaves some out, as they sit. */
const powersView = (campaign: CampaignPage, words: Words): Html => {
  const say = words.campaign;
  const { standings, seats } = campaign;
  const placed = new Set(standings.map(({ seat }) => seat));
  const others = { ...campaign, seats: seats.filter(({ seat }) => !placed.has(seat)) };
  return html`<section id="rulers"><h2>${standings.length === 0 ? say.rulers : say.standings}</h2>${standings.length === 0 ? null : standingsView(standings, campaign, words)}${others.seats.length === 0 ? null : rulersView(others, words)}<p class="small">${say.masters(campaign.masters.join(', '))}${campaign.masterPlays ? `. ${say.masterPlays}` : ''}</p></section>`;
};

/** What the last turn brought: the first lines of everything. All of it has a page of its own. */
const newsView = (
  { turn, label, report }: TurnReport,
  { id, ruleset }: CampaignPage,
  { campaign: say }: Words,
): Html => {
  const sections = report.sections.map((section) => ({ ...section, lines: section.lines.slice(0, LINES_OF_NEWS) }));
  return html`<section id="news">${reportView({ ...report, sections, papers: [] }, ruleset.id)}${turn === 0 ? null : html`<p><a href="/campaigns/${id}/turns/${turn}">${say.whole(label ?? turn)}</a></p>`}</section>`;
};

const LINES_OF_NEWS = 12;

/** Where the clock stands. */
export const clockView = (campaign: CampaignPage, words: Words, zone: string): Html => {
  const { status, outcome, clockHeld, processing, listClosedAt, reviewUntil, deadline } = campaign;
  const say = words.campaign;
  if (outcome !== null) return html`<span>${say.over} ${outcome}</span>`;
  if (status === 'open' || status === 'draft') return html`<span>${say.notBegun}</span>`;
  if (processing) return html`<span>${campaign.live === null ? say.processing : say.live.processing}</span>`;
  if (reviewUntil !== null)
    return html`<span>${say.inReview} <strong>${untilView(reviewUntil, zone, words)}</strong></span>`;
  if (listClosedAt !== null) return html`<span>${say.listClosed}</span>`;
  if (status === 'paused') return html`<span>${say.paused}</span>`;
  if (clockHeld) return html`<span>${say.held}</span>`;
  if (status !== 'running') return html`<span>${words.games.status[status]}</span>`;
  const called = campaign.live ?? campaign.phase;
  const live = called === null || called === campaign.heading ? null : html`<span><strong>${called}</strong></span>`;
  return deadline === null
    ? html`${live}<span>${campaign.live === null ? say.noDeadline : say.live.noDeadline}</span>`
    : html`${live}<span>${say.deadline} <strong>${untilView(deadline, zone, words)}</strong></span>${zonesView(campaign, words)}`;
};

/** The deadline as the clocks of the zones show it that its rule names, whatever the reader's own. */
const zonesView = ({ deadline, deadlineRule }: CampaignPage, { language }: Words): Piece => {
  const zones = zonesShown(deadlineRule);
  return (
    deadline !== null && zones.length > 0 && html`<span class="zones">${showZones(deadline, zones, language)}</span>`
  );
};

/** A map in the width of the page, which leads to itself in full. */
export const mapFigure = (path: string, { campaign }: Words, alt = campaign.map): Html =>
  html`<a class="map" href="${path}" title="${campaign.large}"><picture><source media="(prefers-color-scheme:dark)" srcset="${path}&dark"><img alt="${alt}" src="${path}" width="1600" height="1131"></picture></a>`;

const pressView = (id: string, press: readonly ShownArticle[], { name, words }: Reader, zone: string): Html => {
  const say = words.campaign;
  return html`<section id="press"><h2>${say.press}</h2>${
    press.length === 0
      ? html`<p class="small">${say.noPress}</p>`
      : press.map((article) => articleView(article, words, zone))
  }<p class="small"><a href="/campaigns/${id}/press.atom${words.language !== 'en' && `?language=${words.language}`}">${say.pressFeed}</a>${name !== null && html` · <a href="/campaigns/${id}/own-webhooks">${say.ownWebhooks}</a>`}</p></section>`;
};

const articleView = (article: ShownArticle, words: Words, zone: string): Html => {
  const { title, body, turn, label, at } = article;
  return html`<article class="article"><h3>${title}</h3><p class="small">${authorText(article, words)} · ${words.campaign.inTurn(label ?? turn)} · ${momentView(at, zone, words)}</p><p class="words">${body}</p></article>`;
};

const historyView = (
  id: string,
  turns: readonly StandingsAfter[],
  { course, words, zone }: { readonly course: Html; readonly words: Words; readonly zone: string },
): Piece => {
  const numbered = turns.every(({ label }) => label === null);
  const say = words.campaign;
  if (turns.length <= 1) return null;
  return html`<section id="history"><h2>${words.campaign.history}</h2>${course}<ol class="turns">${turns
    .toReversed()
    .map(
      ({ turn, heading, at }) =>
        html`<li><a href="/campaigns/${id}/turns/${turn}">${turnTitle({ turn, heading }, numbered, say)}</a> <span class="small">${numbered ? `${say.thenIs(heading)}. ` : ''}${momentView(at, zone, words)}</span></li>`,
    )}</ol></section>`;
};

const settingsView = (campaign: CampaignPage, options: readonly ShownOption[], words: Words): Html => {
  const { pressMode, anonymity, settings, ruleset } = campaign;
  const say = words.campaign;
  const own = optionsShown(options, words);
  return html`<section><h2>${say.settings}</h2><ul class="plain-list"><li>${paceText(campaign, words)}</li><li>${say.letters[pressMode]} ${say.hostReads[settings.hostReadsMessages ? 'yes' : 'no']}</li><li>${say.playingMasters[settings.playingMastersSeeAll ? 'yes' : 'no']}</li><li>${say.anonymity[anonymity]}</li><li>${say.empty[settings.emptySeats]}</li><li>${say.verify} <a href="/campaigns/${campaign.id}/dice">${words.dice.link}</a> · <a href="/campaigns/${campaign.id}/record">${say.record.title}</a></li><li><a href="/rules/${ruleset.id}">${say.rulebook}</a> · <a href="/rules/${ruleset.id}/guide">${words.guide.link}</a></li></ul>${own !== false && html`<details><summary>${words.newCampaign.options}</summary>${own}</details>`}</section>`;
};
