import { html } from 'hono/html';
import type { Html } from '../text/html.ts';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { type JsonSchema, proseHtml, typeText } from './type-text.ts';

/** One line of a list of fields. */
interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly needed: boolean;
}

/** The fields of an object as a list, those inside of them further in; one line for what is no object. */
export const fieldsHtml = (schema: JsonSchema): Html => {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds?.every(({ properties }) => properties !== undefined)) {
    return kinds.map(fieldsHtml).reduce((some, other) => html`${some}<p class="or">${REFERENCE_TEXT.or}</p>${other}`);
  }
  const inside = objectIn(schema);
  if (inside === null) return html`<p class="type">${typeText(schema)}${noteOf(schema)}</p>`;
  return listHtml(fieldsOf(inside));
};

export const listHtml = (fields: readonly Field[]): Html =>
  fields.length === 0 ? '' : html`<dl class="fields">${fields.map(fieldHtml)}</dl>`;

const fieldHtml = ({ name, schema, needed }: Field): Html => {
  const inside = objectIn(schema);
  const many = schema.type === 'array' ? REFERENCE_TEXT.listOf : '';
  const term = html`<code>${name}</code>${needed ? '' : html`<small>${REFERENCE_TEXT.optional}</small>`}`;
  const kind = inside === null ? typeText(schema) : many;
  const below = inside === null ? '' : listHtml(fieldsOf(inside));
  return html`<div><dt>${term}</dt><dd>${kind}${noteOf(schema)}${below}</dd></div>`;
};

const noteOf = ({ description, default: usual }: JsonSchema): readonly Html[] =>
  [
    ...(description === undefined ? [] : [proseHtml(description)]),
    ...(usual === undefined ? [] : [REFERENCE_TEXT.usual(JSON.stringify(usual))]),
  ].map((note) => html`<span class="note">${note}</span>`);

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): readonly Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, needed: required.includes(name) }));

/** The object of which a schema speaks, alone or in a list. */
const objectIn = (schema: JsonSchema): JsonSchema | null => {
  if (schema.properties !== undefined) return schema;
  return schema.items?.properties !== undefined ? schema.items : null;
};
