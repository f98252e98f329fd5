import type { Words } from '../words/words.ts';
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
