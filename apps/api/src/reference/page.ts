import { html, raw } from 'hono/html';
import type { OpenApi } from '../openapi/document.ts';
import { FAULT_TITLES } from '../problem/faults.ts';
import { CHAPTERS } from '../routes.ts';
import type { Html } from '../text/html.ts';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { fieldsHtml } from './fields.ts';
import { operationHtml } from './operation.ts';
import { problemHtml } from './problem.ts';
import { STYLE } from './style.ts';
import type { JsonSchema } from './type-text.ts';

/** The reference as a page that needs nothing else, made from the OpenAPI document. `home`: the page to which it leads back. */
export const referencePage = (document: OpenApi, home: string): string => {
  const { title, contents, opening } = REFERENCE_TEXT;
  const parts = partsOf(document);
  const links = parts.map((part) => html`<li><a href="#${part.id}">${part.title}</a></li>`);
  const sections = parts.map((part) => html`<section id="${part.id}"><h2>${part.title}</h2>${part.pieces}</section>\n`);
  // Nothing in it is waited for, so it is whole at once.
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>${raw(STYLE)}</style></head><body>
<header><a href="${home}">Chancery</a><h1>${title}</h1>${opening(serverOf(document))}</header>
<nav aria-label="${contents}"><ul>${links}</ul></nav>
<main>${sections}</main></body></html>
`);
};

interface Part {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Html[];
}

const partsOf = (document: OpenApi): readonly Part[] => [
  ...CHAPTERS.map(({ title, routes }) => ({
    id: idOf(title),
    title,
    pieces: routes.map(({ path, method }) => operationHtml(document, path, method)),
  })),
  { id: 'schemas', title: REFERENCE_TEXT.schemas, pieces: Object.entries(document.components.schemas).map(schemaHtml) },
  { id: 'problems', title: REFERENCE_TEXT.problems, pieces: Object.keys(FAULT_TITLES).map(problemHtml) },
];

const schemaHtml = ([id, schema]: readonly [string, unknown]): Html => {
  const { description = '', ...rest } = schema as JsonSchema;
  const summary = html`<summary><code>${id}</code><span>${description}</span></summary>`;
  return html`<details class="schema" id="schema-${id}">${summary}<div>${fieldsHtml({ ...rest, description: '' })}</div></details>`;
};

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const serverOf = ({ servers }: OpenApi): string => (servers as readonly { readonly url: string }[])[0]?.url ?? '';
