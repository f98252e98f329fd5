/** What survives JSON unchanged. Orders, events, states and views are made of nothing else. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** The part of JSON Schema that describes order arguments and options. */
export interface JsonSchema {
  readonly type?:
    | 'string'
    | 'integer'
    | 'boolean'
    | 'array'
    | 'object'
    | 'null'
    | readonly ('string' | 'integer' | 'null')[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly description?: string;
  readonly examples?: readonly string[];
}
