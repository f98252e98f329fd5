import { rubble, spoilt } from './spoil.ts';
import type { Chance } from './target.ts';

/** The part of JSON Schema that the document of the API is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

/** From what values are made. */
export interface Stock {
  readonly chance: Chance;
  /** Names that there are, and others that people write. */
  readonly words: readonly string[];
  /** What there is of a sort, by the name of the field that wants it. */
  readonly sorts: { readonly [field: string]: readonly string[] };
  /** Schemas by their references. */
  readonly schemas: { readonly [ref: string]: Schema };
}

/** Numbers at which readers of numbers stumble. */
const NUMBERS = [
  0,
  1,
  2,
  7,
  -1,
  0.5,
  60,
  1320,
  86_400_000,
  1_772_366_400_000,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  -1e300,
];

const DEEPEST = 6;

/** A value as the schema wants it, or now and then another in its place. */
export const fromSchema = (stock: Stock, schema: Schema, field = '', depth = 0): unknown => {
  const { chance, schemas } = stock;
  if (schema.$ref !== undefined) return fromSchema(stock, schemas[schema.$ref] ?? {}, field, depth);
  if (depth > DEEPEST || chance.once(15)) return anything(stock, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return fromSchema(stock, chance.pick(kinds), field, depth + 1);
  const type = typeof schema.type === 'object' ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'string':
      return anyText(stock, field);
    case 'integer':
    case 'number':
      return chance.pick(NUMBERS);
    case 'boolean':
      return chance.once(2);
    case 'null':
      return null;
    case 'array':
      return chance.some(4, () => fromSchema(stock, schema.items ?? {}, field, depth + 1));
    case 'object':
      return objectFrom(stock, schema, depth);
    default:
      return anything(stock, depth);
  }
};

const objectFrom = (stock: Stock, { properties = {}, required = [] }: Schema, depth: number): object => {
  const { chance } = stock;
  const wanted = Object.entries(properties).filter(([name]) =>
    required.includes(name) ? !chance.once(20) : chance.once(2),
  );
  const strange = chance.once(20) ? [[anyText(stock), anything(stock, depth + 1)]] : [];
  return Object.fromEntries([
    ...wanted.map(([name, inside]) => [name, fromSchema(stock, inside, name, depth + 1)]),
    ...strange,
  ]);
};

/** A text for a field: what there is of its sort, most of the time. */
export const anyText = ({ chance, words, sorts }: Stock, field = ''): string => {
  const known = sorts[field] ?? words;
  if (chance.once(8)) return spoilt(chance.pick(known), chance);
  if (chance.once(15)) return rubble(chance, words);
  return chance.once(300) ? 'x'.repeat(chance.upTo(300_000)) : chance.pick(chance.once(10) ? words : known);
};

const anything = (stock: Stock, depth: number): unknown => {
  const { chance } = stock;
  switch (chance.upTo(6)) {
    case 0:
      return null;
    case 1:
      return chance.once(2);
    case 2:
      return chance.pick(NUMBERS);
    case 3:
      return depth > DEEPEST ? [] : chance.some(3, () => anything(stock, depth + 1));
    case 4:
      return depth > DEEPEST ? {} : { [anyText(stock)]: anything(stock, depth + 1) };
    case 5:
      return [{ unit: 'G1', verb: anyText(stock), args: { [anyText(stock)]: anything(stock, depth + 1) } }];
    default:
      return anyText(stock);
  }
};
