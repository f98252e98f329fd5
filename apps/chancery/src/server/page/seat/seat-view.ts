import {
  type CampaignPage,
  isOver,
  type ListedTurn,
  type OwnQuestion,
  type Receipt,
  type ResolvedPost,
  type TurnReport,
  type UncertainMail,
} from '@chancery/app';
import type { Offer } from '@chancery/core';
import { clockView, mapFigure } from '../campaign/campaign-view.ts';
import { closeView } from '../campaign/own-seat-view.ts';
import { standingsView } from '../campaign/standings-view.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { shieldView } from '../frame/shield.ts';
import { deskOf } from '../games/game-line.ts';
import { uncertainSection } from '../mails/uncertain-view.ts';
import { linesView, receiptView, takenText, undoneView } from '../receipt/receipt-view.ts';
import { reportView } from '../rules/report-view.ts';
import type { Words } from '../words/words.ts';
import { questionsView } from './questions-view.ts';

/** What the plain page of a seat shows. */
export interface SeatPage {
  readonly campaign: CampaignPage;
  readonly seat: CampaignPage['seats'][number];
  readonly turn: TurnReport;
  /** Of the turn that is open, the oldest first. */
  readonly receipts: readonly Receipt[];
  /** Orders of the seat count for it; false when they were taken back. */
  readonly counting: boolean;
  /** The rules come in brief too, as tables to print. */
  readonly hasTables: boolean;
  /** Mails to the ruler that may be lost. */
  readonly uncertain: readonly UncertainMail[];
  /** What stands in the field. */
  readonly text: string;
  /** It is a draft that was not sent in. */
  readonly unsent: boolean;
  /** The ruler is asked whether to send it in, though something is left undone. */
  readonly asks: boolean;
  /** How that would be understood, when its ruler has asked. */
  readonly checked: Pick<Receipt, 'lines' | 'together' | 'undone'> | null;
  /** The ruler has said that they need no more time. */
  readonly ready: boolean;
  /** What follows when they say so: the turn, or it waits for the other rulers. Null where the turn waits for its deadline. */
  readonly whenReady: 'turn' | 'others' | null;
  /** What others offer to the seat in orders that they have sent in. */
  readonly offers: readonly Offer[];
  /** Other orders have come in meanwhile: they look at those before theirs take their place. */
  readonly overtaken: boolean;
  /** To the master, in the turn that is open. */
  readonly questions: readonly OwnQuestion[];
  /** Why what was sent was not taken. */
  readonly fault: string | null;
  /** They have just said so: the turn comes in a moment, or when the other rulers have said so too. */
  readonly awaits: 'turn' | 'others' | null;
  /** In live play: what came of the post that has just been sent; null while that is not known; absent when none was. */
  readonly posted?: ResolvedPost | null;
  /** In live play: the turn that the last post of the seat became, as long as it can be taken back. */
  readonly undo: number | null;
  /** In live play: the orders on the page wait for the move of the seat. */
  readonly waiting: boolean;
  /** In live play: the turns that are out, the last of each clock. */
  readonly past: readonly ListedTurn[];
  readonly zone: string;
  readonly words: Words;
}

