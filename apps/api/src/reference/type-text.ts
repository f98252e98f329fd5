import { escapeHtml } from '@chancery/reports';

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
}

/** What kind of thing a schema wants, in one line of HTML: `list of Receipt`, `text or null`, `"open" or "closed"`. */
export const typeText = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return reference(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' or ');
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return [...new Set(kinds.map(typeText))].join(' or ');
  if (typeof schema.type === 'object') return schema.type.map((type) => typeText({ ...schema, type })).join(' or ');
  switch (schema.type) {
    case 'array':
      return `list of ${schema.items === undefined ? 'anything' : typeText(schema.items)}`;
    case 'object':
      return schema.properties === undefined && typeof schema.additionalProperties === 'object'
        ? `${typeText(schema.additionalProperties)} by name`
        : 'object';
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return literal(null);
    case undefined:
      return 'anything';
    default:
      return escapeHtml(schema.type);
  }
};

const literal = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

const reference = (ref: string): string => {
  const id = escapeHtml(ref.slice(ref.lastIndexOf('/') + 1));
  return `<a href="#schema-${id}">${id}</a>`;
};

/** Text of which what stands between backticks is code. */
export const proseHtml = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
