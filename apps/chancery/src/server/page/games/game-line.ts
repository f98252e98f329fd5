import type { CampaignLine, CampaignPage } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import { untilView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

/** A campaign in a list of those that there are. */
export const gameLine = (line: CampaignLine, rules: string, words: Words, zone: string): Html => {
  const { id, title, status, turn, live, deadline, seats, openSeats } = line;
  const { games } = words;
  const played = status === 'running' || status === 'paused';
  const over = status === 'ended' || status === 'archived';
  return html`<li class="game"><a class="game-name" href="/campaigns/${id}">${title}</a>
<span class="badge${openSeats > 0 && !over ? ' good' : ''}">${games.status[status]}</span>
<span class="small">${rules} · ${played ? `${live ?? games.turn(turn + 1)} · ` : over && live === null ? `${games.turnsPlayed(turn)} · ` : ''}${over ? games.seatsOf(seats) : games.seats(seats, openSeats)}${deadline === null ? null : html` · ${games.ordersUntil} ${untilView(deadline, zone, words)}`} · <a href="/rules/${line.ruleset}/guide">${words.guide.link}</a></span></li>`;
};

/** A campaign of the reader: with their arms, and the way to their desk. */
export const ownGame = (campaign: CampaignPage, words: Words, zone: string): Html => {
  const { id, title, status, ruleset, heading, deadline, you } = campaign;
  const { games, guide } = words;
  const seats = campaign.seats.filter(({ seat }) => you.seats.includes(seat));
  const plays = status === 'running' || status === 'paused';
  return html`<li class="own-game">${seats.map((seat) => shieldView(seat, id))}<div><a class="game-name" href="/campaigns/${id}">${title}</a>
<span class="small">${[...seats.map(games.yourSeat), ...(you.master ? [games.yourMaster] : [])].join(' · ')}</span>
<span class="small">${plays ? heading : games.status[status]}${deadline === null ? null : html` · ${games.ordersUntil} ${untilView(deadline, zone, words)}`} · <a href="/rules/${ruleset.id}/guide">${guide.link}</a></span>
${awaitedView(campaign, games)}</div>
${plays ? seats.map(({ seat }): Piece => html`<a class="main" href="${deskOf(id, seat)}">${games.desk}</a>`) : null}</li>`;
};

/** Whether the game waits for orders of the reader's, or has them. In live play what was posted has happened. */
const awaitedView = ({ status, waitsFor, you, live }: CampaignPage, games: Words['games']): Piece => {
  const asked = you.seats.filter((seat) => waitsFor.includes(seat));
  if (status === 'paused') return html`<span class="small">${games.status.paused}</span>`;
  if (status !== 'running' || asked.length === 0) return null;
  const wanted = live !== null || asked.some((seat) => !you.sent.includes(seat));
  return wanted
    ? html`<span class="awaited">${games.ordersWanted}</span>`
    : html`<span class="small">${games.ordersIn}</span>`;
};

/** The desk of a seat. */
export const deskOf = (campaign: string, seat: string): string =>
  `/desk?${new URLSearchParams({ campaign, seat }).toString()}`;
