import type { JsonValue } from '../json.ts';

/** An order as it travels: a verb, the unit that carries it out unless the seat itself does, and named arguments. */
export interface AnyOrder {
  readonly verb: string;
  readonly unit?: string;
  readonly args: { readonly [name: string]: JsonValue | undefined };
}
