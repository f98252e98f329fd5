import type { JsonSchema, JsonValue } from '@chancery/core';
import type { Form } from '../frame/form.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { readSchemaField, schemaFieldView } from '../frame/schema-field.ts';
import type { Words } from '../words/words.ts';
import { valueText } from './options-shown.ts';

const optionsOf = ({ properties = {} }: JsonSchema): readonly (readonly [name: string, option: JsonSchema])[] =>
  Object.entries(properties);

/** What a ruleset lets a master set; what is left empty stays as the scenario has it, which is `own`. */
export const optionsView = (
  schema: JsonSchema,
  own: { readonly [name: string]: JsonValue },
  given: Form | null,
  { newCampaign: say }: Words,
): Piece => {
  const options = optionsOf(schema);
  if (options.length === 0) return null;
  return html`<details><summary>${say.options}</summary><p class="small">${say.optionsHint}</p><div class="side-by-side">${options.map(
    ([name, option]) => optionView(name, option, { own: own[name], value: given?.(`option.${name}`) ?? '' }, say),
  )}</div></details>`;
};

interface OptionValues {
  /** Of the scenario; undefined where that is not known. */
  readonly own: JsonValue | undefined;
  /** What was typed. */
  readonly value: string;
}

const optionView = (name: string, option: JsonSchema, { own, value }: OptionValues, say: Words['newCampaign']): Html =>
  schemaFieldView(option, {
    name: `option.${name}`,
    label: option.description ?? name,
    hint: own === undefined ? undefined : say.inScenario(valueText(own, say)),
    value,
    asIs: say.asScenario,
    words: say,
  });

/** The options that were set, as the ruleset reads them. */
export const readOptions = (schema: JsonSchema, field: Form): { readonly [name: string]: JsonValue } =>
  Object.fromEntries(
    optionsOf(schema).flatMap(([name, option]) => {
      const text = field(`option.${name}`);
      return text === '' ? [] : [[name, readSchemaField(option, text)]];
    }),
  );
