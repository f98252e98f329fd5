import type { JsonValue } from '../json.ts';
import type { ConditionTerm } from './arguments/param.ts';

/**
 * A tree of what may be ordered: each node asks for one argument (`unit` is asked like an argument).
 * A path from the root to `done` is one order.
 *
 * - `one`: one of the branches; `then` is asked after each that has no `then` of its own, so that it is said once.
 * - `some`: `from` to `to` different ones of those offered, whichever; what follows is the same whatever is ticked.
 * - `number`: a number from `from` to `to`; a form begins with `usual`, or with `from`. With `places` it is counted in the
 *   smallest unit, as its parameter is; `all` is a word that may be given instead.
 * - `numbers`: `count` whole numbers of at least 0 that make at most `sum` together; a form begins with `usual`, or with 0.
 * - `way`: `from` to `to` of those offered one after another, along `steps`; a form may have them clicked on the map.
 * - `groups`: `from` to `to` of those offered, each as it is or so many of it.
 * - `condition`: 1 to `to` of the terms, with numbers.
 * - `order`: another order that may be given now with one of the verbs.
 * - `text`: `from` to `to` characters; `examples` may be proposed.
 * - `bill`: several arguments at once, each at its price.
 *
 * A node with `skip` asks for an argument that may be left out. A node whose `param` the order has not only parts the tree,
 * as where fleets in several seas may be ordered, but none with ships in two.
 */
export type Choice = Asking | Bill | { readonly ask: 'done' };

/** A node that asks for one argument. */
export type Asking = Ask & {
  readonly param: string;
  readonly skip?: Skip;
};

type Ask =
  | { readonly ask: 'one'; readonly of: readonly Branch[]; readonly then?: Choice }
  | {
      readonly ask: 'some';
      readonly from: number;
      readonly to: number;
      readonly of: readonly Tick[];
      readonly then: Choice;
    }
  | {
      readonly ask: 'number';
      readonly from: number;
      readonly to: number;
      readonly usual?: number;
      readonly places?: 1 | 2;
      readonly all?: { readonly value: string; readonly label: string };
      readonly then: Choice;
    }
  | {
      readonly ask: 'numbers';
      readonly count: number;
      readonly sum: number;
      readonly usual?: readonly number[];
      readonly then: Choice;
    }
  | {
      readonly ask: 'text';
      readonly from: number;
      readonly to: number;
      readonly examples?: readonly string[];
      readonly then: Choice;
    }
  | {
      readonly ask: 'way';
      readonly from: number;
      readonly to: number;
      /** Everything that may stand on the way; the area of the map that is meant, where it is not the value itself. */
      readonly of: readonly WayStop[];
      /** Where it may begin. */
      readonly starts: readonly WayStop['value'][];
      /** The argument that the last stop is the answer to, where the way leads to it and does not hold it. */
      readonly last?: string;
      /** By value what may follow it. */
      readonly steps: { readonly [value: string]: readonly WayStop['value'][] };
      readonly then: Choice;
    }
  | {
      readonly ask: 'groups';
      readonly from: number;
      readonly to: number;
      readonly of: readonly GroupOffer[];
      readonly then: Choice;
    }
  | { readonly ask: 'condition'; readonly to: number; readonly terms: readonly ConditionTerm[]; readonly then: Choice }
  | { readonly ask: 'order'; readonly verbs: readonly string[]; readonly then: Choice };

/** One stop of a way. */
export interface WayStop extends Tick {
  readonly area?: number;
}

/** One group that may be ordered: as it is, or with a number of its own. */
export interface GroupOffer {
  readonly label: string;
  readonly group: { readonly [name: string]: JsonValue };
  /** The argument of the group that says how many, its range, and a word that may stand for all. */
  readonly count?: { readonly param: string; readonly from: number; readonly to: number; readonly all?: string };
}

export interface Branch {
  readonly value: JsonValue;
  /** What the menu shows. */
  readonly label: string;
  /** The area of the map that is meant, where the value is not its number; a click on it may give the answer. */
  readonly area?: number;
  /** What is asked after it; by default what its question asks next. */
  readonly then?: Choice;
}

/** One of several that may be ticked. */
export interface Tick {
  readonly value: string | number;
  /** What stands beside the box. */
  readonly label: string;
}

/**
 * A node that asks for several arguments at once, none of which need be given: what is chosen costs `least` to `budget` in
 * all, and within that whatever is chosen may be ordered together.
 */
export interface Bill {
  readonly ask: 'bill';
  /** What it is paid with, in the words of the ruleset: `War Score`. */
  readonly spent: string;
  readonly least: number;
  readonly budget: number;
  readonly of: readonly BillItem[];
  readonly then: Choice;
}

/**
 * One argument on a bill, with what the form calls it. What is dearer than the budget may stand there too, for everybody to
 * see.
 *
 * - `ticks`: some of those offered.
 * - `flag`: `needs` is a value of a list on the same bill that has to be ticked with it.
 * - `number`: from `from` to `to` by steps of `step`; each step costs `price`, and so does `from` itself.
 */
export type BillItem =
  | {
      readonly kind: 'ticks';
      readonly param: string;
      readonly label: string;
      readonly of: readonly PricedTick[];
    }
  | {
      readonly kind: 'flag';
      readonly param: string;
      readonly label: string;
      readonly price: number;
      readonly needs?: { readonly param: string; readonly value: string | number };
    }
  | {
      readonly kind: 'number';
      readonly param: string;
      readonly label: string;
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly price: number;
    };

export interface PricedTick extends Tick {
  readonly price: number;
}

/** How an argument is left out. */
export interface Skip {
  /** What the menu shows, such as `no tribute`. */
  readonly label: string;
  /** What is asked instead of what follows an answer. */
  readonly then: Choice;
}

/** All that a seat may order now: verb by verb. */
export type ChoiceTree = { readonly [verb: string]: Choice };

export const DONE: Choice = { ask: 'done' };

/** What is asked after a branch of a question is taken. */
export const afterBranch = ({ then }: Extract<Asking, { ask: 'one' }>, branch: Branch): Choice =>
  branch.then ?? then ?? DONE;
