import type { JsonValue } from '../json.ts';

/**
 * A tree of what may be ordered: each node asks for one argument (`unit` is asked like an argument).
 * A path from the root to `done` is one order.
 *
 * - `one`: one of the branches.
 * - `number`: a whole number from `from` to `to`.
 * - `numbers`: `count` whole numbers of at least 0 that make at most `sum` together.
 * - `text`: `from` to `to` characters; `examples` may be proposed.
 */
export type Choice =
  | { readonly ask: 'one'; readonly param: string; readonly of: readonly Branch[] }
  | {
      readonly ask: 'number';
      readonly param: string;
      readonly from: number;
      readonly to: number;
      readonly then: Choice;
    }
  | {
      readonly ask: 'numbers';
      readonly param: string;
      readonly count: number;
      readonly sum: number;
      readonly then: Choice;
    }
  | {
      readonly ask: 'text';
      readonly param: string;
      readonly from: number;
      readonly to: number;
      readonly examples?: readonly string[];
      readonly then: Choice;
    }
  | { readonly ask: 'done' };

export interface Branch {
  readonly value: JsonValue;
  /** What the menu shows. */
  readonly label: string;
  readonly then: Choice;
}

/** All that a seat may order now: verb by verb. */
export type ChoiceTree = { readonly [verb: string]: Choice };

export const DONE: Choice = { ask: 'done' };
