import { anchorOf } from '../markdown/blocks-view.ts';
import { type Block, readMarkdown } from '../markdown/read-markdown.ts';
import type { Source } from './sources.ts';

/** A part of a page that can be found: its page, the heading above it, where it stands, and its words. */
type Entry = readonly [page: string, heading: string, address: string, words: string];

/** As a script and not as data, so that the search works from a folder too, where a page may not fetch files. */
export const searchIndex = (sources: readonly Source[]): string =>
  `var BOOK=${JSON.stringify(sources.flatMap(entriesOf))};\n`;

const entriesOf = ({ page, title, text }: Source): readonly Entry[] => {
  const entries: { heading: string; address: string; words: string[] }[] = [
    { heading: '', address: `${page}.html`, words: [] },
  ];
  for (const block of readMarkdown(text)) {
    if (block.kind === 'heading' && block.level > 1) {
      const heading = plain(block.text);
      entries.push({ heading, address: `${page}.html#${anchorOf(block.text)}`, words: [] });
    } else entries.at(-1)?.words.push(...wordsIn(block).map(plain));
  }
  return entries
    .filter(({ heading, words }) => heading !== '' || words.length > 0)
    .map(({ heading, address, words }) => [title, heading, address, words.join(' ')]);
};

const wordsIn = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [block.head, ...block.rows].map((row) => row.join(' ')) : [block.text];
};

const plain = (text: string): string => text.replaceAll(/\]\([^)]*\)|[[\]`*]/g, '');
