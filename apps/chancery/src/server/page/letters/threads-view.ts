import { PRESS_RULES } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { type LetterScene, partyName, recipientsText } from './letter-scene.ts';
import type { FiledLetter, Thread } from './threads.ts';

const A_PAGE = 40;

export interface ThreadsView {
  readonly threads: readonly Thread[];
  /** Those that are put away. */
  readonly away: boolean;
  /** From 1. */
  readonly number: number;
}

/** The drawer: one line an exchange. */
export const threadsView = (scene: LetterScene, { threads, away, number }: ThreadsView): Html => {
  const { letters: say } = scene.visitor.words;
  const shown = threads.filter((thread) => thread.away === away);
  const from = (number - 1) * A_PAGE;
  const turn = (to: number, text: string): Html =>
    html`<a href="${scene.path}?page=${to}${away ? '&show=away' : ''}">${text}</a> `;
  return html`${toolsView(scene)}
<p>${away ? html`<a href="${scene.path}">${say.inHand}</a> · <strong>${say.away}</strong>` : html`<strong>${say.inHand}</strong> · <a href="${scene.path}?show=away">${say.away}</a>`}</p>
${shown.length === 0 ? html`<p>${away ? say.noneAway : say.none}</p>` : html`<ul class="things">${shown.slice(from, from + A_PAGE).map((thread) => threadLine(scene, thread))}</ul>`}
<p>${number > 1 && turn(number - 1, say.newer)}${shown.length > from + A_PAGE && turn(number + 1, say.older)}</p>`;
};

/** What can be written here, and the search. */
export const toolsView = ({ path, campaign, visitor }: LetterScene, search = ''): Html => {
  const { letters: say } = visitor.words;
  const open = PRESS_RULES[campaign.pressMode].public || campaign.you.master;
  return html`<p class="buttons"><a class="main" href="${path}/new">${say.write}</a>${open && html`<a class="plain" href="${path}/public">${say.public}</a>`}</p>
<form method="get" action="${path}" role="search" class="inline"><label><span class="name">${say.searchHint}</span><input type="search" name="search" value="${search}" maxlength="200"></label><button class="plain">${say.search}</button></form>`;
};

const threadLine = (scene: LetterScene, { id, letters, unread }: Thread): Piece => {
  const { path, zone, visitor } = scene;
  const { letters: say } = visitor.words;
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined) return null;
  return html`<li><div><a href="${path}/${id}"${unread > 0 && html` class="unread"`}>${first.subject}</a>${unread > 0 && html` <span class="badge good">${say.unread(unread)}</span>`}
<span class="small">${say.with} ${partnersText(scene, letters)} · ${say.count(letters.length)} · ${momentView(last.at, zone, visitor.words)}</span></div></li>`;
};

const partnersText = (scene: LetterScene, letters: readonly FiledLetter[]): string =>
  [
    ...new Set(
      letters.map((letter) =>
        letter.sent ? recipientsText(scene, letter, 'from') : partyName(scene, letter.from, 'from'),
      ),
    ),
  ].join(', ');

export interface FoundView {
  readonly search: string;
  readonly found: readonly FiledLetter[];
}

/** What a search has brought, the newest first, each with the words around what was sought. */
export const foundView = (scene: LetterScene, { search, found }: FoundView): Html => {
  const { path, zone, visitor } = scene;
  const { letters: say } = visitor.words;
  return html`${toolsView(scene, search)}
<p>${found.length === 0 ? say.nothingFound : say.found(found.length)} · <a href="${path}">${say.all}</a></p>
<ul class="things">${found.toReversed().map(
    (letter) => html`<li><div><a href="${path}/${letter.threadId}#${letter.id}">${letter.subject}</a>
<span class="small">${letter.sent ? `${say.to} ${recipientsText(scene, letter)}` : `${say.from} ${partyName(scene, letter.from, 'from')}`} · ${momentView(letter.at, zone, visitor.words)}</span>
<span class="small">${excerpt(letter.body, search)}</span></div></li>`,
  )}</ul>`;
};

const excerpt = (body: string, words: string): string => {
  const at = Math.max(0, body.toLowerCase().indexOf(words.toLowerCase()) - 60);
  const piece = body
    .slice(at, at + 160)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${at > 0 ? '… ' : ''}${piece}${body.length > at + 160 ? ' …' : ''}`;
};
