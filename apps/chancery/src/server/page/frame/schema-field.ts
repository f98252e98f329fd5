import { type JsonSchema, type PartValue, readPart } from '@chancery/core';
import { isList, listed } from '../../../campaign/listed.ts';
import { areaView, inputView, selectView } from './fields.ts';
import type { Html } from './html.ts';

/** A value by its schema: a number, a word to choose, yes or no, a text, a list of words. */
export interface SchemaField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What was typed; empty leaves the value as it is. */
  readonly value: string;
  /** What it means to leave it. */
  readonly asIs: string;
  readonly words: { readonly yes: string; readonly no: string; readonly listHint: string };
}

/** Longer texts get several lines. */
const LINE = 80;

export const schemaFieldView = (schema: JsonSchema, { name, label, hint, value, asIs, words }: SchemaField): Html => {
  const field = { name, label, hint, value };
  const types: readonly string[] = [schema.type ?? []].flat();
  const asIsChoice = ['', asIs] as const;
  if (schema.enum !== undefined) {
    const choices = [asIsChoice, ...schema.enum.map((each) => [String(each), String(each)] as const)];
    return selectView({ ...field, choices });
  }
  if (types.includes('boolean')) {
    return selectView({ ...field, choices: [asIsChoice, ['true', words.yes], ['false', words.no]] });
  }
  if (isList(schema)) {
    return inputView({ ...field, hint: [words.listHint, hint].filter(Boolean).join(' '), optional: true });
  }
  if (types.includes('string')) {
    const { maxLength: most = 300 } = schema;
    const text = { ...field, optional: true, most };
    return most > LINE ? areaView({ ...text, rows: 2 }) : inputView(text);
  }
  const { minimum: min, maximum: max } = schema;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return inputView({ ...field, type: 'number', optional: true, ...limits });
};

/** What was typed or chosen, by the schema. */
export const readSchemaField = (schema: JsonSchema, text: string): PartValue =>
  isList(schema) ? listed(text) : readPart(schema, text);
