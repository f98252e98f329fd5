import type { AnyKnown, AnyOrder, AnyPosition, AnyRuleset, Dice, Sheet } from '@chancery/core';

/**
 * The modules of a checkout, each loaded when it is asked for, so that a cold process loads no more than it works with. They
 * are typed as today's; what a commit calls otherwise stands in its bridges.
 */
export interface Modules {
  core(): Promise<typeof import('@chancery/core')>;
  reports(): Promise<typeof import('@chancery/reports')>;
  /** The ruleset of Europe alone, as a program has it that plays nothing else. */
  europe(): Promise<AnyRuleset>;
  /** The same of Domains. */
  domains(): Promise<AnyRuleset>;
  /** The same of PBM Umpire. */
  umpire(): Promise<AnyRuleset>;
  /** The same of World 1483. */
  world(): Promise<AnyRuleset>;
  rulesets(): Promise<readonly AnyRuleset[]>;
  store(): Promise<typeof import('@chancery/store')>;
  app(): Promise<typeof import('@chancery/app')>;
}

/** What commits call otherwise. */
export interface Bridges {
  /** The orders of a text, with the faults of its lines and without advice. */
  readOrders(core: Core, ruleset: AnyRuleset, known: AnyKnown, text: string): { readonly orders: readonly AnyOrder[] };
  /** What the bot of the seat that knows this would order. */
  botOrders(core: Core, ruleset: AnyRuleset, known: AnyKnown, dice: Dice): readonly AnyOrder[];
  /** The state after a turn, for a search that wants nothing else. */
  simulated(core: Core, ruleset: AnyRuleset, position: AnyPosition, turn: SearchedTurn): unknown;
}

export type Core = Awaited<ReturnType<Modules['core']>>;

export interface SearchedTurn {
  readonly sheets: readonly Sheet[];
  readonly dice: Dice;
}

/** A checkout as the rows work with it. */
export interface House extends Modules, Bridges {
  /** The folder of the checkout. */
  readonly root: string;
}

/** How a commit and its like are laid out. */
export interface Adapter {
  /** Whether the checkout in this folder is laid out so. */
  fits(root: string): boolean;
  /** Where each module begins, from the root. */
  readonly doors: { readonly [module in keyof Modules]: string };
  readonly bridges: Bridges;
  /** With which Node runs its server. */
  readonly serverFlags: readonly string[];
}
