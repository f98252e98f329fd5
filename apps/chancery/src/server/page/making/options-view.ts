import type { JsonSchema, JsonValue } from '@chancery/core';
import { listed } from '../../../campaign/listed.ts';
import { inputView, selectView } from '../frame/fields.ts';
import type { Form } from '../frame/form.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

/** Options of a ruleset that a form can ask for: numbers, words to choose from, yes or no, lists of words. */
interface OptionSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly JsonValue[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const optionsOf = (schema: JsonSchema): readonly (readonly [name: string, option: OptionSchema])[] =>
  Object.entries((schema as { readonly properties?: { readonly [name: string]: OptionSchema } }).properties ?? {});

const isOf = ({ type }: OptionSchema, wanted: string): boolean => [type ?? []].flat().includes(wanted);

/** What a ruleset lets a master set; what is left empty stays as the scenario has it. */
export const optionsView = (schema: JsonSchema, given: Form | null, { making: say }: Words): Piece => {
  const options = optionsOf(schema);
  if (options.length === 0) return null;
  return html`<details><summary>${say.options}</summary><p class="small">${say.optionsHint}</p><div class="side-by-side">${options.map(
    ([name, option]) => optionView(`option.${name}`, option, given?.(`option.${name}`) ?? '', name, say),
  )}</div></details>`;
};

const optionView = (name: string, option: OptionSchema, value: string, usual: string, say: Words['making']): Html => {
  const label = option.description ?? usual;
  const asIs = ['', say.asScenario] as const;
  if (option.enum !== undefined) {
    const choices = [asIs, ...option.enum.map((each) => [String(each), String(each)] as const)];
    return selectView({ name, label, value, choices });
  }
  if (isOf(option, 'boolean')) {
    return selectView({ name, label, value, choices: [asIs, ['true', say.yes], ['false', say.no]] });
  }
  if (isOf(option, 'array')) return inputView({ name, label, hint: say.listHint, value, optional: true });
  const { minimum: min, maximum: max } = option;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return inputView({ name, label, value, type: 'number', optional: true, ...limits });
};

/** The options that were set, as the ruleset reads them. */
export const readOptions = (schema: JsonSchema, field: Form): { readonly [name: string]: JsonValue } =>
  Object.fromEntries(
    optionsOf(schema).flatMap(([name, option]) => {
      const text = field(`option.${name}`);
      if (text === '') return [];
      const chosen = option.enum?.find((each) => String(each) === text);
      if (chosen !== undefined) return [[name, chosen]];
      if (isOf(option, 'array')) return [[name, listed(text)]];
      return [[name, isOf(option, 'boolean') ? text === 'true' : Number(text)]];
    }),
  );
