import type { JsonValue } from '../json.ts';

/**
 * A tree of what may be ordered: each node asks for one argument (`unit` is asked like an argument).
 * A path from the root to `done` is one order.
 *
 * - `one`: one of the branches.
 * - `some`: `from` to `to` different ones of those offered, whichever; what follows is the same whatever is ticked.
 * - `number`: a whole number from `from` to `to`; a form begins with `usual`, or with `from`.
 * - `numbers`: `count` whole numbers of at least 0 that make at most `sum` together; a form begins with `usual`, or with 0.
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
  | { readonly ask: 'one'; readonly of: readonly Branch[] }
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
    };

export interface Branch {
  readonly value: JsonValue;
  /** What the menu shows. */
  readonly label: string;
  /** The area of the map that is meant, where the value is not its number; a click on it may give the answer. */
  readonly area?: number;
  readonly then: Choice;
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
