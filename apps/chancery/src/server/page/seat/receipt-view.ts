import { type Receipt, showTime } from '@chancery/app';
import { type Html, html } from '../frame/html.ts';

type Understood = Pick<Receipt, 'lines' | 'together'>;

/** What is odd is taken all the same. */
const isTaken = ({ outcome }: Receipt['lines'][number]): boolean => outcome === 'accepted' || outcome === 'warned';

/** Every line as it was understood, and why what was not taken was not. */
export const linesView = ({ lines, together }: Understood): Html => html`<ol class="lines">
${lines.map((line) => {
  const { text, outcome, reasons } = line;
  const taken = isTaken(line);
  return html`<li class="${taken ? 'accepted' : 'refused'}"><span class="mark" aria-hidden="true">${taken ? '✓' : '✗'}</span><code>${text}</code>
${taken ? null : html` <span class="small">${outcome}</span>`}
${reasons.map(({ level, text: why }) => html`<div class="why">${level === 'warning' ? 'Note: ' : ''}${why}</div>`)}</li>`;
})}
${together.map(({ text }) => html`<li><span class="mark" aria-hidden="true">!</span>${text}</li>`)}
</ol>`;

/** How many were taken, in a sentence. */
export const takenText = ({ lines }: Understood): string => {
  const taken = lines.filter(isTaken).length;
  if (lines.length === 0) return 'An empty sheet: nothing is ordered.';
  return taken === lines.length
    ? `${taken === 1 ? 'The order is' : `All ${taken} orders are`} understood and possible.`
    : `${taken} of ${lines.length} orders are taken.`;
};

/** The proof of what came in, for the ruler who sent it, and whether orders of his count now. */
export const receiptView = (
  receipt: Receipt,
  counting: boolean,
  zone: string,
): Html => html`<div class="said ${counting ? 'good' : 'bad'}" role="status">
<p><strong>${standingText(receipt, counting)}</strong> ${takenText(receipt)}</p>
<p class="small">Sheet ${receipt.number} for turn ${receipt.turn}, taken ${showTime(receipt.at, zone)}.</p></div>
${linesView(receipt)}
<p class="hash">SHA-256 ${receipt.hash}</p>`;

const standingText = ({ counts }: Receipt, counting: boolean): string => {
  if (!counting) return 'Your orders were taken back: none of yours count now.';
  return counts ? 'Your orders count.' : 'Nothing of this could be taken; what you sent before counts.';
};
