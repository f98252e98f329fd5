import type { Words } from '../words/words.ts';
import { absenceSpan } from './absence-span.ts';
import { hiddenView, inputView } from './fields.ts';
import { type Html, html, type Piece } from './html.ts';

export interface AbsenceForms {
  /** By whose clock times are given. */
  readonly zone: string;
  readonly words: Words;
  /** Whether turns are counted, which nobody does in live play. */
  readonly byTurns: boolean;
}

/** How somebody says that they will be away, on the page of a seat and on that of a player without one: until a moment, or for so many turns. */
export const absenceForms = ({ zone, words, byTurns }: AbsenceForms): Html => {
  const { seatSettings: say } = words;
  return html`<form method="post">${hiddenView({ do: 'absence' })}<div class="side-by-side">${inputView({ name: 'from', label: say.from, type: 'datetime-local' })}${inputView({ name: 'until', label: say.until, type: 'datetime-local', hint: say.zone(zone) })}</div>
${noteView(words)}
<div class="buttons"><button class="plain">${say.announce}</button></div></form>${byTurns && turnsAwayView(words)}`;
};

const turnsAwayView = (words: Words): Html => {
  const { seatSettings: say } = words;
  return html`<form method="post">${hiddenView({ do: 'absence-turns' })}${inputView({ name: 'turns', label: say.turnsAway, type: 'number', min: 1, max: 50, value: 1, hint: say.turnsAwayHint })}
${noteView(words)}
<div class="buttons"><button class="plain">${say.announceTurns}</button></div></form>`;
};

const noteView = ({ seatSettings: say }: Words): Piece =>
  inputView({ name: 'note', label: say.note, optional: true, most: 1000 });

/** What somebody has announced; nothing where there is none. */
export const announcedView = (absences: readonly NotedAbsence[], zone: string, words: Words): Piece =>
  absences.length > 0 &&
  html`<p class="name">${words.seatSettings.announced}</p><ul class="things">${absences.map((absence) => html`<li><div>${absenceSpan(absence, zone, words)}<span class="small">${absence.note}</span></div></li>`)}</ul>`;

type NotedAbsence = Parameters<typeof absenceSpan>[0] & { readonly note: string };

/** One button for whoever is back; `what` says what it does. */
export const backView = (what: string, { seatSettings: say }: Words): Html =>
  html`<form method="post">${hiddenView({ do: 'back' })}<p class="small">${what}</p><div class="buttons"><button class="main">${say.back2}</button></div></form>`;
