import { readFileSync } from 'node:fs';
import { type AnyRuleset, type JsonSchema, orderKindsOf, sheetSchema } from '@chancery/core';
import type { Components, Json } from './schemas.ts';

type Rules = Pick<AnyRuleset, 'id' | 'title' | 'prefix' | 'orders'>;

/** How setting, view and news of a ruleset look, from its types: CONTRIBUTING.md says how. */
interface RulesTypes {
  readonly setting: Json;
  readonly view: Json;
  readonly told: Json;
}

const readTypes = (): { readonly [ruleset: string]: RulesTypes } =>
  JSON.parse(readFileSync(new URL('data/rules.json', import.meta.url), 'utf8'));

/**
 * What the rules of each game say about its orders, choices, news, setting, view and turn files: a component for each beside what holds for
 * all, so that a program that knows the `ruleset` of a file knows the rest of it.
 */
export const typedByRules = (components: Components, rulesets: readonly Rules[]): void => {
  const file = components['TurnFile'] as { readonly description: string; readonly properties: Json };
  const typesOf = readTypes();
  for (const ruleset of rulesets) {
    const name = nameOf(ruleset);
    const types = typesOf[ruleset.id];
    const of = (part: string): string => `${name}${part}`;
    components[of('Order')] = ordersOf(ruleset, 'ruler');
    components[of('Act')] = ordersOf(ruleset, 'master');
    components[of('Choices')] = choicesOf(ruleset);
    components[of('News')] = newsOf(ruleset, types?.told);
    components[of('Setting')] = settingOf(ruleset, types?.setting);
    components[of('View')] = { description: `What a seat sees in ${ruleset.title}`, ...types?.view };
    components[of('TurnFile')] = {
      ...file,
      description: `${file.description}, in ${ruleset.title}`,
      properties: {
        ...file.properties,
        ruleset: { const: ruleset.id },
        setting: ref(of('Setting')),
        view: ref(of('View')),
        choices: ref(of('Choices')),
        draft: { type: 'array', items: ref(of('Order')) },
        tellings: {
          type: 'array',
          items: { allOf: [ref('Telling'), { properties: { told: ref(of('News')) }, required: ['told'] }] },
        },
      },
    };
  }
  components['TurnFile'] = {
    description: file.description,
    oneOf: rulesets.map((ruleset) => ref(`${nameOf(ruleset)}TurnFile`)),
    discriminator: {
      propertyName: 'ruleset',
      mapping: Object.fromEntries(rulesets.map((ruleset) => [ruleset.id, at(`${nameOf(ruleset)}TurnFile`)])),
    },
  };
  components['GivenOrders'] = {
    description: (components['GivenOrders'] as { readonly description: string }).description,
    anyOf: [
      ...rulesets.flatMap((ruleset) =>
        ['Order', 'Act'].map((part) => ({ type: 'array', items: ref(`${nameOf(ruleset)}${part}`) })),
      ),
      { type: 'object', description: 'An order file of the client', additionalProperties: true },
    ],
  };
};

/** `MedievalDiplomacy` of `medieval-diplomacy`. */
const nameOf = ({ id }: Pick<Rules, 'id'>): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const at = (name: string): string => `#/components/schemas/${name}`;
const ref = (name: string): Json => ({ $ref: at(name) });

/** As the ruleset reads them; an answer may have more of them than a request. */
const ordersOf = ({ title, orders }: Rules, by: 'ruler' | 'master'): Json => {
  const { items } = sheetSchema(orders, by) as { readonly items: { readonly anyOf: readonly JsonSchema[] } };
  const who = by === 'ruler' ? 'An order' : 'An act of the game master';
  const description = `${who} in ${title}. \`verb\` says what is done, \`args\` how; \`unit\`, where the verb has one, who does it`;
  return items.anyOf.length === 0
    ? { description: `${title} knows no acts`, type: 'object', maxProperties: 0 }
    : { description, anyOf: items.anyOf.map(openOrder) };
};

const openOrder = ({ additionalProperties: _, ...schema }: JsonSchema): Json => ({ ...schema });

const choicesOf = ({ title, orders }: Rules): Json => ({
  type: 'object',
  description: `What may be ordered now in ${title}, by verbs. Wherever \`{"same": 3}\` stands in it, read the fourth entry of \`shared\``,
  properties: Object.fromEntries(
    orderKindsOf(orders, 'ruler').map(({ verb, help }) => [
      verb,
      { description: help, anyOf: [ref('Choice'), ref('Same')] },
    ]),
  ),
});

/** A turn file brings its map as it is, packed or not at all, as it was asked for. */
const settingOf = ({ title }: Rules, setting: Json | undefined): Json => {
  const { world, ...more } = (setting?.['properties'] ?? {}) as { readonly [property: string]: Json | undefined };
  const asked = { type: 'object', description: 'Packed, or empty, where it was asked for in this form' };
  return {
    description: `The setting of a campaign of ${title}`,
    ...setting,
    ...(world === undefined ? {} : { properties: { ...more, world: { anyOf: [world, asked] } } }),
  };
};

/** Each kind with its facts; of a ruleset that tells no types, what all news have. */
const newsOf = ({ title, prefix }: Rules, told: Json | undefined): Json => ({
  description: `What a seat was told in ${title}: its kind, the rule that it follows from, and the facts of that kind`,
  type: 'object',
  properties: { kind: { type: 'string' }, rule: { type: 'string', pattern: `^${prefix}-` } },
  required: ['kind'],
  ...(told === undefined ? {} : { anyOf: (told['anyOf'] as Json[] | undefined) ?? [told] }),
});
