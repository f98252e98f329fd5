import { type CampaignPage, type Receipt, showTime, type TurnReport } from '@chancery/app';
import { toHtml } from '@chancery/reports';
import { type Html, html, type Piece, trusted } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { linesView, receiptView, takenText } from './receipt-view.ts';

/** What the desk of a seat shows. */
export interface Desk {
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
}

/** The desk of a ruler: map and news of the turn that is out, and beside them the orders for the next. */
export const seatView = (desk: Desk): Html => {
  const { campaign, seat, turn } = desk;
  const path = `/campaigns/${campaign.id}`;
  const open = turn.turn === campaign.turn;
  return html`<header class="head"><h1>${campaign.title}</h1>
<p class="facts"><span><strong>${seat.name}</strong></span><span>${campaign.heading}</span>${deadlineOf(desk)}</p></header>
${desk.awaits === null ? null : said(AWAITS[desk.awaits])}
<p class="jump"><a href="#orders">Orders</a><a href="#news">News</a><a href="#table">The realms</a></p>
<div class="desk"><div class="news-column">
<a class="map" href="${path}/seats/${seat.seat}/map.svg?turn=${turn.turn}"><img alt="The map as ${seat.name} knows it" src="${path}/seats/${seat.seat}/map.svg?turn=${turn.turn}" width="1600" height="1131"></a>
<section id="news">${trusted(toHtml(turn.report, { prefix: 'report-' }))}</section>
${turnsView(desk)}${tableView(campaign)}</div>
<aside class="side">${open ? ordersView(desk) : html`<section class="sheet" id="orders"><h2>Orders</h2><p>This is turn ${turn.turn}, as it was. <a href="${path}/seats/${seat.seat}">Go to the open turn.</a></p></section>`}
${masterView(campaign)}</aside></div>`;
};

const deadlineOf = ({ campaign: { deadline, clockHeld, outcome, status }, zone }: Desk): Html => {
  if (outcome !== null) return html`<span>${outcome}</span>`;
  if (status === 'paused') return html`<span>The game is paused.</span>`;
  if (clockHeld) return html`<span>The clock is held.</span>`;
  return html`<span>${deadline === null ? 'No deadline: the master runs the turn.' : html`Orders until <strong>${showTime(deadline, zone)}</strong>`}</span>`;
};

const ordersView = (desk: Desk): Html => {
  const { campaign, seat, receipts, counting, text, checked, fault } = desk;
  const path = `/campaigns/${campaign.id}`;
  const asked = campaign.waitsFor.includes(seat.seat);
  if (!asked)
    return html`<section class="sheet" id="orders"><h2>Orders</h2><p>The game does not wait for you now.</p></section>`;
  const receipt = receipts.at(-1);
  return html`<section class="sheet" id="orders"><h2>Orders for turn ${campaign.turn + 1}</h2>
${fault === null ? null : said(fault, 'bad')}
${checked === null ? null : html`${said(`Not sent yet. ${takenText(checked)}`)}${linesView(checked)}`}
${checked !== null || fault !== null ? null : receipt === undefined ? html`<p class="small">None yet. What you send counts at once, and can be replaced until the deadline.</p>` : receiptView(receipt, counting, desk.zone)}
<p><a class="main" href="/desk?campaign=${campaign.id}&amp;seat=${seat.seat}">Plan on the map</a> <span class="small">or write:</span></p>
<form method="post" action="${path}/seats/${seat.seat}/orders"><input type="hidden" name="turn" value="${campaign.turn + 1}">
<label><span class="small">One order a line. <a href="${path}/seats/${seat.seat}/order-forms">All orders</a>, <a href="${path}/seats/${seat.seat}/rules">the rules in brief</a></span>
<textarea name="text" spellcheck="false" autocapitalize="off" autocomplete="off">${text}</textarea></label>
<label class="box"><input type="checkbox" name="ready" value="yes" checked> <span>I need no more time: run the turn when all are ready</span></label>
<div class="buttons"><button class="main" name="do" value="send">Send in</button><button class="plain" name="do" value="check">Check only</button>${counting ? html`<button class="plain" name="do" value="withdraw">Take back what I sent</button>` : null}</div></form></section>`;
};

/** What a master can do with a campaign that runs. */
export const masterView = ({ id, turn, status, you }: CampaignPage): Piece =>
  you.master &&
  status === 'running' &&
  html`<section class="sheet"><h2>Game master</h2><p class="small">You run this campaign. The turn can be run now, with the orders that are in; nobody counts as silent.</p>
<form method="post" action="/campaigns/${id}/close"><input type="hidden" name="turn" value="${turn + 1}"><div class="buttons"><button class="plain">Close turn ${turn + 1} now</button></div></form></section>`;

const turnsView = ({ campaign, seat, turn }: Desk): Piece =>
  campaign.turn > 0 &&
  html`<p class="small">Turns: ${Array.from({ length: campaign.turn + 1 }, (_, number) =>
    number === turn.turn
      ? html`<strong>${number}</strong> `
      : html`<a href="/campaigns/${campaign.id}/seats/${seat.seat}?turn=${number}">${number}</a> `,
  )}</p>`;

/** Who stands where, as everybody knows. */
export const tableView = ({ standings, seats }: CampaignPage): Piece => {
  if (standings.length === 0) return null;
  const labels = Object.keys(standings[0]?.figures ?? {});
  const rulers = new Map(seats.map(({ seat, ruler, control }) => [seat as string, ruler ?? BY[control]]));
  return html`<section id="table"><h2>The realms</h2><table><thead><tr><th class="number">#</th><th>Realm</th><th>Ruler</th>${labels.map((label) => html`<th class="number">${label}</th>`)}<th class="number">Score</th></tr></thead><tbody>
${standings.map(({ seat, place, name, figures, score }) => html`<tr><td class="number">${place}</td><td>${name}</td><td>${rulers.get(seat) ?? ''}</td>${labels.map((label) => html`<td class="number">${figures[label] ?? ''}</td>`)}<td class="number">${score}</td></tr>`)}
</tbody></table></section>`;
};

const BY = { ruler: '', caretaker: 'a bot', rule: 'nobody' } as const;

const AWAITS = {
  turn: 'All orders are in: the turn is being run. This page follows by itself.',
  others: 'You are ready. The turn comes out as soon as all rulers are.',
} as const;
