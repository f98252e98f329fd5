import { asOnPage } from './as-on-page.ts';
import { htmlText } from './html-text.ts';
import type { MailPart } from './message.ts';
import { plainCharacters } from './plain-characters.ts';

export interface BodyText {
  readonly text: string;
  /** In which form it was sent. */
  readonly form: 'plain' | 'html';
}

/**
 * What a mail says outside its files. Of parts that say the same, the plain text counts, unless it is empty or only says
 * that there is an HTML page; then the page. Parts that stand alone follow one another.
 */
export const bodyText = (parts: readonly MailPart[]): BodyText => {
  const shown = parts.filter((part) => !part.attached && part.text !== null && BODY.has(part.contentType));
  const pieces: BodyText[] = [];
  const done = new Set<number>();
  for (const part of shown) {
    const { alternative } = part;
    if (alternative !== null && done.has(alternative)) continue;
    if (alternative !== null) done.add(alternative);
    pieces.push(alternative === null ? piece(part) : best(shown.filter((other) => other.alternative === alternative)));
  }
  const written = pieces.filter(({ text }) => text.trim() !== '');
  return {
    text: written.map(({ text }) => text).join('\n'),
    form: written.length > 0 && written.every(({ form }) => form === 'html') ? 'html' : 'plain',
  };
};

const BODY: ReadonlySet<string> = new Set(['text/plain', 'text/html']);

const piece = ({ contentType, text }: MailPart): BodyText =>
  contentType === 'text/html'
    ? { form: 'html', text: plainCharacters(htmlText(text ?? '')) }
    : { form: 'plain', text: plainCharacters(text ?? '') };

const best = (parts: readonly MailPart[]): BodyText => {
  const pieces = parts.map(piece);
  const plain = joined(pieces, 'plain');
  const html = joined(pieces, 'html');
  if (html.text.trim() === '') return plain;
  return saysTheSame(plain.text, html.text) ? { form: 'plain', text: asOnPage(plain.text, html.text) } : html;
};

const joined = (pieces: readonly BodyText[], form: BodyText['form']): BodyText => ({
  form,
  text: pieces
    .filter((one) => one.form === form)
    .map(({ text }) => text)
    .join('\n'),
});

/** Whether most words of the page stand in the plain text too: in `Your program shows no pages` they do not. */
const saysTheSame = (plain: string, html: string): boolean => {
  const words = html.match(WORD) ?? [];
  const known = new Set(plain.match(WORD));
  return words.filter((word) => known.has(word)).length * 2 >= words.length;
};

const WORD = /[\p{L}\p{N}]+/gu;
