import type { JsonSchema } from '@chancery/core';

/** The words of which schemas of scenarios and options are made. */

/** A whole number. */
export const whole = (minimum: number, maximum: number, description?: string): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
  ...(description === undefined ? {} : { description }),
});

/** A whole number, or null for none. */
export const wholeOrNone = (minimum: number, maximum: number, description?: string): JsonSchema => ({
  ...whole(minimum, maximum, description),
  type: ['integer', 'null'],
});

/** A name, a title. */
export const TEXT = { type: 'string', minLength: 1, maxLength: 80 } as const satisfies JsonSchema;
/** A description; it may be empty. */
export const LONG_TEXT = { type: 'string', maxLength: 4000 } as const satisfies JsonSchema;
/** Three letters, by which a power goes. */
export const CODE = { type: 'string', minLength: 3, maxLength: 3 } as const satisfies JsonSchema;
export const YES_OR_NO = { type: 'boolean' } as const satisfies JsonSchema;

export const oneOfWords = (words: readonly string[], description?: string): JsonSchema => ({
  enum: words,
  ...(description === undefined ? {} : { description }),
});

/** A record of these fields and no others; all but the optional ones are wanted. */
export const row = (
  properties: { readonly [name: string]: JsonSchema },
  ...optional: readonly string[]
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** How long a list may be. */
export interface ListLength {
  readonly least?: number;
  readonly most?: number;
}

export const list = (items: JsonSchema, { least, most }: ListLength = {}): JsonSchema => ({
  type: 'array',
  items,
  ...(least === undefined ? {} : { minItems: least }),
  ...(most === undefined ? {} : { maxItems: most }),
});

/** One field for each of these names. */
export const forEach = (names: readonly string[], schema: JsonSchema): JsonSchema =>
  row(Object.fromEntries(names.map((name) => [name, schema])));
