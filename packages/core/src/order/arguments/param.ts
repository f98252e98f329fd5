import type { JsonValue } from '../../json.ts';
import type { Known, RulesetTypes } from '../../types/ruleset-types.ts';

/** One thing that an argument may name: its value in JSON and the words that mean it, the proper one first. */
export interface Named {
  readonly value: string | number;
  readonly names: readonly string[];
}

/**
 * An argument that names one of a list. `fixed` lists depend on the setting alone and are indexed once for all seats.
 * `pattern` admits values that no list holds yet, such as the number of an army still to be formed.
 */
export interface NamedType<T extends RulesetTypes = RulesetTypes> {
  readonly kind: 'named';
  readonly name: string;
  readonly value: 'string' | 'integer';
  readonly fixed: boolean;
  of(known: Known<T>): readonly Named[];
  readonly pattern?: { readonly test: RegExp; value(words: string): string | number };
  /** Null stands for "none", as in FOLLOW nobody. */
  readonly nullable?: boolean;
}

/**
 * `from` to `to` different things of one named type, as in MOVE 12, 14, 15: in a line parted by commas, in JSON an array,
 * in the order in which they are named. `from` is at least 1: a list of nothing is an optional argument left out.
 */
export interface ListType<T extends RulesetTypes = RulesetTypes> {
  readonly kind: 'list';
  readonly name: string;
  readonly of: NamedType<T>;
  readonly from: number;
  readonly to: number;
}

/** A whole number from `from` to `to`. */
export interface NumberType {
  readonly kind: 'number';
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Exactly `count` whole numbers from `from` to `to`. */
export interface NumbersType {
  readonly kind: 'numbers';
  readonly name: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Free words in quotes, `from` to `to` characters; blanks around them are not kept. `examples` are shown in the help and
 * proposed by the form.
 */
export interface TextType {
  readonly kind: 'text';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly examples?: readonly string[];
}

/** True or false, set by the wording of the line (see OrderLine.sets and OrderLine.flags). */
export interface FlagType {
  readonly kind: 'flag';
  readonly name: string;
}

/** The kind of an argument. From it come the reading of words, the JSON schema and the field of the form. */
export type ParamType<T extends RulesetTypes = RulesetTypes> =
  | NamedType<T>
  | ListType<T>
  | NumberType
  | NumbersType
  | TextType
  | FlagType;

export interface Param<T extends RulesetTypes = RulesetTypes> {
  readonly type: ParamType<T>;
  readonly optional?: boolean;
  /** A few words for the help and the form. */
  readonly help: string;
}

/**
 * One way to write an order as a line, such as `<unit> MARCH <location>`.
 * Capital words are literal, `<name>` is an argument, `[...]` may be left out, `a|b` are alternatives of one literal.
 * `x<times>` is a number with letters before it: `x3`.
 * Optional parts that stand beside each other and begin with words of their own, as in `[TRIBUTE <gold>] [LAND <areas>]`,
 * are written in this order and read in any.
 * `sets` are arguments that this wording implies; `flags` those that an optional part sets true, by its words:
 * `[PACT]` and `{ PACT: 'pact' }`. The first line that fits an order is the one it is written as.
 */
export interface OrderLine {
  readonly pattern: string;
  readonly sets?: { readonly [arg: string]: JsonValue };
  readonly flags?: { readonly [words: string]: string };
}
