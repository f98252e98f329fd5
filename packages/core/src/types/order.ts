import type { JsonValue } from '../json.ts';

/** An order as it travels: a verb, the unit that carries it out unless the seat itself does, and named arguments. */
export interface AnyOrder {
  readonly verb: string;
  readonly unit?: string;
  /** The section of the sheet in which it stands, where sheets have sections and it belongs to one. */
  readonly section?: string;
  readonly args: { readonly [name: string]: JsonValue | undefined };
}
