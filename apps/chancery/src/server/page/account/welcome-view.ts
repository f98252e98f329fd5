import type { CampaignLine } from '@chancery/app';
import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

export interface WelcomeView {
  readonly name: string;
  /** Those with a seat free. */
  readonly games: readonly CampaignLine[];
  /** Just now the server has become theirs to run. */
  readonly claimed: boolean;
  readonly words: Words;
}

/** Where one who has just come can begin. */
export const welcomeView = ({ name, games, claimed, words: { account } }: WelcomeView): Html => {
  const { welcome: say } = account;
  return html`<div class="wide"><header class="head"><h1>${say.title(name)}</h1><p>${say.lead}</p></header>
${claimed && html`<div class="said good" role="status"><p>${account.claim.done}</p><p><a href="/admin">${account.parts.administration}</a></p></div>`}
<section><h2>${say.games}</h2>
${
  games.length === 0
    ? html`<p>${say.noGames}</p>`
    : html`<ul class="games">${games.map(
        ({ id, title, openSeats, seats }) =>
          html`<li><a href="/campaigns/${id}">${title}</a><span class="small">${say.seats(openSeats, seats)}</span></li>`,
      )}</ul>`
}
<p><a href="/games">${say.all}</a></p></section>
<section><ul class="games">
<li><a href="/tutorial">${say.tutorial}</a><span class="small">${say.tutorialWhat}</span></li>
<li><a href="/practice">${say.practice}</a><span class="small">${say.practiceWhat}</span></li>
<li><a href="/campaigns/new">${say.make}</a><span class="small">${say.makeWhat}</span></li>
</ul></section></div>`;
};
