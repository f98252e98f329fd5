import { PRESS_RULES } from '@chancery/app';
import { MASTER_PARTY } from '@chancery/store';
import { areaView, hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { type LetterScene, partyName, recipientsText } from './letter-scene.ts';
import type { FiledLetter, Thread } from './threads.ts';

export interface ThreadView {
  readonly thread: Thread;
  /** What they have typed, when it was refused. */
  readonly typed: string;
}

/** An exchange, the oldest letter first, and the answer to the last one that came. */
export const threadView = (scene: LetterScene, { thread, typed }: ThreadView): Html => {
  const { path, visitor } = scene;
  const { letters: say } = visitor.words;
  const first = thread.letters[0];
  const received = thread.letters.findLast(({ sent }) => !sent);
  return html`<section><h2>${first?.subject ?? ''}</h2>${thread.letters.map((letter) => letterView(scene, letter))}
${received === undefined ? againView(scene, first) : answerView(scene, received, thread, typed)}
${
  received !== undefined &&
  html`<form method="post" action="${path}/${thread.id}/away"><button class="small-button" name="away" value="${thread.away ? 'no' : 'yes'}">${thread.away ? say.takeOut : say.putAway}</button></form>`
}</section>${mutingView(scene, received)}`;
};

const letterView = (scene: LetterScene, letter: FiledLetter): Html => {
  const { path, zone, visitor, party } = scene;
  const { letters: say } = visitor.words;
  const fresh = !letter.sent && letter.readAt === null;
  return html`<article class="letter${letter.sent ? ' sent' : ''}" id="${letter.id}"><header><span>${say.from} <strong>${partyName(scene, letter.from, 'from')}</strong> ${say.to.toLowerCase()} ${recipientsText(scene, letter)}${fresh && html` <span class="badge good">${say.new}</span>`}</span>${momentView(letter.at, zone, visitor.words)}</header>
<div class="words">${letter.body}</div>
${
  !letter.sent &&
  party !== MASTER_PARTY &&
  html`<details><summary class="small">${say.report}</summary><form method="post" action="${path}/${letter.threadId}/report">${hiddenView({ letter: letter.id })}<p class="small">${say.reportWhat}</p>${areaView({ name: 'reason', label: say.reason, rows: 2, most: 2000 })}<button class="small-button">${say.sendReport}</button></form></details>`
}</article>`;
};

const answerView = (scene: LetterScene, { id, from, subject }: FiledLetter, thread: Thread, typed: string): Html => {
  const { letters: say } = scene.visitor.words;
  const again = /^re: /i.test(subject) ? subject : `Re: ${subject}`;
  return html`<form class="sheet" method="post" action="${scene.path}/${thread.id}/answer">${hiddenView({ letter: id })}
${inputView({ name: 'subject', label: say.subject, value: again.slice(0, 200), most: 200 })}
${areaView({ name: 'body', label: say.answerTo(partyName(scene, from, 'to')), rows: 7, value: typed })}
<div class="buttons"><button class="main">${say.answer}</button></div></form>`;
};

const againView = (scene: LetterScene, first: FiledLetter | undefined): Piece => {
  const to = (first?.to ?? []).map((party) => `to=${encodeURIComponent(party === MASTER_PARTY ? 'master' : party)}`);
  return html`<p><a class="plain" href="${scene.path}/new?${to.join('&')}">${scene.visitor.words.letters.again}</a></p>`;
};

/** Where letters are signed, their author can be heard no more. */
const mutingView = (scene: LetterScene, received: FiledLetter | undefined): Piece => {
  const { path, campaign, party, visitor } = scene;
  const { letters: say } = visitor.words;
  const author = received?.from ?? null;
  if (author === null || author === MASTER_PARTY || party === MASTER_PARTY) return null;
  if (!PRESS_RULES[campaign.pressMode].signed) return null;
  return html`<form method="post" action="${path}/mute">${hiddenView({ seat: author, mute: 'yes' })}<p class="small">${say.mutedWhat}</p><button class="small-button">${say.muteOf(partyName(scene, author, 'from'))}</button></form>`;
};
