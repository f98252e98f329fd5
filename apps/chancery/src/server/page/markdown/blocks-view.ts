import { type Html, html, type Piece } from '../frame/html.ts';
import { type Inline, inline } from './inline.ts';
import type { Block } from './read-markdown.ts';

/** The address of a heading within its page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A document, or a part of one. Headings of the first level are left out: they are the title of the page. */
export const blocksView = (blocks: readonly Block[], how: Inline = {}): Html =>
  html`${blocks.map((block) => blockView(block, how))}`;

const blockView = (block: Block, how: Inline): Piece => {
  switch (block.kind) {
    case 'heading':
      return headingView(block.level, block.text, how);
    case 'paragraph':
      return html`<p>${inline(block.text, how)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${inline(item, how)}</li>`);
      return block.numbered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'table':
      return tableView(block.head, block.rows, how);
    case 'code':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
  }
};

const headingView = (level: number, text: string, how: Inline): Piece => {
  const words = inline(text, how);
  if (level === 1) return null;
  return level === 2 ? html`<h2 id="${anchorOf(text)}">${words}</h2>` : html`<h3 id="${anchorOf(text)}">${words}</h3>`;
};

/** Wider than a phone, most of them, so that a table can be moved by itself. `idOf` names rows that can be led to. */
export const tableView = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  how: Inline,
  idOf: (row: readonly string[]) => string | null = () => null,
): Html => {
  const titles = head.some((cell) => cell !== '');
  return html`<div class="scroll" tabindex="0"><table>${titles && html`<thead><tr>${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${inline(cell, how)}</th>`))}</tr></thead>`}<tbody>${rows.map(
    (row) => {
      const id = idOf(row);
      const cells = row.map((cell) => html`<td>${inline(cell, how)}</td>`);
      return id === null ? html`<tr>${cells}</tr>` : html`<tr id="${id}">${cells}</tr>`;
    },
  )}</tbody></table></div>`;
};
