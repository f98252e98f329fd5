import { type CampaignLine, showTime } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';

export interface Home {
  readonly user: string | null;
  readonly mine: readonly CampaignLine[];
  readonly others: readonly CampaignLine[];
  readonly zone: string;
}

/** What the server has to offer to whoever comes. */
export const homeView = ({ user, mine, others, zone }: Home): Html => html`<header class="head"><h1>Chancery</h1>
<p>Campaigns that are played by letter: secret orders, one deadline, and a report that tells each ruler what he may know.</p></header>
${user === null ? html`<p><a href="/sign-in">Sign in</a> to come to your desk.</p>` : null}
${listOf('Your campaigns', mine, zone)}
${listOf(user === null ? 'Campaigns' : 'Other campaigns', others, zone)}
${mine.length + others.length === 0 ? html`<p class="small">No campaign is to be seen here yet. They are made through the API: see <a href="/api/v1">its reference</a>.</p>` : null}`;

const listOf = (title: string, campaigns: readonly CampaignLine[], zone: string): Piece =>
  campaigns.length > 0 &&
  html`<section><h2>${title}</h2><ul class="games">${campaigns.map(
    ({ id, title: name, status, turn, deadline, openSeats, seats }) =>
      html`<li><a href="/campaigns/${id}">${name}</a><span class="small">${[
        status === 'running' ? `turn ${turn + 1} is open` : status,
        ...(deadline === null ? [] : [`orders until ${showTime(deadline, zone)}`]),
        openSeats === 0 ? `${seats} seats, all taken` : `${seats} seats, ${openSeats} open`,
      ].join(' · ')}</span></li>`,
  )}</ul></section>`;
