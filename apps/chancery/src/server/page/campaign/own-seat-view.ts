import { type CampaignPage, isOver } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { html, type Piece } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import { deskOf } from '../games/game-line.ts';
import { awaitedText } from '../people/awaited.ts';
import type { Words } from '../words/words.ts';

/** For whoever has a seat, or runs the game: the way to what they do there. */
export const ownSeatView = (campaign: CampaignPage, words: Words): Piece => {
  const { campaign: say, seatSettings, seat: plain, invitation } = words;
  const { id, you, status, seats } = campaign;
  const own = seats.filter(({ seat }) => you.seats.includes(seat));
  const plays = status === 'running' || status === 'paused';
  const seatPart = (line: (typeof own)[number]): Piece =>
    html`<section class="sheet yours">${shieldView(line, 'own')}<div><h2>${say.youRule(line)}</h2>
${plays ? html`<p>${awaitedOf(campaign, line.seat, words)}</p>` : null}${status === 'open' ? html`<p>${invitation.begins[campaign.settings.startWhenFull ? 'full' : 'master']} <a href="/tutorial">${invitation.meanwhile}</a></p>` : null}
<div class="buttons">${(plays || isOver(campaign)) && html`<a class="main" href="${deskOf(id, line.seat)}">${say.desk}</a> <a class="plain" href="/campaigns/${id}/seats/${line.seat}">${say.plain}</a> <a class="plain" href="/campaigns/${id}/seats/${line.seat}/letters">${plain.letters}</a>`}${!isOver(campaign) && html` <a class="plain" href="/campaigns/${id}/seats/${line.seat}/settings">${seatSettings.link}</a>`}</div></div></section>`;
  const master = closeView(campaign, words);
  // Before the beginning there is nothing more urgent for a master than to have people come.
  return isAwaited(campaign) ? [master, ...own.map(seatPart)] : [...own.map(seatPart), master];
};

/** Whether people are still to come. */
const isAwaited = ({ status }: CampaignPage): boolean => status === 'draft' || status === 'open';

/** Whether the game waits for the orders of a seat, or has them. */
const awaitedOf = (campaign: CampaignPage, seat: SeatId, words: Words): string => {
  const { status, live, waitsFor, maySend, phase, asksWhen, you } = campaign;
  const { campaign: say, seat: plain } = words;
  if (maySend.includes(seat)) return plain.maySend(phase ?? '', asksWhen[seat] ?? null);
  if (!waitsFor.includes(seat)) return say.notAwaited;
  if (live !== null) return `${plain.live.move}.`;
  if (you.sent.includes(seat)) return say.sent;
  return status === 'paused' ? say.whilePaused : say.awaited;
};

/** A master comes to their console, and can run the turn before its time. */
export const closeView = (campaign: CampaignPage, words: Words): Piece => {
  const { id, you, status, turn, live } = campaign;
  const { campaign: say, console } = words;
  if (!you.master) return null;
  const hint = live === null ? say.closeHint : say.live.closeHint(live, awaitedText(campaign, words));
  const close = live === null ? say.close(campaign.phase ?? turn + 1) : say.live.close;
  const toConsole = html`<a class="${isAwaited(campaign) ? 'plain' : 'main'}" href="/campaigns/${id}/console">${console.toConsole}</a>`;
  const doors = isAwaited(campaign)
    ? html`<form method="post" action="/campaigns/${id}/invite"><div class="buttons"><button class="main">${words.invitation.invite.button}</button>${toConsole}</div></form>`
    : html`<p>${toConsole}</p>`;
  return html`<section class="sheet"><h2>${say.master}</h2>${doors}${status === 'running' && html`<p class="small">${hint}</p><form method="post" action="/campaigns/${id}/close"><input type="hidden" name="turn" value="${turn + 1}"><div class="buttons"><button class="plain">${close}</button></div></form>`}</section>`;
};
