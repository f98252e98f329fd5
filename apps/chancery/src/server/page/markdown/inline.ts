import { Lexer, type Token } from 'marked';
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

/** Words in Markdown as HTML. Whatever is no mark of ours is text. */
export const inline = (text: string, how: Inline = {}): Html => written(Lexer.lexInline(text), how);

const written = (tokens: readonly Token[], how: Inline): Html => html`${tokens.map((token) => partOf(token, how))}`;

const partOf = (token: Token, how: Inline): Piece => {
  switch (token.type) {
    case 'codespan':
      return html`<code>${plain(token.text, how)}</code>`;
    case 'strong':
      return html`<strong>${written(token.tokens ?? [], how)}</strong>`;
    case 'em':
      return html`<em>${written(token.tokens ?? [], how)}</em>`;
    case 'escape':
    case 'image':
      return plain(token.text, how);
    case 'link': {
      const address = how.linkTo?.(token.href) ?? null;
      const words = written(token.tokens ?? [], how);
      return address === null ? words : html`<a href="${address}">${words}</a>`;
    }
    default:
      return plain(token.raw, how);
  }
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
