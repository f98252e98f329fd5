import { z } from 'zod';

export type Json = { readonly [name: string]: unknown };

/** The JSON Schemas that have a name in a document. */
export type Components = { [id: string]: unknown };

/** The JSON Schemas of a document. Those with an id lie among its components and are referred to. */
export class Schemas {
  readonly components: Components = {};
  /** Answers may have more than is told, so that later releases can add to them; in tests they may not. */
  readonly #answers: 'open' | 'strict';
  readonly #answered = new Set<string>();

  constructor(answers: 'open' | 'strict') {
    this.#answers = answers;
  }

  /** The schema of what comes in, or goes out, at one place of the document. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Inside of something, a schema with an id is referred to; at the top it would be written out.
    const around = z.toJSONSchema(z.strictObject({ it: schema }), { io, unrepresentable: 'any' });
    const { $defs = {}, properties } = around as {
      readonly $defs?: Json;
      readonly properties?: { readonly it?: Json };
    };
    Object.assign(this.components, relocated($defs));
    const it = relocated(properties?.it ?? {}) as Json;
    if (io === 'input' || this.#answers === 'strict') return it;
    for (const id of Object.keys($defs)) this.#answered.add(id);
    return opened(it) as Json;
  }

  /** To be called when all have been asked for: what an answer is made of is open, wherever else it is used. */
  settle(): void {
    for (const id of this.#answered) this.components[id] = opened(this.components[id]);
  }
}

/** References to what toJSONSchema puts beside a schema, as references into the components. */
const relocated = (schema: unknown): unknown =>
  changed(schema, (name, value) =>
    name === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  );

/** The same with room for further properties. */
const opened = (schema: unknown): unknown =>
  changed(schema, (name, value) => (name === 'additionalProperties' && value === false ? undefined : value));

/** The schema with its fields changed, at every depth; without those that are changed to nothing. */
const changed = (schema: unknown, change: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => changed(each, change));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .map(([name, value]) => [name, change(name, changed(value, change))] as const)
      .filter(([, value]) => value !== undefined),
  );
};
