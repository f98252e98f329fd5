import type { JsonValue } from '../json.ts';

/** An order as it travels: a verb, the unit that carries it out unless the seat itself does, and named arguments. */
export interface AnyOrder {
  readonly verb: string;
  readonly unit?: string;
  /** The section of the sheet in which it stands, where sheets have sections and it belongs to one. */
  readonly section?: string;
  /**
   * Which of all lines of the turn it was to arrive, from 1, where the rules ask for it. The host says so when the turn is run;
   * no ruler writes it.
   */
  readonly rank?: number;
  readonly args: { readonly [name: string]: JsonValue | undefined };
}
