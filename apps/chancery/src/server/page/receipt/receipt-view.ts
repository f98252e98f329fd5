import type { Receipt } from '@chancery/app';
import { proofsView } from '../dice/proofs-view.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

type Understood = Pick<Receipt, 'lines' | 'together'>;

/** What is left undone, each with its rule. */
export const undoneView = ({ undone = [] }: Pick<Receipt, 'undone'>): Piece =>
  undone.length > 0 &&
  html`<ul>${undone.map(({ text, rule }) => html`<li>${text}${rule !== undefined && html` <span class="small">${rule}</span>`}</li>`)}</ul>`;

/** What is odd is taken all the same. */
const isTaken = ({ outcome }: Receipt['lines'][number]): boolean => outcome === 'accepted' || outcome === 'warned';

/** Every line as it was understood, and why what was not taken was not. */
export const linesView = ({ lines, together }: Understood, words: Words, zone = 'UTC'): Html => {
  const { seat: say } = words;
  return html`<ol class="lines">
${lines.map((line) => {
  const { text, outcome, reasons, done } = line;
  const taken = isTaken(line);
  return html`<li class="${taken ? 'accepted' : 'refused'}"><span class="mark" aria-hidden="true">${taken ? '✓' : '✗'}</span><code>${text}</code>
${taken ? null : html` <span class="small">${say.outcome[outcome]}</span>`}
${done !== undefined && html`<div class="done">${momentView(done.at, zone, words)}: ${done.before ? `${say.doneBefore} ` : ''}${done.text}</div>`}${reasons.map(({ level, text: why }) => html`<div class="why">${level === 'warning' ? `${say.note} ` : ''}${why}</div>`)}</li>`;
})}
${together.map(({ text }) => html`<li><span class="mark" aria-hidden="true">!</span>${text}</li>`)}
</ol>`;
};

export const allTaken = ({ lines, together }: Understood): boolean =>
  lines.every(isTaken) && together.every(({ level }) => level === 'warning');

/** How many were taken, in a sentence. */
export const takenText = ({ lines }: Understood, { seat: say }: Words): string =>
  lines.length === 0 ? say.empty : say.taken(lines.filter(isTaken).length, lines.length);

/** The proof of what came in, for the ruler who sent it, and whether orders of theirs count now. */
export const receiptView = (
  receipt: Receipt,
  counting: boolean,
  zone: string,
  words: Words,
): Html => html`<div class="said ${counting || receipt.apart ? 'good' : 'bad'}" role="status">
<p><strong>${standingText(receipt, counting, words)}</strong> ${takenText(receipt, words)}</p>
<p class="small">${words.seat.sheet(receipt.turn)} ${momentView(receipt.at, zone, words)}.</p></div>
${linesView(receipt, words, zone)}
${sectionsView(receipt, words)}${waitsView(receipt, words)}
${receipt.undone !== undefined && receipt.undone.length > 0 && html`<p>${words.seat.leftUndone}</p>${undoneView(receipt)}`}
${receipt.struck !== undefined && html`<p>${words.console.sheets.struck}:</p><ul>${receipt.struck.map(({ text, instead, reason }) => html`<li><del>${text}</del>${instead !== null && html` → <ins>${instead}</ins>`} <span class="small">${reason}</span></li>`)}</ul>`}${receipt.asked !== undefined && html`<p>${words.seat.questions}:</p><ul>${receipt.asked.map(({ text, holds, ruled }) => html`<li>${text} <span class="small">${ruled ? `${words.seat.ruled} ${holds}` : words.seat.noRuling(holds)}</span></li>`)}</ul>`}<p class="hash">SHA-256 ${receipt.hash}</p>${receipt.proofs !== undefined && html`<details class="proofs"><summary>${words.dice.keep}</summary><p class="small">${words.dice.keepWhy}</p>${proofsView(receipt.proofs)}</details>`}`;

/** What was carried on to the turn of its seat, and what waits for it. */
const waitsView = ({ carried, waits }: Receipt, { seat: say }: Words): Piece =>
  html`${carried === undefined ? null : html`<p>${say.carried}</p>`}${waits === undefined ? null : html`<p>${say.waits(waits.orders, waits.until?.label ?? null)}</p>`}`;

/** What stands in each section after the sheet, and what fell away. */
const sectionsView = ({ sections = [] }: Receipt, { seat: say }: Words): Piece =>
  sections.length > 0 &&
  html`<p>${say.sections}</p><ul class="sections">${sections.map(({ text, fell }) => html`<li>${fell.length > 0 ? html`<strong>${text}</strong>` : text}</li>`)}</ul>`;

const standingText = ({ counts, apart }: Receipt, counting: boolean, { seat: say }: Words): string => {
  if (apart === true) return say.apart;
  if (!counting) return say.takenBack;
  return counts ? say.counts : say.countsNot;
};