/** The seat of a ruler without the desk: map and news of the turn that is out, and beside them the orders for the next. */
export const seatView = (shown: SeatPage): Html => {
  const { campaign, seat, turn, words, zone } = shown;
  const { seat: say } = words;
  const path = `/campaigns/${campaign.id}`;
  const own = `${path}/seats/${seat.seat}`;
  const title = say.map(seat);
  const map = {
    id: 'map',
    title: say.mapTitle,
    html: mapFigure(`${own}/map.svg?turn=${turn.turn}`, words, title).html,
  };
  return html`<header class="head"><h1>${shieldView(seat, 'head')} ${campaign.title}</h1>
<p class="facts"><span><strong>${seat.name}</strong></span><span>${campaign.heading}</span>${clockView(campaign, words, zone)}<a href="${path}">${say.campaign}</a><a href="${own}/letters">${say.letters}</a>${!isOver(campaign) && html`<a href="${own}/settings">${words.seatSettings.link}</a>`}</p></header>
${shown.awaits === null ? null : said(say.awaits[shown.awaits])}${uncertainSection(shown.uncertain, campaign, zone, words)}
<p class="jump"><a href="#orders">${say.orders}</a><a href="#news">${say.news}</a><a href="#table">${say.table}</a></p>
<div class="desk"><div class="news-column">
<section id="news">${reportView(turn.report, campaign.ruleset.id, map)}</section>
${turnsView(shown)}${campaign.standings.length === 0 ? null : html`<section class="beside" id="table"><h2>${words.campaign.standings}</h2>${standingsView(campaign.standings, campaign, words)}</section>`}</div>
<aside class="side">${turn.turn === campaign.turn ? ordersView(shown) : html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p>${say.past(turn.label ?? turn.turn)} <a href="${own}">${say.toOpen}</a></p></section>`}
${closeView(campaign, words)}</aside></div>`;
};

const ordersView = (shown: SeatPage): Html => {
  const { campaign, seat, receipts, counting, text, checked, fault, words } = shown;
  const { seat: say } = words;
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  if (isOver(campaign))
    return html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p>${say.over}</p>${campaign.outcome !== null && html`<p>${campaign.outcome}</p>`}</section>`;
  if (campaign.live !== null) return liveOrdersView(shown, campaign.live);
  const maySend = campaign.maySend.includes(seat.seat);
  if (!campaign.waitsFor.includes(seat.seat) && !maySend)
    return html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p>${say.notAsked}</p></section>`;
  const receipt = receipts.at(-1);
  return html`<section class="sheet" id="orders"><h2>${maySend ? say.orders : say.ordersFor(campaign.phase ?? campaign.turn + 1)}</h2>
${maySend && html`<p>${say.maySend(campaign.phase ?? '', campaign.asksWhen[seat.seat] ?? null)}</p>`}${offersView(shown)}${shown.overtaken ? said(say.overtaken, 'bad') : null}${fault === null ? null : said(fault, 'bad')}
${checked === null ? null : html`${said(`${say.notSent} ${takenText(checked, words)}`)}${linesView(checked, words)}`}
${checked !== null || fault !== null ? null : receipt === undefined ? html`<p class="small">${say.none}</p>` : receiptView(receipt, counting, shown.zone, words)}
<p><a class="main" href="${deskOf(campaign.id, seat.seat)}">${say.plan}</a> <span class="small">${say.orWrite}</span></p>
${draftView(shown)}<form method="post" action="${own}/orders" id="write"><input type="hidden" name="turn" value="${campaign.turn + 1}"><input type="hidden" name="last" value="${receipt?.id ?? 'none'}">
<label><span class="small">${say.oneALine} ${booksView(shown)}</span>
<textarea name="text" id="text" spellcheck="false" autocapitalize="off" autocomplete="off">${text}</textarea></label>
${shown.asks ? askedView(shown) : buttonsView(shown)}</form>${questionsView(shown.questions, words)}${counting && !maySend ? readyView(shown) : null}</section>`;
};

/** What others offer in orders that they have sent in, and the lines by which it could be answered. */
const offersView = ({ offers, campaign, words: { seat: say } }: SeatPage): Piece =>
  offers.length > 0 &&
  html`<div id="offers"><h3>${say.offers}</h3><ul>${offers.map(({ from, text, answers }) => html`<li><strong>${campaign.seats.find(({ seat }) => seat === from)?.name ?? from}</strong>: ${text}${answers.map((answer) => html`<br><span class="small">${say.answerBy}</span> <code>${answer.text}</code>`)}</li>`)}</ul></div>`;

/** Says of a draft that it was not sent in, and what counts meanwhile. */
export const draftView = ({ unsent, counting, words }: SeatPage): Piece =>
  unsent && said(words.seat.unsent[counting ? 'instead' : 'first']);

/** Where to look up what can be written. */
const booksView = ({ campaign, seat, hasTables, words: { seat: say } }: SeatPage): Html => {
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  return html`<a href="${own}/sheet">${say.orderSheet.link}</a>, <a href="${own}/order-forms">${say.allOrders}</a>, ${hasTables && html`<a href="${own}/rules">${say.brief}</a>, `}<a href="/rules/${campaign.ruleset.id}">${say.rulebook}</a>`;
};

const buttonsView = ({ counting, whenReady, words: { seat: say } }: SeatPage): Html =>
  html`${counting || whenReady === null ? null : html`<p class="small">${say.twoDeeds}</p>`}<div class="buttons"><button class="main" name="do" value="send">${say.send}</button><button class="plain" name="do" value="check">${say.check}</button>${counting ? html`<button class="plain" name="do" value="withdraw">${say.takeBack}</button>` : null}</div>`;

/** Asks once whether to send it in, though something is left undone. */
const askedView = ({ words: { seat: say }, checked }: SeatPage): Html =>
  html`<div class="said bad" role="alert" id="undone"><p><strong>${say.undoneAsk}</strong></p>${undoneView(checked ?? {})}</div>
