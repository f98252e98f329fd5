import { readFileSync } from 'node:fs';
import { openApiDocument, referencePage } from '@chancery/api';
import type { AnyRuleset } from '@chancery/core';
import { ENGINE } from '../../../engine.ts';
import { html } from '../frame/html.ts';
import { documentLeaf } from './document-leaf.ts';
import { frontLeaf } from './front-leaf.ts';
import { leaf } from './leaf.ts';
import { searchIndex } from './search-index.ts';
import { picturesOfPlay, sourcesOf } from './sources.ts';
import { BOOK_STYLE } from './style.ts';

/** The book as files in one folder: all documents, guides and rulebooks. They can lie on any server, or on none. */
export type Book = ReadonlyMap<string, string | Uint8Array>;

const SEARCH = html`<p id="said" role="status"></p><ol id="found"></ol><script src="search-index.js"></script><script src="search.js"></script>`;

export const buildBook = async (rulesets: readonly AnyRuleset[]): Promise<Book> => {
  const sources = sourcesOf(rulesets);
  const pictures = picturesOfPlay();
  const documents = await Promise.all(sources.map((source) => documentLeaf(source, sources)));
  const api = openApiDocument({ baseUrl: 'https://chancery.example', version: ENGINE, rulesets });
  return new Map<string, string | Uint8Array>([
    [
      'index.html',
      frontLeaf(
        rulesets,
        sources,
        pictures.map(([name]) => name),
      ),
    ],
    ...documents.flat(),
    ['api.html', referencePage(api, 'index.html').replaceAll('href="/api/v1/openapi.json"', 'href="openapi.json"')],
    ['openapi.json', JSON.stringify(api)],
    ['search.html', leaf('Search', SEARCH)],
    ['search.js', readFileSync(new URL('./script/search.js', import.meta.url), 'utf8')],
    ['search-index.js', searchIndex(sources)],
    ['style.css', BOOK_STYLE],
    ...pictures,
  ]);
};
