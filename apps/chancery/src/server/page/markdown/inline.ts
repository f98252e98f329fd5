import { type Html, html, type Piece } from '../frame/html.ts';

/** How the words of a document are written: what leads where, and what is to be marked. */
export interface Inline {
  /** The address to which a link leads; null when it is only to be read. */
  readonly linkTo?: (target: string) => string | null;
  /** Numbers of rules, such as `MD-6.12`, and where they stand. */
  readonly rules?: { readonly pattern: RegExp; readonly path: (rule: string) => string };
  /** Words that a reader has looked for. */
  readonly marked?: RegExp;
}

const PARTS = /(`[^`]+`|\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?!\w)|\[[^\]]+\]\([^)\s]+\))/;

/** Words in Markdown as HTML. Whatever is no mark of ours is text. */
export const inline = (text: string, how: Inline = {}): Html =>
  html`${text.split(PARTS).map((part, at) => (at % 2 === 0 ? plain(part, how) : marked(part, how)))}`;

const marked = (part: string, how: Inline): Piece => {
  if (part.startsWith('`')) return html`<code>${plain(part.slice(1, -1), how)}</code>`;
  if (part.startsWith('**')) return html`<strong>${inline(part.slice(2, -2), how)}</strong>`;
  if (part.startsWith('*')) return html`<em>${inline(part.slice(1, -1), how)}</em>`;
  const [, words = '', target = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  const address = how.linkTo?.(target) ?? null;
  return address === null ? inline(words, how) : html`<a href="${address}">${inline(words, how)}</a>`;
};

const plain = (text: string, how: Inline): Piece => {
  if (how.rules === undefined) return found(text, how);
  const { pattern, path } = how.rules;
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 0 ? found(part, how) : html`<a href="${path(part)}">${part}</a>`));
};

const found = (text: string, { marked: sought }: Inline): Piece =>
  sought === undefined
    ? text
    : text.split(sought).map((part, at) => (at % 2 === 0 ? part : html`<mark>${part}</mark>`));
