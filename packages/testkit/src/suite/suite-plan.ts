import type { Position, RulesetTypes, SeatId } from '@chancery/core';

import type { ScrambleRules } from './knowledge.ts';

/** What a ruleset hands to the shared suite. */
export interface SuitePlan<T extends RulesetTypes> {
  /** The campaigns that are played and looked at: each once by bots, and once by bots and random players together. */
  readonly scenarios: readonly { readonly scenario: string; readonly turns: number; readonly options?: unknown }[];
  /** The text of its RULES.md: whatever cites a rule must cite one that stands there. */
  readonly rulebook: string;
  /** The text of its GUIDE.md: what it orders must be allowed, and what it shows must be there. */
  readonly guide: string;
  /** At least one refusal of every code. */
  readonly refusals: readonly T['refusal'][];
  readonly secrets: Secrets<T>;
  /**
   * A position as full as a long war makes it, drawn from the first of a scenario: many units, everybody at war with whomever
   * they reach. What a seat may order is measured there.
   */
  readonly crowded: {
    readonly scenario: string;
    readonly options?: unknown;
    from(first: Position<T>): Position<T>;
  };
  /** Random campaigns in which every order must occur. */
  readonly randomCampaigns: {
    readonly scenario: string;
    readonly campaigns: number;
    readonly turns: number;
    /** A position with what is rare, such as a general of each ability, from which every other campaign begins. */
    from?(first: Position<T>): Position<T>;
  };
  /** Tests that this ruleset cannot pass, each with its reason. */
  readonly skip?: readonly { readonly reason: string; readonly tests: readonly SuiteTest[] }[];
}

/**
 * What a viewer may not know, as changes that they must not notice. A viewer is a seat, or null: the public. Everything is
 * returned as often as there are ways to change it, and each must differ from the original.
 */
export interface Secrets<T extends RulesetTypes> {
  /**
   * What each viewer may know of the state: all else is changed by machine, value by value, and nothing that they receive may
   * change. Without it only the positions below are tried.
   */
  readonly scrambled?: ScrambleRules<T>;
  /** Positions that look like this one to the viewer, but are not. Called often: share what stays the same. */
  positions(position: Position<T>, viewer: SeatId | null): readonly Position<T>[];
  /** The same event with other things in it that the viewer never hears, such as rolls. */
  events(event: T['event'], viewer: SeatId | null, position: Position<T>): readonly T['event'][];
  /**
   * Orders that another seat may add to its sheet without the viewer noticing. Texts in them hold the canary, which must
   * then be found nowhere in what the viewer receives.
   */
  orders(position: Position<T>, seat: SeatId, viewer: SeatId | null, canary: string): readonly T['order'][];
}

/** The tests of the shared suite, by name. */
export const SUITE_TESTS = [
  'the tables agree with each other',
  'replaying the events gives the same state',
  'resolving a turn again gives the same turn',
  'saving and loading every turn changes nothing',
  'the order of sheets and keys changes nothing',
  'what goes in is never changed',
  'nothing is done with private words but to tell them',
  'everything that is offered passes the check',
  'what may be left out can be left out',
  'what a seat may order stays small, in a long war too',
  'orders come back from text and JSON as they were',
  'bots order nothing illegal',
  'everything that is said is said in words',
  'every refusal has a sentence',
  'figures, units and places answer for every seat',
  'the lesson can be taken, and strands nobody',
  'the guide shows what is so',
  'random players use every order',
  'settings hold nothing that was rolled',
  'a view shows no secret',
  'whatever a seat may not know can be otherwise without its notice',
  'news tells no secret',
  'nobody learns of the orders of others',
] as const;
export type SuiteTest = (typeof SUITE_TESTS)[number];
