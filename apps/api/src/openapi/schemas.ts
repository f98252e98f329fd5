import { z } from 'zod';

type Json = { readonly [name: string]: unknown };

/** The JSON Schemas of a document. Those with an id lie among its components and are referred to. */
export class Schemas {
  readonly components: { [id: string]: unknown } = {};

  /** The schema of what comes in, or goes out, at one place of the document. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Inside of something, a schema with an id is referred to; at the top it would be written out.
    const around = z.toJSONSchema(z.strictObject({ it: schema }), { io, unrepresentable: 'any' });
    const { $defs, properties } = around as { readonly $defs?: Json; readonly properties?: { readonly it?: Json } };
    Object.assign(this.components, relocated($defs ?? {}));
    return relocated(properties?.it ?? {}) as Json;
  }
}

/** References to what toJSONSchema puts beside a schema, as references into the components. */
const relocated = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(relocated);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : relocated(value),
    ]),
  );
};
