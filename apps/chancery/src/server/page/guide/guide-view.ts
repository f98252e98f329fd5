import type { Exhibit } from '@chancery/core';
import { type Html, html, type Piece } from '../frame/html.ts';
import { blocksView } from '../markdown/blocks-view.ts';
import type { Inline } from '../markdown/inline.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { Words } from '../words/words.ts';
import { drawExhibit, WIDTHS } from './draw-exhibit.ts';
import type { Guide } from './open-guide.ts';

/** The guide of a ruleset: words, lines of orders, and pictures that fit a phone as well as a sheet of paper. */
export const guideView = (guide: Guide, { guide: say }: Words): Html => {
  const { id, title, prefix } = guide.ruleset;
  const how: Inline = {
    linkTo: (target) => (target.startsWith('/') ? target : null),
    rules: { pattern: new RegExp(`\\b(${prefix}-[0-9]+\\.[0-9]+[a-z]?)\\b`), path: (rule) => `/rules/${id}#${rule}` },
  };
  const shown = guide.parts.map((part, at): Piece => {
    if (part.kind === 'words') return blocksView(readMarkdown(part.text), how);
    if (part.kind === 'orders') return html`<pre class="orders"><code>${part.orders.join('\n')}</code></pre>`;
    return pictureView(guide, part, `/rules/${id}/guide/${at}.svg`);
  });
  return html`<header class="head"><h1>${say.title(title)}</h1>${say.english !== '' && html`<p>${say.english}</p>`}<div class="buttons"><a class="main" href="/tutorial">${say.lesson}</a><a class="plain" href="/rules/${id}">${say.rulebook}</a></div></header>
<article class="prose guide" lang="en">${shown}</article>`;
};

/** Drawn twice, each for its breadth, and each by day and by night. Paper takes the broad one by day. */
const pictureView = (guide: Guide, exhibit: Exhibit, path: string): Html => {
  const source = (width: keyof typeof WIDTHS, media: string, dark: boolean): Html =>
    html`<source media="${media}${dark && ' and (prefers-color-scheme:dark)'}" srcset="${path}?${width}${dark && '&dark'}" ${sizeOf(guide, exhibit, width)}>`;
  return html`<figure class="exhibit of-${exhibit.kind}"><picture>${source('narrow', PHONE, true)}${source('narrow', PHONE, false)}${source('broad', 'screen', true)}<img alt="${exhibit.alt}" src="${path}?broad" ${sizeOf(guide, exhibit, 'broad')}></picture></figure>`;
};

const PHONE = 'screen and (max-width:34rem)';

/** Known before the picture is there, so that the text below it stays where it is. */
const sizeOf = (guide: Guide, exhibit: Exhibit, width: keyof typeof WIDTHS): Html => {
  const [, across = '', down = ''] =
    /<svg [^>]*?viewBox="0 0 (\S+) (\S+)"/.exec(drawExhibit(guide, exhibit, { across: WIDTHS[width] })) ?? [];
  return html`width="${across}" height="${down}"`;
};
