import { html } from 'hono/html';
import type { Html } from '../text/html.ts';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly description?: string;
  readonly default?: unknown;
  /** What the pieces of a text are, such as the events of a stream. */
  readonly contentSchema?: JsonSchema;
}

/** What kind of thing a schema wants, in one line of HTML: `list of Receipt`, `text or null`, `"open" or "closed"`. */
export const typeText = (schema: JsonSchema): Html => {
  if (schema.$ref !== undefined) return reference(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return eitherOf(schema.enum.map(literal));
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return eitherOf(kinds.map(typeText));
  if (typeof schema.type === 'object') return eitherOf(schema.type.map((type) => typeText({ ...schema, type })));
  switch (schema.type) {
    case 'array':
      return html`list of ${schema.items === undefined ? 'anything' : typeText(schema.items)}`;
    case 'object':
      return schema.properties === undefined && typeof schema.additionalProperties === 'object'
        ? html`${typeText(schema.additionalProperties)} by name`
        : 'object';
    case 'string':
      return schema.contentSchema === undefined ? 'text' : html`events, each a ${typeText(schema.contentSchema)}`;
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return literal(null);
    case undefined:
      return 'anything';
    default:
      return schema.type;
  }
};

/** Each of them once, whatever it is made of. */
const eitherOf = (kinds: readonly Html[]): Html =>
  [...new Map(kinds.map((kind) => [String(kind), kind])).values()].reduce((some, other) => html`${some} or ${other}`);

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const reference = (ref: string): Html => {
  const id = ref.slice(ref.lastIndexOf('/') + 1);
  return html`<a href="#schema-${id}">${id}</a>`;
};

/** Text of which what stands between backticks is code. */
export const proseHtml = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part))}`;