<div class="buttons"><button class="main" name="do" value="anyway">${say.sendAnyway}</button><a class="plain" href="#text">${say.goBack}</a></div>`;

/** A deed of its own after sending in. */
const readyView = ({ campaign, seat, ready, whenReady, words: { seat: say } }: SeatPage): Piece =>
  whenReady !== null &&
  html`<form method="post" action="/campaigns/${campaign.id}/seats/${seat.seat}/orders" id="ready"><p class="small">${ready ? say.saidReady[whenReady] : say.whenReady[whenReady]}</p>
${ready ? whenReady === 'others' && html`<button class="plain" name="do" value="unready">${say.needMoreTime}</button>` : html`<button class="main" name="do" value="ready">${say.needNoMoreTime}</button>`}</form>`;

/** In live play: to post when it is the move of the seat, and before it to leave orders that go by themselves. */
const liveOrdersView = (shown: SeatPage, window: string): Html => {
  const { campaign, seat, text, checked, fault, words, posted, waiting, undo } = shown;
  const { seat: say } = words;
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  const asked = campaign.waitsFor.includes(seat.seat);
  return html`<section class="sheet" id="orders"><h2>${asked ? say.live.move : say.live.others(window)}</h2>
${fault === null ? null : said(fault, 'bad')}
${posted === null ? said(say.live.inHand) : null}
${posted ? html`<div class="posted"><h3>${say.live.came}</h3>${reportView(posted.report, campaign.ruleset.id)}</div>` : null}
${undo === null ? null : html`<form method="post" action="${own}/orders"><input type="hidden" name="turn" value="${undo}"><button class="plain" name="do" value="undo">${say.live.undo}</button></form>`}
${checked === null ? null : html`${said(`${posted === undefined ? (waiting ? say.live.waiting : say.notSent) : ''} ${takenText(checked, words)}`.trim())}${linesView(checked, words)}`}
<p><a class="main" href="${deskOf(campaign.id, seat.seat)}">${say.plan}</a> <span class="small">${say.orWrite}</span></p>
<form method="post" action="${own}/orders"><input type="hidden" name="turn" value="${campaign.turn + 1}">
<label><span class="small">${asked ? say.live.atOnce : say.live.wait} ${say.oneALine} ${booksView(shown)}</span>
<textarea name="text" spellcheck="false" autocapitalize="off" autocomplete="off">${text}</textarea></label>
${shown.asks ? askedView(shown) : null}<div class="buttons"><button class="main" name="do" value="${asked ? 'send' : 'keep'}">${asked ? say.live.post : say.live.keep}</button><button class="plain" name="do" value="check">${waiting ? say.live.dontWait : say.check}</button></div></form></section>`;
};

const turnsView = (shown: SeatPage): Piece => {
  const { campaign, seat, turn, words, past } = shown;
  if (past.length === 0) return numbersView(shown);
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  return html`<details><summary>${words.seat.turns}</summary><ol class="turns">${past
    .toReversed()
    .map((each) =>
      each.turn === turn.turn
        ? html`<li><strong>${each.label ?? words.seat.live.beginning}</strong></li>`
        : html`<li><a href="${own}?turn=${each.turn}">${each.label ?? words.seat.live.beginning}</a></li>`,
    )}</ol></details>`;
};

const numbersView = ({ campaign, seat, turn, words }: SeatPage): Piece =>
  campaign.turn > 0 &&
  html`<p class="small">${words.seat.turns} ${Array.from({ length: campaign.turn + 1 }, (_, number) =>
    number === turn.turn
      ? html`<strong>${number === 0 ? words.seat.beginning : number}</strong> `
      : html`<a href="/campaigns/${campaign.id}/seats/${seat.seat}?turn=${number}">${number === 0 ? words.seat.beginning : number}</a> `,
  )}</p>`;
