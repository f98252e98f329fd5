import type { AuditLine, CampaignPage, ListedTurn } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { olderView } from '../record/audit-view.ts';
import { factsView, type RecordReading } from '../record/told-facts.ts';
import { turnNamer } from '../record/turn-namer.ts';
import type { Words } from '../words/words.ts';

/** What masters and administrators did to a game, for everybody to read. */
export interface ShownDeeds {
  readonly campaign: Pick<CampaignPage, 'id' | 'seats'>;
  /** The newest first. */
  readonly deeds: readonly AuditLine[];
  readonly listed: readonly ListedTurn[];
}

/** The latest, on the page of the game; nothing before the first. */
export const deedsSection = (shown: ShownDeeds, words: Words, zone: string): Piece =>
  shown.deeds.length > 0 &&
  html`<section id="deeds"><h2>${words.campaign.deeds.title}</h2>${deedsList(shown, words, zone)}<p class="small"><a href="/campaigns/${shown.campaign.id}/deeds">${words.campaign.deeds.all}</a></p></section>`;

/** A page of them. */
export const deedsView = (shown: ShownDeeds, words: Words, zone: string, limit: number): Html => {
  const { title, lead, none } = words.campaign.deeds;
  const path = `/campaigns/${shown.campaign.id}`;
  return html`<header class="head"><h1>${title}</h1><p class="lead">${lead}</p></header>
${shown.deeds.length === 0 ? html`<p>${none}</p>` : deedsList(shown, words, zone)}
${olderView(`${path}/deeds`, shown.deeds, limit, words)}<p><a href="${path}">${words.campaign.deeds.back}</a></p>`;
};

const deedsList = ({ campaign, deeds, listed }: ShownDeeds, words: Words, zone: string): Html => {
  const seatName = (seat: string): string => campaign.seats.find((each) => each.seat === seat)?.name ?? seat;
  const reading: RecordReading = { zone, words, seatName, turnName: turnNamer(listed, words) };
  return html`<ol class="turns">${deeds.map(
    (deed) =>
      html`<li><strong>${words.record.deeds[deed.action as keyof Words['record']['deeds']]}</strong> <span class="small">${deed.who?.name ?? ''}${deed.role === 'administrator' && ` ${words.record.roles.administrator}`} · ${momentView(deed.at, zone, words)}</span>${factsView(deed, reading)}</li>`,
  )}</ol>`;
};
