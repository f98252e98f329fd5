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
  /** What its values are in JSON; `either` where a word stands among numbers, such as ALL among the numbers of places. */
  readonly value: 'string' | 'integer' | 'either';
  readonly fixed: boolean;
  of(known: Known<T>): readonly Named[];
  readonly pattern?: { readonly test: RegExp; value(words: string): string | number };
  /** Null stands for "none", as in FOLLOW nobody. */
  readonly nullable?: boolean;
  /**
   * What earlier orders of the same sheet have named, so that later ones may speak of it: a city founded in the line before. It is
   * asked for each name of each line; the same list is indexed once.
   */
  given?(known: Known<T>, before: readonly T['order'][]): readonly Named[];
}

/**
 * `from` to `to` different things of one named type, as in MOVE 12, 14, 15: in a line separated by commas, in JSON an array,
 * in the order in which they are named. `from` is at least 1: a list of nothing is an optional argument left out.
 */
export interface ListType<T extends RulesetTypes = RulesetTypes> {
  readonly kind: 'list';
  readonly name: string;
  readonly of: NamedType<T>;
  readonly from: number;
  readonly to: number;
  /** It is a way: its items follow each other as on a map, and one may come again, but not twice in a row. */
  readonly way?: true;
}

/**
 * A number from `from` to `to`. With `places` it is written with so many decimals at most and counted in the smallest
 * unit: with one place `2.5` is 25, and so are `from` and `to`. With `all` it may also be that word, such as `ALL`, whose
 * value is the word itself: as many as there are.
 */
export interface NumberType {
  readonly kind: 'number';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly places?: 1 | 2;
  readonly all?: string;
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
  /** It needs no quotes where it ends a line, behind a word such as AS that says where it begins. */
  readonly bare?: true;
}

/** True or false, set by the wording of the line (see OrderLine.sets and OrderLine.flags). */
export interface FlagType {
  readonly kind: 'flag';
  readonly name: string;
}

/** Signs with which a condition compares. */
export const CONDITION_SIGNS = ['>=', '<=', '>', '<', '='] as const;
export type ConditionSign = (typeof CONDITION_SIGNS)[number];

/** What a condition may speak of: `losses>=2`, `ratio<1/2`, or just `now`. */
export interface ConditionTerm {
  /** Small letters: its value, and the word that says it. */
  readonly measure: string;
  readonly help: string;
  /** How it is compared; without it the word alone is the term. */
  readonly than?: {
    readonly signs: readonly ConditionSign[];
    readonly from: number;
    readonly to: number;
    readonly ratio?: true;
  };
}

/** One term as it stands in an order; `of` is what a ratio is over. */
export type ConditionValue = {
  readonly measure: string;
  readonly sign?: ConditionSign;
  readonly than?: number;
  readonly of?: number;
};

/** One to `to` terms separated by commas or OR, any of which is enough. */
export interface ConditionType {
  readonly kind: 'condition';
  readonly name: string;
  readonly terms: readonly ConditionTerm[];
  readonly to: number;
}

/**
 * `from` to `to` groups of things, separated by commas, `+` or AND: `Foot 4, Horse 6`, `2 inf @ Kaunas + 20`. A group is
 * written as one of `lines` says, which are patterns like those of orders, and its value holds its arguments by name. An
 * argument of a group is a name, a number or a flag.
 */
export interface GroupsType<T extends RulesetTypes = RulesetTypes> {
  readonly kind: 'groups';
  readonly name: string;
  readonly params: { readonly [name: string]: GroupParam<T> };
  readonly lines: readonly OrderLine[];
  readonly from: number;
  readonly to: number;
}

export interface GroupParam<T extends RulesetTypes = RulesetTypes> {
  readonly type: NamedType<T> | NumberType | FlagType;
  readonly optional?: boolean;
  readonly help: string;
}

/** Another order of the same ruler, up to the end of the line: what is done if this one cannot be. */
export interface OrderType {
  readonly kind: 'order';
  readonly name: string;
  /** The verbs that it may have. */
  readonly verbs: readonly string[];
}

/** The kind of an argument. From it come the reading of words, the JSON schema and the field of the form. */
export type ParamType<T extends RulesetTypes = RulesetTypes> =
  | NamedType<T>
  | ListType<T>
  | NumberType
  | NumbersType
  | TextType
  | FlagType
  | ConditionType
  | GroupsType<T>
  | OrderType;

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
