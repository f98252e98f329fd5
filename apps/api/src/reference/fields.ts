import { escapeHtml } from '@chancery/reports';
import { REFERENCE_TEXT } from '../text/reference.ts';
import { type JsonSchema, proseHtml, typeText } from './type-text.ts';

/** One line of a list of fields. */
interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly needed: boolean;
}

/** The fields of an object as a list, those inside of them further in; one line for what is no object. */
export const fieldsHtml = (schema: JsonSchema): string => {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds?.every(({ properties }) => properties !== undefined)) {
    return kinds.map(fieldsHtml).join(`<p class="or">${REFERENCE_TEXT.or}</p>`);
  }
  const inside = objectIn(schema);
  if (inside === null) return `<p class="type">${typeText(schema)}${noteOf(schema)}</p>`;
  return listHtml(fieldsOf(inside));
};

export const listHtml = (fields: readonly Field[]): string =>
  fields.length === 0 ? '' : `<dl class="fields">${fields.map(fieldHtml).join('')}</dl>`;

const fieldHtml = ({ name, schema, needed }: Field): string => {
  const inside = objectIn(schema);
  const many = schema.type === 'array' ? REFERENCE_TEXT.listOf : '';
  return [
    `<div><dt><code>${escapeHtml(name)}</code>${needed ? '' : `<small>${REFERENCE_TEXT.optional}</small>`}</dt>`,
    `<dd>${inside === null ? typeText(schema) : many}${noteOf(schema)}`,
    inside === null ? '' : listHtml(fieldsOf(inside)),
    '</dd></div>',
  ].join('');
};

const noteOf = ({ description, default: usual }: JsonSchema): string =>
  [
    description === undefined ? '' : `<span class="note">${proseHtml(description)}</span>`,
    usual === undefined ? '' : `<span class="note">${REFERENCE_TEXT.usual(escapeHtml(JSON.stringify(usual)))}</span>`,
  ].join('');

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): readonly Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, needed: required.includes(name) }));

/** The object of which a schema speaks, alone or in a list. */
const objectIn = (schema: JsonSchema): JsonSchema | null => {
  if (schema.properties !== undefined) return schema;
  return schema.items?.properties !== undefined ? schema.items : null;
};
