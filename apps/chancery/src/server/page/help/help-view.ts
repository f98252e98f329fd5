import { type Html, html } from '../frame/html.ts';
import { anchorOf, blocksView } from '../markdown/blocks-view.ts';
import type { Block } from '../markdown/read-markdown.ts';
import type { Words } from '../words/words.ts';

export interface HelpPage {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  /** Where the text is in another language than the page. */
  readonly lang?: string;
}

/** A text with its contents beside it. */
export const helpView = ({ title, lead, blocks, lang }: HelpPage, { help, language }: Words): Html => {
  const heads = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
  return html`<header class="head"><h1>${title}</h1><p>${lead}</p></header>
<div class="book"><nav class="contents" aria-label="${help.contents}"><details open><summary>${help.contents}</summary><ol>${heads.map((text) => html`<li><a href="#${anchorOf(text)}">${text}</a></li>`)}</ol></details></nav>
<div class="prose" lang="${lang ?? language}">${blocksView(blocks, { linkTo })}</div></div>`;
};

/** Links within the site lead on; those to other documents of the repository are only read. */
const linkTo = (target: string): string | null => (/^[/#]/.test(target) ? target : null);
