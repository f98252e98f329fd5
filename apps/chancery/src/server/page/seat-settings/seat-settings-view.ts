import {
  type Absence,
  type CampaignPage,
  type HeldMailLine,
  isOver,
  type LeftStanding,
  type UncertainMail,
} from '@chancery/app';
import { DAY, MINUTE } from '@chancery/core';
import { absenceForms, announcedView, backView } from '../frame/absence-forms.ts';
import { areaView, boxView, hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { momentView, spanText } from '../frame/time.ts';
import { UNITS, unitOf } from '../frame/time-units.ts';
import { uncertainSection } from '../mails/uncertain-view.ts';
import { linesView } from '../receipt/receipt-view.ts';
import type { Words } from '../words/words.ts';

export interface SeatSettingsView {
  readonly campaign: CampaignPage;
  readonly line: CampaignPage['seats'][number];
  /** Those that are not over. */
  readonly absences: readonly Absence[];
  /** In this ruler's name. */
  readonly mails: readonly HeldMailLine[];
  /** To this ruler, and perhaps lost. */
  readonly uncertain: readonly UncertainMail[];
  /** The orders that they have left standing, and whether there were others that could not be taken. */
  readonly standing: LeftStanding | null;
  readonly notAll: boolean;
  readonly zone: string;
  readonly words: Words;
  readonly fault: string | null;
  readonly done: keyof Words['seatSettings']['done'] | null;
}

export const seatSettingsView = (view: SeatSettingsView): Html => {
  const { campaign, line, words, fault, done } = view;
  const { seatSettings: say } = words;
  const plays = campaign.status === 'running' || campaign.status === 'paused';
  return html`<header class="head"><h1>${say.title(line)}</h1><p><a href="/campaigns/${campaign.id}/seats/${line.seat}">${say.back}</a> · ${campaign.title}</p></header>
${fault === null ? null : said(fault, 'bad')}${done === null ? null : said(say.done[done], 'good')}
<div class="sheets">${uncertainSection(view.uncertain, campaign, view.zone, words)}${mailsView(view)}${plays && timeView(view)}${isOver(campaign) ? html`<p>${words.seat.over}</p>` : html`${absenceView(view)}${plays && standingView(view)}${leaveView(view)}`}</div>`;
};

const leaveView = ({ words: { seatSettings: say } }: SeatSettingsView): Html =>
  html`<section class="sheet"><h2>${say.leave}</h2><p class="small">${say.leaveWhat}</p><form method="post">${hiddenView({ do: 'leave' })}
${inputView({ name: 'reason', label: say.reason, optional: true, most: 1000 })}${boxView({ name: 'sure', label: say.sure })}
<div class="buttons"><button class="plain grave">${say.leaveButton}</button></div></form></section>`;

/** No seat is given more at once. */
const MOST = 14 * DAY;

const timeView = ({ campaign, line, words }: SeatSettingsView): Html => {
  const { seatSettings: say } = words;
  const { extensionMinutes, extensionsPerSeat } = campaign.settings;
  const own = extensionMinutes > 0 && extensionsPerSeat > 0;
  const usual = own ? extensionMinutes * MINUTE : DAY;
  const unit = unitOf(usual);
  // Nobody asks for minutes where the game itself does not reckon in them.
  const units = unit === 'minutes' ? (['minutes', 'hours', 'days'] as const) : (['hours', 'days'] as const);
  const ready = html`<section class="sheet"><h2>${say.ready}</h2><p class="small">${say.readyWhat}</p><form method="post" class="buttons"><button class="plain" name="do" value="ready">${say.isReady}</button><button class="plain" name="do" value="wait">${say.notReady}</button></form></section>`;
  // Only where it leads to something, and whose orders are in: in live play the game waits for the move itself.
  const maySay = campaign.live === null && campaign.settings.earlyWhenReady && campaign.you.sent.includes(line.seat);
  return html`${maySay && ready}<section class="sheet"><h2>${say.extension}</h2><p class="small">${say.extensionWhat} ${own && say.extensionOwn(spanText(usual, words), extensionsPerSeat)}</p><form method="post">${hiddenView({ do: 'extension' })}
<div class="side-by-side">${inputView({ name: 'amount', label: say.amount, hint: say.amountHint, type: 'number', min: 1, max: MOST / UNITS[unit === 'minutes' ? unit : 'hours'], value: usual / UNITS[unit] })}
${selectView({ name: 'unit', label: words.newCampaign.unit, value: unit, choices: units.map((each) => [each, words.newCampaign.units[each]] as const) })}</div>
${inputView({ name: 'reason', label: say.reason, optional: true, most: 1000 })}
<div class="buttons"><button class="plain">${say.ask}</button></div></form></section>`;
};

const absenceView = (view: SeatSettingsView): Html => {
  const { campaign, absences, line, zone, words } = view;
  const { seatSettings: say } = words;
  const away = absences.length > 0 || line.control !== 'ruler';
  return html`<section class="sheet"><h2>${say.absence}</h2><p class="small">${campaign.live === null ? say.absenceWhat : say.live.absenceWhat}</p>
${announcedView(absences, zone, words)}
${away && backView(say.backWhat, words)}
${absenceForms({ zone, words, byTurns: campaign.live === null })}</section>`;
};

const standingView = ({ campaign, standing, notAll, words }: SeatSettingsView): Html => {
  const { seatSettings: say } = words;
  if (campaign.standingInRules) {
    return html`<section class="sheet" id="standing"><h2>${say.standing}</h2><p>${say.standingInRules}</p></section>`;
  }
  const text = standing?.lines.map((line) => line.text).join('\n') ?? '';
  return html`<section class="sheet" id="standing"><h2>${say.standing}</h2><p class="small">${campaign.live === null ? say.standingWhat : say.live.standingWhat}</p>
${notAll && said(say.notAll, 'bad')}${standing === null ? html`<p>${say.noneStands}</p>` : html`${!notAll && html`<p>${say.stands}</p>`}${linesView(standing, words)}`}<form method="post">
${areaView({ name: 'text', label: say.orders, value: text, rows: 6 })}
<div class="buttons"><button class="plain" name="do" value="standing">${say.leaveOrders}</button>${standing !== null && html`<button class="plain" name="do" value="no-standing" formnovalidate>${say.noOrders}</button>`}</div></form></section>`;
};

const mailsView = ({ campaign, mails, zone, words }: SeatSettingsView): Piece => {
  const { seatSettings: say } = words;
  if (mails.length === 0) return null;
  return html`<section class="sheet"><h2>${say.mails}</h2><p class="small">${say.mailsWhat}</p><ul class="things">${mails.map(
    ({ id, from, receivedAt, turn }) =>
      html`<li><div>${from ?? ''}<span class="small">${momentView(receivedAt, zone, words)}${campaign.live === null && `, ${say.turn(turn)}`}</span></div><form method="post">${hiddenView({ do: 'release', mail: id })}<button class="small-button">${say.release}</button></form></li>`,
  )}</ul></section>`;
};
