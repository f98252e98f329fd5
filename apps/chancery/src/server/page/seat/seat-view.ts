import type { CampaignPage, Receipt, TurnReport } from '@chancery/app';
import { clockView, mapFigure } from '../campaign/campaign-view.ts';
import { closeView } from '../campaign/own-seat-view.ts';
import { standingsView } from '../campaign/standings-view.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { shieldView } from '../frame/shield.ts';
import { deskOf } from '../games/game-line.ts';
import { reportView } from '../rules/report-view.ts';
import type { Words } from '../words/words.ts';
import { linesView, receiptView, takenText } from './receipt-view.ts';

/** What the plain page of a seat shows. */
export interface SeatPage {
  readonly campaign: CampaignPage;
  readonly seat: CampaignPage['seats'][number];
  readonly turn: TurnReport;
  /** Of the turn that is open, the oldest first. */
  readonly receipts: readonly Receipt[];
  /** Orders of the seat count for it; false when they were taken back. */
  readonly counting: boolean;
  /** What stands in the field. */
  readonly text: string;
  /** How that would be understood, when its ruler has asked. */
  readonly checked: Pick<Receipt, 'lines' | 'together'> | null;
  /** Why what was sent was not taken. */
  readonly fault: string | null;
  /** What one waits for who has just said that he is ready: the turn, in a moment, or the other rulers. */
  readonly awaits: 'turn' | 'others' | null;
  readonly zone: string;
  readonly words: Words;
}

/** The seat of a ruler without the desk: map and news of the turn that is out, and beside them the orders for the next. */
export const seatView = (shown: SeatPage): Html => {
  const { campaign, seat, turn, words, zone } = shown;
  const { seat: say } = words;
  const path = `/campaigns/${campaign.id}`;
  const own = `${path}/seats/${seat.seat}`;
  return html`<header class="head"><h1>${shieldView(seat, 'head')} ${campaign.title}</h1>
<p class="facts"><span><strong>${seat.name}</strong></span><span>${campaign.heading}</span>${clockView(campaign, words, zone)}<a href="${path}">${say.campaign}</a><a href="${own}/letters">${say.letters}</a><a href="${own}/affairs">${words.affairs.link}</a></p></header>
${shown.awaits === null ? null : said(say.awaits[shown.awaits])}
<p class="jump"><a href="#orders">${say.orders}</a><a href="#news">${say.news}</a><a href="#table">${say.table}</a></p>
<div class="desk"><div class="news-column">
${mapFigure(`${own}/map.svg?turn=${turn.turn}`, words, say.map(seat.name))}
<section id="news">${reportView(turn.report, campaign.ruleset.id)}</section>
${turnsView(shown)}${campaign.standings.length === 0 ? null : html`<section id="table"><h2>${words.campaign.standings}</h2>${standingsView(campaign.standings, campaign.seats, words)}</section>`}</div>
<aside class="side">${turn.turn === campaign.turn ? ordersView(shown) : html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p>${say.past(turn.turn)} <a href="${own}">${say.toOpen}</a></p></section>`}
${closeView(campaign, words)}</aside></div>`;
};

const ordersView = (shown: SeatPage): Html => {
  const { campaign, seat, receipts, counting, text, checked, fault, words } = shown;
  const { seat: say } = words;
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  if (!campaign.waitsFor.includes(seat.seat))
    return html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p>${say.notAsked}</p></section>`;
  const receipt = receipts.at(-1);
  return html`<section class="sheet" id="orders"><h2>${say.ordersFor(campaign.turn + 1)}</h2>
${fault === null ? null : said(fault, 'bad')}
${checked === null ? null : html`${said(`${say.notSent} ${takenText(checked, words)}`)}${linesView(checked, words)}`}
${checked !== null || fault !== null ? null : receipt === undefined ? html`<p class="small">${say.none}</p>` : receiptView(receipt, counting, shown.zone, words)}
<p><a class="main" href="${deskOf(campaign.id, seat.seat)}">${say.plan}</a> <span class="small">${say.orWrite}</span></p>
<form method="post" action="${own}/orders"><input type="hidden" name="turn" value="${campaign.turn + 1}">
<label><span class="small">${say.oneALine} <a href="${own}/order-forms">${say.allOrders}</a>, <a href="${own}/rules">${say.brief}</a>, <a href="/rules/${campaign.ruleset.id}">${say.rulebook}</a></span>
<textarea name="text" spellcheck="false" autocapitalize="off" autocomplete="off">${text}</textarea></label>
<label class="box"><input type="checkbox" name="ready" value="yes" checked> <span>${say.ready}</span></label>
<div class="buttons"><button class="main" name="do" value="send">${say.send}</button><button class="plain" name="do" value="check">${say.check}</button>${counting ? html`<button class="plain" name="do" value="withdraw">${say.takeBack}</button>` : null}</div></form></section>`;
};

const turnsView = ({ campaign, seat, turn, words }: SeatPage): Piece =>
  campaign.turn > 0 &&
  html`<p class="small">${words.seat.turns} ${Array.from({ length: campaign.turn + 1 }, (_, number) =>
    number === turn.turn
      ? html`<strong>${number}</strong> `
      : html`<a href="/campaigns/${campaign.id}/seats/${seat.seat}?turn=${number}">${number}</a> `,
  )}</p>`;
