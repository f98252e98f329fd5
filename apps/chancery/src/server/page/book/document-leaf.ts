import { posix } from 'node:path';
import { type Html, html, trusted } from '../frame/html.ts';
import { drawExhibit, WIDTHS } from '../guide/draw-exhibit.ts';
import { openGuide } from '../guide/open-guide.ts';
import { anchorOf, blocksView } from '../markdown/blocks-view.ts';
import type { Inline } from '../markdown/inline.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { leaf } from './leaf.ts';
import type { Source } from './sources.ts';

/** What the pages of a document are: the page, and pictures that it shows. */
export type Files = readonly (readonly [name: string, content: string])[];

export const documentLeaf = async (source: Source, all: readonly Source[]): Promise<Files> => {
  const how = inlineOf(source, all);
  const guide =
    source.page.startsWith('guide-') && source.ruleset !== undefined ? await openGuide(source.ruleset) : null;
  if (guide === null) {
    const body = html`<article class="prose">${withAnchors(blocksView(readMarkdown(source.text), how))}</article>`;
    return [[`${source.page}.html`, leaf(source.title, body, { menu: menuOf(source.text) })]];
  }
  const pictures: (readonly [string, string])[] = [];
  const shown = guide.parts.map((part, at): Html => {
    if (part.kind === 'words') return blocksView(readMarkdown(part.text), how);
    if (part.kind === 'orders') return html`<pre tabindex="0"><code>${part.orders.join('\n')}</code></pre>`;
    for (const [width, across] of Object.entries(WIDTHS))
      pictures.push([`${source.page}-${at}-${width}.svg`, drawExhibit(guide, part, { across, dark: false })]);
    return html`<figure><picture><source media="(max-width:34rem)" srcset="${source.page}-${at}-narrow.svg"><img alt="${part.alt}" src="${source.page}-${at}-broad.svg"></picture></figure>`;
  });
  return [[`${source.page}.html`, leaf(source.title, html`<article class="prose">${shown}</article>`)], ...pictures];
};

/** Where links of a document lead in the book; what is no page of it is only to be read. */
const inlineOf = ({ path, ruleset }: Source, all: readonly Source[]): Inline => {
  const linkTo = (target: string): string | null => {
    if (/^(https?:|mailto:)/.test(target)) return target;
    const [file = '', anchor] = target.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (file === '') return hash;
    const page = all.find((source) => source.path === posix.join(posix.dirname(path), file))?.page;
    return page === undefined ? null : `${page}.html${hash}`;
  };
  if (ruleset === undefined) return { linkTo };
  const pattern = new RegExp(`\\b(${ruleset.prefix}-[0-9]+\\.[0-9]+[a-z]?)\\b`);
  return { linkTo, rules: { pattern, path: (rule) => `rules-${ruleset.id}.html#${rule}` } };
};

/** A rule that has its own line or row can be led to; its own number is no link. */
const withAnchors = ({ html: text }: Html): Html =>
  trusted(
    text.replaceAll(
      /<(li|tr)>((?:<td>)?)<strong><a href="[^"]*">([A-Z0-9]+-\d+\.\d+[a-z]?)<\/a><\/strong>/g,
      '<$1 id="$3">$2<strong>$3</strong>',
    ),
  );

const menuOf = (text: string): string => {
  const heads = readMarkdown(text).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  );
  if (heads.length < 4) return '';
  return html`<details class="menu"><summary>On this page</summary><ul>${heads.map((head) => html`<li><a href="#${anchorOf(head)}">${head.replaceAll(/[`*]/g, '')}</a></li>`)}</ul></details>`
    .html;
};
