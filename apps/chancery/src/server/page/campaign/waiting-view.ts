import { type CampaignPage, isOver, type SaidWithoutSeat, type WaitingReceipt } from '@chancery/app';
import { absenceForms, announcedView, backView } from '../frame/absence-forms.ts';
import { areaView, hiddenView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { momentView } from '../frame/time.ts';
import { linesView } from '../receipt/receipt-view.ts';
import type { Words } from '../words/words.ts';

export interface WaitingView {
  readonly campaign: CampaignPage;
  readonly own: SaidWithoutSeat;
  readonly zone: string;
  readonly words: Words;
  readonly fault: string | null;
  readonly done: keyof Words['waiting']['done'] | null;
}

/** The page of a player who waits for a seat: away and back, and what they have sent in. */
export const waitingView = (view: WaitingView): Html => {
  const { campaign, own, words, fault, done } = view;
  const { waiting: say } = words;
  const may = own.waits && !isOver(campaign);
  return html`<header class="head"><h1>${say.title}</h1><p><a href="/campaigns/${campaign.id}">${say.back}</a> · ${campaign.title}</p></header>
${fault === null ? null : said(fault, 'bad')}${done === null ? null : said(say.done[done], 'good')}
<div class="sheets">${may ? html`${awayView(view)}${own.takesOrders && ordersView(words)}` : html`<p>${isOver(campaign) ? words.seat.over : say.none}</p>`}${own.receipts.length > 0 && receiptsView(view)}</div>`;
};

const awayView = ({ campaign, own, zone, words }: WaitingView): Html => {
  const { waiting: say } = words;
  const ahead = own.absences.filter(({ past }) => !past);
  return html`<section class="sheet"><h2>${say.absence}</h2><p class="small">${say.absenceWhat}</p>
${announcedView(ahead, zone, words)}
${ahead.length > 0 && backView(say.backWhat, words)}
${absenceForms({ zone, words, byTurns: campaign.live === null })}</section>`;
};

const ordersView = ({ waiting: say }: Words): Html =>
  html`<section class="sheet" id="orders"><h2>${say.orders}</h2><p class="small">${say.ordersWhat}</p><form method="post">${hiddenView({ do: 'orders' })}
${areaView({ name: 'text', label: say.field, rows: 3, most: 2000 })}<div class="buttons"><button class="plain">${say.send}</button></div></form></section>`;

const receiptsView = ({ own, zone, words }: WaitingView): Html =>
  html`<section class="sheet" id="receipts"><h2>${words.waiting.receipts}</h2>${own.receipts.toReversed().map((receipt) => receiptView(receipt, zone, words))}</section>`;

const receiptView = ({ turn, at, lines }: WaitingReceipt, zone: string, words: Words): Piece =>
  html`<p class="small">${words.waiting.received(turn)} ${momentView(at, zone, words)}.</p>${linesView({ lines, together: [] }, words, zone)}`;
