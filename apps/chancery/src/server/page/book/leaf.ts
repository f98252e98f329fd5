import { type Html, html, trusted } from '../frame/html.ts';
import type { Chapter, Source } from './sources.ts';

/** A page of the book, with its head, the way to all others, and the search. Every address in it is relative. */
export const leaf = (title: string, body: Html, { menu = '', wide = false } = {}): string =>
  `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title === 'Chancery' ? title : `${title} · Chancery`}</title><link rel="stylesheet" href="style.css"></head>
<body><header class="top"><a class="home" href="index.html">Chancery</a><form action="search.html" role="search"><label for="q">Search</label><input id="q" name="q" type="search" required><button>Find</button></form></header>
<main class="${wide ? 'wide' : 'text'}"><h1>${title}</h1>${trusted(menu)}${body}</main>
<footer><a href="index.html#contents">Contents</a> <a href="search.html">Search</a> <a href="api.html">API</a> <a href="changelog.html">Changes</a></footer></body></html>`
      .html
  }\n`;

const CHAPTERS: readonly (readonly [Chapter, string])[] = [
  ['Play', 'To play'],
  ['Rules', 'The rules'],
  ['Host', 'To run a server'],
  ['Build', 'To build on it'],
  ['Decisions', 'Decisions'],
];

export const contentsView = (sources: readonly Source[]): Html =>
  html`<nav id="contents" aria-label="Contents" class="contents">${CHAPTERS.map(([chapter, title]) => {
    const pages = sources.filter((source) => source.chapter === chapter);
    const list = html`<ul>${pages.map(({ page, title: name }) => html`<li><a href="${page}.html">${name}</a></li>`)}${chapter === 'Build' && html`<li><a href="api.html">The API, operation by operation</a></li>`}</ul>`;
    return chapter === 'Decisions'
      ? html`<details><summary>${title}: why it is as it is</summary>${list}</details>`
      : html`<section><h2>${title}</h2>${list}</section>`;
  })}</nav>`;
