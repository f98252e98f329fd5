import { hiddenView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { type Beginning, beginningOf } from './beginning.ts';
import type { ConsoleScene } from './load-console.ts';

/** For how many who have come a seat will be given out. */
export const beginningIn = ({ campaign, people }: ConsoleScene): Beginning => {
  const wanted = campaign.settings.joining === 'open' ? 'waiting' : 'accepted';
  return beginningOf(campaign, people.applications.filter(({ status }) => status === wanted).length);
};

/** What becomes of the seats that nobody has, in the words of the terms and of the rules. */
export const emptySeatsView = (scene: ConsoleScene, unruled: string | null): Piece => {
  const { campaign, visitor } = scene;
  const { begin: say } = visitor.words.console;
  const { givenOut, empty, byBots, byRules, closed } = beginningIn(scene);
  if (empty + closed.length === 0) return null;
  const named = (realms: Beginning['closed']): string => realms.map(({ name }) => name).join(', ');
  const line = (realms: Beginning['closed'], text: string): Piece =>
    realms.length > 0 && html`<li><strong>${named(realms)}:</strong> ${text}</li>`;
  return html`<p>${givenOut ? say.givenOut(empty) : say.empty(empty)}</p><ul class="plain-list">${empty > 0 && [line(byBots, say.bots), line(byRules, unruled ?? say.nothing)]}${line(closed, `${say.closed} ${unruled ?? say.nothing}`)}</ul>${empty > 0 && html`<p>${say.later[campaign.settings.joining]}</p>`}`;
};

/** Before the deed: how many rule, what becomes of the rest, and the way on. It begins at once where no seat is empty. */
export const beginView = (scene: ConsoleScene, unruled: string | null): Html => {
  const { path, visitor } = scene;
  const { console: say } = visitor.words;
  const { rulers, seats, empty } = beginningIn(scene);
  if (rulers === 0) return html`<p>${say.begin.nobody}</p>`;
  const button =
    empty === 0
      ? html`<form method="post" action="${path}">${hiddenView({ do: 'start', sure: 'yes' })}<div class="buttons"><button class="plain">${say.start}</button></div></form>`
      : html`<div class="buttons"><a class="plain" href="${path}/begin">${say.begin.ask(rulers, seats)}</a></div>`;
  return html`<h3>${say.start}</h3>${emptySeatsView(scene, unruled)}${button}`;
};

/** Beside the deed: the same again, and the button. */
export const sureView = (scene: ConsoleScene, unruled: string | null): Html => {
  const { path, visitor, campaign } = scene;
  const { console: say, invitation } = visitor.words;
  return html`${emptySeatsView(scene, unruled)}<form method="post" action="${path}">${hiddenView({ do: 'start', sure: 'yes' })}<div class="buttons"><button class="main">${say.begin.sure}</button><a class="plain" href="/campaigns/${campaign.id}/invite">${invitation.invite.button}</a></div></form>`;
};
