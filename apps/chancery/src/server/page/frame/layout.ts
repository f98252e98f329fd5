import type { Reader } from '../visitor.ts';
import { LANGUAGES } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { type Html, html, type Piece } from './html.ts';
import { MARK } from './mark.ts';

/** Where a page belongs, for the navigation. */
export type Place = 'games' | 'rules' | 'help' | 'account' | 'sign-in';

/** The feed of a campaign, and what it is called. */
interface Feed {
  readonly id: string;
  readonly title: string;
}

export interface PageFrame {
  readonly title: string;
  readonly reader: Reader;
  readonly body: Piece;
  readonly place?: Place | null;
  /** What search engines and previews say of it. */
  readonly description?: string;
  /** Seconds after which the page asks again; null for never. */
  readonly again?: number | null;
  /** The campaign whose news it has a feed of, which feed readers find by it. */
  readonly feed?: Feed | null;
  /** Scripts in addition to that of every page. The page works without them. */
  readonly scripts?: readonly string[];
}

/** A whole page. It runs no script but the server's own, without which it works too; style and maps are the server's. */
export const page = ({
  title,
  reader,
  body,
  place = null,
  description,
  again = null,
  feed = null,
  scripts = [],
}: PageFrame): Html => {
  const { frame, language } = reader.words;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${description === undefined ? null : html`<meta name="description" content="${description}">`}
${again === null ? null : html`<meta http-equiv="refresh" content="${again}">`}
<title>${title === frame.house ? title : `${title} · ${frame.house}`}</title><link rel="stylesheet" href="/page.css"><link rel="icon" type="image/svg+xml" href="/mark.svg"><link rel="manifest" href="/manifest.webmanifest">${feed === null ? null : feedLink(feed, language)}
${['/page.js', ...scripts].map((path) => html`<script type="module" src="${path}"></script>`)}</head>
<body>
<a class="skip" href="#main">${frame.skip}</a>
<header class="bar"><a class="house" href="/">${MARK}<span>${frame.house}</span></a>
<nav aria-label="${frame.navigation}">${link('/games', frame.games, place === 'games')}${link('/rules', frame.rulebooks, place === 'rules')}${link('/help', frame.help, place === 'help')}</nav>
${ownMenu(reader, place)}</header>
<main id="main" tabindex="-1">${body}</main>
${footer(reader.words)}
</body></html>
`;
};

/** The feed of a campaign that everybody may see: feed readers sign in nowhere. */
export const feedOf = ({ id, title, settings }: FeedFacts): Feed | null =>
  settings.joining === 'invitation' ? null : { id, title };

interface FeedFacts extends Feed {
  readonly settings: { readonly joining: string };
}

const feedLink = ({ id, title }: Feed, language: string): Html =>
  html`<link rel="alternate" type="application/atom+xml" title="${title}" href="/campaigns/${id}/press.atom${language === 'en' ? '' : `?language=${language}`}">`;

const link = (path: string, text: string, here: boolean): Html =>
  here ? html`<a href="${path}" aria-current="page">${text}</a>` : html`<a href="${path}">${text}</a>`;

/** The reader's own corner: their account, or the way in. */
const ownMenu = ({ name, words: { frame } }: Reader, place: Place | null): Html =>
  name === null
    ? html`<div class="own">${link('/sign-in', frame.signIn, place === 'sign-in')}</div>`
    : html`<form class="own" method="post" action="/sign-out"><a href="/account" title="${frame.account(name)}"${place === 'account' && CURRENT}>${name}</a><button>${frame.signOut}</button></form>`;

const CURRENT = html` aria-current="page"`;

const footer = ({ frame, language }: Words): Html => html`<footer class="foot"><p>${frame.footer}</p>
<form method="post" action="/language"><span id="language">${frame.language}</span><span role="group" aria-labelledby="language">${Object.entries(
  LANGUAGES,
).map(
  ([code, name]) =>
    html`<button name="language" value="${code}" lang="${code}" aria-pressed="${code === language ? 'true' : 'false'}">${name}</button>`,
)}</span></form>
<p><a href="/api/v1">${frame.program}</a></p></footer>`;

/** Something that is said above what it is about. */
export const said = (text: string, how: 'good' | 'bad' | 'plain' = 'plain'): Html =>
  html`<div class="said ${how}" role="${how === 'bad' ? 'alert' : 'status'}"><p>${text}</p></div>`;
