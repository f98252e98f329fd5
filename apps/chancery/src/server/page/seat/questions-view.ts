import type { OwnQuestion } from '@chancery/app';
import { html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

/** What the orders of the seat leave to the game master, and what was ruled; what is only drafted can be asked ahead. */
export const questionsView = (questions: readonly OwnQuestion[], { seat: say }: Words): Piece =>
  questions.length > 0 &&
  html`<div id="questions"><h3>${say.questions}</h3><ul class="things">${questions.map(
    ({ text, rule, put, answer, holds }) =>
      html`<li><div>${text}<span class="small">${rule} · ${answer === null ? (put ? say.noRuling(holds) : say.notPut(holds)) : html`${say.ruled} <strong>${answer}</strong>`}</span></div></li>`,
  )}</ul>${questions.some(({ put }) => !put) && html`<p class="small">${say.askWhat}</p><button class="plain" form="write" name="do" value="ask">${say.ask}</button>`}</div>`;
