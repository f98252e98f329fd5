import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { Ruleset } from './ruleset.ts';

/** A ruleset whose own types are hidden: what host, client and command line handle. */
export type AnyRuleset = Ruleset<RulesetTypes>;

/**
 * Declares a ruleset, fully typed inside, and hides its types. The one cast of the house stands here: positions, orders
 * and views are only ever handed back to the ruleset that made them.
 */
export const defineRuleset = <T extends RulesetTypes>(ruleset: Ruleset<T>): AnyRuleset =>
  ruleset as unknown as AnyRuleset;
