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

/** How clauses are written: their words, and whether the reasons of all of them are unfolded. */
interface Written {
  readonly how: Inline;
  readonly reasons: boolean;
  readonly words: Words;
}

/**
 * The whole book on one page, so that every clause has its place in it: `/rules/<ruleset>#MD-6.12`. Written once for each
 * language, with the reasons of all clauses folded and unfolded.
 */
export const rulebookView = (bound: Bound, words: Words, reasons: boolean): Html => {
  const written = writtenOf(bound.book)[reasons ? 'unfolded' : 'folded'];
  const view = written.get(words) ?? wholeView(bound, words, reasons);
  written.set(words, view);
  return view;
};

const writtenOf = onceFor((_book: Rulebook) => ({ folded: new Map<Words, Html>(), unfolded: new Map<Words, Html>() }));

const wholeView = (bound: Bound, words: Words, reasons: boolean): Html => {
  const { book } = bound;
  const { rules } = words;
  const written: Written = { how: linesOf(bound, ''), reasons, words };
  const path = `/rules/${bound.id}`;
  return html`${headView(bound, '', words)}
<p class="reasons"><a class="plain" href="${path}${!reasons && '?reasons'}">${reasons ? rules.hideReasons : rules.showReasons}</a></p>
<div class="book"><nav class="contents" aria-label="${rules.contents}"><details open><summary>${rules.contents}</summary><ol>${book.chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></details></nav>
<div class="chapters" lang="en">${book.chapters.map((chapter, at) => chapterView(chapter, { before: book.chapters[at - 1], after: book.chapters[at + 1], written }))}</div></div>`;
};

/** The matches of a search, where they stand. */
export const foundView = (bound: Bound, sought: string, matches: readonly Match[], words: Words): Html => {
  const { rules } = words;
  const marked = markedBy(sought);
  const path = `/rules/${bound.id}`;
  const how = { ...linesOf(bound, path), ...(marked === undefined ? {} : { marked }) };
  const written: Written = { how, reasons: true, words };
  return html`${headView(bound, sought, words)}
<p role="status"><strong>${rules.found(matches.length, sought)}</strong> ${matches.length > MOST ? rules.tooMany(MOST) : ''} <a href="${path}">${rules.whole}</a></p>
<div class="chapters" lang="en">${matches.slice(0, MOST).map(({ chapter, clause, blocks }, at) => html`${chapter !== matches[at - 1]?.chapter && html`<h2>${chapter.title}</h2>`}${clauseView(clause, written, `${path}#${clause.id}`)}${blocks.map((block) => blockView(block, bound.prefix, how, false))}`)}</div>`;
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
    written,
  }: {
    readonly before: Chapter | undefined;
    readonly after: Chapter | undefined;
    readonly written: Written;
  },
): Html => {
  const { rules } = written.words;
  const prefix = id.slice(0, id.indexOf('-'));
  const step = (chapter: Chapter | undefined, text: string): Piece =>
    chapter !== undefined && html`<a href="#${chapter.id}"><span class="small">${text}</span> ${chapter.title}</a>`;
  return html`<section class="chapter" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${parts.map((part) => partView(part, prefix, written))}
<nav class="steps-nav" aria-label="${title}">${step(before, rules.before)}<a href="#main">${rules.top}</a>${step(after, rules.after)}</nav></section>`;
};

const partView = (part: Part, prefix: string, written: Written): Piece => {
  if (part.kind === 'heading') return html`<h3 id="${part.id}">${part.text}</h3>`;
  if (part.kind === 'clause') return clauseView(part, written, `#${part.id}`, part.id);
  const view = blockView(part.block, prefix, written.how);
  if (part.block.kind !== 'table' || !part.block.head.includes(REJECTED)) return view;
  return html`<details class="why of-table"${written.reasons && OPEN}><summary>${written.words.rules.why}</summary>${view}</details>`;
};

/** The head of a column that tells what was not decided: such a table is all reasons. */
const REJECTED = 'Rejected';

/** What is decided stands open; why, and where it comes from, is folded behind it. */
const clauseView = (
  { id, text, reason, source }: Clause,
  { how, reasons, words }: Written,
  path: string,
  anchor: string | null = null,
): Html => {
  const from = source !== null && html` <span class="source">${source}</span>`;
  const head = html`<a class="number" href="${path}">${id}</a> ${inline(text, how)}`;
  const place = anchor !== null && html` id="${anchor}"`;
  if (reason === null) return html`<p class="clause"${place}>${head}${from}</p>`;
  return html`<div class="clause"${place}><p>${head}</p> <details class="why"${reasons && OPEN}><summary aria-label="${words.rules.why} ${id}">${words.rules.why}</summary><p>${inline(reason, how)}${from}</p></details></div>`;
};

const OPEN = html` open`;

/** A row of a table can be a clause too. */
const blockView = (block: Block, prefix: string, how: Inline, anchors = true): Piece =>
  block.kind === 'table'
    ? tableView(block.head, block.rows, how, (row) => (anchors ? clauseOfRow(row, prefix) : null))
    : blocksView([block], how);
