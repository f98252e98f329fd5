import type { JsonSchema, JsonValue } from '@chancery/core';
import { listed } from '../../../campaign/listed.ts';
import { inputView, selectView } from '../frame/fields.ts';
import type { Form } from '../frame/form.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';
import { valueText } from './options-shown.ts';

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

const optionView = (
  name: string,
  option: OptionSchema,
  { own, value }: OptionValues,
  say: Words['newCampaign'],
): Html => {
  const inScenario = own === undefined ? undefined : say.inScenario(valueText(own, say));
  const field = { name: `option.${name}`, label: option.description ?? name, hint: inScenario, value };
  const asIs = ['', say.asScenario] as const;
  if (option.enum !== undefined) {
    return selectView({
      ...field,
      choices: [asIs, ...option.enum.map((each) => [String(each), String(each)] as const)],
    });
  }
  if (isOf(option, 'boolean')) {
    return selectView({ ...field, choices: [asIs, ['true', say.yes], ['false', say.no]] });
  }
  if (isOf(option, 'array')) {
    return inputView({ ...field, hint: [say.listHint, inScenario].filter(Boolean).join(' '), optional: true });
  }
  const { minimum: min, maximum: max } = option;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return inputView({ ...field, type: 'number', optional: true, ...limits });
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
