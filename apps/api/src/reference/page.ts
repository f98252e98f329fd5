import { escapeHtml } from '@chancery/reports';
import type { OpenApi } from '../openapi/document.ts';
import { FAULT_TITLES } from '../problem/faults.ts';
import { CHAPTERS } from '../routes.ts';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { fieldsHtml } from './fields.ts';
import { operationHtml } from './operation.ts';
import { problemHtml } from './problem.ts';
import { STYLE } from './style.ts';
import type { JsonSchema } from './type-text.ts';

/** The reference as a page that needs nothing else, made from the OpenAPI document. */
export const referencePage = (document: OpenApi): string => {
  const { schemas } = document.components;
  const chapters = CHAPTERS.map(({ title, routes }) => ({
    id: idOf(title),
    title,
    html: routes.map(({ path, method }) => operationHtml(document, path, method)).join(''),
  }));
  const parts = [
    ...chapters,
    { id: 'schemas', title: REFERENCE_TEXT.schemas, html: Object.entries(schemas).map(schemaHtml).join('') },
    { id: 'problems', title: REFERENCE_TEXT.problems, html: Object.keys(FAULT_TITLES).map(problemHtml).join('') },
  ];
  return [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${REFERENCE_TEXT.title}</title><style>${STYLE}</style></head><body>\n`,
    `<header><h1>${REFERENCE_TEXT.title}</h1>${REFERENCE_TEXT.opening(escapeHtml(serverOf(document)))}</header>`,
    `<nav aria-label="${REFERENCE_TEXT.contents}"><ul>`,
    ...parts.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`),
    '</ul></nav>\n<main>',
    ...parts.map(({ id, title, html }) => `<section id="${id}"><h2>${title}</h2>${html}</section>\n`),
    '</main></body></html>\n',
  ].join('');
};

const schemaHtml = ([id, schema]: readonly [string, unknown]): string =>
  [
    `<details class="schema" id="schema-${escapeHtml(id)}"><summary><code>${escapeHtml(id)}</code>`,
    `<span>${escapeHtml((schema as JsonSchema).description ?? '')}</span></summary>`,
    `<div>${fieldsHtml({ ...(schema as JsonSchema), description: '' })}</div></details>`,
  ].join('');

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const serverOf = ({ servers }: OpenApi): string => (servers as readonly { readonly url: string }[])[0]?.url ?? '';
