import { type Html, html, type Piece } from './html.ts';

export interface PageFrame {
  readonly title: string;
  /** Who is signed in; null when nobody is. */
  readonly user: string | null;
  readonly body: Piece;
  /** Seconds after which the page asks again; null for never. */
  readonly again?: number | null;
}

/** A whole page. It runs no script; its style and its maps come from the server itself. */
export const page = ({ title, user, body, again = null }: PageFrame): Html =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${again === null ? null : html`<meta http-equiv="refresh" content="${again}">`}
<title>${title}</title><link rel="stylesheet" href="/page.css"><link rel="icon" href="data:,"></head>
<body>
<nav class="bar" aria-label="Chancery"><a class="house" href="/">Chancery</a>
${user === null ? html`<a href="/sign-in">Sign in</a>` : html`<form method="post" action="/sign-out"><a href="/account">${user}</a> · <button>Sign out</button></form>`}
</nav>
<main>${body}</main>
</body></html>
`;

/** Something that is said above what it is about. */
export const said = (text: string, how: 'good' | 'bad' | 'plain' = 'plain'): Html =>
  html`<div class="said ${how}" role="${how === 'bad' ? 'alert' : 'status'}"><p>${text}</p></div>`;
