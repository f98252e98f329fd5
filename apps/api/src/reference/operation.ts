import { html } from 'hono/html';
import type { OpenApi } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Html } from '../text/html.ts';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { fieldsHtml, listHtml } from './fields.ts';
import { type JsonSchema, proseHtml } from './type-text.ts';

interface Content {
  readonly [type: string]: { readonly schema: JsonSchema; readonly example?: unknown };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** One operation: a line that opens to all that there is to know of it. */
export const operationHtml = ({ paths }: OpenApi, path: string, method: string): Html => {
  const operation = paths[path]?.[method] as Operation & { readonly summary: string; readonly description: string };
  const call = html`<b class="${method}">${method.toUpperCase()}</b> <code>${pathHtml(path)}</code>`;
  const inside = [
    ...operation.description.split('\n\n').map((text) => html`<p>${proseHtml(text)}</p>`),
    parametersHtml(operation, 'path'),
    parametersHtml(operation, 'query'),
    bodyHtml(operation),
    answersHtml(operation),
    refusalsHtml(operation),
  ];
  const summary = html`<summary>${call}<span>${operation.summary}</span></summary>`;
  return html`<details class="operation" id="${operation.operationId}">${summary}<div>${inside}</div></details>`;
};

const parametersHtml = ({ parameters }: Operation, where: Parameter['in']): Html => {
  const found = (parameters as readonly Parameter[]).filter((parameter) => parameter.in === where);
  if (found.length === 0) return '';
  const fields = found.map(({ name, required, description, schema }) => ({
    name,
    needed: required,
    schema: description === undefined ? schema : { ...schema, description },
  }));
  return html`<h3>${REFERENCE_TEXT.parameters[where]}</h3>${listHtml(fields)}`;
};

const bodyHtml = ({ requestBody }: Operation): readonly Html[] => {
  const content = (requestBody as { readonly content: Content } | undefined)?.content;
  return content === undefined ? [] : contentHtml(REFERENCE_TEXT.body, content);
};

const answersHtml = ({ responses }: Operation): readonly Html[] =>
  Object.entries(
    responses as { readonly [status: string]: { readonly content?: Content; readonly description: string } },
  )
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content, description }]) =>
      content === undefined
        ? html`<h3>${REFERENCE_TEXT.answer(status)}</h3><p class="type">${description}</p>`
        : contentHtml(REFERENCE_TEXT.answer(status), content),
    );

const contentHtml = (title: string, content: Content): readonly Html[] =>
  Object.entries(content).map(
    ([type, { schema, example }]) =>
      html`<h3>${title} <small>${type}</small></h3>${fieldsHtml(schema)}${exampleHtml(example)}`,
  );

const exampleHtml = (example: unknown): Html =>
  example === undefined
    ? ''
    : html`<pre class="example" tabindex="0"><code>${typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</code></pre>`;

/** The statuses by which it may be refused; the problems below say more. */
const refusalsHtml = ({ responses }: Operation): Html => {
  const statuses = Object.keys(responses).filter((status) => status.startsWith('4'));
  return html`<p class="type">${REFERENCE_TEXT.refused(statuses.join(', '))}</p>`;
};

/** Long paths break before their slashes, and what is to be filled in stands out. */
const pathHtml = (path: string): readonly Html[] =>
  path.split(/(\/|\{\w+\})/).map((part) => {
    if (part === '/') return html`<wbr>/`;
    return part.startsWith('{') ? html`<i>${part}</i>` : part;
  });
