import { onceFor } from '@chancery/core';
import { type Html, html, type Piece } from '../frame/html.ts';
import { blocksView, tableView } from '../markdown/blocks-view.ts';
import { type Inline, inline } from '../markdown/inline.ts';
import type { Block } from '../markdown/read-markdown.ts';
import type { Words } from '../words/words.ts';
import { type Chapter, type Clause, clauseOfRow, type Part, type Rulebook } from './rulebook.ts';
import { type Match, markedBy } from './search-rulebook.ts';

/** Of which ruleset the book is. */
export interface Bound {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  readonly book: Rulebook;
}

/** The whole book on one page, so that every clause has its place in it: `/rules/<ruleset>#MD-6.12`. Written once for each language. */
export const rulebookView = (bound: Bound, words: Words): Html => {
  const written = writtenOf(bound.book);
  const view = written.get(words) ?? wholeView(bound, words);
  written.set(words, view);
  return view;
};

const writtenOf = onceFor((_book: Rulebook) => new Map<Words, Html>());

const wholeView = (bound: Bound, words: Words): Html => {
  const { book } = bound;
  const { rules } = words;
  const how = linesOf(bound, '');
  return html`${headView(bound, '', words)}
<div class="book"><nav class="contents" aria-label="${rules.contents}"><details open><summary>${rules.contents}</summary><ol>${book.chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></details></nav>
<div class="chapters" lang="en">${book.chapters.map((chapter, at) => chapterView(chapter, { before: book.chapters[at - 1], after: book.chapters[at + 1], how, words }))}</div></div>`;
};

/** What was looked for, where it stands. */
export const foundView = (bound: Bound, sought: string, matches: readonly Match[], words: Words): Html => {
  const { rules } = words;
  const marked = markedBy(sought);
  const path = `/rules/${bound.id}`;
  const how = { ...linesOf(bound, path), ...(marked === undefined ? {} : { marked }) };
  return html`${headView(bound, sought, words)}
<p role="status"><strong>${rules.found(matches.length, sought)}</strong> ${matches.length > MOST ? rules.tooMany(MOST) : ''} <a href="${path}">${rules.whole}</a></p>
<div class="chapters" lang="en">${matches.slice(0, MOST).map(({ chapter, clause, blocks }, at) => html`${chapter !== matches[at - 1]?.chapter && html`<h2>${chapter.title}</h2>`}${clauseView(clause, how, `${path}#${clause.id}`)}${blocks.map((block) => blockView(block, bound.prefix, how, false))}`)}</div>`;
};

const MOST = 100;

const headView = ({ id, title, prefix }: Bound, sought: string, { rules, guide }: Words): Html =>
  html`<header class="head"><h1>${rules.bookTitle(title)}</h1>${rules.english !== '' && html`<p>${rules.english}</p>`}</header>
<form class="filters" role="search" method="get" action="/rules/${id}"><label><span class="name">${rules.search}</span><input type="search" name="q" value="${sought}" required maxlength="100"></label><button class="plain">${rules.find}</button><span class="small">${rules.searchHint} <code>${prefix}-1.1</code>. <a href="/rules/${id}/guide">${guide.link}</a> · <a href="/rules/${id}/orders">${rules.orders}</a></span></form>`;

const linesOf = ({ prefix }: Bound, path: string): Inline => ({
  rules: { pattern: new RegExp(`\\b(${prefix}-[0-9]+\\.[0-9]+[a-z]?)\\b`), path: (rule) => `${path}#${rule}` },
});

const chapterView = (
  { id, title, parts }: Chapter,
  {
    before,
    after,
    how,
    words: { rules },
  }: {
    readonly before: Chapter | undefined;
    readonly after: Chapter | undefined;
    readonly how: Inline;
    readonly words: Words;
  },
): Html => {
  const prefix = id.slice(0, id.indexOf('-'));
  const step = (chapter: Chapter | undefined, text: string): Piece =>
    chapter !== undefined && html`<a href="#${chapter.id}"><span class="small">${text}</span> ${chapter.title}</a>`;
  return html`<section class="chapter" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${parts.map((part) => partView(part, prefix, how))}
<nav class="steps-nav" aria-label="${title}">${step(before, rules.before)}<a href="#main">${rules.top}</a>${step(after, rules.after)}</nav></section>`;
};

const partView = (part: Part, prefix: string, how: Inline): Piece => {
  if (part.kind === 'heading') return html`<h3 id="${part.id}">${part.text}</h3>`;
  return part.kind === 'clause' ? clauseView(part, how, `#${part.id}`, part.id) : blockView(part.block, prefix, how);
};

const clauseView = ({ id, text, source }: Clause, how: Inline, path: string, anchor: string | null = null): Html =>
  html`<p class="clause"${anchor !== null && html` id="${anchor}"`}><a class="number" href="${path}">${id}</a> ${inline(text, how)}${source !== null && html` <span class="source">${source}</span>`}</p>`;

/** A row of a table can be a clause too. */
const blockView = (block: Block, prefix: string, how: Inline, anchors = true): Piece =>
  block.kind === 'table'
    ? tableView(block.head, block.rows, how, (row) => (anchors ? clauseOfRow(row, prefix) : null))
    : blocksView([block], how);
