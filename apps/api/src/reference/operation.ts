import { escapeHtml } from '@chancery/reports';
import type { OpenApi, Operation } from '../openapi/document.ts';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { fieldsHtml, listHtml } from './fields.ts';
import { type JsonSchema, proseHtml } from './type-text.ts';

interface Content {
  readonly [type: string]: { readonly schema: JsonSchema };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** One operation: a line that opens to all that there is to know of it. */
export const operationHtml = ({ paths }: OpenApi, path: string, method: string): string => {
  const operation = paths[path]?.[method] as Operation & { readonly summary: string; readonly description: string };
  return [
    `<details class="operation" id="${operation.operationId}"><summary>`,
    `<b class="${method}">${method.toUpperCase()}</b> <code>${pathHtml(path)}</code>`,
    `<span>${escapeHtml(operation.summary)}</span></summary><div>`,
    ...operation.description.split('\n\n').map((text) => `<p>${proseHtml(text)}</p>`),
    parametersHtml(operation, 'path'),
    parametersHtml(operation, 'query'),
    bodyHtml(operation),
    answersHtml(operation),
    '</div></details>',
  ].join('');
};

const parametersHtml = ({ parameters }: Operation, where: Parameter['in']): string => {
  const found = (parameters as readonly Parameter[]).filter((parameter) => parameter.in === where);
  if (found.length === 0) return '';
  const fields = found.map(({ name, required, description, schema }) => ({
    name,
    needed: required,
    schema: description === undefined ? schema : { ...schema, description },
  }));
  return `<h3>${REFERENCE_TEXT.parameters[where]}</h3>${listHtml(fields)}`;
};

const bodyHtml = ({ requestBody }: Operation): string => {
  const content = (requestBody as { readonly content: Content } | undefined)?.content;
  return content === undefined ? '' : contentHtml(REFERENCE_TEXT.body, content);
};

const answersHtml = ({ responses }: Operation): string =>
  Object.entries(
    responses as { readonly [status: string]: { readonly content?: Content; readonly description: string } },
  )
    .filter(([status]) => status !== 'default' && status !== '304')
    .map(([status, { content, description }]) =>
      content === undefined
        ? `<h3>${REFERENCE_TEXT.answer(status)}</h3><p class="type">${escapeHtml(description)}</p>`
        : contentHtml(REFERENCE_TEXT.answer(status), content),
    )
    .join('');

const contentHtml = (title: string, content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<h3>${title} <small>${escapeHtml(type)}</small></h3>${fieldsHtml(schema)}`)
    .join('');

/** Long paths break before their slashes, and what is to be filled in stands out. */
const pathHtml = (path: string): string =>
  escapeHtml(path)
    .replaceAll('/', '<wbr>/')
    .replaceAll(/\{(\w+)\}/g, '<i>{$1}</i>');
