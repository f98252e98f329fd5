import type { JsonSchema } from './json.ts';

/** Everything in which a value differs from a schema, each with its path, such as `realms[2].code: wanted 3 to 3 letters`. */
export const faultsAgainst = (schema: JsonSchema, value: unknown, path = ''): readonly string[] => {
  const here = path === '' ? 'the whole' : path;
  if (schema.enum) {
    return (schema.enum as readonly unknown[]).includes(value) ? [] : [`${here}: wanted ${schema.enum.join(' or ')}`];
  }
  const wanted = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const kind = kindOf(value);
  if (wanted.length > 0 && !(wanted as readonly string[]).includes(kind)) {
    return [`${here}: wanted ${wanted.join(' or ')}, not ${kind}`];
  }
  if (typeof value === 'number') return rangeFaults(here, value, { least: schema.minimum, most: schema.maximum });
  if (typeof value === 'string')
    return rangeFaults(here, value.length, { least: schema.minLength, most: schema.maxLength, unit: ' letters' });
  if (Array.isArray(value)) {
    const { items } = schema;
    return [
      ...rangeFaults(here, value.length, { least: schema.minItems, most: schema.maxItems, unit: ' items' }),
      ...(items ? value.flatMap((item, i) => faultsAgainst(items, item, `${path}[${i}]`)) : []),
    ];
  }
  return kind === 'object' ? memberFaults(schema, value as Readonly<Record<string, unknown>>, path) : [];
};

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

const rangeFaults = (here: string, size: number, { least, most, unit = '' }: Range): readonly string[] => {
  if (size >= (least ?? size) && size <= (most ?? size)) return [];
  return [`${here}: wanted ${least ?? 'any'} to ${most ?? 'any'}${unit}, not ${size}`];
};

const memberFaults = (
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly string[] => {
  const known = schema.properties ?? {};
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const missing = (schema.required ?? []).filter((name) => value[name] === undefined);
  const extra =
    schema.additionalProperties === false ? Object.keys(value).filter((name) => !Object.hasOwn(known, name)) : [];
  return [
    ...missing.map((name) => `${under(name)}: is missing`),
    ...extra.map((name) => `${under(name)}: is not known`),
    ...Object.entries(known).flatMap(([name, member]) =>
      value[name] === undefined ? [] : faultsAgainst(member, value[name], under(name)),
    ),
  ];
};
