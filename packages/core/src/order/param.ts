import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../ruleset/types.ts';

/** One thing that an argument may name: its value in JSON and the words that mean it, the proper one first. */
export interface Named {
  readonly value: string | number;
  readonly names: readonly string[];
}

/**
 * The kind of an argument. From it come the reading of words, the JSON schema and the field of the form.
 *
 * - `named`: one of a list. `fixed` lists depend on the setting alone and are indexed once for all seats.
 *   `pattern` admits values that no list holds yet, such as the number of an army still to be formed.
 * - `number`: a whole number from `from` to `to`.
 * - `numbers`: exactly `count` of them.
 * - `text`: free words in quotes, `from` to `to` characters; blanks around them are not kept. `examples` are shown in
 *   the help and proposed by the form.
 * - `flag`: true or false, set by the wording of the line (see OrderLine.sets).
 */
export type ParamType<T extends RulesetTypes = RulesetTypes> =
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly value: 'string' | 'integer';
      readonly fixed: boolean;
      of(known: Known<T>): readonly Named[];
      readonly pattern?: { readonly test: RegExp; value(words: string): string | number };
      /** Null stands for "none", as in FOLLOW nobody. */
      readonly nullable?: boolean;
    }
  | { readonly kind: 'number'; readonly name: string; readonly from: number; readonly to: number }
  | {
      readonly kind: 'numbers';
      readonly name: string;
      readonly count: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly examples?: readonly string[];
    }
  | { readonly kind: 'flag'; readonly name: string };

export interface Param<T extends RulesetTypes = RulesetTypes> {
  readonly type: ParamType<T>;
  readonly optional?: boolean;
  /** A few words for the help and the form. */
  readonly help: string;
}

export type NamedType<T extends RulesetTypes = RulesetTypes> = Extract<ParamType<T>, { kind: 'named' }>;

/**
 * One way to write an order as a line, such as `<unit> MARCH <location>`.
 * Capital words are literal, `<name>` is an argument, `[...]` may be left out, `a|b` are alternatives of one literal.
 * `sets` are arguments that this wording implies. The first line that fits an order is the one it is written as.
 */
export interface OrderLine {
  readonly pattern: string;
  readonly sets?: { readonly [arg: string]: JsonValue };
}
