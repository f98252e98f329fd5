import type { JsonSchema } from './json.ts';

/** One difference of a value from a schema. */
export interface SchemaFault {
  /** Such as `realms[2].code`; empty for the whole. */
  readonly path: string;
  readonly text: string;
  /** What to write instead. */
  readonly remedy: string;
}

/** Everything in which a value differs from a schema, each with its path, such as `realms[2].code: wanted 3 characters, not 2`. */
export const faultsAgainst = (schema: JsonSchema, value: unknown, path = ''): readonly string[] =>
  schemaFaults(schema, value, path).map((fault) => `${fault.path === '' ? 'the whole' : fault.path}: ${fault.text}`);

/** The same with what mends it. */
export const schemaFaults = (schema: JsonSchema, value: unknown, path = ''): readonly SchemaFault[] => {
  const fault = (text: string): readonly SchemaFault[] => [{ path, text, remedy: `Write ${wantedIn(schema)}.` }];
  if (schema.enum) {
    return (schema.enum as readonly unknown[]).includes(value) ? [] : fault(`wanted ${schema.enum.join(' or ')}`);
  }
  const wanted = typesOf(schema);
  const kind = kindOf(value);
  if (wanted.length > 0 && !wanted.includes(kind)) return fault(`wanted ${wanted.join(' or ')}, not ${kind}`);
  if (typeof value === 'number') {
    const text = rangeFault(value, { least: schema.minimum, most: schema.maximum });
    return text === null ? [] : fault(text);
  }
  if (typeof value === 'string') {
    const text = rangeFault(value.length, { least: schema.minLength, most: schema.maxLength, unit: ' characters' });
    return text === null ? [] : fault(text);
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    const text = rangeFault(value.length, { least: schema.minItems, most: schema.maxItems, unit: ' items' });
    return [
      ...(text === null ? [] : fault(text)),
      ...(items ? value.flatMap((item, i) => schemaFaults(items, item, `${path}[${i}]`)) : []),
    ];
  }
  return kind === 'object' ? memberFaults(schema, value as Readonly<Record<string, unknown>>, path) : [];
};

const typesOf = ({ type }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []));

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number with fractions';
  return typeof value === 'object' ? 'object' : typeof value;
};

interface Range {
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly unit?: string;
}

const rangeFault = (size: number, { least, most, unit = '' }: Range): string | null => {
  if (size >= (least ?? size) && size <= (most ?? size)) return null;
  return `wanted ${rangeText(least, most)}${unit}, not ${size}`;
};

/** `0 to 12`, `at least 4`. */
const rangeText = (least: number | undefined, most: number | undefined): string => {
  if (most === undefined) return least === undefined ? '' : `at least ${least}`;
  if (least === undefined) return `at most ${most}`;
  return least === most ? `${most}` : `${least} to ${most}`;
};

/** A schema in words: `a whole number from 0 to 12`. */
const wantedIn = (schema: JsonSchema): string => {
  if (schema.enum) return schema.enum.map(String).join(' or ');
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const named: { readonly [type: string]: string } = {
    integer: `a whole number${spanText(minimum, maximum)}`,
    string: `a text${spanText(minLength, maxLength, ' characters')}`,
    array: `a list${spanText(minItems, maxItems, ' entries')}`,
    boolean: 'true or false',
    object: 'a record of fields',
    null: 'null',
  };
  return typesOf(schema)
    .map((type) => named[type] ?? type)
    .join(', or ');
};

/** ` from 0 to 12`, or of things that are counted ` of 4 to 100 entries`. */
const spanText = (least: number | undefined, most: number | undefined, unit = ''): string => {
  const range = rangeText(least, most);
  if (range === '') return '';
  return ` ${unit === '' && range.includes(' to ') ? 'from' : 'of'} ${range}${unit}`;
};

const memberFaults = (
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly SchemaFault[] => {
  const known = schema.properties ?? {};
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const missing = (schema.required ?? []).filter((name) => value[name] === undefined);
  const extra =
    schema.additionalProperties === false ? Object.keys(value).filter((name) => !Object.hasOwn(known, name)) : [];
  const names = Object.keys(known).join(', ');
  return [
    ...missing.map((name) => ({ path: under(name), text: 'is missing', remedy: addText(known[name] ?? {}) })),
    ...extra.map((name) => ({
      path: under(name),
      text: 'is not known',
      remedy: `Remove it, or write one of ${names}.`,
    })),
    ...Object.entries(known).flatMap(([name, member]) =>
      value[name] === undefined ? [] : schemaFaults(member, value[name], under(name)),
    ),
  ];
};

const addText = (schema: JsonSchema): string => {
  const wanted = wantedIn(schema);
  return wanted === '' ? 'Add it.' : `Add it: ${wanted}.`;
};
