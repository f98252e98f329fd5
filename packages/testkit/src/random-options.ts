import type { JsonSchema, JsonValue, Roller } from '@chancery/core';

/** Options that a schema allows: each is given with one chance in `oneIn`, with any value that it may have. */
export const randomOptions = (
  { properties = {} }: JsonSchema,
  roller: Roller,
  oneIn = 3,
): { readonly [name: string]: JsonValue } =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(() => roller.d(oneIn) === 1)
      .map(([name, schema]) => [name, randomValue(name, schema, roller)]),
  );

const randomValue = (name: string, schema: JsonSchema, roller: Roller): JsonValue => {
  if (schema.enum) return schema.enum[roller.d(schema.enum.length) - 1] as JsonValue;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const type = types[roller.d(Math.max(types.length, 1)) - 1];
  const { minimum, maximum } = schema;
  if (type === 'null') return null;
  if (type === 'boolean') return roller.d(2) === 1;
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    return minimum + roller.d(maximum - minimum + 1) - 1;
  }
  throw new Error(`option ${name}: its schema does not say which values it may have`);
};
